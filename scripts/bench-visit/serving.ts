import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createControlClient } from '../../packages/mock-server/src/control/client.ts'
import { buildSite } from '../build.mjs'
import { dist } from '../build.report.mjs'
import { freePorts, startServer } from '../mock-speed/server.ts'
import { findNginx, secureSiteBlock, startNginx } from '../operating/nginx.ts'
import { root, run, tool } from '../run.mjs'
import { makeCertificate } from './certificate.ts'
import { putFloor, putSite } from './site.folder.ts'

const built = path.join(root, 'packages/web/.vite/bench-visit')

/** What is measured, served. */
export interface Served {
  readonly site: string
  readonly floor: string
  /** What the site is served from, and the floor page. */
  readonly folder: string
  readonly floorFolder: string
  /** The script for each page. */
  readonly probe: string
  readonly certificate: string
  readonly trustedKey: string
  /** Makes the mock server forget what members did. */
  startAnew(): Promise<void>
  stop(): Promise<void>
}

/** Builds the site, the floor page and the probe. */
export async function buildAll(): Promise<void> {
  if (!(await buildSite())) throw new Error('The site could not be built.')
  for (const mode of ['floor', 'probe']) {
    const config = ['--config', 'bench/visit/floor/vite.config.ts', '--mode', mode]
    const { code } = await run(tool('vite'), ['build', ...config, '--logLevel', 'warn'], {
      cwd: path.join(root, 'packages/web'),
    })
    if (code !== 0) throw new Error(`The ${mode} of the benchmark could not be built.`)
  }
}

/**
 * Serves the members' build and the floor page with a real nginx, HTTP/2 and compression, as docs/operating.md
 * says. The services and the games have origins of their own, as those of most sites have.
 */
export async function serveVisits(): Promise<Served> {
  const program = await findNginx()
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-visit-'))
  // The workers of nginx do not run as the user who runs this.
  chmodSync(folder, 0o755)
  const backend = await startServer()
  try {
    const first = await freePorts(4)
    const ports = { site: first, floor: first + 1, services: first + 2 }
    const games = { from: nextPort(backend.url), port: first + 3 }
    const origin = (port: number) => `https://127.0.0.1:${port}`
    const sitePlace = path.join(folder, 'site-place')
    const floorPlace = path.join(folder, 'floor-place')
    await putSite(sitePlace, dist, {
      site: origin(ports.site),
      services: origin(ports.services),
      games: origin(games.port),
      backend: backend.url,
    })
    const made = await makeCertificate(sitePlace)
    putFloor(floorPlace, path.join(built, 'floor'), sitePlace)
    const ofGames = `sub_filter '${games.from}' '${origin(games.port)}';`
    const nginx = await startNginx(
      program,
      folder,
      [
        secureSiteBlock(sitePlace, ports.site, backend.url),
        secureSiteBlock(floorPlace, ports.floor, backend.url).replaceAll('croupier_', 'floor_'),
        passingBlock(sitePlace, ports.services, backend.url, ofGames),
        passingBlock(sitePlace, games.port, games.from),
      ].join('\n'),
    )
    return {
      site: origin(ports.site),
      floor: origin(ports.floor),
      folder: path.join(sitePlace, 'site'),
      floorFolder: path.join(floorPlace, 'site'),
      probe: path.join(built, 'probe/probe.js'),
      ...made,
      startAnew: async () => {
        await createControlClient({ baseUrl: backend.url, world: 'default' }).reset()
      },
      stop: async () => {
        await nginx.stop()
        await backend.stop()
        rmSync(folder, { recursive: true })
      },
    }
  } catch (error) {
    await backend.stop()
    rmSync(folder, { recursive: true })
    throw error
  }
}

/** A host that passes everything on, with TLS, HTTP/2 and compression of its own. */
function passingBlock(place: string, port: number, to: string, changes = ''): string {
  return [
    'server {',
    `  listen 127.0.0.1:${port} ssl http2;`,
    `  ssl_certificate ${place}/tls/site.pem;`,
    `  ssl_certificate_key ${place}/tls/site.key;`,
    '  gzip on;',
    '  gzip_types application/json;',
    `  ${changes}`,
    '  sub_filter_types application/json;',
    '  sub_filter_once off;',
    '  location / {',
    `    proxy_pass ${to};`,
    '    proxy_set_header Accept-Encoding "";',
    '  }',
    '}',
  ].join('\n')
}

/** The mock server has its games at the port after its own. */
function nextPort(origin: string): string {
  const { hostname, port, protocol } = new URL(origin)
  return `${protocol}//${hostname}:${Number(port) + 1}`
}
