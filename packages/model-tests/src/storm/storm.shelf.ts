import { day } from '@croupier/core/time'
import { type Ending, isFinal, type Showing } from './storm.endings.ts'

/**
 * How a code that was on a screen stands now. Kept: the next page of the member shows it, and its ending
 * is due. Doubtful: a page found it older than a day by its own clock, and may have forgotten it.
 * Dropped: a newer code took its place, or the member signed out; whether its ending is told depends on
 * whether a page still shows it.
 */
type Standing = 'kept' | 'doubtful' | 'dropped' | 'ended'

interface Code {
  readonly payAmount: number
  readonly createdAt: number
  standing: Standing
}

/** What a browser keeps of the codes that were on its screens. */
export interface Shelf {
  /** The code that a page must find which looks for one now, by its own clock; or null. */
  lookFor(siteTime: number): string | null
  /** A page shows a code that it did not show before. */
  noteShown(showing: Showing): void
  noteTold(showing: Showing, ending: Ending): void
  noteSignedOut(): void
  /** Whether the code was on a screen, and is nothing that a page may find. */
  isGone(paymentId: string): boolean
  /** The codes whose ending is due, and was not told. */
  due(): readonly string[]
  /** What a screen asked to be paid for the code, in satang; undefined when none did. */
  payAmount(paymentId: string): number | undefined
}

export function createShelf(): Shelf {
  const codes = new Map<string, Code>()
  const findable = () =>
    [...codes].find(([, { standing }]) => standing === 'kept' || standing === 'doubtful')

  function drop(): void {
    const [, code] = findable() ?? []
    if (code) code.standing = 'dropped'
  }

  return {
    lookFor: (siteTime) => {
      const [paymentId, code] = findable() ?? []
      if (!paymentId || !code) return null
      if (siteTime - code.createdAt > day) code.standing = 'doubtful'
      return code.standing === 'kept' ? paymentId : null
    },
    noteShown: ({ createdAt, payAmount, paymentId }) => {
      drop()
      codes.set(paymentId, { payAmount, createdAt, standing: 'kept' })
    },
    noteTold: ({ paymentId }, ending) => {
      const code = codes.get(paymentId)
      if (code && isFinal(ending)) code.standing = 'ended'
    },
    noteSignedOut: drop,
    isGone: (paymentId) => {
      const standing = codes.get(paymentId)?.standing
      return standing === 'dropped' || standing === 'ended'
    },
    due: () => [...codes].filter(([, code]) => code.standing === 'kept').map(([id]) => id),
    payAmount: (paymentId) => codes.get(paymentId)?.payAmount,
  }
}
