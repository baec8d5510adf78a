#!/usr/bin/env node
// Builds the site that members get and looks that nothing of the inspector is in it: `npm run build`.
import { help, readArguments } from './arguments.mjs'
import { buildInspectorSite, buildSite } from './build.mjs'

const usage = `npm run build -- [options]

  Builds the site that members get into packages/web/dist.

  --with-inspector  builds the site for developers too, as \`npm start\` serves it
  --help            shows this`

try {
  const options = /** @type {const} */ ({
    'with-inspector': { type: 'boolean', default: false },
    help,
  })
  const { values } = readArguments('npm run build', { options })
  if (values.help) console.log(usage)
  else process.exitCode = (await build(values['with-inspector'])) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** @param {boolean} isWithInspector */
async function build(isWithInspector) {
  if (!(await buildSite())) return false
  return !isWithInspector || (await buildInspectorSite()) !== null
}
