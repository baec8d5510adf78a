#!/usr/bin/env node
// Builds the site with the inspector and serves it with its mock server: `npm start`. PORT and HOST
// choose the address, `--site docs/sites/paper.json` the look of the site.
import path from 'node:path'
import { help, readArguments } from './arguments.mjs'
import { buildInspectorSite } from './build.mjs'
import { assertFree, readPort } from './port.mjs'
import { runUntilStopped } from './run.mjs'

const usage = `npm start -- [options]

  Builds the site and serves it with its mock server. The variables PORT and HOST choose the address.

  --site <file>  a site's configuration, such as docs/sites/paper.json; its group, services and game hosts are ignored
  --help         shows this`

try {
  const { values } = readArguments('npm start', { options: { site: { type: 'string' }, help } })
  if (values.help) console.log(usage)
  else await open(values.site)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** @param {string | undefined} site */
async function open(site) {
  const port = readPort(process.env.PORT, 2)
  await assertFree([port, port + 1], process.env.HOST || '127.0.0.1')
  process.exitCode = await start(port, site)
}

/**
 * @param {number} port
 * @param {string | undefined} configuration
 */
async function start(port, configuration) {
  console.log('Building the site …')
  const site = await buildInspectorSite()
  if (site === null) return 1
  console.log('Watch the charts of any page by adding ?inspect to its address.\n')
  const server = ['--import', 'tsx', 'packages/mock-server/src/main.ts']
  return runUntilStopped(process.execPath, server, {
    env: {
      PORT: String(port),
      SITE_DIRECTORY: site,
      ...(configuration ? { SITE_CONFIGURATION: path.resolve(configuration) } : {}),
    },
  })
}
