#!/usr/bin/env node
// Type-checks every part of the repository, two at a time, or one: `npm run types -- core`. What did
// not change since the last time is not checked again.
import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { help, readArguments } from './arguments.mjs'
import { foldersOf } from './parts.mjs'
import { root, run, secondsSince, tool } from './run.mjs'

const usage = `npm run types -- [package …]

  Type-checks every part of the repository, or the named ones: core, web, scripts, …

  --help  shows this`

const atOnce = 2
const isPlain = !process.stdout.isTTY || Boolean(process.env.NO_COLOR)
/** The option alone, as its value would be taken for a file. */
const appearance = isPlain ? [] : ['--pretty']
/** What the compiler knows of each project: hashes of what it read, and what it found. */
const memory = path.join(root, 'node_modules/.cache/croupier/types')

try {
  const config = { allowPositionals: true, options: { help } }
  const { positionals, values } = readArguments('npm run types', config)
  if (values.help) console.log(usage)
  else process.exitCode = (await check(projectsOf(foldersOf(positionals)))) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** @param {readonly string[]} projects */
async function check(projects) {
  mkdirSync(memory, { recursive: true })
  const waiting = [...projects]
  const results = await Promise.all(Array.from({ length: atOnce }, () => work(waiting)))
  return results.every(Boolean)
}

/** @param {string[]} waiting */
async function work(waiting) {
  let isFine = true
  for (let project = waiting.shift(); project; project = waiting.shift()) {
    const startedAt = performance.now()
    const kept = path.join(memory, `${project.replaceAll('/', '.')}.tsbuildinfo`)
    const options = ['--incremental', '--tsBuildInfoFile', kept, ...appearance]
    const { code, output } = await run(tool('tsc'), ['--project', project, ...options], {
      isQuiet: true,
    })
    console.log(`${code === 0 ? 'ok    ' : 'failed'} ${project}  ${secondsSince(startedAt)}`)
    if (code !== 0) console.log(output)
    isFine &&= code === 0
  }
  return isFine
}

/** @param {readonly string[]} folders */
function projectsOf(folders) {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => /^tsconfig.*\.json$/.test(name))
      .map((name) => `${folder}/${name}`),
  )
}
