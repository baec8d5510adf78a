import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { compileArea, type SourceCatalogue } from '../../packages/web/build/catalogue.compile.ts'
import { areaNames } from '../../packages/web/src/i18n/catalogue.areas.ts'
import { root } from '../run.mjs'
import { plantInto } from './fault.planting.ts'
import type { Fault } from './fault.ts'
import { faultOf } from './faults.ts'

/** Names the fault that a run of the tests is to find; nothing is planted without it. */
export const faultVariable = 'CROUPIER_FAULT'

/**
 * The plugins and the settings of a run of the tests: those that plant the fault which the environment
 * names when a file is loaded, or none where it has not even an empty name. The files stay as they are.
 */
export function plantedFault(environment: Readonly<Record<string, string | undefined>>) {
  if (environment[faultVariable] === undefined) return { plugins: [], settings: {} }
  // What was made of a file with a fault, and what failed by it, is nothing for the next run.
  const settings = { cache: false as const, experimental: { fsModuleCache: false } }
  const current = () => {
    const id = environment[faultVariable]
    return id ? faultOf(id) : null
  }
  return { plugins: [faultPlugin(current)], settings }
}

/** Plants a fault, or none, into its file when that is loaded. */
export function faultPlugin(current: () => Fault | null) {
  return {
    name: 'planted-fault',
    enforce: 'pre',
    load: (id: string) => {
      const fault = current()
      return fault && faultyCatalogue(id, fault)
    },
    transform: (code: string, id: string) => {
      const fault = current()
      if (fault === null || fileOf(id) !== absolute(fault.file)) return null
      return { code: plantInto(code, fault), map: null }
    },
  } satisfies Plugin
}

function fileOf(id: string): string {
  return normalizePath(id.split('?')[0] ?? '')
}

function absolute(file: string): string {
  return normalizePath(path.join(realpathSync(root), file))
}

/** The modules that the messages of a language are loaded from. */
export function catalogueModules(locale: string): readonly string[] {
  return areaNames.map((area) => `\0catalogue:${locale}/${area}`)
}

const catalogueModule = /^\0catalogue:([a-z]+)\/([a-zA-Z]+)$/

/** The messages of an area are compiled from a file that the bundler does not load itself. */
function faultyCatalogue(id: string, fault: Fault): string | null {
  const [, locale, name] = catalogueModule.exec(id) ?? []
  const area = areaNames.find((known) => known === name)
  if (!area || fault.file !== `packages/web/src/i18n/${locale}.json`) return null
  const source = readFileSync(path.join(root, fault.file), 'utf8')
  const catalogue: SourceCatalogue = JSON.parse(plantInto(source, fault))
  return `export default ${JSON.stringify(compileArea(catalogue, area))}`
}
