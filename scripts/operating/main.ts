// Serves the built site by a real nginx as docs/operating.md says, and looks at what it answers:
// `npm run test:operating`
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { noLog } from '../../packages/core/src/base/ports/log.ts'
import {
  isUsable,
  readSiteConfiguration,
} from '../../packages/core/src/kernel/site/site.configuration.ts'
import { siteHeaders } from '../../packages/core/src/kernel/site/site.headers.ts'
import { siteManifest } from '../../packages/core/src/kernel/site/site.manifest.ts'
import { seedSite } from '../../packages/mock-server/src/seed/site.ts'
import { refuseArguments } from '../arguments.mjs'
import { buildSite } from '../build.mjs'
import { startServer } from '../mock-speed/server.ts'
import { isFree } from '../port.mjs'
import { formats } from '../site-headers/formats.ts'
import { writeSite } from '../site-page/page.files.ts'
import { checks, type ServedSite } from './checks.ts'
import { copyBuild } from './copying.ts'
import { findNginx, siteBlock, startNginx } from './nginx.ts'

refuseArguments('npm run test:operating', 'it runs all of its checks')

const ownIcon = '<svg xmlns="http://www.w3.org/2000/svg"><title>Sample</title></svg>\n'

try {
  process.exitCode = (await serveAndCheck()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function serveAndCheck(): Promise<boolean> {
  const program = await findNginx()
  if (!(await buildSite())) return false
  const port = await freePort(4780)
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-nginx-'))
  // The workers of nginx do not run as the user who runs this.
  chmodSync(folder, 0o755)
  const site = await release(folder, `http://127.0.0.1:${port}`)
  const backend = await startServer()
  try {
    const nginx = await startNginx(program, folder, siteBlock(folder, port, backend.url))
    try {
      await answers(site.origin)
      return await checkAll(site)
    } finally {
      await nginx.stop()
    }
  } finally {
    await backend.stop()
    rmSync(folder, { recursive: true })
  }
}

/** Puts a site together as the documents say, over what yesterday's build left. */
async function release(place: string, origin: string): Promise<ServedSite> {
  const folder = path.join(place, 'site')
  mkdirSync(folder)
  const service = (name: string) => `/_/default/${name}`
  const document = {
    version: 1,
    groupId: seedSite.groupId,
    title: 'Sample',
    services: {
      api: service('api'),
      auth: service('auth'),
      reward: service('reward'),
      chat: service('chat'),
      content: service('content'),
    },
    liveChat: { script: '/adapters/live-chat.js', host: 'chat.example.com' },
  }
  const configuration = readSiteConfiguration(document, origin, noLog)
  if (!isUsable(configuration)) throw new Error(`the sample lacks ${configuration.missing}`)
  const headers = siteHeaders(configuration, origin)
  writeFileSync(path.join(folder, 'site.json'), JSON.stringify(document))
  writeFileSync(
    path.join(folder, 'manifest.webmanifest'),
    JSON.stringify(siteManifest(configuration)),
  )
  writeFileSync(path.join(place, 'headers.conf'), formats.nginx(headers))
  writeFileSync(path.join(folder, 'icon.svg'), ownIcon)
  mkdirSync(path.join(folder, '.well-known'))
  writeFileSync(path.join(folder, '.well-known/assetlinks.json'), '[]')
  await copyBuild(place, (built) =>
    writeSite({ site: configuration, json: document, origin, answers: [] }, built),
  )
  return { origin, folder, headers }
}

async function checkAll(site: ServedSite): Promise<boolean> {
  let isFine = true
  for (const [name, check] of checks) {
    try {
      await check(site)
      console.log(`ok      ${name}`)
    } catch (error) {
      isFine = false
      console.error(`failed  ${name}\n${error instanceof Error ? error.message : error}`)
    }
  }
  return isFine
}

async function freePort(first: number): Promise<number> {
  for (let port = first; port < first + 100; port += 1) {
    if (await isFree(port, '127.0.0.1')) return port
  }
  throw new Error(`No port is free from ${first} to ${first + 100}.`)
}

/** Waits until something answers, for three seconds at most. */
async function answers(origin: string): Promise<void> {
  for (let tries = 30; tries > 0; tries -= 1) {
    const isThere = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nginx does not answer at ${origin}.`)
}
