#!/usr/bin/env node
// Builds the site and serves it with its mock server: `npm start`. PORT and HOST choose the address.
import { buildSite } from './build.mjs'
import { runUntilStopped } from './run.mjs'

console.log('Building the site …')
process.exitCode = (await buildSite())
  ? await runUntilStopped(process.execPath, ['--import', 'tsx', 'packages/mock-server/src/main.ts'])
  : 1
