import type { WireBody } from '@croupier/core/contract'
import { readBahtAmount } from '@croupier/core/money'
import { minute } from '@croupier/core/time'
import { depositOffer, registrationOffer } from '../seed/promotions.ts'
import type { Ledger } from './ledger.ts'
import type { WorldClock } from './world.clock.ts'

type RegistrationClaim = NonNullable<WireBody<'register'>['promotion']>

/** The timed offers of members; each member gets an offer once. */
export interface Promotions {
  /** Begins the deposit offer for a member. */
  start(username: string): void
  /** Since when the offer runs, or null if it does not. */
  runningSince(username: string): number | null
  /** Whether the member's offer has begun and was not credited; it may be over. */
  wasBegun(username: string): boolean
  /** Credits the offer, once, if what the member deposited in time is enough. */
  creditIfEarned(username: string): void
  /** Credits the offer, once, whatever was deposited. */
  credit(username: string): void
  /** Whether the offer that was begun last was credited. */
  isCredited(username: string): boolean
  /** Whether a registration claims the right amount, and in time. */
  isClaimGood(claim: RegistrationClaim): boolean
  /** Ends the offer. */
  end(username: string): void
}

export function createPromotions(
  clock: WorldClock,
  ledger: Ledger,
  grant: (username: string) => void,
): Promotions {
  const started = new Map<string, number>()
  const credited = new Set<string>()

  const runningSince = (username: string) => {
    const since = started.get(username)
    const isOver = since === undefined || clock.now() - since >= depositOffer.minutes * minute
    return isOver ? null : since
  }

  const isEarned = (username: string) => {
    const since = started.get(username)
    if (since === undefined) return false
    const until = since + depositOffer.minutes * minute
    // The time of the deposit counts: one that was made in time may settle later.
    const deposited = ledger
      .list(username)
      .filter(
        ({ type, at, isGranted }) => type === 'deposit' && !isGranted && at >= since && at < until,
      )
      .filter(({ settledAt }) => settledAt !== null && settledAt <= clock.now())
    return deposited.reduce((sum, { amount }) => sum + amount, 0) >= depositOffer.deposit
  }

  const credit = (username: string) => {
    if (credited.has(username)) return
    started.delete(username)
    credited.add(username)
    grant(username)
  }

  return {
    start: (username) => {
      started.set(username, clock.now())
      credited.delete(username)
    },
    runningSince,
    wasBegun: (username) => started.has(username),
    creditIfEarned: (username) => {
      if (isEarned(username)) credit(username)
    },
    credit,
    isCredited: (username) => credited.has(username),
    isClaimGood: ({ credit, start }) => {
      const age = clock.now() - Date.parse(start)
      const isInTime = age >= 0 && age < registrationOffer.minutes * minute
      return isInTime && readBahtAmount(credit) === registrationOffer.credit
    },
    end: (username) => void started.delete(username),
  }
}
