import { noLog } from '../../packages/core/src/base/ports/log.ts'
import {
  isUsable,
  readSiteConfiguration,
} from '../../packages/core/src/kernel/site/site.configuration.ts'
import { createSite } from '../../packages/mock-server/src/world/site.ts'
import { buildSite } from '../build.mjs'
import { buildMark, siteKey } from '../built-site.mjs'
import { digestOf, filesOf } from '../sources.mjs'
import { writePages } from './page.files.ts'

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
  await writePages({ site, json, origin: demoOrigin })
  pages.note(key)
  return true
}
