import { assign, setup } from 'xstate'
import { second } from '../../base/time/durations.ts'
import { notProvided, promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import type { CallReport } from '../../wire/api/call.report.ts'

export interface ChunkReloadContext {
  /** The money writes in flight; no flow makes two of the same kind at a time. */
  readonly openWrites: readonly CallReport['endpoint'][]
  /** The optional part that is missing; null where the missing part is one that somebody waits for. */
  readonly beside: string | null
}

export interface MissingChunk {
  /** The optional part or flow, without which the page is complete; null where somebody waits for the part. */
  readonly beside: string | null
}

export type ChunkReloadEvent =
  /** A script of the site could not be loaded although the network is up. */
  | ({ type: 'chunk.missing' } & MissingChunk)
  | ({ type: 'write.sent' } & Pick<CallReport, 'endpoint'>)
  | ({ type: 'call.reported' } & Pick<CallReport, 'endpoint'>)

/**
 * Reloads the page when one of its scripts no longer exists, as after a deployment: at most once a minute, only when
 * the site answers, and never while a money write is in flight. For an optional part, at most once per visit, and
 * never during a game or a money flow [MAINT-12].
 */
export const chunkReloadMachine = setup({
  types: {
    context: {} as ChunkReloadContext,
    events: {} as ChunkReloadEvent,
  },
  actors: {
    askWhetherSiteAnswers: promiseNotProvided<boolean, MissingChunk>('askWhetherSiteAnswers'),
  },
  guards: {
    wasReloadedLately: notProvided<[unknown, MissingChunk]>('wasReloadedLately'),
    isAnswering: (_, { answers }: { answers: boolean }) => answers,
    hasNoOpenWrite: ({ context }) => context.openWrites.length === 0,
  },
  actions: {
    setMissing: assign((_, { beside }: MissingChunk) => ({ beside })),
    addOpenWrite: assign(({ context }, { endpoint }: Pick<CallReport, 'endpoint'>) => ({
      openWrites: [...new Set([...context.openWrites, endpoint])],
    })),
    removeOpenWrite: assign(({ context }, { endpoint }: Pick<CallReport, 'endpoint'>) => ({
      openWrites: context.openWrites.filter((open) => open !== endpoint),
    })),
    reload: notProvided('reload'),
    reportMissing: notProvided('reportMissing'),
  },
  delays: { answerWait: 8 * second },
}).createMachine({
  id: 'chunkReload',
  description: 'Reloads the page when one of its scripts no longer exists, at most once a minute.',
  context: { openWrites: [], beside: null },
  initial: 'resting',
  on: {
    'write.sent': { actions: { type: 'addOpenWrite', params: ({ event }) => event } },
    'call.reported': { actions: { type: 'removeOpenWrite', params: ({ event }) => event } },
  },
  states: {
    resting: {
      on: {
        'chunk.missing': [
          {
            description: 'The script is missing even after a reload: the member decides.',
            guard: { type: 'wasReloadedLately', params: ({ event }) => event },
            actions: 'reportMissing',
          },
          { target: 'asking', actions: { type: 'setMissing', params: ({ event }) => event } },
        ],
      },
    },
    asking: {
      description:
        'If the site does not answer, the current page is better than a browser’s error page.',
      invoke: {
        id: 'askWhetherSiteAnswers',
        src: 'askWhetherSiteAnswers',
        input: ({ context }) => ({ beside: context.beside }),
        onDone: [
          {
            guard: { type: 'isAnswering', params: ({ event }) => ({ answers: event.output }) },
            target: 'waiting',
          },
          { target: 'resting' },
        ],
        onError: { description: 'The site did not answer: the page stays.', target: 'resting' },
      },
      after: { answerWait: 'resting' },
    },
    waiting: {
      description: 'The answers of money writes are awaited before the page is reloaded.',
      always: { guard: 'hasNoOpenWrite', target: 'reloading' },
    },
    reloading: {
      description: 'The new page, if it loads, also brings any other missing script.',
      entry: 'reload',
      after: { answerWait: 'resting' },
    },
  },
})
