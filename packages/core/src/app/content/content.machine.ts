import { assign, emit, setup } from 'xstate'
import type { CallReport } from '../../wire/api/call.report.ts'
import { maintenanceCheckInterval } from '../maintenance/maintenance.rules.ts'
import {
  type ContentFailure,
  contentFailureOf,
  isMaintenanceOver,
  isSiteUp,
} from './content.rules.ts'

export interface ContentContext {
  readonly failure: ContentFailure | null
  /** The call that failed last; null before any. */
  readonly failed: CallReport['endpoint'] | null
  /** What is wrong with the page, as an HTTP status; null when nothing is [ROUTE-40]. */
  readonly status: 404 | 500 | null
}

export type ContentEvent =
  | { type: 'call.reported'; report: CallReport }
  | { type: 'content.retry' }
  /** A part of the site could not be loaded or drawn. */
  | { type: 'content.broke'; isOnline: boolean }
  /** What the page is about does not exist, such as a game. */
  | { type: 'content.missing' }
  | { type: 'route.settled' }
  | { type: 'page.resumed' }

export type ContentFact = { type: 'content.retried' }

/** What the content area shows: the page, or a failure in its place. */
export const contentMachine = setup({
  types: {
    context: {} as ContentContext,
    events: {} as ContentEvent,
    emitted: {} as ContentFact,
    tags: {} as 'failure',
    meta: {} as { screen: 'page' | 'maintenance' | 'tryLater' | 'error' | 'offline' },
  },
  guards: {
    isUnavailable: (_, { report }: { report: CallReport }) => {
      const failure = contentFailureOf(report)
      return failure === 'maintenance' || failure === 'network'
    },
    isTryLater: (_, { report }: { report: CallReport }) => contentFailureOf(report) === 'tryLater',
    isOffline: (_, { isOnline }: { isOnline: boolean }) => !isOnline,
    isMaintenanceOver: ({ context }, { report }: { report: CallReport }) =>
      isMaintenanceOver(context, report),
    isSiteUp: (_, { report }: { report: CallReport }) => isSiteUp(report),
    isNetworkFailure: ({ context }) => context.failure === 'network',
  },
  actions: {
    setFailure: assign((_, { report }: { report: CallReport }) => ({
      failure: contentFailureOf(report),
      failed: report.endpoint,
      status: null,
    })),
    setStatus: assign((_, { status }: { status: 404 | 500 }) => ({
      failure: null,
      status,
    })),
    clearFailure: assign({ failure: null, status: null }),
    emitRetried: emit({ type: 'content.retried' }),
  },
  delays: {
    checkInterval: maintenanceCheckInterval,
  },
}).createMachine({
  id: 'content',
  description: 'What the content area shows: the page, or a failure in its place.',
  context: { failure: null, failed: null, status: null },
  initial: 'page',
  on: {
    'call.reported': [
      {
        guard: { type: 'isUnavailable', params: ({ event }) => event },
        target: '.maintenance',
        actions: { type: 'setFailure', params: ({ event }) => event },
      },
      {
        guard: { type: 'isTryLater', params: ({ event }) => event },
        target: '.tryLater',
        actions: { type: 'setFailure', params: ({ event }) => event },
      },
    ],
    'content.broke': [
      {
        guard: { type: 'isOffline', params: ({ event }) => event },
        target: '.offline',
        actions: 'clearFailure',
      },
      { target: '.error', actions: { type: 'setStatus', params: { status: 500 } } },
    ],
    'content.missing': {
      target: '.error',
      actions: { type: 'setStatus', params: { status: 404 } },
    },
    'content.retry': { target: '.page', actions: ['clearFailure', 'emitRetried'] },
    'route.settled': { target: '.page', actions: 'clearFailure' },
  },
  states: {
    page: { meta: { screen: 'page' } },
    maintenance: {
      description: 'The failure page covers the page, which stays mounted beneath it.',
      tags: 'failure',
      meta: { screen: 'maintenance' },
      on: {
        'call.reported': {
          description:
            'The call that had answered 9998 now answers otherwise, so the maintenance no longer counts.',
          guard: { type: 'isMaintenanceOver', params: ({ event }) => event },
          target: 'page',
          actions: ['clearFailure', 'emitRetried'],
        },
        'page.resumed': {
          guard: 'isNetworkFailure',
          target: 'page',
          actions: ['clearFailure', 'emitRetried'],
        },
        // The broken part beneath is drawn again when the failure page closes.
        'content.broke': {},
      },
      initial: 'fresh',
      states: {
        fresh: {
          description:
            'The maintenance check in flight may have been sent before the failure. Each further failure restarts this wait.',
          after: { checkInterval: 'lasting' },
        },
        lasting: {
          on: {
            'call.reported': {
              guard: { type: 'isSiteUp', params: ({ event }) => event },
              target: '#content.page',
              actions: ['clearFailure', 'emitRetried'],
            },
          },
        },
      },
    },
    tryLater: { tags: 'failure', meta: { screen: 'tryLater' } },
    error: { tags: 'failure', meta: { screen: 'error' } },
    offline: {
      description: 'A part of the site could not be loaded; it is loaded when the network returns.',
      tags: 'failure',
      meta: { screen: 'offline' },
      on: { 'page.resumed': { target: 'page', actions: 'emitRetried' } },
    },
  },
})
