import { day } from '@croupier/core/time'
import { type Ending, isFinal, type Showing, type Truth } from './storm.endings.ts'

/**
 * The state of a code that was on a screen.
 * `kept`: the next page of the member shows it, and its ending must be announced.
 * `doubtful`: it may be removed, because a page found it older than a day by its own clock, the storage was
 * full, or another member signed in.
 * `dropped`: a newer code replaced it, or the member signed out. Its ending is announced only if a page still
 * shows it.
 */
type Standing = 'kept' | 'doubtful' | 'dropped' | 'ended'

interface Code {
  readonly member: string
  readonly payAmount: number
  readonly createdAt: number
  standing: Standing
}

/** The codes that a browser should have stored. */
export interface Shelf {
  /** The code that a page of the member must find now by its own clock, or null. */
  lookFor(siteTime: number, member: string): string | null
  /** A page shows a new code. */
  recordShown(showing: Showing): void
  recordTold(showing: Showing, ending: Ending): void
  /** The history of a page showed the money of a code. */
  recordArrival(paymentId: string): void
  /** What a page has told of a code last: that it was paid or rejected; null where none did. */
  verdictOn(paymentId: string): Truth['state'] | null
  recordSignedOut(member: string): void
  /** A member signed in, whose page removes what belongs to others. */
  recordArrived(member: string): void
  /** Whether the code was on a screen but no page may find it any more. */
  isGone(paymentId: string): boolean
  /** The codes of the member whose ending is due but was not announced. */
  due(member: string): readonly string[]
  /** The amount on the code's screen, in satang; undefined if no screen showed it. */
  payAmount(paymentId: string): number | undefined
}

/** @param isFull whether the storage is full */
export function createShelf(isFull: () => boolean): Shelf {
  const codes = new Map<string, Code>()
  const verdicts = new Map<string, Truth['state']>()
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
      // If the new code could not be stored, the old one is found again.
      change(isFull() ? 'doubtful' : 'dropped', (code) => code.member === member)
      const standing = isFull() ? 'doubtful' : 'kept'
      codes.set(paymentId, { member, payAmount, createdAt, standing })
    },
    recordArrival: (paymentId) => void verdicts.set(paymentId, 'paid'),
    verdictOn: (paymentId) => verdicts.get(paymentId) ?? null,
    recordTold: ({ paymentId }, ending) => {
      if (ending === 'paid' || ending === 'rejected') verdicts.set(paymentId, ending)
      const code = codes.get(paymentId)
      if (code && isFinal(ending)) code.standing = 'ended'
    },
    recordSignedOut: (member) => {
      change('dropped', (code) => code.member === member)
      // A sign-out removes the secrets of all codes.
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
