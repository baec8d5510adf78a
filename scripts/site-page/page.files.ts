import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readAddress } from '../../packages/core/src/kernel/routing/address.ts'
import { visibleSite } from '../../packages/core/src/kernel/site/site.comparison.ts'
import type { SiteConfiguration } from '../../packages/core/src/kernel/site/site.configuration.ts'
import { type PageFile, pageFiles } from '../../packages/web/build/page.list.ts'
import type { KeptAnswer } from '../../packages/web/src/platform/kept-answers.ts'
import { dist, readModuleReport } from '../build.report.mjs'
import { dressPage } from './page.dressing.ts'
import { pageHtml } from './page.html.ts'
import { loadRenderer } from './renderer.ts'
import { replaceFiles, writeWhole } from './whole.files.ts'

export interface SiteToRender {
  readonly site: SiteConfiguration
  /** The document of `site`, as it is served. */
  readonly json: unknown
  /** Where the site is served. */
  readonly origin: string
  /** The games of the home page, as `readGames` brings them; none for pages without games. */
  readonly answers: readonly KeptAnswer[]
}

/**
 * Makes a build that of one site: its name and colours are in the empty page, and its pages are rendered.
 * @returns how many pages were rendered
 * @throws Error with one sentence where there is no build, or a page cannot be rendered
 */
export async function writeSite(wanted: SiteToRender, folder = dist): Promise<number> {
  const count = await writePages(wanted, folder)
  const empty = path.join(folder, 'index.html')
  writeWhole(empty, dressPage(readFileSync(empty, 'utf8'), wanted.site))
  return count
}

/**
 * Renders the pages of a site into the build, below `pages/`, and writes what search engines read. The build may be
 * served meanwhile: nothing changes before everything is rendered.
 * @returns how many pages were rendered
 * @throws Error with one sentence where there is no build, or a page cannot be rendered
 */
export async function writePages(wanted: SiteToRender, folder = dist): Promise<number> {
  const { origin, site } = wanted
  const empty = path.join(folder, 'index.html')
  if (!existsSync(empty)) throw new Error(`There is no ${empty}: run \`npm run build\` first.`)
  const { renderPage } = await loadRenderer()
  const template = dressPage(readFileSync(empty, 'utf8'), site)
  const files = pageFiles().filter(({ address }) => isOnSite(address, site))
  const texts = new Map<string, string>()
  const brand = brandOf(site)
  if (brand) texts.set(brand.name, brand.text)
  const report = readModuleReport()
  for (const file of files) {
    const { address } = file
    const isMember = file.audience === 'member'
    const answers = isMember || !isHome(address) ? [] : wanted.answers
    const page = await renderPage({ address, isMember, site: wanted.json, origin, answers })
    const { screens } = page
    const mark = { address, isMember, screens, site: visibleSite(wanted.json), answers }
    const mode = site.theme?.mode ?? 'dark'
    const brandStyles = brand?.name ?? null
    const parts = { file, page, mark, origin, siteTitle: site.title, mode, brandStyles, report }
    texts.set(`pages/${file.audience}/${file.name}.html`, pageHtml(template, parts))
  }
  texts.set('pages/site.json', JSON.stringify(visibleSite(wanted.json)))
  texts.set('robots.txt', robots(origin))
  texts.set('sitemap.xml', siteMap(files, origin))
  replaceFiles(folder, texts, isOfSite)
  return files.length
}

function isHome(address: string): boolean {
  return readAddress(address).route === 'index'
}

/** Whether a file of the build was made of a site's configuration. */
function isOfSite(name: string): boolean {
  return /^pages\/|^assets\/brand-/.test(name)
}

/** A site that takes no new members has no pages for registering. */
function isOnSite(address: string, { isClosed, isRegistrationOpen }: SiteConfiguration): boolean {
  if (isClosed) return /^\/(en)?$/.test(address)
  return isRegistrationOpen || !/\/(register|registerAff|aff)$/.test(address)
}

/** Removes what was made of a site's configuration; the build itself stays. */
export function clearPages(folder: string): void {
  for (const name of ['pages', 'robots.txt', 'sitemap.xml']) {
    rmSync(path.join(folder, name), { recursive: true, force: true })
  }
  const assets = path.join(folder, 'assets')
  for (const name of readdirSync(assets)) {
    if (name.startsWith('brand-')) rmSync(path.join(assets, name))
  }
}

/** The site's own colours, which the page needs before any script has run. */
function brandOf({
  theme,
}: SiteConfiguration): { readonly name: string; readonly text: string } | null {
  if (theme === null) return null
  const { accent, brand, surface } = theme
  const text = `:root{--surface:${surface};--brand:${brand};--accent:${accent}}\n`
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 7)
  return { name: `assets/brand-${hash}.css`, text }
}

function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}

function siteMap(files: readonly PageFile[], origin: string): string {
  const known = files.flatMap(({ canonical }) => canonical ?? [])
  const entries = [...new Set(known)].map(
    (address) => `  <url><loc>${origin}${address}</loc></url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
