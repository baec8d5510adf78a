#!/usr/bin/env node
// Serves the site from its sources, with hot reload, against the mock server: `npm run dev`.
// The site listens on PORT (default 4173), the mock server on PORT+2 and the games on PORT+3.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { refuseArguments } from './arguments.mjs'
import { assertFree, readPort } from './port.mjs'
import { runUntilStopped, tool } from './run.mjs'

refuseArguments('npm run dev', 'the variables PORT and HOST choose the address')

const host = process.env.HOST || 'localhost'
const port = await choosePort()
const backend = `http://localhost:${port + 2}`

const folder = mkdtempSync(path.join(tmpdir(), 'croupier-dev-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const server = runUntilStopped(
  tool('tsx'),
  ['watch', '--clear-screen=false', 'packages/mock-server/src/main.ts'],
  {
    env: {
      PORT: String(port + 2),
      SITE_DIRECTORY: 'none: Vite serves it',
      // Worlds survive a restart after a change of the server's code.
      SITE_REQUESTS: path.join(folder, 'requests.jsonl'),
    },
    isSilent: true,
  },
)
const site = runUntilStopped(
  tool('vite'),
  [
    'packages/web',
    '--config',
    'packages/web/vite.config.ts',
    '--port',
    String(port),
    '--strictPort',
    '--host',
    host,
  ],
  { env: { CROUPIER_BACKEND: backend } },
)
console.log(`Site          http://${host}:${port}`)
console.log(`Control room  http://localhost:${port}/__mock`)
console.log(`Games         http://localhost:${port + 3}`)
console.log('Log in as     demo / demo1234')
console.log('Watch the charts of any page by adding ?inspect to its address.')

try {
  process.exitCode = await Promise.race([server, site])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
// If one of the two has ended, the other is of no use.
process.kill(process.pid, 'SIGTERM')

/** Chooses the port of the site. Ends the program if one of the ports is not free. */
async function choosePort() {
  try {
    const first = readPort(process.env.PORT, 4)
    await assertFree([first], host)
    await assertFree([first + 2, first + 3], process.env.HOST || '127.0.0.1')
    return first
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
