#!/usr/bin/env node
// Builds the site that members get, the same for every site, and checks that nothing of the inspector is in it:
// `npm run build`. `npm run site:page` renders the pages of one site.
import { help, readArguments } from './arguments.mjs'
import { buildInspectorSite, buildSite } from './build.mjs'
import { dist } from './build.report.mjs'
import { buildDemoSite } from './site-page/demo.pages.ts'
import { clearPages } from './site-page/page.files.ts'

const usage = `npm run build -- [options]

  Builds the members' site into packages/web/dist.

  --for-tests  renders the pages of the demonstration too, and builds the site for developers, as \`npm start\`
               serves it
  --help       shows this`

try {
  const options = /** @type {const} */ ({
    'for-tests': { type: 'boolean', default: false },
    help,
  })
  const { values } = readArguments('npm run build', { options })
  if (values.help) console.log(usage)
  else process.exitCode = (await build(values['for-tests'])) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** @param {boolean} isForTests */
async function build(isForTests) {
  if (isForTests) return (await buildDemoSite()) && (await buildInspectorSite()) !== null
  if (!(await buildSite())) return false
  clearPages(dist)
  return true
}
