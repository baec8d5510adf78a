import { assign, type EventObject, sendTo, setup } from 'xstate'
import type { RouteSettled } from '../../kernel/flow/broadcast.facts.ts'
import {
  callbackNotProvided,
  notProvided,
  promiseNotProvided,
} from '../../kernel/flow/not.provided.ts'
import type { RouteName } from '../../kernel/routing/routes.ts'
import {
  type AnalyticsEvent,
  type Asked,
  type Consent,
  type Milestone,
  mostWaitingEvents,
  type PageShown,
  pageShown,
} from './analytics.rules.ts'

export type AnalyticsScreen = 'asking' | 'allowed' | 'refused'

export interface AnalyticsContext extends AnalyticsInput {
  /** The page with which the visit began; null if none was shown, and once the answer changes. */
  readonly measured: RouteName | null
  /** The events that are reported as soon as the analytics program is loaded. */
  readonly waiting: readonly AnalyticsEvent[]
}

export interface AnalyticsInput {
  /** What an answer allows or refuses. */
  readonly asked: Asked
  /** The answer that was given on this device, in this tab or another. */
  readonly consent: Consent | null
  /** Null while no page is shown. */
  readonly page: PageShown | null
}

export type AnalyticsMachineEvent =
  | { type: 'analytics.allow' }
  | { type: 'analytics.refuse' }
  | { type: 'consent.changed'; consent: Consent | null }
  | RouteSettled
  | { type: 'page.resumed' }
  | { type: 'registration.succeeded' }
  | { type: 'login.succeeded' }
  | { type: 'deposit.succeeded' }
  | { type: 'withdraw.succeeded' }

const queues = (name: Milestone) =>
  ({ actions: { type: 'queueEvent', params: { event: { name } } } }) as const

const reports = (name: Milestone) =>
  ({ actions: { type: 'reportEvent', params: { event: { name } } } }) as const

/** Reports visits and their speed to the operator, but only those of visitors who agreed. */
export const analyticsMachine = setup({
  types: {
    context: {} as AnalyticsContext,
    events: {} as AnalyticsMachineEvent,
    input: {} as AnalyticsInput,
    tags: {} as 'allow' | 'refuse',
    meta: {} as { screen: AnalyticsScreen },
  },
  actors: {
    load: promiseNotProvided<void>('load'),
    measureSpeed: promiseNotProvided<void, { page: RouteName | null }>('measureSpeed'),
    watchConsent: callbackNotProvided<EventObject>('watchConsent'),
  },
  guards: {
    isAllowed: ({ context }) => context.consent === 'allowed',
    isUnchanged: ({ context }, { consent }: { consent: Consent | null }) =>
      context.consent === consent,
    // Filters and steps change the address without changing the page.
    isOtherPage: ({ context }, settled: RouteSettled) =>
      pageShown(settled).page !== context.page?.page,
    countsVisits: ({ context }) => context.asked.visits,
    measuresSpeed: ({ context }) => context.asked.speed,
    isMeasured: ({ context }) => context.asked.speed && context.measured !== null,
    isRefused: ({ context }) => context.consent === 'refused',
  },
  actions: {
    keepConsent: notProvided<[unknown, { consent: Consent }]>('keepConsent'),
    reportEvent: notProvided<[unknown, { event: AnalyticsEvent }]>('reportEvent'),
    reportPage: notProvided('reportPage'),
    reportWaiting: notProvided('reportWaiting'),
    stopProgram: notProvided('stopProgram'),
    stopMeasuring: notProvided('stopMeasuring'),
    reportSpeed: notProvided('reportSpeed'),
    setConsent: assign((_, { consent }: { consent: Consent | null }) => ({
      consent,
      measured: null,
    })),
    setPage: assign((_, settled: RouteSettled) => ({ page: pageShown(settled) })),
    queuePage: assign(({ context: { page, waiting } }) => ({
      waiting: page ? [...waiting, page].slice(0, mostWaitingEvents) : waiting,
    })),
    sendConsentCheck: sendTo('watchConsent', { type: 'consent.look' }),
    queueEvent: assign(({ context }, { event }: { event: AnalyticsEvent }) => ({
      waiting: [...context.waiting, event].slice(0, mostWaitingEvents),
    })),
    clearWaiting: assign({ waiting: [] }),
  },
}).createMachine({
  id: 'analytics',
  description:
    'Reports visits and their speed to the operator, but only those of visitors who agreed.',
  context: ({ input }) => ({ ...input, measured: input.page?.page ?? null, waiting: [] }),
  initial: 'deciding',
  invoke: {
    id: 'watchConsent',
    src: 'watchConsent',
    onError: { description: 'An answer in another tab then counts only from the next visit on.' },
  },
  on: {
    'route.settled': { actions: { type: 'setPage', params: ({ event }) => event } },
    'page.resumed': {
      description: 'A suspended page misses answers in other tabs.',
      actions: 'sendConsentCheck',
    },
    'consent.changed': [
      { guard: { type: 'isUnchanged', params: ({ event }) => event } },
      {
        description:
          'The question was answered in another tab, perhaps while this page was suspended.',
        target: '.deciding',
        actions: { type: 'setConsent', params: ({ event }) => event },
      },
    ],
    'analytics.allow': {
      target: '.allowed',
      actions: [
        { type: 'setConsent', params: { consent: 'allowed' } },
        { type: 'keepConsent', params: { consent: 'allowed' } },
      ],
    },
    'analytics.refuse': {
      target: '.refused',
      actions: [
        { type: 'setConsent', params: { consent: 'refused' } },
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
      type: 'parallel',
      entry: 'queuePage',
      exit: ['stopProgram', 'stopMeasuring'],
      on: { 'analytics.allow': { description: 'The visit is already recorded.' } },
      states: {
        visits: {
          initial: 'choosing',
          states: {
            choosing: {
              always: [{ guard: 'countsVisits', target: 'loading' }, { target: 'notAsked' }],
            },
            notAsked: { description: 'No visit to this site is counted.' },
            loading: {
              invoke: {
                id: 'load',
                src: 'load',
                onDone: { target: 'reporting', actions: ['reportWaiting', 'clearWaiting'] },
                onError: {
                  description: 'The visitor loses nothing by it.',
                  target: 'notLoaded',
                  actions: 'clearWaiting',
                },
              },
              on: {
                'route.settled': {
                  guard: { type: 'isOtherPage', params: ({ event }) => event },
                  actions: [{ type: 'setPage', params: ({ event }) => event }, 'queuePage'],
                },
                'registration.succeeded': queues('registered'),
                'login.succeeded': queues('signedIn'),
                'deposit.succeeded': queues('deposited'),
                'withdraw.succeeded': queues('withdrawn'),
              },
            },
            reporting: {
              on: {
                'route.settled': {
                  guard: { type: 'isOtherPage', params: ({ event }) => event },
                  actions: [{ type: 'setPage', params: ({ event }) => event }, 'reportPage'],
                },
                'registration.succeeded': reports('registered'),
                'login.succeeded': reports('signedIn'),
                'deposit.succeeded': reports('deposited'),
                'withdraw.succeeded': reports('withdrawn'),
              },
            },
            notLoaded: { description: 'The analytics program could not be loaded for this visit.' },
          },
        },
        speed: {
          initial: 'choosing',
          states: {
            choosing: {
              always: [
                { guard: 'isMeasured', target: 'measuring' },
                { guard: 'measuresSpeed', target: 'notMeasured' },
                { target: 'notAsked' },
              ],
            },
            notAsked: { description: 'The speed of this site is not measured.' },
            measuring: {
              invoke: {
                id: 'measureSpeed',
                src: 'measureSpeed',
                input: ({ context }) => ({ page: context.measured }),
                onError: {
                  description: 'The visitor loses nothing by it.',
                  target: 'notMeasured',
                },
              },
              on: {
                'route.settled': {
                  description: 'What is slow on another page must not be reported of this one.',
                  guard: { type: 'isOtherPage', params: ({ event }) => event },
                  target: 'reported',
                  actions: ['reportSpeed', { type: 'setPage', params: ({ event }) => event }],
                },
              },
            },
            reported: { description: 'Only the page with which a visit began is measured.' },
            notMeasured: {
              description: 'An answer that was given during a visit counts from the next one on.',
            },
          },
        },
      },
    },
  },
})
