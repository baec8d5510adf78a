import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate'
import { notProvided } from '../flow/not.provided.ts'
import { minute, second } from '../time/durations.ts'
import type { WatchClockInput } from '../time/ticks.ts'
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
}

export type DepositPromotionEvent = PromotionEvent | { type: 'deposit.succeeded' }

/** How often the server is asked at most while an offer runs [OPEN-14]. */
const checkEvery = minute
/** How long its last word is waited for [OPEN-12]. */
const lastWordWait = 10 * second

/** A credit for whoever deposits in time; the server has the last word [PROMO-06…13, OPEN-12, OPEN-14]. */
export const depositPromotionMachine = setup({
  types: {
    context: {} as DepositPromotionContext,
    events: {} as DepositPromotionEvent,
    input: {} as PromotionInput,
    meta: {} as { screen: PromotionScreen },
    tags: {} as 'busy',
  },
  actors: {
    checkDeposit: fromPromise<{ check: DepositCheck; now: number }>(notProvided('checkDeposit')),
    watchClock: fromCallback<EventObject, WatchClockInput>(notProvided('watchClock')),
  },
  guards: {
    isKept: ({ context }) => context.isKept,
    isMember: ({ context }) => context.isMember,
    isRunning: (_, { start }: { start: number | null }) => start !== null,
    isGone: notProvided('isGone'),
    isUnseen: notProvided('isUnseen'),
    /** Signed in, with a token for the service that answers. */
    canCheck: notProvided('canCheck'),
    isOver: ({ context }, { now }: { now: number }) => now >= deadlineOf(context.offer),
    isCheckDue: ({ context }, { now }: { now: number }) => now >= context.checkedAt + checkEvery,
    isEarned: (_, { check }: { check: DepositCheck }) => check === 'earned',
  },
  actions: {
    keepOffer: notProvided('keepOffer'),
    endOffer: notProvided('endOffer'),
    noteEarned: notProvided('noteEarned'),
    noteOffer: assign(({ context }, event: { offer: Offer; start: number | null }) => ({
      offer: { ...context.offer, ...event.offer, start: event.start ?? context.offer.start },
      lastCheck: null,
    })),
    begin: notProvided('begin'),
    noteNow: assign((_, { now }: { now: number }) => ({ now })),
    noteMember: assign((_, { isMember }: { isMember: boolean }) => ({ isMember })),
    noteCheck: assign((_, { check, now }: { check: DepositCheck; now: number }) => ({
      lastCheck: check,
      checkedAt: now,
      now,
    })),
    noteCannotCheck: assign(({ context }) => ({
      lastCheck: 'cannotCheck' as const,
      checkedAt: context.now,
    })),
  },
  delays: { lastWordWait },
}).createMachine({
  id: 'depositPromotion',
  description: 'A credit for whoever deposits in time; the server has the last word.',
  context: ({ input: { kept, isMember, now } }) => ({
    offer: kept ?? noOffer,
    isKept: kept !== null,
    isMember,
    now,
    checkedAt: 0,
    lastCheck: null,
  }),
  initial: 'deciding',
  on: {
    'promotion.dropped': '.absent',
    'member.changed': { actions: { type: 'noteMember', params: ({ event }) => event } },
  },
  states: {
    deciding: {
      always: [{ guard: 'isKept', target: 'running' }, { target: 'absent' }],
    },
    absent: {
      on: {
        'promotion.offered': [
          {
            description: 'The server handed over one that runs.',
            guard: { type: 'isRunning', params: ({ event }) => event },
            target: 'running',
            actions: [{ type: 'noteOffer', params: ({ event }) => event }, 'keepOffer'],
          },
          {
            target: 'offered',
            actions: { type: 'noteOffer', params: ({ event }) => event },
          },
        ],
      },
    },
    offered: {
      meta: { screen: 'offered' },
      on: {
        'promotion.take': {
          description: 'Nobody can deposit before they have registered.',
          guard: 'isMember',
          target: 'running',
          actions: ['begin', 'keepOffer'],
        },
        'member.changed': {
          target: 'absent',
          actions: { type: 'noteMember', params: ({ event }) => event },
        },
      },
    },
    running: {
      meta: { screen: 'running' },
      initial: 'waking',
      invoke: {
        id: 'watchClock',
        src: 'watchClock',
        input: ({ context }) => ({ deadline: deadlineOf(context.offer) }),
        onError: { description: 'A page that is back looks at the clock itself.' },
      },
      on: {
        'clock.ticked': [
          { guard: 'isGone', target: 'absent' },
          { guard: 'isUnseen' },
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'lastWord' },
          { actions: { type: 'noteNow', params: ({ event }) => event } },
        ],
        'page.resumed': [
          { guard: 'isGone', target: 'absent' },
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'lastWord' },
          { target: '.waking', actions: { type: 'noteNow', params: ({ event }) => event } },
        ],
        'member.changed': {
          target: '.waking',
          actions: { type: 'noteMember', params: ({ event }) => event },
        },
        'deposit.succeeded': '.waking',
      },
      states: {
        waking: {
          description:
            'At the start, after a deposit and when the page is back, the server is asked.',
          always: [{ guard: 'canCheck', target: 'checking' }, { target: 'resting' }],
        },
        checking: {
          tags: 'busy',
          invoke: {
            id: 'checkDeposit',
            src: 'checkDeposit',
            onDone: [
              {
                guard: { type: 'isEarned', params: ({ event }) => event.output },
                target: '#depositPromotion.won',
              },
              {
                target: 'resting',
                actions: { type: 'noteCheck', params: ({ event }) => event.output },
              },
            ],
            onError: {
              description: 'It is said, blocks nothing, and the next question may know.',
              target: 'resting',
              actions: 'noteCannotCheck',
            },
          },
        },
        resting: {
          on: {
            'clock.ticked': [
              { guard: 'isGone', target: '#depositPromotion.absent' },
              { guard: 'isUnseen' },
              {
                guard: { type: 'isOver', params: ({ event }) => event },
                target: '#depositPromotion.lastWord',
              },
              {
                guard: { type: 'isCheckDue', params: ({ event }) => event },
                target: 'waking',
                actions: { type: 'noteNow', params: ({ event }) => event },
              },
              { actions: { type: 'noteNow', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    lastWord: {
      description: 'A member who paid in time from another app keeps the bonus.',
      tags: 'busy',
      meta: { screen: 'running' },
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'canCheck', target: 'checking' },
            { target: '#depositPromotion.missed' },
          ],
        },
        checking: {
          after: { lastWordWait: '#depositPromotion.missed' },
          invoke: {
            id: 'askLastWord',
            src: 'checkDeposit',
            onDone: [
              {
                guard: { type: 'isEarned', params: ({ event }) => event.output },
                target: '#depositPromotion.won',
              },
              { target: '#depositPromotion.missed' },
            ],
            onError: {
              description: 'Nobody can say that it was earned.',
              target: '#depositPromotion.missed',
            },
          },
        },
      },
    },
    missed: {
      entry: 'endOffer',
      meta: { screen: 'missed' },
      on: { 'promotion.acknowledge': 'absent' },
    },
    won: {
      entry: 'noteEarned',
      meta: { screen: 'won' },
      on: { 'promotion.acknowledge': 'absent' },
    },
  },
})
