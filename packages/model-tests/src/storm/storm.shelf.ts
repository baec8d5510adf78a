import { day } from '@croupier/core/time'
import { type Ending, isFinal, type Showing } from './storm.endings.ts'

/**
 * How a code that was on a screen stands now. Kept: the next page of the member shows it, and its ending
 * is due. Doubtful: it may have been forgotten, since a page found it older than a day by its own clock, the
 * storage was full, or another member signed in.
 * Dropped: a newer code took its place, or the member signed out; whether its ending is told depends on
 * whether a page still shows it.
 */
type Standing = 'kept' | 'doubtful' | 'dropped' | 'ended'

interface Code {
  readonly member: string
  readonly payAmount: number
  readonly createdAt: number
  standing: Standing
}

/** What a browser keeps of the codes that were on its screens. */
export interface Shelf {
  /** The code that a page of the member must find which looks for one now, by its own clock; or null. */
  lookFor(siteTime: number, member: string): string | null
  /** A page shows a code that it did not show before. */
  recordShown(showing: Showing): void
  recordTold(showing: Showing, ending: Ending): void
  recordSignedOut(member: string): void
  /** Somebody signed in, whose page keeps nothing of anybody else. */
  recordArrived(member: string): void
  /** Whether the code was on a screen, and is nothing that a page may find. */
  isGone(paymentId: string): boolean
  /** The codes of the member whose ending is due, and was not told. */
  due(member: string): readonly string[]
  /** What a screen asked to be paid for the code, in satang; undefined when none did. */
  payAmount(paymentId: string): number | undefined
}

/** @param isFull whether the storage takes nothing more */
export function createShelf(isFull: () => boolean): Shelf {
  const codes = new Map<string, Code>()
  const findable = () =>
    [...codes].filter(([, { standing }]) => standing === 'kept' || standing === 'doubtful')

  function change(standing: Standing, isMeant: (code: Code) => boolean): void {
    for (const [, code] of findable()) if (isMeant(code)) code.standing = standing
  }

  return {
    lookFor: (siteTime, member) => {
      const own = findable().filter(([, code]) => code.member === member)
      for (const [, code] of own) if (siteTime - code.createdAt > day) code.standing = 'doubtful'
      const [paymentId] = own.find(([, { standing }]) => standing === 'kept') ?? []
      return paymentId ?? null
    },
    recordShown: ({ createdAt, member, payAmount, paymentId }) => {
      // What the new one could not replace is found again.
      change(isFull() ? 'doubtful' : 'dropped', (code) => code.member === member)
      const standing = isFull() ? 'doubtful' : 'kept'
      codes.set(paymentId, { member, payAmount, createdAt, standing })
    },
    recordTold: ({ paymentId }, ending) => {
      const code = codes.get(paymentId)
      if (code && isFinal(ending)) code.standing = 'ended'
    },
    recordSignedOut: (member) => {
      change('dropped', (code) => code.member === member)
      // The secrets of all codes go with a sign-out.
      change('doubtful', (code) => code.member !== member)
    },
    recordArrived: (member) => change('doubtful', (code) => code.member !== member),
    isGone: (paymentId) => {
      const standing = codes.get(paymentId)?.standing
      return standing === 'dropped' || standing === 'ended'
    },
    due: (member) =>
      findable()
        .filter(([, code]) => code.member === member && code.standing === 'kept')
        .map(([paymentId]) => paymentId),
    payAmount: (paymentId) => codes.get(paymentId)?.payAmount,
  }
}
