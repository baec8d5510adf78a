import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type ChartHits, type Hits, type PlainHits, plainHits } from './chart.coverage.ts'

/** The folder for the hits of a run, from the repository's root: one file per process, possibly in subfolders. */
export const coverageFolder = 'reports/coverage'

/** Writes the hits of one process, replacing what it wrote before. */
export function writeHits(folder: string, name: string, hits: Hits): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(plainHits(hits)))
}

/** Merges the hits of all processes of a run, or of those whose file names begin with `start`. */
export function readHits(folder: string, start = ''): Hits {
  const merged: Hits = new Map()
  const isWanted = (file: string) => path.basename(file).startsWith(start) && file.endsWith('.json')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter(isWanted)) {
    const plain: PlainHits = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
    for (const [chart, { states, taken, refused }] of Object.entries(plain)) {
      merged.set(chart, joined(merged.get(chart), { states, taken, refused }))
    }
  }
  return merged
}

function joined(known: ChartHits | undefined, more: PlainHits[string]): ChartHits {
  return {
    states: new Set([...(known?.states ?? []), ...more.states]),
    taken: new Set([...(known?.taken ?? []), ...more.taken]),
    refused: new Set([...(known?.refused ?? []), ...more.refused]),
  }
}
