import { assign, emit, fromPromise, setup } from 'xstate'
import { notProvided } from '../flow/not.provided.ts'
import { maintenanceCheckInterval } from './maintenance.rules.ts'

export interface MaintenanceContext {
  readonly isDown: boolean
  /** When the server last answered, epoch milliseconds; null before its first answer. */
  readonly checkedAt: number | null
}

export type MaintenanceEvent = { type: 'page.hidden' } | { type: 'page.resumed' }

export type MaintenanceFact = { type: 'maintenance.changed'; isUnderMaintenance: boolean }

/** What the check answered. `unknown`: a failed check is no answer and changes nothing [OPEN-22]. */
export interface MaintenanceResult {
  readonly answer: 'down' | 'up' | 'unknown'
  readonly now: number
}

/** Asks every 20 s while the page is seen whether the site is under maintenance [MAINT-01]. */
export const maintenanceMachine = setup({
  types: {
    context: {} as MaintenanceContext,
    events: {} as MaintenanceEvent,
    input: {} as { isDown: boolean },
    emitted: {} as MaintenanceFact,
    tags: {} as 'failure',
  },
  actors: {
    checkMaintenance: fromPromise<MaintenanceResult>(notProvided('checkMaintenance')),
  },
  guards: {
    isChange: ({ context }, { answer }: MaintenanceResult) =>
      answer === (context.isDown ? 'up' : 'down'),
    isAnswered: (_, { answer }: MaintenanceResult) => answer !== 'unknown',
  },
  actions: {
    noteAnswer: assign((_, { answer, now }: MaintenanceResult) => ({
      isDown: answer === 'down',
      checkedAt: now,
    })),
    tellChanged: emit(({ context }) => ({
      type: 'maintenance.changed',
      isUnderMaintenance: context.isDown,
    })),
  },
  delays: {
    checkInterval: maintenanceCheckInterval,
  },
}).createMachine({
  id: 'maintenance',
  description: 'Asks every 20 s while the page is seen whether the site is under maintenance.',
  context: ({ input }) => ({ isDown: input.isDown, checkedAt: null }),
  initial: 'asking',
  on: { 'page.hidden': '.paused' },
  states: {
    asking: {
      invoke: {
        id: 'checkMaintenance',
        src: 'checkMaintenance',
        onDone: [
          {
            guard: { type: 'isChange', params: ({ event }) => event.output },
            target: 'resting',
            actions: [{ type: 'noteAnswer', params: ({ event }) => event.output }, 'tellChanged'],
          },
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'resting',
            actions: { type: 'noteAnswer', params: ({ event }) => event.output },
          },
          { target: 'resting' },
        ],
        onError: {
          description: 'A check that failed is no answer and changes nothing.',
          target: 'resting',
        },
      },
    },
    resting: { after: { checkInterval: 'asking' }, on: { 'page.resumed': 'asking' } },
    paused: { on: { 'page.resumed': 'asking' } },
  },
})
