import { assign, type EventObject, emit, setup } from 'xstate'
import type { MessageRef, ToastRequested } from '../../base/messages/message.ts'
import { callbackNotProvided, promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import type { PageRequested, PlainPage } from '../../kernel/routing/plain.page.ts'
import { noPassword, type PasswordFacts } from '../account/password.rules.ts'
import {
  isGoodPassword,
  type NewPasswordProblems,
  newPasswordProblems,
  noNewPasswordProblems,
  type PasswordResult,
  passwordMessage,
  passwordToast,
  ticketOverToast,
} from './password.rules.ts'

export interface PasswordChangeInput {
  /** Whether a ticket from a recovery replaces the current password [OPEN-50]. */
  readonly hasTicket: boolean
}

export interface PasswordChangeContext extends PasswordChangeInput {
  /** Whether the current password has been typed; both passwords themselves are in the vault. */
  readonly isOldFilled: boolean
  readonly oldProblem: MessageRef | null
  readonly password: PasswordFacts
  readonly problems: NewPasswordProblems
  readonly problem: MessageRef | null
  /** Counts the refused attempts, so that each moves the focus to the field. */
  readonly refusedAttempts: number
}

export type PasswordChangeEvent =
  | { type: 'passwordChange.changeOld'; isFilled: boolean }
  | { type: 'passwordChange.changePassword'; facts: PasswordFacts }
  | { type: 'passwordChange.submit' }

export type PasswordChangeFact = PageRequested | ToastRequested

/**
 * A new password, for a member who knows the current one, or for anyone who earned a ticket [AUTH-14, AUTH-21,
 * OPEN-50].
 */
export const passwordChangeMachine = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    input: {} as PasswordChangeInput,
    emitted: {} as PasswordChangeFact,
    tags: {} as 'busy' | 'failure',
    meta: {} as { screen: 'editing' | 'submitting' | 'done' },
  },
  actors: {
    savePassword: promiseNotProvided<PasswordResult, PasswordChangeInput>('savePassword'),
    guardSecrets: callbackNotProvided<EventObject>('guardSecrets'),
  },
  guards: {
    isComplete: ({ context: { hasTicket, isOldFilled, password } }) =>
      (hasTicket || isOldFilled) && isGoodPassword(password),
    hasTicket: ({ context }) => context.hasTicket,
    isTicketOver: (_, result: PasswordResult) =>
      result.kind === 'ticketGone' ||
      (result.kind === 'refused' && result.refusal.meaning === 'ticketOver'),
    isSaved: (_, { kind }: PasswordResult) => kind === 'accepted',
  },
  actions: {
    setOldPassword: assign((_, { isFilled }: { isFilled: boolean }) => ({
      isOldFilled: isFilled,
      oldProblem: null,
      problem: null,
    })),
    setPassword: assign((_, { facts }: { facts: PasswordFacts }) => ({
      password: facts,
      problems: noNewPasswordProblems,
      problem: null,
    })),
    setProblems: assign(({ context }) => ({
      oldProblem:
        context.hasTicket || context.isOldFilled
          ? null
          : { id: 'login.error.passwordEmpty' as const },
      problems: newPasswordProblems(context.password),
      refusedAttempts: context.refusedAttempts + 1,
    })),
    setNotSavedProblem: assign(({ context }, result: PasswordResult) => {
      if (result.kind === 'accepted') return {}
      const isOldWrong = result.kind === 'refused' && result.refusal.meaning === 'oldPasswordWrong'
      const message = passwordMessage(result)
      return {
        oldProblem: isOldWrong ? message : null,
        problem: isOldWrong ? null : message,
        refusedAttempts: context.refusedAttempts + 1,
      }
    }),
    setBrokenProblem: assign({ problem: { id: 'reset.error.failed' } }),
    clearProblem: assign({ problem: null }),
    emitSucceeded: emit({ type: 'toast.requested', toast: passwordToast }),
    emitTicketOver: emit({ type: 'toast.requested', toast: ticketOverToast }),
    requestPage: emit((_, { page }: { page: PlainPage }) => ({ type: 'page.requested', page })),
  },
}).createMachine({
  id: 'passwordChange',
  description:
    'A new password, for a member who knows the current one, or for anyone who earned a ticket.',
  context: ({ input }) => ({
    hasTicket: input.hasTicket,
    isOldFilled: false,
    oldProblem: null,
    password: noPassword,
    problems: noNewPasswordProblems,
    problem: null,
    refusedAttempts: 0,
  }),
  initial: 'editing',
  invoke: {
    id: 'guardSecrets',
    src: 'guardSecrets',
    onError: { description: 'The vault drops the secrets at the latest when the session ends.' },
  },
  states: {
    editing: {
      meta: { screen: 'editing' },
      on: {
        'passwordChange.changeOld': {
          actions: { type: 'setOldPassword', params: ({ event }) => event },
        },
        'passwordChange.changePassword': {
          actions: { type: 'setPassword', params: ({ event }) => event },
        },
        'passwordChange.submit': [
          { guard: 'isComplete', target: 'saving', actions: 'clearProblem' },
          { actions: 'setProblems' },
        ],
      },
    },
    saving: {
      tags: 'busy',
      meta: { screen: 'submitting' },
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        input: ({ context }) => ({ hasTicket: context.hasTicket }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'saved',
            actions: 'emitSucceeded',
          },
          {
            description:
              'Only a new code earns a new ticket; the page for that discards the old ticket.',
            guard: { type: 'isTicketOver', params: ({ event }) => event.output },
            target: 'done',
            actions: ['emitTicketOver', { type: 'requestPage', params: { page: 'forgot' } }],
          },
          {
            target: 'editing',
            actions: { type: 'setNotSavedProblem', params: ({ event }) => event.output },
          },
        ],
        onError: {
          description: 'The form shows that the outcome is unknown.',
          target: 'editing',
          actions: 'setBrokenProblem',
        },
      },
    },
    saved: {
      always: [
        {
          guard: 'hasTicket',
          target: 'done',
          actions: { type: 'requestPage', params: { page: 'login' } },
        },
        { target: 'done', actions: { type: 'requestPage', params: { page: 'index' } } },
      ],
    },
    done: { meta: { screen: 'done' }, tags: 'busy' },
  },
})
