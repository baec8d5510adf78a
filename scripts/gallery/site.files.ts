import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { createVirtualClock } from '../../packages/core/testing/virtual-clock.ts'
import { createMockServer } from '../../packages/mock-server/src/app.ts'
import { dist } from '../build.report.mjs'
import { root } from '../run.mjs'

const web = path.join(root, 'packages/web')

/** Writes the style sheets of the built site as one, with its fonts. */
export function writeStyles(folder: string): void {
  const assets = path.join(dist, 'assets')
  const [, entry = ''] =
    /rel="stylesheet"[^>]*href="\/assets\/([^"]+)"/.exec(
      readFileSync(path.join(dist, 'index.html'), 'utf8'),
    ) ?? []
  const names = readdirSync(assets).toSorted()
  const sheets = names.filter((name) => name.endsWith('.css') && name !== entry)
  const texts = [entry, ...sheets].map((name) => readFileSync(path.join(assets, name), 'utf8'))
  mkdirSync(path.join(folder, 'assets'), { recursive: true })
  writeFileSync(
    path.join(folder, 'site.css'),
    texts.join('\n').replaceAll('url(/assets/', 'url(assets/'),
  )
  for (const name of names.filter((name) => name.endsWith('.woff2'))) {
    copyFileSync(path.join(assets, name), path.join(folder, 'assets', name))
  }
}

/**
 * Writes the pictures that looks show: those of the site, and those that the mock server draws.
 * @returns the addresses of which nobody has a file
 */
export async function writePictures(
  folder: string,
  addresses: readonly string[],
): Promise<readonly string[]> {
  const server = createMockServer({ clock: createVirtualClock() })
  const missing: string[] = []
  for (const address of addresses) {
    const name = address.split(/[?#]/, 1)[0] ?? address
    const target = path.join(folder, name)
    mkdirSync(path.dirname(target), { recursive: true })
    const own = [path.join(web, name), path.join(web, 'public', name)].find(existsSync)
    if (own) {
      copyFileSync(own, target)
      continue
    }
    const answer = await server.fetch(new Request(new URL(address, 'http://site.test')))
    if (answer.ok) writeFileSync(target, new Uint8Array(await answer.arrayBuffer()))
    else missing.push(address)
  }
  return missing
}

/** A style for pictures that were drawn as SVG, with its fonts: an SVG that is shown as a picture may not load any. */
export function pictureFonts(): string {
  const faces = ['latin', 'thai'].map((name) => {
    const file = readFileSync(path.join(web, 'src/theme/fonts', `anuphan-${name}.woff2`))
    const source = `url(data:font/woff2;base64,${file.toString('base64')})`
    return `@font-face{font-family:${name};font-weight:400 600;src:${source}}`
  })
  return encodeURIComponent(`<style>${faces.join('')}text{font-family:latin,thai}</style>`)
}
