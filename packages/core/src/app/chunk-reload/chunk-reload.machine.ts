import { assign, setup } from 'xstate'
import { second } from '../../base/time/durations.ts'
import { notProvided, promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import type { CallReport } from '../../wire/api/call.report.ts'

export interface ChunkReloadContext {
  /** The money writes whose answers are missing; no flow makes two of a kind at a time. */
  readonly openWrites: readonly CallReport['endpoint'][]
  /** What is missing beside the page; null where somebody waits for what is missing. */
  readonly beside: string | null
}

export interface MissingChunk {
  /** The part or flow that nobody asked for and the page is as good without; null where somebody waits for it. */
  readonly beside: string | null
}

export type ChunkReloadEvent =
  /** A script of the site could not be loaded, though there is a network. */
  | ({ type: 'chunk.missing' } & MissingChunk)
  | ({ type: 'write.sent' } & Pick<CallReport, 'endpoint'>)
  | ({ type: 'call.reported' } & Pick<CallReport, 'endpoint'>)

/**
 * Reloads the page when a script of it is gone, as after a deployment: once a minute at most, only from
 * a site that answers, and never while a money write is out. For what is beside the page once a visit at
 * most, and never while somebody is in a game or has money on its way [MAINT-12].
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
  description: 'Reloads the page when a script of it is gone, once a minute at most.',
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
            description: 'The new page lacks it too: the member decides.',
            guard: { type: 'wasReloadedLately', params: ({ event }) => event },
            actions: 'reportMissing',
          },
          { target: 'asking', actions: { type: 'setMissing', params: ({ event }) => event } },
        ],
      },
    },
    asking: {
      description: 'A page of the site says more than an error of the browser.',
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
        onError: { description: 'Nobody answered: the page stays.', target: 'resting' },
      },
      after: { answerWait: 'resting' },
    },
    waiting: {
      description: 'What a money write came to is heard before the page goes.',
      always: { guard: 'hasNoOpenWrite', target: 'reloading' },
    },
    reloading: {
      description: 'Whatever else is missing comes with the new page, if it comes.',
      entry: 'reload',
      after: { answerWait: 'resting' },
    },
  },
})
