import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ErrorPayload, Plugin } from 'vite'
import { type Area, areaNames } from '../src/i18n/catalogue.areas.ts'
import { type Locale, locales } from '../src/i18n/locale.ts'
import type { MissingWords } from '../src/i18n/missing-words.ts'
import {
  catalogueProblems,
  compileArea,
  lackingWords,
  type SourceCatalogue,
} from './catalogue.compile.ts'
import { wordsOverlay } from './catalogue.overlay.ts'
import { readSources, type Source } from './catalogue.usage.ts'

const name = 'croupier:catalogues'
const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** The folders whose sources use messages. */
const askers = ['packages/core/src', 'packages/web/src']

const request = /^catalogue:([a-z]+)(?:\/([a-zA-Z]+))?$/

/**
 * Serves `catalogue:<locale>/<area>`: the messages of one area, compiled at build time, so that a browser loads
 * neither a parser nor messages of screens it does not show. `catalogue:<locale>` loads each area of a
 * language, in the build together with those that are needed at the same time: `catalogue:<locale>/<file>`.
 *
 * In development, a page takes the words of a saved catalogue without a reload, and an overlay shows what is
 * wrong with the words.
 */
export function catalogues(): Plugin {
  let isBuilt = true
  return {
    name,
    configResolved({ command }) {
      isBuilt = command === 'build'
    },
    async buildStart() {
      if (!isBuilt) return
      const problems = catalogueProblems(await readCatalogues())
      if (problems.length > 0)
        this.error(`the message catalogues disagree:\n${problems.join('\n')}`)
    },
    resolveId(id) {
      return request.test(id) ? `\0${id}` : null
    },
    async load(id) {
      const match = id.startsWith('\0') ? request.exec(id.slice(1)) : null
      if (!match) return null
      const locale = locales.find((known) => known === match[1])
      if (locale && match[2] === undefined) return sourcesOf(locale, isBuilt)
      const areas = sharedFiles.get(match[2] ?? '')
      if (locale && areas) return fileOf(locale, areas)
      const area = areaNames.find((known) => known === match[2])
      if (!locale || !area) this.error(`there is no catalogue ${id.slice(1)}`)
      this.addWatchFile(sourceFile(locale))
      return `export default ${JSON.stringify(compileArea(await readSource(locale), area))}`
    },
    configureServer({ environments: { client } }) {
      // Handles reports one after the other, because the last report of a page is complete.
      let answered = Promise.resolve()
      client.hot.on('croupier:words-missing', (missing, page) => {
        answered = answered.then(async () => {
          const message = await overlayMessage(missing)
          if (message) page.send(overlay(message))
          else page.send('croupier:words-right')
        })
      })
    },
    async hotUpdate({ file, modules }) {
      const locale = locales.find((known) => file === sourceFile(known))
      if (!locale || this.environment.name !== 'client') return
      const { hot, moduleGraph } = this.environment
      for (const module of modules) moduleGraph.invalidateModule(module)
      try {
        const source = await readSource(locale)
        const catalogue = areaNames.map((area) => compileArea(source, area))
        hot.send('croupier:words-saved', { locale, catalogue: Object.assign({}, ...catalogue) })
      } catch (error) {
        hot.send(overlay(sentenceOf(error)))
      }
      return []
    },
  }
}

/** The message of the overlay, including the words that a page did not find. */
async function overlayMessage(missing: readonly MissingWords[]): Promise<string> {
  try {
    const catalogues = await readCatalogues()
    const areAllThere = missing.length === 0 && lackingWords(catalogues).length === 0
    return wordsOverlay(missing, catalogues, areAllThere ? [] : await readAskers())
  } catch (error) {
    return sentenceOf(error)
  }
}

async function readAskers(): Promise<Source[]> {
  const sources = await readSources(askers.map((folder) => path.join(repository, folder)))
  return sources.map(({ file, text }) => ({ file: path.relative(repository, file), text }))
}

function overlay(message: string): ErrorPayload {
  return { type: 'error', err: { message, plugin: name, stack: '' } }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The areas of one file: those of nearly every visit, and those of a member's money. */
const sharedFiles: ReadonlyMap<string, readonly Area[]> = new Map([
  [
    'early',
    ['shell', 'home', 'login', 'member', 'menu', 'promotions', 'games', 'notices', 'tournament'],
  ],
  ['money', ['deposit', 'banks', 'usdt', 'withdraw']],
])

function fileOf(locale: Locale, areas: readonly Area[]): string {
  return areas
    .map((area) => `export { default as ${area} } from 'catalogue:${locale}/${area}'`)
    .join('\n')
}

/** `boot` is part of the program. */
function sourcesOf(locale: Locale, isBuilt: boolean): string {
  const later = areaNames.filter((area) => area !== 'boot')
  return [
    `import boot from 'catalogue:${locale}/boot'`,
    'export default {',
    '  boot: () => Promise.resolve({ default: boot }),',
    ...later.map((area) => `  ${area}: () => ${importOf(locale, area, isBuilt)},`),
    '}',
  ].join('\n')
}

function importOf(locale: Locale, area: Area, isBuilt: boolean): string {
  const [file] = [...sharedFiles].find(([, areas]) => isBuilt && areas.includes(area)) ?? []
  return file === undefined
    ? `import('catalogue:${locale}/${area}')`
    : `import('catalogue:${locale}/${file}').then((file) => ({ default: file.${area} }))`
}

function sourceFile(locale: Locale): string {
  return fileURLToPath(new URL(`../src/i18n/${locale}.json`, import.meta.url))
}

async function readSource(locale: Locale): Promise<SourceCatalogue> {
  const text = await readFile(sourceFile(locale), 'utf8')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SyntaxError(`${locale}.json is not JSON: ${sentenceOf(cause)}`, { cause })
  }
}

async function readCatalogues(): Promise<Record<Locale, SourceCatalogue>> {
  return { th: await readSource('th'), en: await readSource('en') }
}
