import type { SiteTheme } from '../../packages/core/src/kernel/site/site.configuration.ts'
import type { RecordedLook } from '../../packages/web/gallery/look.ts'

/** The themes of the brands that are not the default one, by their names. */
export type Themes = Readonly<Record<string, SiteTheme>>

/** Where the files of the site are, from a page of a look. */
const siteFolder = '../site'

export interface LookPage {
  readonly look: Pick<RecordedLook, 'title' | 'visitor'>
  /** What was drawn. */
  readonly html: string
}

/** What all pages of looks know. */
export interface LookData {
  readonly themes: Themes
  /** The fonts of drawn pictures, as a part of their address. */
  readonly pictureFonts: string
}

/** The data of the pages of looks as a script. */
export function lookDataScript(data: LookData): string {
  return `window.looks = ${JSON.stringify(data)}\n`
}

/**
 * A page that shows a recorded look with the site's own style sheets: without a server, at any width, and in
 * another brand as `?brand=paper`.
 */
export function lookPage({ html, look }: LookPage): string {
  return `<!doctype html>
<html lang="${look.visitor.language}" data-mode="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(look.title)}</title>
<link rel="stylesheet" href="${siteFolder}/site.css">
<script src="${siteFolder}/look.data.js"></script>
<script src="${siteFolder}/look.js"></script>
</head>
<body>
${withoutServer(html)}
<script>completeLook()</script>
</body>
</html>
`
}

/** The addresses of the site's files that a drawn document shows. */
export function filesOf(html: string): readonly string[] {
  return [...new Set([...html.matchAll(/ src="(\/[^"]*)"/g)].map(([, file = '']) => file))]
}

/**
 * The same document where nothing is fetched from a server or placed by a script: pictures are files, links lead
 * nowhere, frames stay empty, and long lists of games are laid out as short ones are.
 */
function withoutServer(html: string): string {
  return html
    .replaceAll(/ loading="lazy"/g, '')
    .replaceAll(/ src="\//g, ` src="${siteFolder}/`)
    .replaceAll(/(<iframe[^>]*?) src="[^"]*"/g, '$1')
    .replaceAll(/ href="(?!#)[^"]*"/g, ' href="#"')
    .replaceAll(/class="game-grid_windowed" style="[^"]*"/g, 'class="game-grid_grid"')
    .replaceAll(/class="game-grid_placed" style="[^"]*"/g, 'class="game-grid_cell"')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
