import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'

const file = path.join(root, 'node_modules/.cache/croupier/faults.json')

/** Results that hold as long as the files stay the same. */
interface KeptResults {
  /** Digests of the faulty code that the compiler accepted. */
  readonly compiled: readonly string[]
  /** The digest of all files, and the tests that pass on them without a fault. */
  readonly sources: string
  readonly passing: readonly string[]
}

const nothing: KeptResults = { compiled: [], sources: '', passing: [] }

/** The compilations of earlier runs; empty if they cannot be read. */
export function keptCompilations(): readonly string[] {
  return read().compiled
}

export function keepCompilations(compiled: readonly string[]): void {
  write({ ...read(), compiled })
}

/** The tests that are known to pass on these sources without a fault. */
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
  // Another run may read it meanwhile.
  const own = `${file}.${process.pid}`
  writeFileSync(own, JSON.stringify(kept))
  renameSync(own, file)
}
