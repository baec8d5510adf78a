#!/usr/bin/env node
// Checks format and lint of the whole repository or of some parts: `npm run lint -- core`.
import { help, readArguments } from './arguments.mjs'
import { isColoured } from './colours.mjs'
import { foldersOf } from './parts.mjs'
import { succeeds, tool } from './run.mjs'

const usage = `npm run lint -- [package …]

  Checks format and lint of the whole repository, or of the named parts: core, web, scripts, …

  --help  shows this`

/** The linter for types keeps most of what it allocates, and rarer garbage collection saves a quarter of its time. */
const rareCollection = { GOGC: '1000' }

try {
  const config = { allowPositionals: true, options: { help } }
  const { positionals, values } = readArguments('npm run lint', config)
  if (values.help) console.log(usage)
  else process.exitCode = (await lint(positionals)) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** @param {readonly string[]} names */
async function lint(names) {
  const places = names.length === 0 ? ['.'] : foldersOf(names)
  const colours = `--colors=${isColoured ? 'force' : 'off'}`
  const severity = ['--diagnostic-level=warn', '--error-on-warnings']
  const results = [
    await succeeds(tool('biome'), ['ci', colours, ...severity, ...places]),
    await succeeds(tool('oxlint'), ['--type-aware', '--deny-warnings', ...places], rareCollection),
  ]
  return results.every(Boolean)
}
