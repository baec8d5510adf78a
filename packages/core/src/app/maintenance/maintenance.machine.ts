import { assign, emit, enqueueActions, setup } from 'xstate'
import { promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import { maintenanceCheckInterval } from './maintenance.rules.ts'

export interface MaintenanceContext {
  readonly isDown: boolean
  /** Whether the operator has closed the site, by the last reading of its configuration. */
  readonly isClosed: boolean
  /** Whether the page has only just read the configuration, and the first check need not read it again. */
  readonly isConfigurationFresh: boolean
  /** When the server last answered, epoch milliseconds; null before its first answer. */
  readonly checkedAt: number | null
}

export type MaintenanceEvent = { type: 'page.hidden' } | { type: 'page.resumed' }

export type MaintenanceFact =
  | { type: 'maintenance.changed'; isUnderMaintenance: boolean }
  | { type: 'closure.changed'; isClosed: boolean }

/** The result of a check. `unknown`: a failed check changes nothing [OPEN-22]. */
export interface MaintenanceResult {
  readonly answer: 'down' | 'up' | 'unknown'
  /** Null where the configuration could not be read, which changes nothing either. */
  readonly isClosed: boolean | null
  readonly now: number
}

export type MaintenanceCheck = Pick<MaintenanceContext, 'isConfigurationFresh'>

/**
 * Checks every 20 s, while the page is visible, whether the site is under maintenance or closed
 * [MAINT-01, NOTE-16].
 */
export const maintenanceMachine = setup({
  types: {
    context: {} as MaintenanceContext,
    events: {} as MaintenanceEvent,
    input: {} as { isDown: boolean; isClosed: boolean },
    emitted: {} as MaintenanceFact,
    tags: {} as 'failure',
  },
  actors: {
    checkMaintenance: promiseNotProvided<MaintenanceResult, MaintenanceCheck>('checkMaintenance'),
  },
  guards: {
    isChange: ({ context }, { answer }: MaintenanceResult) =>
      answer === (context.isDown ? 'up' : 'down'),
    isAnswered: (_, { answer }: MaintenanceResult) => answer !== 'unknown',
  },
  actions: {
    setAnswer: assign((_, { answer, now }: MaintenanceResult) => ({
      isDown: answer === 'down',
      checkedAt: now,
    })),
    setClosure: enqueueActions(({ context, enqueue }, { isClosed }: MaintenanceResult) => {
      if (isClosed === null || isClosed === context.isClosed) return
      enqueue.assign({ isClosed })
      enqueue.emit({ type: 'closure.changed', isClosed })
    }),
    setConfigurationOld: assign({ isConfigurationFresh: false }),
    emitChanged: emit(({ context }) => ({
      type: 'maintenance.changed',
      isUnderMaintenance: context.isDown,
    })),
  },
  delays: {
    checkInterval: maintenanceCheckInterval,
  },
}).createMachine({
  id: 'maintenance',
  description:
    'Checks every 20 s, while the page is visible, whether the site is under maintenance or closed.',
  context: ({ input }) => ({ ...input, isConfigurationFresh: true, checkedAt: null }),
  initial: 'asking',
  on: { 'page.hidden': '.paused' },
  states: {
    asking: {
      exit: 'setConfigurationOld',
      invoke: {
        id: 'checkMaintenance',
        src: 'checkMaintenance',
        input: ({ context: { isConfigurationFresh } }) => ({ isConfigurationFresh }),
        onDone: [
          {
            guard: { type: 'isChange', params: ({ event }) => event.output },
            target: 'resting',
            actions: [
              { type: 'setClosure', params: ({ event }) => event.output },
              { type: 'setAnswer', params: ({ event }) => event.output },
              'emitChanged',
            ],
          },
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'resting',
            actions: [
              { type: 'setClosure', params: ({ event }) => event.output },
              { type: 'setAnswer', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'resting',
            actions: { type: 'setClosure', params: ({ event }) => event.output },
          },
        ],
        onError: {
          description: 'A failed check changes nothing.',
          target: 'resting',
        },
      },
    },
    resting: { after: { checkInterval: 'asking' }, on: { 'page.resumed': 'asking' } },
    paused: { on: { 'page.resumed': 'asking' } },
  },
})
