import { assign, type EventObject, emit, fromCallback, fromPromise, setup } from 'xstate'
import { noPassword, type PasswordFacts } from '../account/password.rules.ts'
import { notProvided } from '../flow/not.provided.ts'
import type { MessageRef, ToastRequested } from '../messages/message.ts'
import type { PageRequested } from '../routing/plain.page.ts'
import {
  isGoodPassword,
  type NewPasswordProblems,
  newPasswordProblems,
  noNewPasswordProblems,
  type PasswordResult,
  passwordMessage,
  passwordToast,
} from './password.rules.ts'

export interface PasswordChangeContext {
  /** Both passwords are in the vault. */
  readonly isOldFilled: boolean
  readonly oldProblem: MessageRef | null
  readonly password: PasswordFacts
  readonly problems: NewPasswordProblems
  readonly problem: MessageRef | null
  /** Counts the attempts that were refused, so that each leads to the field. */
  readonly refusedAttempts: number
}

export type PasswordChangeEvent =
  | { type: 'passwordChange.changeOld'; isFilled: boolean }
  | { type: 'passwordChange.changePassword'; facts: PasswordFacts }
  | { type: 'passwordChange.submit' }

export type PasswordChangeFact = PageRequested | ToastRequested

/** A member sets another password and shows that they know the present one [AUTH-14, OPEN-50]. */
export const passwordChangeMachine = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    emitted: {} as PasswordChangeFact,
    tags: {} as 'busy' | 'failure',
    meta: {} as { screen: 'editing' | 'submitting' | 'done' },
  },
  actors: {
    savePassword: fromPromise<PasswordResult>(notProvided('savePassword')),
    guardSecrets: fromCallback<EventObject>(notProvided('guardSecrets')),
  },
  guards: {
    isComplete: ({ context }) => context.isOldFilled && isGoodPassword(context.password),
    isSaved: (_, { kind }: PasswordResult) => kind === 'accepted',
  },
  actions: {
    noteOld: assign((_, { isFilled }: { isFilled: boolean }) => ({
      isOldFilled: isFilled,
      oldProblem: null,
      problem: null,
    })),
    notePassword: assign((_, { facts }: { facts: PasswordFacts }) => ({
      password: facts,
      problems: noNewPasswordProblems,
      problem: null,
    })),
    noteProblems: assign(({ context }) => ({
      oldProblem: context.isOldFilled ? null : { id: 'login.error.passwordEmpty' as const },
      problems: newPasswordProblems(context.password),
      refusedAttempts: context.refusedAttempts + 1,
    })),
    noteNotSaved: assign(({ context }, result: PasswordResult) => {
      if (result.kind === 'accepted') return {}
      const isOldWrong = result.kind === 'refused' && result.refusal.meaning === 'oldPasswordWrong'
      const message = passwordMessage(result)
      return {
        oldProblem: isOldWrong ? message : null,
        problem: isOldWrong ? null : message,
        refusedAttempts: context.refusedAttempts + 1,
      }
    }),
    noteBroken: assign({ problem: { id: 'reset.error.failed' } }),
    forgetProblem: assign({ problem: null }),
    tellSucceeded: emit({ type: 'toast.requested', toast: passwordToast }),
    requestHome: emit({ type: 'page.requested', page: 'index' }),
  },
}).createMachine({
  id: 'passwordChange',
  description: 'A member sets another password and shows that they know the present one.',
  context: {
    isOldFilled: false,
    oldProblem: null,
    password: noPassword,
    problems: noNewPasswordProblems,
    problem: null,
    refusedAttempts: 0,
  },
  initial: 'editing',
  invoke: {
    id: 'guardSecrets',
    src: 'guardSecrets',
    onError: { description: 'The vault forgets the secrets with the session at the latest.' },
  },
  states: {
    editing: {
      meta: { screen: 'editing' },
      on: {
        'passwordChange.changeOld': { actions: { type: 'noteOld', params: ({ event }) => event } },
        'passwordChange.changePassword': {
          actions: { type: 'notePassword', params: ({ event }) => event },
        },
        'passwordChange.submit': [
          { guard: 'isComplete', target: 'saving', actions: 'forgetProblem' },
          { actions: 'noteProblems' },
        ],
      },
    },
    saving: {
      tags: 'busy',
      meta: { screen: 'submitting' },
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'done',
            actions: ['tellSucceeded', 'requestHome'],
          },
          {
            target: 'editing',
            actions: { type: 'noteNotSaved', params: ({ event }) => event.output },
          },
        ],
        onError: {
          description: 'The form says that nobody knows.',
          target: 'editing',
          actions: 'noteBroken',
        },
      },
    },
    done: { meta: { screen: 'done' }, tags: 'busy' },
  },
})
