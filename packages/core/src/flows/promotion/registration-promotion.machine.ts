import { assign, type EventObject, setup } from 'xstate'
import type { WatchClockInput } from '../../base/clock/ticks.ts'
import { callbackNotProvided, notProvided } from '../../kernel/flow/not.provided.ts'
import { deadlineOf, noOffer, type Offer, type RunningOffer } from './offer.ts'
import type {
  PromotionEvent,
  PromotionScreen,
  RegistrationPromotionInput,
} from './promotion.types.ts'

export interface RegistrationPromotionContext {
  readonly offer: RunningOffer
  readonly isKept: boolean
  readonly isMember: boolean
  /** Whether registering claims the credit; if not, the visitor asks the admin for it. */
  readonly isClaimSent: boolean
  /** Whether a registration was sent in time and its answer was lost. */
  readonly isUnanswered: boolean
  /** Epoch milliseconds. */
  readonly now: number
}

export type RegistrationPromotionEvent =
  | PromotionEvent
  | { type: 'registration.succeeded'; isOfferClaimed: boolean }
  | { type: 'registration.unanswered' }

/** A credit for anyone who registers in time, once they have taken the offer [PROMO-02…05, OPEN-15]. */
export const registrationPromotionMachine = setup({
  types: {
    context: {} as RegistrationPromotionContext,
    events: {} as RegistrationPromotionEvent,
    input: {} as RegistrationPromotionInput,
    meta: {} as { screen: PromotionScreen },
  },
  actors: {
    watchClock: callbackNotProvided<EventObject, WatchClockInput>('watchClock'),
  },
  guards: {
    isKept: ({ context }) => context.isKept,
    isVisitor: ({ context }) => !context.isMember,
    /** The offer was taken in another tab. */
    isTaken: notProvided('isTaken'),
    /** No new offer may be made on this device. */
    isClosed: notProvided('isClosed'),
    /** The offer was ended in another tab. */
    isGone: notProvided('isGone'),
    /** While the page is hidden, no offer ends. */
    isUnseen: notProvided('isUnseen'),
    /** A registration that was sent in time is in flight. */
    isRegistering: notProvided('isRegistering'),
    isOver: ({ context }, { now }: { now: number }) => now >= deadlineOf(context.offer),
    isOverUnanswered: ({ context }, { now }: { now: number }) =>
      context.isUnanswered && now >= deadlineOf(context.offer),
    isUnansweredMember: ({ context }, { isMember }: { isMember: boolean }) =>
      isMember && context.isUnanswered,
    isClaimed: (_, { isOfferClaimed }: { isOfferClaimed: boolean }) => isOfferClaimed,
    isMember: (_, { isMember }: { isMember: boolean }) => isMember,
  },
  actions: {
    keepOffer: notProvided('keepOffer'),
    dropOffer: notProvided('dropOffer'),
    closeOffer: notProvided('closeOffer'),
    setOffer: assign(({ context }, { offer }: { offer: Offer }) => ({
      offer: { ...context.offer, ...offer },
    })),
    begin: notProvided('begin'),
    resume: notProvided('resume'),
    setUnanswered: assign({ isUnanswered: true }),
    setNow: assign((_, { now }: { now: number }) => ({ now })),
    setMember: assign((_, { isMember }: { isMember: boolean }) => ({ isMember })),
  },
}).createMachine({
  id: 'registrationPromotion',
  description: 'A credit for anyone who registers in time, once they have taken the offer.',
  context: ({ input: { kept, isClaimSent, isMember, now } }) => ({
    offer: kept ?? noOffer,
    isKept: kept !== null && !isMember,
    isMember,
    isClaimSent,
    isUnanswered: false,
    now,
  }),
  initial: 'deciding',
  on: {
    'promotion.dropped': '.absent',
    'member.changed': {
      target: '.absent',
      actions: { type: 'setMember', params: ({ event }) => event },
    },
  },
  states: {
    deciding: {
      always: [
        {
          description: 'A cookie without a start gets one now.',
          guard: 'isKept',
          target: 'running',
          actions: 'keepOffer',
        },
        { target: 'absent' },
      ],
    },
    absent: {
      on: {
        'promotion.offered': {
          guard: 'isVisitor',
          target: 'offered',
          actions: { type: 'setOffer', params: ({ event }) => event },
        },
      },
    },
    offered: {
      meta: { screen: 'offered' },
      on: {
        'promotion.take': [
          {
            description: 'The offer already runs in another tab, and continues here.',
            guard: 'isTaken',
            target: 'running',
            actions: ['resume', 'keepOffer'],
          },
          {
            description: 'The offer has ended in another tab.',
            guard: 'isClosed',
            target: 'absent',
          },
          { target: 'running', actions: ['begin', 'keepOffer'] },
        ],
      },
    },
    running: {
      meta: { screen: 'running' },
      invoke: {
        id: 'watchClock',
        src: 'watchClock',
        input: ({ context }) => ({ deadline: deadlineOf(context.offer) }),
        onError: { description: 'The time is still checked when the page resumes.' },
      },
      on: {
        'clock.ticked': [
          { guard: 'isGone', target: 'absent' },
          { guard: 'isUnseen' },
          {
            description:
              'The answer to a registration is awaited even after the countdown has ended.',
            guard: 'isRegistering',
            actions: { type: 'setNow', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOverUnanswered', params: ({ event }) => event },
            target: 'unknown',
          },
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'missed' },
          { actions: { type: 'setNow', params: ({ event }) => event } },
        ],
        'page.resumed': [
          { guard: 'isGone', target: 'absent' },
          {
            guard: 'isRegistering',
            actions: { type: 'setNow', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOverUnanswered', params: ({ event }) => event },
            target: 'unknown',
          },
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'missed' },
          { actions: { type: 'setNow', params: ({ event }) => event } },
        ],
        'registration.succeeded': [
          { guard: { type: 'isClaimed', params: ({ event }) => event }, target: 'won' },
          {
            description: 'The registration did not claim the credit.',
            target: 'unclaimed',
          },
        ],
        'registration.unanswered': { actions: 'setUnanswered' },
        'member.changed': [
          {
            description: 'The account was created, but nobody knows whether in time.',
            guard: { type: 'isUnansweredMember', params: ({ event }) => event },
            target: 'unknown',
            actions: { type: 'setMember', params: ({ event }) => event },
          },
          {
            description: 'Anyone who signs in was already a member.',
            guard: { type: 'isMember', params: ({ event }) => event },
            target: 'absent',
            actions: ['dropOffer', { type: 'setMember', params: ({ event }) => event }],
          },
          { actions: { type: 'setMember', params: ({ event }) => event } },
        ],
      },
    },
    missed: {
      entry: 'closeOffer',
      meta: { screen: 'missed' },
      on: { 'promotion.acknowledge': 'absent' },
    },
    unknown: {
      description: 'A registration was sent in time, and no answer came.',
      entry: 'closeOffer',
      meta: { screen: 'unknown' },
      on: {
        'promotion.acknowledge': 'absent',
        'member.changed': { actions: { type: 'setMember', params: ({ event }) => event } },
      },
    },
    won: {
      entry: 'dropOffer',
      meta: { screen: 'won' },
      on: {
        'promotion.acknowledge': 'absent',
        'member.changed': { actions: { type: 'setMember', params: ({ event }) => event } },
      },
    },
    unclaimed: {
      entry: 'dropOffer',
      meta: { screen: 'won' },
      on: {
        'promotion.acknowledge': 'absent',
        'member.changed': { actions: { type: 'setMember', params: ({ event }) => event } },
      },
    },
  },
})
