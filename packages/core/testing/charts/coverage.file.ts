import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ChartHits, Hits } from './chart.coverage.ts'

/** Where the hits of a run are kept, one file a process, from the repository's root. */
export const coverageFolder = 'reports/coverage'

/** Writes what one process saw, over what it wrote before. */
export function writeHits(folder: string, name: string, hits: Hits): void {
  const plain = [...hits].map(([chart, { states, taken, refused }]) => [
    chart,
    { states: [...states], taken: [...taken], refused: [...refused] },
  ])
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(Object.fromEntries(plain)))
}

type PlainHits = Record<string, { states: string[]; taken: string[]; refused: string[] }>

/** What all processes of a run saw together. */
export function readHits(folder: string): Hits {
  const merged: Hits = new Map()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const plain: PlainHits = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
    for (const [chart, { states, taken, refused }] of Object.entries(plain)) {
      merged.set(chart, joined(merged.get(chart), { states, taken, refused }))
    }
  }
  return merged
}

function joined(held: ChartHits | undefined, more: PlainHits[string]): ChartHits {
  return {
    states: new Set([...(held?.states ?? []), ...more.states]),
    taken: new Set([...(held?.taken ?? []), ...more.taken]),
    refused: new Set([...(held?.refused ?? []), ...more.refused]),
  }
}
