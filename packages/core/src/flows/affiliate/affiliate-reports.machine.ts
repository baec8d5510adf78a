import { assign, emit, setup } from 'xstate'
import type { ClockAdjusted } from '../../base/clock/server-clock.ts'
import type { RouteSettled } from '../../kernel/flow/broadcast.facts.ts'
import { promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import {
  isSameQuestion,
  questionOf,
  type Report,
  type ReportAddress,
  type ReportQuestion,
} from './report.question.ts'

/** What decides the question. */
export interface AddressAt {
  readonly address: ReportAddress
  /** Epoch milliseconds. */
  readonly now: number
}

export interface ReportsContext {
  /** The address of the page that is open. */
  readonly address: ReportAddress
  readonly asked: ReportQuestion
  readonly report: Report | null
  /** How many rows cannot be shown because they could not be read. */
  readonly unreadable: number
  /**
   * Nothing of the page has been shown yet, so a failed call may replace it; later failures are shown within the page
   * [OPEN-77].
   */
  readonly isFirst: boolean
}

export type ReportWish = Pick<ReportsContext, 'asked' | 'isFirst'>

export type ReportsEvent =
  | RouteSettled
  | Pick<ClockAdjusted, 'now' | 'type'>
  | { type: 'reports.retry' }
  /** A failure that covered the page was retried, by the member or because the network is back. */
  | { type: 'content.retried' }

export type ReportsFact = { type: 'page.missing' }

export type ReportResult =
  | {
      readonly kind: 'read'
      readonly report: Report
      /** How many further rows the server sent that could not be read. */
      readonly unreadable: number
    }
  | { readonly kind: 'failed' }

export type ReportsScreen = 'loading' | 'shown' | 'failed'

const addressNow = ({
  context: { address },
  event: { now },
}: {
  readonly context: ReportsContext
  readonly event: { readonly now: number }
}): AddressAt => ({ address, now })

/** The people whom a member has invited, and the commission that they bring [AFF-02, AFF-05…08]. */
export const affiliateReportsMachine = setup({
  types: {
    context: {} as ReportsContext,
    events: {} as ReportsEvent,
    input: {} as AddressAt,
    emitted: {} as ReportsFact,
    tags: {} as 'busy' | 'failure',
    meta: {} as { screen: ReportsScreen },
  },
  actors: {
    readReport: promiseNotProvided<ReportResult, ReportWish>('readReport'),
  },
  guards: {
    isOther: ({ context }, { address, now }: AddressAt) => {
      const question = questionOf(address, now)
      return question !== null && !isSameQuestion(question, context.asked)
    },
    isAboutNothing: ({ context }) => context.asked.kind === 'nothing',
    isRead: (_, { kind }: ReportResult) => kind === 'read',
  },
  actions: {
    setQuestion: assign(({ context }, { address, now }: AddressAt) => {
      const asked = questionOf(address, now) ?? context.asked
      const isFirst =
        asked.kind !== context.asked.kind || (context.isFirst && context.report === null)
      return { address, asked, report: null, unreadable: 0, isFirst }
    }),
    setAddress: assign((_, { address }: AddressAt) => ({ address })),
    setReport: assign((_, result: ReportResult) =>
      result.kind === 'read' ? { report: result.report, unreadable: result.unreadable } : {},
    ),
    emitMissing: emit({ type: 'page.missing' }),
  },
}).createMachine({
  id: 'affiliateReports',
  description: 'The people whom a member has invited, and the commission that they bring.',
  context: ({ input: { address, now } }) => ({
    address,
    asked: questionOf(address, now) ?? { kind: 'nothing' },
    report: null,
    unreadable: 0,
    isFirst: true,
  }),
  initial: 'deciding',
  on: {
    'route.settled': [
      {
        guard: { type: 'isOther', params: ({ event }) => event },
        target: '.deciding',
        actions: { type: 'setQuestion', params: ({ event }) => event },
      },
      { actions: { type: 'setAddress', params: ({ event }) => event } },
    ],
    'clock.adjusted': {
      description:
        'A device whose clock is behind takes days of the address for days to come, until the clock is corrected.',
      guard: { type: 'isOther', params: addressNow },
      target: '.deciding',
      actions: { type: 'setQuestion', params: addressNow },
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isAboutNothing', target: 'missing', actions: 'emitMissing' },
        { target: 'loading' },
      ],
    },
    loading: {
      tags: 'busy',
      meta: { screen: 'loading' },
      invoke: {
        id: 'readReport',
        src: 'readReport',
        input: ({ context: { asked, isFirst } }) => ({ asked, isFirst }),
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'setReport', params: ({ event }) => event.output },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    shown: { meta: { screen: 'shown' } },
    failed: {
      tags: 'failure',
      meta: { screen: 'failed' },
      on: { 'reports.retry': 'loading', 'content.retried': 'loading' },
    },
    missing: {
      description: 'The content area shows that the page does not exist.',
      meta: { screen: 'loading' },
    },
  },
})
