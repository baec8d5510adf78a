import { readAddress, writeAddress } from '../../packages/core/src/kernel/routing/address.ts'
import type { ModuleReport } from '../../packages/web/build/module-report.plugin.ts'
import type { PageFile } from '../../packages/web/build/page.list.ts'
import { locales } from '../../packages/web/src/i18n/locale.ts'
import type { RenderedMark } from '../../packages/web/src/platform/rendered-page.browser.ts'
import type { RenderedPage } from '../../packages/web/src/rendered.page.ts'

export interface PageOfSite {
  readonly file: PageFile
  readonly page: RenderedPage
  readonly mark: RenderedMark
  /** The site's origin, such as `https://casino.example`. */
  readonly origin: string
  readonly siteTitle: string
  readonly mode: 'dark' | 'light'
  /** The style sheet with the site's colours; null for the default brand. */
  readonly brandStyles: string | null
  readonly report: ModuleReport
}

/**
 * The file of one page: the page that the build made, with everything that a phone shows first in it.
 * @param template the built page, dressed as the site
 */
export function pageHtml(template: string, rendered: PageOfSite): string {
  const { file, mark, mode, page } = rendered
  const block = JSON.stringify(mark).replaceAll('<', '\\u003c')
  const content = file.audience === 'member' ? withoutStyleAttributes(page.html) : page.html
  return [
    ['<html lang="th">', `<html lang="${page.locale}" data-mode="${mode}">`],
    ...(showsAll(rendered) ? [[builtScripts, scriptsAfterStyles(rendered, template)]] : []),
    [/<title>[^<]*<\/title>/, `<title>${escaped(page.title)}</title>`],
    [
      '</head>',
      `${headOf(rendered, template)
        .map((line) => `  ${line}\n  `)
        .join('')}</head>`,
    ],
    [
      '<div id="root"></div>',
      `<div id="root" data-rendered>${content}</div>\n    <script type="application/json" id="rendered">${block}</script>`,
    ],
  ].reduce((html, [part, by]) => swapped(html, part ?? '', String(by)), template)
}

/** The entry in the built page, and the scripts that it imports at once. */
const builtScripts =
  /<script type="module" crossorigin src="([^"]+)"><\/script>(?:\s*<link rel="modulepreload" [^>]*>)*/

/** Whether no script draws what somebody waits for: nothing is personal, and no chart waits for an answer. */
function showsAll({ file, page }: PageOfSite): boolean {
  return file.audience === 'visitor' && !page.html.includes('data-screen="loading"')
}

/** The script that requests all others of a page once its styles are there: `rendered.start.ts`. */
function scriptsAfterStyles({ page, report }: PageOfSite, template: string): string {
  const [, entry = ''] = builtScripts.exec(template) ?? []
  const start = Object.keys(report).find((file) => report[file]?.name === 'rendered.start')
  if (start === undefined) throw new Error('There is no rendered.start: run `npm run build` again.')
  const parts = inOrder(entry.slice(1), report)
  const { scripts } = filesFor(['packages/web/src/main.tsx', ...page.modules], report)
  const others = scripts.filter((name) => !parts.includes(name))
  const listed = (names: readonly string[]) => names.map((name) => `/${name}`).join(' ')
  return `<script type="module" crossorigin src="/${start}" data-entry="${listed(parts)}" data-scripts="${listed(others)}"></script>`
}

/** A script and those that it imports, in the order in which they run. */
function inOrder(
  script: string,
  report: ModuleReport,
  seen = new Set<string>(),
): readonly string[] {
  if (seen.has(script)) return []
  seen.add(script)
  const imports = report[script]?.imports ?? []
  return [...imports.flatMap((imported) => inOrder(imported, report, seen)), script]
}

function preloaded(script: string): string {
  return `<link rel="modulepreload" href="/${script}" fetchpriority="low" crossorigin />`
}

/** Calls are sent without cookies, and so on connections of their own. */
function connected(service: string): string {
  return `<link rel="preconnect" href="${service}" crossorigin />`
}

function swapped(html: string, part: string | RegExp, by: string): string {
  const isThere = typeof part === 'string' ? html.includes(part) : part.test(html)
  if (!isThere) throw new Error(`The built page has no ${part}: run \`npm run build\` again.`)
  return html.replace(part, () => by)
}

function headOf(rendered: PageOfSite, template: string) {
  const { brandStyles, file, origin, page, report, siteTitle } = rendered
  const { scripts, styles } = filesFor(page.modules, report)
  const isNew = (name: string) => !template.includes(`"/${name}"`)
  const preview = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escaped(content)}" />`
  return [
    ...page.services.filter((service) => service !== origin).map(connected),
    ...(brandStyles ? [`<link rel="stylesheet" href="/${brandStyles}" data-brand />`] : []),
    ...styles.filter(isNew).map((name) => `<link rel="stylesheet" href="/${name}" crossorigin />`),
    ...(showsAll(rendered) ? [] : scripts.filter(isNew).map(preloaded)),
    `<meta name="description" content="${escaped(page.description)}" />`,
    ...(file.isListed ? [] : ['<meta name="robots" content="noindex" />']),
    ...addressesOf(file, origin),
    preview('title', page.title),
    preview('description', page.description),
    preview('site_name', siteTitle),
    preview('type', 'website'),
    preview('locale', page.locale === 'th' ? 'th_TH' : 'en_US'),
    preview('image', `${origin}/icon-512.png`),
  ]
}

/** How search engines are told which address the page has, in each language. */
function addressesOf({ canonical }: PageFile, origin: string): string[] {
  if (canonical === null) return []
  const { path } = readAddress(canonical)
  const languages = locales.map(
    (locale) =>
      `<link rel="alternate" hreflang="${locale}" href="${origin}${writeAddress(locale, path)}" />`,
  )
  return [
    `<link rel="canonical" href="${origin}${canonical}" />`,
    ...languages,
    `<link rel="alternate" hreflang="x-default" href="${origin}${path}" />`,
    `<meta property="og:url" content="${origin}${canonical}" />`,
  ]
}

/** The scripts and styles that hold some modules, with the scripts that those import. */
export function filesFor(
  modules: readonly string[],
  report: ModuleReport,
): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  const scripts = new Set<string>()
  const add = (file: string) => {
    const chunk = report[file]
    if (chunk === undefined || scripts.has(file)) return
    scripts.add(file)
    for (const other of chunk.imports) add(other)
  }
  const wanted = new Set(modules)
  for (const [file, chunk] of Object.entries(report)) {
    if (chunk.modules.some((module) => wanted.has(module))) add(file)
  }
  const styles = new Set([...scripts].flatMap((file) => report[file]?.styles ?? []))
  return { scripts: [...scripts], styles: [...styles] }
}

/** Removes style attributes, which the content security policy forbids. The browser replaces members' pages anyway. */
function withoutStyleAttributes(html: string): string {
  return html.replaceAll(/ style="[^"]*"/g, '')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
