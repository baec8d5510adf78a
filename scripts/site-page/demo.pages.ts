import { noLog } from '../../packages/core/src/base/ports/log.ts'
import {
  isUsable,
  readSiteConfiguration,
} from '../../packages/core/src/kernel/site/site.configuration.ts'
import { createMockServer } from '../../packages/mock-server/src/app.ts'
import { systemClock } from '../../packages/mock-server/src/base/system.clock.ts'
import { createSite } from '../../packages/mock-server/src/world/site.ts'
import { buildSite } from '../build.mjs'
import { buildMark, siteKey } from '../built-site.mjs'
import { digestOf, filesOf } from '../sources.mjs'
import { writePages } from './page.files.ts'
import { readGames } from './site.games.ts'

/** Where the pages of the demonstration say that they are. */
const demoOrigin = 'http://localhost:4173'

const pages = buildMark('packages/web/.vite/demo-pages', [{ place: 'packages/web/dist/pages' }])

/** What the pages are made of besides the build. */
const sources = [{ place: 'scripts/site-page' }, { place: 'packages/mock-server/src' }]

/**
 * Builds the members' site and renders the pages of the site that the mock server shows.
 * @returns whether it could be built
 */
export async function buildDemoSite(): Promise<boolean> {
  if (!(await buildSite())) return false
  const key = siteKey(['demo', digestOf(filesOf(sources))])
  const json = createSite('default', {}).document()
  const site = readSiteConfiguration(json, demoOrigin, noLog)
  if (!isUsable(site)) throw new Error('The demonstration’s configuration opens no site.')
  if (pages.isOf(key)) return true
  pages.forget()
  const server = createMockServer({ clock: systemClock })
  const games = await readGames({ site: json, origin: demoOrigin }, (input, init) =>
    server.fetch(new Request(input, init)),
  )
  if (games.kind === 'missing') throw new Error(`The demonstration has no games: ${games.trouble}.`)
  await writePages({ site, json, origin: demoOrigin, answers: games.answers })
  pages.note(key)
  return true
}
