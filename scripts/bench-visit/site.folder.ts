import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { noLog } from '../../packages/core/src/base/ports/log.ts'
import {
  isUsable,
  readSiteConfiguration,
} from '../../packages/core/src/kernel/site/site.configuration.ts'
import { siteHeaders } from '../../packages/core/src/kernel/site/site.headers.ts'
import { siteManifest } from '../../packages/core/src/kernel/site/site.manifest.ts'
import { seedSite } from '../../packages/mock-server/src/seed/site.ts'
import { formats } from '../site-headers/formats.ts'
import { writeSite } from '../site-page/page.files.ts'
import { readGames } from '../site-page/site.games.ts'

export interface Origins {
  readonly site: string
  readonly services: string
  readonly games: string
  /** Where the services are before nginx stands in front of them, which happens later. */
  readonly backend: string
}

/**
 * Puts a site together of a build, as docs/operating.md says.
 * @param place stands for /srv/croupier
 */
export async function putSite(
  place: string,
  build: string,
  { backend, games, services, site }: Origins,
): Promise<void> {
  const folder = path.join(place, 'site')
  mkdirSync(place, { recursive: true })
  cpSync(build, folder, { recursive: true })
  const service = (name: string) => `${services}/_/default/${name}`
  const document = {
    ...seedSite,
    services: {
      api: service('api'),
      auth: service('auth'),
      reward: service('reward'),
      chat: service('chat'),
      content: service('content'),
    },
    gameHosts: [new URL(games).host],
  }
  const configuration = readSiteConfiguration(document, site, noLog)
  if (!isUsable(configuration)) throw new Error(`the site lacks ${configuration.missing}`)
  writeFileSync(path.join(folder, 'site.json'), JSON.stringify(document))
  writeFileSync(
    path.join(folder, 'manifest.webmanifest'),
    JSON.stringify(siteManifest(configuration)),
  )
  writeFileSync(path.join(place, 'headers.conf'), formats.nginx(siteHeaders(configuration, site)))
  const asked = await readGames({ site: document, origin: site }, (input, init) =>
    fetch(String(input).replace(services, backend), init),
  )
  if (asked.kind === 'missing') throw new Error(`The site has no games: ${asked.trouble}.`)
  const { answers } = asked
  await writeSite({ site: configuration, json: document, origin: site, answers }, folder)
}

/** Puts the floor page where nginx serves it as it serves the site. */
export function putFloor(place: string, build: string, sitePlace: string): void {
  mkdirSync(place, { recursive: true })
  cpSync(build, path.join(place, 'site'), { recursive: true })
  cpSync(path.join(sitePlace, 'headers.conf'), path.join(place, 'headers.conf'))
  cpSync(path.join(sitePlace, 'tls'), path.join(place, 'tls'), { recursive: true })
}
