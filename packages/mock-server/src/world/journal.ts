import type { EndpointName } from '@croupier/core/contract'

const newest = 1_000

/** One call of a service, with secrets and personal fields already masked. */
export interface JournalEntry {
  readonly id: number
  /** When the call came, in the world's epoch milliseconds. */
  readonly time: number
  readonly endpoint: EndpointName | null
  readonly method: string
  /** The path below the service's base. */
  readonly path: string
  readonly service: string
  readonly query: unknown
  readonly body: unknown
  readonly status: number | null
  readonly answer: unknown
  /** How long the answer took by the server's clock. */
  readonly durationMs: number
  /**
   * How long the caller waited before it gave the call up, by the server's clock; null if it did not. The answer
   * has then reached nobody.
   */
  readonly givenUpAfterMs: number | null
  /** The case or fault that was armed for this call. */
  readonly armed: string | null
}

/** The calls of one world, oldest first, bounded to the newest 1,000. */
export interface Journal {
  add(entry: Omit<JournalEntry, 'id'>): JournalEntry
  /** Records that the caller of an entry has given it up. */
  giveUp(entry: JournalEntry, afterMs: number): JournalEntry
  /** Entries with a greater id than `since`. */
  list(since?: number): readonly JournalEntry[]
}

export function createJournal(): Journal {
  const entries: JournalEntry[] = []
  let last = 0
  return {
    add: (facts) => {
      last += 1
      const entry = { id: last, ...facts }
      entries.push(entry)
      if (entries.length > newest) entries.shift()
      return entry
    },
    giveUp: (entry, afterMs) => {
      const givenUp = { ...entry, givenUpAfterMs: afterMs }
      const index = entries.indexOf(entry)
      if (index >= 0) entries[index] = givenUp
      return givenUp
    },
    list: (since = 0) => entries.filter((entry) => entry.id > since),
  }
}
