import { settle } from '@croupier/core/testing'
import { deferredWork } from './deferred.work.ts'

/** After this many idle rounds of the event loop nothing more will happen. */
const quietRounds = 3

/** Counts the work of a browser, which is at rest when the count stays the same. */
export interface Activity {
  /** Records that something began or ended. */
  recordEvent(): void
  /** Counts work until it ends, however long it takes. */
  during<Result>(work: Promise<Result>): Promise<Result>
  /** The same for loading code or words, which waits for nothing. */
  whileLoading<Result>(work: Promise<Result>): Promise<Result>
  isLoading(): boolean
  atRest(): Promise<void>
}

export function createActivity(): Activity {
  let happened = 0
  let unfinished = 0
  let loading = 0
  const recordEvent = () => {
    happened += 1
  }
  const during: Activity['during'] = async (work) => {
    unfinished += 1
    try {
      return await work
    } finally {
      unfinished -= 1
      recordEvent()
    }
  }
  return {
    recordEvent,
    during,
    whileLoading: async (work) => {
      loading += 1
      try {
        return await during(work)
      } finally {
        loading -= 1
      }
    },
    isLoading: () => loading > 0,
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
