#!/usr/bin/env node
// Builds the site and runs the browser tests alone: `npm run e2e -- --grep deposit`.
import { findBrowser } from './browser.mjs'
import { runBrowserTests } from './browser-tests.mjs'
import { buildSite } from './build.mjs'

try {
  const browser = await findBrowser()
  process.exitCode = (await buildSite()) ? await runBrowserTests(browser, process.argv.slice(2)) : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
