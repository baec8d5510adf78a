import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { visibleSite } from '../../packages/core/src/kernel/site/site.comparison.ts'
import type { SiteConfiguration } from '../../packages/core/src/kernel/site/site.configuration.ts'
import { type PageFile, pageFiles } from '../../packages/web/build/page.list.ts'
import type { RenderPage } from '../../packages/web/src/rendered.page.ts'
import { dist, readModuleReport } from '../build.report.mjs'
import { root } from '../run.mjs'
import { dressPage } from './page.dressing.ts'
import { pageHtml } from './page.html.ts'

/** What the program exports. */
interface Renderer {
  readonly renderPage: RenderPage
}

/** Where `npm run build` leaves the program that renders pages. */
const renderer = path.join(root, 'packages/web/.vite/prerender/prerender.js')

export interface SiteToRender {
  readonly site: SiteConfiguration
  /** The document of `site`, as it is served. */
  readonly json: unknown
  /** Where the site is served. */
  readonly origin: string
}

/**
 * Makes a build that of one site: its name and colours are in the empty page, and its pages are rendered.
 * @returns how many pages were rendered
 * @throws Error with one sentence where there is no build, or a page cannot be rendered
 */
export async function writeSite(wanted: SiteToRender, folder = dist): Promise<number> {
  const count = await writePages(wanted, folder)
  const empty = path.join(folder, 'index.html')
  writeFileSync(empty, dressPage(readFileSync(empty, 'utf8'), wanted.site))
  return count
}

/**
 * Renders the pages of a site into the build, below `pages/`, and writes what search engines read.
 * @returns how many pages were rendered
 * @throws Error with one sentence where there is no build, or a page cannot be rendered
 */
export async function writePages(wanted: SiteToRender, folder = dist): Promise<number> {
  const { origin, site } = wanted
  const empty = path.join(folder, 'index.html')
  if (!existsSync(empty) || !existsSync(renderer)) {
    throw new Error(
      `There is no ${existsSync(empty) ? renderer : empty}: run \`npm run build\` first.`,
    )
  }
  const template = dressPage(readFileSync(empty, 'utf8'), site)
  clearPages(folder)
  const files = pageFiles().filter(({ address }) => isOnSite(address, site))
  const brandStyles = writeBrand(folder, site)
  const report = readModuleReport()
  const { renderPage }: Renderer = await import(pathToFileURL(renderer).href)
  for (const file of files) {
    const { address } = file
    const isMember = file.audience === 'member'
    const page = await renderPage({ address, isMember, site: wanted.json, origin })
    const mark = { address, isMember, screens: page.screens, site: visibleSite(wanted.json) }
    const mode = site.theme?.mode ?? 'dark'
    const parts = { file, page, mark, origin, siteTitle: site.title, mode, brandStyles, report }
    const target = path.join(folder, 'pages', file.audience, `${file.name}.html`)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, pageHtml(template, parts))
  }
  writeFileSync(path.join(folder, 'pages/site.json'), JSON.stringify(visibleSite(wanted.json)))
  writeFileSync(path.join(folder, 'robots.txt'), robots(origin))
  writeFileSync(path.join(folder, 'sitemap.xml'), siteMap(files, origin))
  return files.length
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
function writeBrand(folder: string, { theme }: SiteConfiguration): string | null {
  if (theme === null) return null
  const { accent, brand, surface } = theme
  const text = `:root{--surface:${surface};--brand:${brand};--accent:${accent}}\n`
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 7)
  const name = `assets/brand-${hash}.css`
  writeFileSync(path.join(folder, name), text)
  return name
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
