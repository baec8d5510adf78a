#!/usr/bin/env node
// Type-checks every part of the repository, two at a time: `npm run types`.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { refuseArguments } from './arguments.mjs'
import { root, run, secondsSince, tool } from './run.mjs'

refuseArguments('npm run types', 'it checks every part of the repository')

const atOnce = 2
const waiting = projects()
let isFine = true
await Promise.all(Array.from({ length: atOnce }, work))
process.exitCode = isFine ? 0 : 1

async function work() {
  for (let project = waiting.shift(); project; project = waiting.shift()) {
    const startedAt = performance.now()
    const { code, output } = await run(tool('tsc'), ['--project', project, '--pretty'], {
      isQuiet: true,
    })
    console.log(`${code === 0 ? 'ok    ' : 'failed'} ${project}  ${secondsSince(startedAt)}`)
    if (code !== 0) console.log(output)
    isFine &&= code === 0
  }
}

/** Every tsconfig of the packages, and that of the scripts. */
function projects() {
  const folders = [
    'scripts',
    ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`),
  ]
  return folders.flatMap((folder) =>
    existsSync(path.join(root, folder))
      ? readdirSync(path.join(root, folder))
          .filter((name) => /^tsconfig.*\.json$/.test(name))
          .map((name) => `${folder}/${name}`)
      : [],
  )
}
