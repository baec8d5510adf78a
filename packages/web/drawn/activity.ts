import { settle } from '@croupier/core/testing'
import { deferredWork } from './deferred.work.ts'

/** Rounds of the event loop in which nothing happened, after which nothing will. */
const quietRounds = 3

/** A browser's work, counted: it is at rest when the count stays as it is. */
export interface Activity {
  /** Something began or ended. */
  note(): void
  /** Counts work that ends by itself, however long it takes. */
  during<Result>(work: Promise<Result>): Promise<Result>
  atRest(): Promise<void>
}

export function createActivity(): Activity {
  let happened = 0
  let unfinished = 0
  const note = () => {
    happened += 1
  }
  return {
    note,
    during: async (work) => {
      unfinished += 1
      try {
        return await work
      } finally {
        unfinished -= 1
        note()
      }
    },
    atRest: async () => {
      for (let quiet = 0; quiet < quietRounds; ) {
        const before = happened
        await settle()
        const isQuiet = happened === before && unfinished + deferredWork() === 0
        quiet = isQuiet ? quiet + 1 : 0
      }
    },
  }
}
