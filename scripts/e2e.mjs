#!/usr/bin/env node
// Builds the site and runs only the browser tests: `npm run e2e -- --grep deposit`.
import { findBrowsers } from './browser.mjs'
import { runBrowserTests } from './browser-tests.mjs'
import { buildDemoSite } from './site-page/demo.pages.ts'

try {
  const browsers = await findBrowsers()
  process.exitCode = (await buildDemoSite())
    ? await runBrowserTests(browsers, process.argv.slice(2))
    : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
