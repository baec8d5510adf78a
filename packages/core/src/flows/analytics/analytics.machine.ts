import { assign, type EventObject, setup } from 'xstate'
import {
  callbackNotProvided,
  notProvided,
  promiseNotProvided,
} from '../../kernel/flow/not.provided.ts'
import {
  type AnalyticsEvent,
  type Consent,
  type Milestone,
  mostWaitingEvents,
} from './analytics.rules.ts'

export type AnalyticsScreen = 'asking' | 'allowed' | 'refused'

export interface AnalyticsContext {
  /** What was said on this device, here or in another tab. */
  readonly consent: Consent | null
  /** What the program is told as soon as it is there. */
  readonly waiting: readonly AnalyticsEvent[]
}

export type PageShown = Extract<AnalyticsEvent, { name: 'pageShown' }>

export type AnalyticsMachineEvent =
  | { type: 'analytics.allow' }
  | { type: 'analytics.refuse' }
  | { type: 'consent.changed'; consent: Consent | null }
  | { type: 'page.shown'; page: PageShown }
  | { type: 'registration.succeeded' }
  | { type: 'login.succeeded' }
  | { type: 'deposit.succeeded' }
  | { type: 'withdraw.succeeded' }

const waits = (name: Milestone) =>
  ({ actions: { type: 'keepWaiting', params: { event: { name } } } }) as const

const tells = (name: Milestone) =>
  ({ actions: { type: 'tell', params: { event: { name } } } }) as const

/** The operator's analytics hears of visits of those who allowed it, and of nobody else's. */
export const analyticsMachine = setup({
  types: {
    context: {} as AnalyticsContext,
    events: {} as AnalyticsMachineEvent,
    input: {} as { consent: Consent | null },
    tags: {} as 'allow' | 'refuse',
    meta: {} as { screen: AnalyticsScreen },
  },
  actors: {
    load: promiseNotProvided<void>('load'),
    watchVisit: callbackNotProvided<EventObject>('watchVisit'),
    watchConsent: callbackNotProvided<EventObject>('watchConsent'),
  },
  guards: {
    isAllowed: ({ context }) => context.consent === 'allowed',
    isHeld: ({ context }, { consent }: { consent: Consent | null }) => context.consent === consent,
    isRefused: ({ context }) => context.consent === 'refused',
  },
  actions: {
    keepConsent: notProvided<[unknown, { consent: Consent }]>('keepConsent'),
    tell: notProvided<[unknown, { event: AnalyticsEvent }]>('tell'),
    tellWaiting: notProvided('tellWaiting'),
    stopProgram: notProvided('stopProgram'),
    noteConsent: assign((_, { consent }: { consent: Consent | null }) => ({ consent })),
    keepWaiting: assign(({ context }, { event }: { event: AnalyticsEvent }) => ({
      waiting: [...context.waiting, event].slice(0, mostWaitingEvents),
    })),
    forgetWaiting: assign({ waiting: [] }),
  },
}).createMachine({
  id: 'analytics',
  description:
    'The operator’s analytics hears of visits of those who allowed it, and of nobody else’s.',
  context: ({ input }) => ({ consent: input.consent, waiting: [] }),
  initial: 'deciding',
  invoke: {
    id: 'watchConsent',
    src: 'watchConsent',
    onError: { description: 'Then another tab’s answer counts from the next visit on.' },
  },
  on: {
    'consent.changed': [
      { guard: { type: 'isHeld', params: ({ event }) => event } },
      {
        description: 'Another tab was answered, perhaps while this page rested.',
        target: '.deciding',
        actions: { type: 'noteConsent', params: ({ event }) => event },
      },
    ],
    'analytics.allow': {
      target: '.allowed',
      actions: [
        { type: 'noteConsent', params: { consent: 'allowed' } },
        { type: 'keepConsent', params: { consent: 'allowed' } },
      ],
    },
    'analytics.refuse': {
      target: '.refused',
      actions: [
        { type: 'noteConsent', params: { consent: 'refused' } },
        { type: 'keepConsent', params: { consent: 'refused' } },
      ],
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isAllowed', target: 'allowed' },
        { guard: 'isRefused', target: 'refused' },
        { target: 'asking' },
      ],
    },
    asking: { meta: { screen: 'asking' } },
    refused: { tags: 'refuse', meta: { screen: 'refused' } },
    allowed: {
      tags: 'allow',
      meta: { screen: 'allowed' },
      initial: 'loading',
      invoke: {
        id: 'watchVisit',
        src: 'watchVisit',
        onError: { description: 'Then nothing is heard of pages.' },
      },
      exit: 'stopProgram',
      on: { 'analytics.allow': { description: 'It is allowed already.' } },
      states: {
        loading: {
          invoke: {
            id: 'load',
            src: 'load',
            onDone: { target: 'hearing', actions: ['tellWaiting', 'forgetWaiting'] },
            onError: {
              description: 'The visitor misses nothing.',
              target: 'unheard',
              actions: 'forgetWaiting',
            },
          },
          on: {
            'page.shown': {
              actions: { type: 'keepWaiting', params: ({ event }) => ({ event: event.page }) },
            },
            'registration.succeeded': waits('registered'),
            'login.succeeded': waits('signedIn'),
            'deposit.succeeded': waits('deposited'),
            'withdraw.succeeded': waits('withdrawn'),
          },
        },
        hearing: {
          on: {
            'page.shown': {
              actions: { type: 'tell', params: ({ event }) => ({ event: event.page }) },
            },
            'registration.succeeded': tells('registered'),
            'login.succeeded': tells('signedIn'),
            'deposit.succeeded': tells('deposited'),
            'withdraw.succeeded': tells('withdrawn'),
          },
        },
        unheard: { description: 'The program cannot be had in this visit.' },
      },
    },
  },
})
