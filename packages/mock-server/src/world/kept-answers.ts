import { day } from '@croupier/core/time'
import type { WorldClock } from './world.clock.ts'

/** How long the answer to a money write is kept under its key. */
export const keptFor = day

/** The request and the answer under a key. */
export interface KeptAnswer {
  readonly question: string
  readonly answer: unknown
}

/** The answers of a world to money writes, by member and key. */
export interface KeptAnswers {
  find(username: string, key: string): KeptAnswer | null
  keep(username: string, key: string, kept: KeptAnswer): void
}

export function createKeptAnswers(clock: WorldClock): KeptAnswers {
  // In insertion order, so that the first one is the oldest.
  const records = new Map<string, KeptAnswer & { readonly at: number }>()
  const nameOf = (username: string, key: string) => `${username} ${key}`
  const isOld = ({ at }: { readonly at: number }) => clock.now() - at >= keptFor

  return {
    find: (username, key) => {
      const found = records.get(nameOf(username, key))
      return !found || isOld(found) ? null : found
    },
    keep: (username, key, kept) => {
      for (const [name, record] of records) {
        if (!isOld(record)) break
        records.delete(name)
      }
      records.set(nameOf(username, key), { ...kept, at: clock.now() })
    },
  }
}
