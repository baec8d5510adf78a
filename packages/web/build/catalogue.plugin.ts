import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { areaNames } from '../src/i18n/catalogue.areas.ts'
import { type Locale, locales } from '../src/i18n/locale.ts'
import { catalogueProblems, compileArea, type SourceCatalogue } from './catalogue.compile.ts'

const request = /^catalogue:([a-z]+)(?:\/([a-zA-Z]+))?$/

/**
 * Serves `catalogue:<locale>/<area>`: the messages of one area, compiled when the site is built, so
 * that a browser loads neither a parser nor messages of screens it does not show. `catalogue:<locale>` loads
 * each area of a language.
 */
export function catalogues(): Plugin {
  return {
    name: 'croupier:catalogues',
    async buildStart() {
      const problems = catalogueProblems({ th: await readSource('th'), en: await readSource('en') })
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
      if (locale && match[2] === undefined) return sourcesOf(locale)
      const area = areaNames.find((known) => known === match[2])
      if (!locale || !area) this.error(`there is no catalogue ${id.slice(1)}`)
      this.addWatchFile(sourceFile(locale))
      return `export default ${JSON.stringify(compileArea(await readSource(locale), area))}`
    },
  }
}

/** Each area is a file of its own, but for `boot`, which is part of the program. */
function sourcesOf(locale: Locale): string {
  const later = areaNames.filter((area) => area !== 'boot')
  return [
    `import boot from 'catalogue:${locale}/boot'`,
    'export default {',
    '  boot: () => Promise.resolve({ default: boot }),',
    ...later.map((area) => `  ${area}: () => import('catalogue:${locale}/${area}'),`),
    '}',
  ].join('\n')
}

function sourceFile(locale: Locale): string {
  return fileURLToPath(new URL(`../src/i18n/${locale}.json`, import.meta.url))
}

async function readSource(locale: Locale): Promise<SourceCatalogue> {
  return JSON.parse(await readFile(sourceFile(locale), 'utf8'))
}
