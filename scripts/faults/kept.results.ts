import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'

const file = path.join(root, 'node_modules/.cache/croupier/faults.json')

/** What need not be done again as long as the files are the same. */
interface KeptResults {
  /** Faulty code that the compiler accepted, by its content. */
  readonly compiled: readonly string[]
  /** The content of all files, and the tests that pass on it without a fault. */
  readonly sources: string
  readonly passing: readonly string[]
}

const nothing: KeptResults = { compiled: [], sources: '', passing: [] }

/** What earlier runs found out; what cannot be read counts for nothing. */
export function keptCompilations(): readonly string[] {
  return read().compiled
}

export function keepCompilations(compiled: readonly string[]): void {
  write({ ...read(), compiled })
}

/** The tests that pass on these sources without a fault, as far as that is known. */
export function keptPassing(sources: string): readonly string[] {
  const kept = read()
  return kept.sources === sources ? kept.passing : []
}

export function keepPassing(sources: string, passing: readonly string[]): void {
  write({ ...read(), sources, passing })
}

function read(): KeptResults {
  try {
    return { ...nothing, ...JSON.parse(readFileSync(file, 'utf8')) }
  } catch {
    return nothing
  }
}

function write(kept: KeptResults): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(kept))
}
