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

/** The result of a check: enough was deposited, not yet, or the check failed [PROMO-13]. */
export type DepositCheck = 'earned' | 'notYet' | 'cannotCheck'

export interface DepositPromotionContext {
  readonly offer: RunningOffer
  readonly isKept: boolean
  readonly isMember: boolean
  /** Epoch milliseconds. */
  readonly now: number
  readonly checkedAt: number
  readonly lastCheck: DepositCheck | null
  /** Whether something has happened since the server was asked that its answer may not include. */
  readonly isOutdated: boolean
}

export type DepositPromotionEvent = PromotionEvent | { type: 'deposit.succeeded' }

/** The shortest time between two checks while an offer runs [OPEN-14]. */
const checkEvery = minute
/** How long the last check may take [OPEN-12]. */
const lastWordWait = 10 * second

/** The types, actors, guards and actions of the deposit offer's chart, which refers to them by name. */
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
    /** The offer was taken in another tab. */
    isTaken: notProvided('isTaken'),
    /** No new offer may be made on this device. */
    isClosed: notProvided('isClosed'),
    isGone: notProvided('isGone'),
    isUnseen: notProvided('isUnseen'),
    /** The member is signed in and has a token for the reward service. */
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

/** The initial context of a deposit offer. */
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
