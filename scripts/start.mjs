#!/usr/bin/env node
// Builds the site with the inspector and serves it with its mock server: `npm start`. PORT and HOST
// choose the address.
import { refuseArguments } from './arguments.mjs'
import { buildInspectorSite, inspectorSite } from './build.mjs'
import { assertFree, readPort } from './port.mjs'
import { runUntilStopped } from './run.mjs'

refuseArguments('npm start', 'the variables PORT and HOST choose the address')

try {
  const port = readPort(process.env.PORT, 2)
  await assertFree([port, port + 1], process.env.HOST || '127.0.0.1')
  process.exitCode = await start(port)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** @param {number} port */
async function start(port) {
  const site = inspectorSite(port)
  console.log('Building the site …')
  if (!(await buildInspectorSite(site))) return 1
  console.log('Watch the charts of any page by adding ?inspect to its address.\n')
  const server = ['--import', 'tsx', 'packages/mock-server/src/main.ts']
  return runUntilStopped(process.execPath, server, {
    env: { PORT: String(port), SITE_DIRECTORY: site },
  })
}
