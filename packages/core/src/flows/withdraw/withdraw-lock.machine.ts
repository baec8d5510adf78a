import { assign, type EventObject, sendTo, setup } from 'xstate'
import type { WatchClockInput } from '../../base/clock/ticks.ts'
import { callbackNotProvided, chartNotProvided } from '../../kernel/flow/not.provided.ts'
import { isLocking, lockOpensAt, type WithdrawLock } from './withdraw-lock.rules.ts'
import { withdrawTrackerMachine } from './withdraw-tracker.machine.ts'
import type { MadeWithdrawal } from './withdraw-tracker.rules.ts'

export interface WithdrawLockContext {
  readonly lock: WithdrawLock | null
  /** Epoch milliseconds. */
  readonly now: number
}

export type WithdrawLockEvent =
  /** The stored lock, or null when there is none. */
  | { type: 'lock.kept'; lock: WithdrawLock | null; now: number }
  | { type: 'clock.ticked'; now: number }
  | { type: 'clock.adjusted'; now: number }
  | { type: 'page.resumed'; now: number }

/** The withdrawal after which the next one has to wait; null where only the server knows it. */
export function madeBy(lock: WithdrawLock | null): MadeWithdrawal | null {
  return lock === null || lock.amount === null ? null : { amount: lock.amount, at: lock.from }
}

/** After a withdrawal the next one has to wait, in every tab and over a reload [WD-19…21, OPEN-56]. */
export const withdrawLockMachine = setup({
  types: {
    context: {} as WithdrawLockContext,
    events: {} as WithdrawLockEvent,
    input: {} as { now: number },
    meta: {} as { screen: 'unlocked' | 'locked' },
    tags: {} as 'locked',
    children: {} as { watchLock: 'watchLock'; withdrawTracker: 'withdrawTracker' },
  },
  actors: {
    watchLock: callbackNotProvided<EventObject>('watchLock'),
    withdrawTracker: chartNotProvided<typeof withdrawTrackerMachine>(withdrawTrackerMachine),
    watchClock: callbackNotProvided<EventObject, WatchClockInput>('watchClock'),
  },
  guards: {
    hasMade: ({ context }) => madeBy(context.lock) !== null,
    isAhead: (_, { lock, now }: Pick<WithdrawLockContext, 'lock' | 'now'>) =>
      lock !== null && isLocking(lock, now),
    isSame: ({ context }, { lock, now }: Pick<WithdrawLockContext, 'lock' | 'now'>) =>
      lock !== null &&
      isLocking(lock, now) &&
      lock.from === context.lock?.from &&
      lock.until === context.lock.until &&
      lock.amount === context.lock.amount,
    isOver: ({ context: { lock } }, { now }: { now: number }) =>
      lock === null || !isLocking(lock, now),
  },
  actions: {
    setLock: assign((_, { lock, now }: Pick<WithdrawLockContext, 'lock' | 'now'>) => ({
      lock,
      now,
    })),
    setNow: assign((_, { now }: { now: number }) => ({ now })),
    dropLock: assign({ lock: null }),
    sendClockToWatch: sendTo('watchLock', ({ event }) => event),
  },
}).createMachine({
  id: 'withdrawLock',
  description: 'After a withdrawal the next one has to wait, in every tab and over a reload.',
  context: ({ input }) => ({ lock: null, now: input.now }),
  initial: 'unlocked',
  invoke: {
    id: 'watchLock',
    src: 'watchLock',
    onError: { description: 'The server refuses a withdrawal that comes too early.' },
  },
  on: {
    'clock.adjusted': { actions: 'sendClockToWatch' },
    'lock.kept': [
      {
        description: 'What is followed goes on.',
        guard: { type: 'isSame', params: ({ event }) => event },
        actions: { type: 'setLock', params: ({ event }) => event },
      },
      {
        guard: { type: 'isAhead', params: ({ event }) => event },
        target: '.locked',
        actions: { type: 'setLock', params: ({ event }) => event },
      },
      { target: '.unlocked' },
    ],
  },
  states: {
    unlocked: { entry: 'dropLock', meta: { screen: 'unlocked' } },
    locked: {
      tags: 'locked',
      meta: { screen: 'locked' },
      invoke: {
        id: 'watchClock',
        src: 'watchClock',
        input: ({ context }) => ({
          deadline: context.lock ? lockOpensAt(context.lock) : context.now,
        }),
        onError: { description: 'The time is still checked when the page resumes.' },
      },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasMade', target: 'following' }, { target: 'waiting' }] },
        following: {
          invoke: {
            id: 'withdrawTracker',
            src: 'withdrawTracker',
            input: ({ context }) => requireMade(context.lock),
            onError: { description: 'The withdrawal is shown as sent.', target: 'waiting' },
          },
        },
        waiting: { description: 'There is no withdrawal to follow.' },
      },
      on: {
        'clock.ticked': [
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'unlocked' },
          { actions: { type: 'setNow', params: ({ event }) => event } },
        ],
        'page.resumed': [
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'unlocked' },
          { actions: { type: 'setNow', params: ({ event }) => event } },
        ],
        'clock.adjusted': [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'unlocked',
            actions: 'sendClockToWatch',
          },
          { actions: [{ type: 'setNow', params: ({ event }) => event }, 'sendClockToWatch'] },
        ],
      },
    },
  },
})

function requireMade(lock: WithdrawLock | null): MadeWithdrawal {
  const made = madeBy(lock)
  if (!made) throw new Error('there is no withdrawal to follow')
  return made
}
