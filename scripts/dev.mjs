#!/usr/bin/env node
// Serves the site from its sources, with hot reload, against the mock server: `npm run dev`.
// PORT (default 4173) is the site's; the mock server has PORT+2 and the games PORT+3.
import { runUntilStopped, tool } from './run.mjs'

const port = Number(process.env.PORT || 4173)
const host = process.env.HOST || 'localhost'
const backend = `http://localhost:${port + 2}`

const server = runUntilStopped(
  tool('tsx'),
  ['watch', '--clear-screen=false', 'packages/mock-server/src/main.ts'],
  { env: { PORT: String(port + 2), SITE_DIRECTORY: 'none: Vite serves it' }, isSilent: true },
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
console.log(`Control room  http://localhost:${port}/__mock`)

try {
  process.exitCode = await Promise.race([server, site])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
// Where one of the two has ended, the other has nothing to do.
process.kill(process.pid, 'SIGTERM')
