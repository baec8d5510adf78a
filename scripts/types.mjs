#!/usr/bin/env node
// Type-checks every part of the repository, or one: `npm run types -- core`. Checks each package once; the
// others read only its declarations. Skips packages that did not change since the last check.
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { help, readArguments } from './arguments.mjs'
import { isColoured } from './colours.mjs'
import { foldersOf } from './parts.mjs'
import { root, run, secondsSince, tool } from './run.mjs'
import { outdatedByJson } from './types.kept.mjs'

const usage = `npm run types -- [package …]

  Type-checks every part of the repository, or the named ones: core, web, scripts, …

  --help  shows this`

/** More checkers for each project would check the same types several times. */
const effort = ['--builders', '2', '--checkers', '1']

try {
  const config = { allowPositionals: true, options: { help } }
  const { positionals, values } = readArguments('npm run types', config)
  if (values.help) console.log(usage)
  else {
    const folders = foldersOf(positionals)
    for (const file of foldersOf().flatMap((folder) => outdatedByJson(path.join(root, folder)))) {
      rmSync(file)
    }
    process.exitCode = (await check(projectsOf(folders))) ? 0 : 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** @param {readonly string[]} projects */
async function check(projects) {
  const startedAt = performance.now()
  const appearance = ['--pretty', String(isColoured)]
  const { code } = await run(tool('tsc'), ['--build', ...projects, ...effort, ...appearance])
  const count = projects.length === 1 ? 'one project' : `${projects.length} projects`
  console.log(`${code === 0 ? 'ok    ' : 'failed'} ${count}  ${secondsSince(startedAt)}`)
  return code === 0
}

/** @param {readonly string[]} folders */
function projectsOf(folders) {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => /^tsconfig.*\.json$/.test(name))
      .map((name) => `${folder}/${name}`),
  )
}
