import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createControlClient } from '../../packages/mock-server/src/control/client.ts'
import { largestCatalogueSize } from '../../packages/mock-server/src/seed/games/catalogue.ts'
import { buildSite } from '../build.mjs'
import { dist } from '../build.report.mjs'
import { type MeasuredServer, startServer } from '../mock-speed/server.ts'
import { root, run, tool } from '../run.mjs'

/** The members' site, with the page of the benchmark beside it. */
const served = path.join(root, 'packages/web/.vite/bench-grid')

/** Builds the site and the benchmark's page, and serves them with all the games of the mock server. */
export async function serveBench(): Promise<MeasuredServer> {
  if (!(await buildSite())) throw new Error('The site could not be built.')
  rmSync(served, { recursive: true, force: true })
  cpSync(dist, served, { recursive: true })
  const build = ['build', '--config', 'bench/vite.config.ts', '--logLevel', 'warn']
  const { code } = await run(tool('vite'), build, { cwd: path.join(root, 'packages/web') })
  if (code !== 0) throw new Error('The page of the benchmark could not be built.')
  const server = await startServer({ SITE_DIRECTORY: served })
  const control = createControlClient({ baseUrl: server.url, world: 'default' })
  await control.reset({ games: largestCatalogueSize })
  return server
}
