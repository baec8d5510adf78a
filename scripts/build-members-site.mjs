#!/usr/bin/env node
// Builds the members' site and checks that it contains nothing of the inspector: `npm run build`.
import { help, readArguments } from './arguments.mjs'
import { buildInspectorSite, buildSite } from './build.mjs'

const usage = `npm run build -- [options]

  Builds the members' site into packages/web/dist.

  --with-inspector  also builds the site for developers, which \`npm start\` serves
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
