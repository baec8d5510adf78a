import { assign, type EventObject, setup } from 'xstate'
import type { WatchClockInput } from '../../base/clock/ticks.ts'
import { minute, second } from '../../base/time/durations.ts'
import {
  callbackNotProvided,
  notProvided,
  promiseNotProvided,
} from '../../kernel/flow/not.provided.ts'
import { deadlineOf, noOffer, type Offer, type RunningOffer } from './offer.ts'
import type { PromotionEvent, PromotionInput, PromotionScreen } from './promotion.types.ts'

/** What the last question came to: enough was deposited, not yet, or nobody could say [PROMO-13]. */
export type DepositCheck = 'earned' | 'notYet' | 'cannotCheck'

export interface DepositPromotionContext {
  readonly offer: RunningOffer
  readonly isKept: boolean
  readonly isMember: boolean
  /** Epoch milliseconds. */
  readonly now: number
  readonly checkedAt: number
  readonly lastCheck: DepositCheck | null
  /** Whether something has happened since the server was asked that its answer may not know of. */
  readonly isOutdated: boolean
}

export type DepositPromotionEvent = PromotionEvent | { type: 'deposit.succeeded' }

/** How often the server is asked at most while an offer runs [OPEN-14]. */
const checkEvery = minute
/** How long its last word is waited for [OPEN-12]. */
const lastWordWait = 10 * second

/** What the chart of a deposit offer is made of; the chart itself names these parts. */
export const depositPromotionSetup = setup({
  types: {
    context: {} as DepositPromotionContext,
    events: {} as DepositPromotionEvent,
    input: {} as PromotionInput,
    meta: {} as { screen: PromotionScreen },
    tags: {} as 'busy',
  },
  actors: {
    checkDeposit: promiseNotProvided<{ check: DepositCheck; now: number }>('checkDeposit'),
    watchClock: callbackNotProvided<EventObject, WatchClockInput>('watchClock'),
  },
  guards: {
    isKept: ({ context }) => context.isKept,
    isMember: ({ context }) => context.isMember,
    isRunning: (_, { start }: { start: number | null }) => start !== null,
    /** Another tab has taken it. */
    isTaken: notProvided('isTaken'),
    /** Nothing may be offered any more. */
    isClosed: notProvided('isClosed'),
    isGone: notProvided('isGone'),
    isUnseen: notProvided('isUnseen'),
    /** Signed in, with a token for the service that answers. */
    canCheck: notProvided('canCheck'),
    isOver: ({ context }, { now }: { now: number }) => now >= deadlineOf(context.offer),
    isCheckDue: ({ context }, { now }: { now: number }) => now >= context.checkedAt + checkEvery,
    isPast: ({ context }) => context.now >= deadlineOf(context.offer),
    isOutdated: ({ context }) => context.isOutdated,
    isEarned: (_, { check }: { check: DepositCheck }) => check === 'earned',
    isNotYet: (_, { check }: { check: DepositCheck }) => check === 'notYet',
  },
  actions: {
    keepOffer: notProvided('keepOffer'),
    endOffer: notProvided('endOffer'),
    saveEarned: notProvided('saveEarned'),
    setOffer: assign(({ context }, event: { offer: Offer; start: number | null }) => ({
      offer: { ...context.offer, ...event.offer, start: event.start ?? context.offer.start },
      lastCheck: null,
    })),
    begin: notProvided('begin'),
    resume: notProvided('resume'),
    setNow: assign((_, { now }: { now: number }) => ({ now })),
    setMember: assign((_, { isMember }: { isMember: boolean }) => ({ isMember })),
    markAsked: assign({ isOutdated: false }),
    markOutdated: assign({ isOutdated: true }),
    setCheck: assign((_, { check, now }: { check: DepositCheck; now: number }) => ({
      lastCheck: check,
      checkedAt: now,
      now,
    })),
    setCannotCheck: assign(({ context }) => ({
      lastCheck: 'cannotCheck' as const,
      checkedAt: context.now,
    })),
  },
  delays: { lastWordWait },
})

/** What a deposit offer begins with. */
export function startDepositPromotion({
  isMember,
  kept,
  now,
}: PromotionInput): DepositPromotionContext {
  return {
    offer: kept ?? noOffer,
    isKept: kept !== null,
    isMember,
    now,
    checkedAt: 0,
    lastCheck: null,
    isOutdated: false,
  }
}
