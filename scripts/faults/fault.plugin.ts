import { realpathSync } from 'node:fs'
import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { root } from '../run.mjs'
import { type Fault, plantInto } from './fault.ts'
import { faultOf } from './faults.ts'

/** Names the fault that a run of the tests is to find; nothing is planted without it. */
export const faultVariable = 'CROUPIER_FAULT'

/**
 * The plugins and the settings of a run of the tests: those that plant the fault which the environment
 * names, or none. The files themselves stay as they are.
 * @throws when there is no such fault
 */
export function plantedFault(environment: Readonly<Record<string, string | undefined>>) {
  const id = environment[faultVariable]
  if (!id) return { plugins: [], settings: {} }
  // What was made of a file with a fault, and what failed by it, is nothing for the next run.
  const settings = { cache: false as const, experimental: { fsModuleCache: false } }
  return { plugins: [faultPlugin(faultOf(id))], settings }
}

/** Plants a fault into its file when that is loaded. */
export function faultPlugin(fault: Fault) {
  const file = normalizePath(path.join(realpathSync(root), fault.file))
  return {
    name: 'planted-fault',
    enforce: 'pre',
    transform: (code: string, id: string) => {
      const [loaded = ''] = id.split('?')
      return normalizePath(loaded) === file ? { code: plantInto(code, fault), map: null } : null
    },
  } satisfies Plugin
}
