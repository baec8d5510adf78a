import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { noLog } from '../../packages/core/src/base/ports/log.ts'
import {
  isUsable,
  readSiteConfiguration,
} from '../../packages/core/src/kernel/site/site.configuration.ts'
import { root } from '../run.mjs'
import { dataScript, type GalleryFacts, type ShownState } from './gallery.data.ts'
import { filesOf, lookDataScript, lookPage, type Themes } from './look.page.ts'
import { readHtml } from './recording.ts'
import { pictureFonts, writePictures, writeStyles } from './site.files.ts'

/** The folders of a gallery. */
export const folder = path.join(root, 'reports/gallery')
export const recordedFolder = path.join(folder, 'recorded')
export const smallFolder = path.join(folder, 'small')

const pageFiles = [
  'index.html',
  'gallery.css',
  'gallery.elements.js',
  'gallery.looks.js',
  'gallery.js',
]

/** Writes a page for each look, with all files that it shows. */
export async function writeLooks(shown: readonly ShownState[]): Promise<void> {
  for (const name of ['looks', 'pictures', 'small', 'site']) {
    rmSync(path.join(folder, name), { recursive: true, force: true })
  }
  const site = path.join(folder, 'site')
  mkdirSync(path.join(folder, 'looks'), { recursive: true })
  writeStyles(site)
  const data = { themes: readThemes(), pictureFonts: pictureFonts() }
  writeFileSync(path.join(site, 'look.data.js'), lookDataScript(data))
  copyPage('look.js', site)
  const files = new Set<string>()
  for (const { state } of shown) {
    for (const [visitor, look] of state.looks) {
      const html = readHtml(recordedFolder, look)
      for (const file of filesOf(html)) files.add(file)
      const page = lookPage({ html, look })
      writeFileSync(path.join(folder, 'looks', `${state.id}.${visitor}.html`), page)
    }
  }
  const missing = await writePictures(site, [...files])
  if (missing.length > 0) console.log(`Nobody has the pictures ${missing.join(', ')}.`)
}

/** Writes the page that shows all states. */
export function writeIndex(facts: Omit<GalleryFacts, 'words'>): void {
  const words = { th: readWords('th'), en: readWords('en') }
  writeFileSync(path.join(folder, 'gallery.data.js'), dataScript({ ...facts, words }))
  for (const name of pageFiles) copyPage(name, folder)
}

function copyPage(name: string, to: string): void {
  copyFileSync(path.join(root, 'scripts/gallery/pages', name), path.join(to, name))
}

/** The brands of the sample sites. */
function readThemes(): Themes {
  return { paper: readTheme('paper'), lagoon: readTheme('lagoon') }
}

function readTheme(name: string) {
  const json: unknown = JSON.parse(read(`docs/sites/${name}.json`))
  const site = readSiteConfiguration(json, 'http://site.test', noLog)
  if (!isUsable(site) || !site.theme) throw new Error(`The sample site ${name} has no theme.`)
  return site.theme
}

function readWords(language: 'th' | 'en'): Readonly<Record<string, string>> {
  return JSON.parse(read(`packages/web/src/i18n/${language}.json`))
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}
