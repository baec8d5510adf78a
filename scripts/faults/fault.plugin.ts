import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { compileArea, type SourceCatalogue } from '../../packages/web/build/catalogue.compile.ts'
import { areaNames } from '../../packages/web/src/i18n/catalogue.areas.ts'
import { root } from '../run.mjs'
import type { CodeChange } from './code.change.ts'
import { plantInto } from './fault.planting.ts'

/** The variable with the changes of the code for a test run, as JSON. Without it nothing is planted. */
export const faultVariable = 'CROUPIER_FAULT'

/**
 * The plugins and settings of a test run. They plant the changes that the environment holds when a file is
 * loaded; without such a list there are none. The files on disk stay unchanged.
 */
export function plantedFault(environment: Readonly<Record<string, string | undefined>>) {
  if (environment[faultVariable] === undefined) return { plugins: [], settings: {} }
  // The next run must not reuse the transformed code or the failures of a fault.
  const settings = { cache: false as const, experimental: { fsModuleCache: false } }
  const current = (): CodeChange[] => JSON.parse(environment[faultVariable] ?? '[]')
  return { plugins: [faultPlugin(current)], settings }
}

/** Plants changes into their files as these are loaded. */
export function faultPlugin(current: () => readonly CodeChange[]) {
  return {
    name: 'planted-fault',
    enforce: 'pre',
    load: (id: string) => changedCatalogue(id, current()),
    transform: (code: string, id: string) => {
      const own = current().filter(({ file }) => fileOf(id) === absolute(file))
      return own.length > 0 ? { code: own.reduce(plantInto, code), map: null } : null
    },
  } satisfies Plugin
}

function fileOf(id: string): string {
  return normalizePath(id.split('?')[0] ?? '')
}

function absolute(file: string): string {
  return normalizePath(path.join(realpathSync(root), file))
}

/** The modules with the messages of a language. */
export function catalogueModules(locale: string): readonly string[] {
  return areaNames.map((area) => `\0catalogue:${locale}/${area}`)
}

const catalogueModule = /^\0catalogue:([a-z]+)\/([a-zA-Z]+)$/

/** A module of messages with the changes planted. It is compiled from a file that the bundler does not load. */
function changedCatalogue(id: string, changes: readonly CodeChange[]): string | null {
  const [, locale, name] = catalogueModule.exec(id) ?? []
  const area = areaNames.find((known) => known === name)
  const file = `packages/web/src/i18n/${locale}.json`
  const own = changes.filter((change) => change.file === file)
  if (!area || own.length === 0) return null
  const source = readFileSync(path.join(root, file), 'utf8')
  const catalogue: SourceCatalogue = JSON.parse(own.reduce(plantInto, source))
  return `export default ${JSON.stringify(compileArea(catalogue, area))}`
}
