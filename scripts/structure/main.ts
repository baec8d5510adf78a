// Prints figures about the structure of the sources: `npm run structure`.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { flowNames } from '../../packages/core/src/app/flows/flows.ts'
import { help, readArguments } from '../arguments.mjs'
import { root } from '../run.mjs'
import { filesOf } from '../sources.mjs'
import {
  floors,
  foldersInCircles,
  goingUp,
  type Import,
  importsOf,
  mostConnected,
  registersOf,
} from './structure.ts'

const packages = ['core', 'web', 'mock-server'] as const
const command = 'npm run structure'
const usage = `${command} -- [options]

  Analyses the imports of the sources, including types: circles of folders, imports of a higher floor, the
  most connected files, the files that list every flow, and the number of lines.

  --help  shows this`

try {
  const { values } = readArguments(command, { options: { help } })
  console.log(values.help ? usage : report())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function report(): string {
  const files = filesOf([{ place: 'packages', except: /\.test\.tsx?$/ }]).filter((file) =>
    /\.(tsx?|js|css)$/.test(file),
  )
  const sources = files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  const shipped = sources.filter(({ file }) => /^packages\/[^/]+\/(src|testing)\//.test(file))
  const lines = shipped.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0)
  return [
    ...packages.flatMap((name) =>
      reportOf(
        name,
        importsOf(sources.filter(({ file }) => file.startsWith(`packages/${name}/src/`))),
      ),
    ),
    'Registers of flows:',
    ...registersOf(sources, flowNames).map((file) => `  ${file}`),
    `Lines of shipped sources: ${lines}`,
  ].join('\n')
}

function reportOf(name: (typeof packages)[number], imports: readonly Import[]): string[] {
  const circles = foldersInCircles(imports)
  const up = goingUp(imports, floors[name])
  return [
    `Folders of ${name} in circles: ${circles.flat().length}`,
    ...circles.map((circle) => `  ${circle.join(', ')}`),
    `Imports of ${name} that go up: ${up.length}`,
    ...up.map((one) => `  ${one}`),
    `Most connected files of ${name}:`,
    ...mostConnected(imports, 5).map(([file, count]) => `  ${count} ${file}`),
  ]
}
