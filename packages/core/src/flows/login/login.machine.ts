import { assign, type EventObject, emit, setup } from 'xstate'
import type { WatchClockInput } from '../../base/clock/ticks.ts'
import type { MessageRef } from '../../base/messages/message.ts'
import { minute } from '../../base/time/durations.ts'
import { callbackNotProvided, promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import {
  fieldProblemsOf,
  type LoginFieldProblems,
  type LoginResult,
  loginProblemOf,
  noFieldProblems,
} from './login.rules.ts'

export interface LoginContext {
  readonly username: string
  /** The password itself is in the vault. */
  readonly isPasswordFilled: boolean
  readonly fieldProblems: LoginFieldProblems
  readonly problem: MessageRef | null
  /** Counts the refused attempts, so that each moves the focus to the field. */
  readonly refusedAttempts: number
  /** Until when the server allows no further attempt, epoch milliseconds. */
  readonly waitUntil: number
  readonly now: number
}

export type LoginEvent =
  | { type: 'login.changeUsername'; text: string }
  | { type: 'login.changePassword'; isFilled: boolean }
  | { type: 'login.submit' }
  | { type: 'clock.ticked'; now: number }

export type LoginFact = { type: 'login.succeeded'; username: string }

/** A member signs in with a username and a password [AUTH-01]. */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    emitted: {} as LoginFact,
    tags: {} as 'busy' | 'failure',
    meta: {} as { screen: 'editing' | 'submitting' | 'waiting' },
  },
  actors: {
    logIn: promiseNotProvided<LoginResult, { username: string }>('logIn'),
    watchClock: callbackNotProvided<EventObject, WatchClockInput>('watchClock'),
    guardPassword: callbackNotProvided<EventObject>('guardPassword'),
  },
  guards: {
    isComplete: ({ context }) => {
      const { username, password } = fieldProblemsOf(context)
      return username === null && password === null
    },
    isAccepted: (_, { kind }: LoginResult) => kind === 'accepted',
    mustWait: (_, result: LoginResult) =>
      result.kind === 'refused' && result.refusal.meaning === 'waitOneMinute',
    isRefused: (_, { kind }: LoginResult) => kind === 'refused',
    isWaitOver: ({ context }, { now }: { now: number }) => now >= context.waitUntil,
  },
  actions: {
    setUsername: assign(({ context }, { text }: { text: string }) => ({
      username: text,
      fieldProblems: { ...context.fieldProblems, username: null },
      problem: null,
    })),
    setPassword: assign(({ context }, { isFilled }: { isFilled: boolean }) => ({
      isPasswordFilled: isFilled,
      fieldProblems: { ...context.fieldProblems, password: null },
      problem: null,
    })),
    setFieldProblems: assign(({ context }) => ({
      fieldProblems: fieldProblemsOf(context),
      refusedAttempts: context.refusedAttempts + 1,
    })),
    setRefusal: assign(({ context }, result: LoginResult) => ({
      problem: loginProblemOf(result),
      refusedAttempts: context.refusedAttempts + 1,
    })),
    setBrokenProblem: assign({ problem: { id: 'login.error.broken' } }),
    setWait: assign((_, result: LoginResult) =>
      result.kind === 'refused' ? { waitUntil: result.now + minute, now: result.now } : {},
    ),
    setNow: assign((_, { now }: { now: number }) => ({ now })),
    clearProblem: assign({ problem: null }),
    emitSucceeded: emit((_, { username }: { username: string }) => ({
      type: 'login.succeeded',
      username,
    })),
  },
}).createMachine({
  id: 'login',
  description: 'A member signs in with a username and a password.',
  context: {
    username: '',
    isPasswordFilled: false,
    fieldProblems: noFieldProblems,
    problem: null,
    refusedAttempts: 0,
    waitUntil: 0,
    now: 0,
  },
  initial: 'editing',
  invoke: {
    id: 'guardPassword',
    src: 'guardPassword',
    onError: { description: 'The vault drops the password at the latest when the session ends.' },
  },
  states: {
    editing: {
      meta: { screen: 'editing' },
      on: {
        'login.changeUsername': {
          actions: { type: 'setUsername', params: ({ event }) => event },
        },
        'login.changePassword': {
          actions: { type: 'setPassword', params: ({ event }) => event },
        },
        'login.submit': [
          { guard: 'isComplete', target: 'submitting', actions: 'clearProblem' },
          { actions: 'setFieldProblems' },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      meta: { screen: 'submitting' },
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => ({ username: context.username.trim() }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'done',
            actions: {
              type: 'emitSucceeded',
              params: ({ event: { output }, context }) => ({
                username: output.kind === 'accepted' ? output.username : context.username,
              }),
            },
          },
          {
            guard: { type: 'mustWait', params: ({ event }) => event.output },
            target: 'waiting',
            actions: [
              { type: 'setRefusal', params: ({ event }) => event.output },
              { type: 'setWait', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'setRefusal', params: ({ event }) => event.output },
          },
          {
            description: 'Either the failure page or the form shows what happened.',
            target: 'editing',
            actions: { type: 'setRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: {
          description: 'The form shows that signing in failed.',
          target: 'editing',
          actions: 'setBrokenProblem',
        },
      },
    },
    waiting: {
      description: 'The server requires a minute without attempts.',
      tags: 'failure',
      meta: { screen: 'waiting' },
      invoke: {
        id: 'watchClock',
        src: 'watchClock',
        input: ({ context }) => ({ deadline: context.waitUntil }),
        onError: {
          description: 'The form is usable at once; the server may refuse again.',
          target: 'editing',
        },
      },
      on: {
        'clock.ticked': [
          {
            guard: { type: 'isWaitOver', params: ({ event }) => event },
            target: 'editing',
            actions: 'clearProblem',
          },
          { actions: { type: 'setNow', params: ({ event }) => event } },
        ],
        'login.changeUsername': {
          actions: { type: 'setUsername', params: ({ event }) => event },
        },
        'login.changePassword': {
          actions: { type: 'setPassword', params: ({ event }) => event },
        },
      },
    },
    done: { meta: { screen: 'submitting' }, tags: 'busy' },
  },
})
