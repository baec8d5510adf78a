import { assign, type EventObject, emit, fromCallback, fromPromise, setup } from 'xstate'
import type { CodeRequest } from '../account/one-time-code.actors.ts'
import {
  type CodeRequestResult,
  codeProblem,
  resendWait,
  type SentCode,
} from '../account/one-time-code.rules.ts'
import { noPassword, type PasswordFacts } from '../account/password.rules.ts'
import { notProvided } from '../flow/not.provided.ts'
import type { MessageRef } from '../messages/message.ts'
import type { WatchClockInput } from '../time/ticks.ts'
import {
  codeRefusal,
  emptyForm,
  firstProblem,
  hasCode,
  isAboutDetails,
  isCodeOver,
  lostMessage,
  noProblems,
  type RegistrationForm,
  type RegistrationProblems,
  type RegistrationResult,
  registrationMessage,
  registrationProblems,
} from './registration.rules.ts'

export type RegistrationScreen =
  | 'details'
  | 'requestingCode'
  | 'enteringCode'
  | 'submitting'
  | 'done'

/** What of a registration outlives a reload; nothing secret. */
export interface RegistrationDraft {
  readonly form: RegistrationForm
  readonly sent: SentCode | null
  /** By whom the visitor was invited: the id of the address they came by [AUTH-09…11]. */
  readonly invite: string | null
}

export interface RegistrationContext extends RegistrationDraft {
  /** The password itself is in the vault. */
  readonly password: PasswordFacts
  readonly problems: RegistrationProblems
  /** How many digits of the code are typed; the code itself is in the vault. */
  readonly codeDigits: number
  readonly codeProblem: MessageRef | null
  /** What is wrong with the last attempt as a whole. */
  readonly problem: MessageRef | null
  /** Counts the attempts that the form itself refused, so that each leads to the field. */
  readonly refusedAttempts: number
  readonly codesSent: number
  readonly now: number
}

export type RegistrationEvent =
  | { type: 'registration.change'; field: keyof RegistrationForm; text: string }
  | { type: 'registration.changePassword'; facts: PasswordFacts }
  | { type: 'registration.changeCode'; digits: number }
  | { type: 'registration.submit' }
  | { type: 'registration.resend' }
  | { type: 'registration.changePhone' }
  | { type: 'clock.ticked'; now: number }

export type RegistrationFact = { type: 'registration.succeeded'; username: string }

export interface RegistrationInput {
  readonly draft: RegistrationDraft | null
  readonly invite: string | null
}

export interface RegisterInput {
  readonly form: RegistrationForm
  readonly invite: string | null
}

/** What the chart of a registration is made of; the chart itself names these parts. */
export const registrationSetup = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    emitted: {} as RegistrationFact,
    tags: {} as 'busy' | 'codeStep' | 'failure',
    meta: {} as { screen: RegistrationScreen },
  },
  actors: {
    requestCode: fromPromise<CodeRequestResult, CodeRequest>(notProvided('requestCode')),
    register: fromPromise<RegistrationResult, RegisterInput>(notProvided('register')),
    watchClock: fromCallback<EventObject, WatchClockInput>(notProvided('watchClock')),
    guardSecrets: fromCallback<EventObject>(notProvided('guardSecrets')),
  },
  guards: {
    areDetailsComplete: ({ context }) =>
      firstProblem(registrationProblems(context.form, context.password)) === null,
    isCodeComplete: ({ context }) => codeProblem(context.codeDigits) === null,
    hasCode: ({ context }) => hasCode(context.sent, context.form),
    isCodeSent: (_, { kind }: CodeRequestResult) => kind === 'sent',
    isCodeStillGood: (_, { kind }: CodeRequestResult) => kind === 'stillGood',
    isAboutDetails: (_, result: CodeRequestResult | RegistrationResult) =>
      result.kind === 'refused' && isAboutDetails(result.refusal),
    isAccepted: (_, { kind }: RegistrationResult) => kind === 'accepted',
    isResendDue: ({ context }, { now }: { now: number }) => now >= (context.sent?.resendAt ?? 0),
  },
  actions: {
    rememberDraft: notProvided('rememberDraft'),
    forgetDraft: notProvided('forgetDraft'),
    forgetCode: notProvided('forgetCode'),
    noteField: assign(
      ({ context }, { field, text }: { field: keyof RegistrationForm; text: string }) => ({
        form: { ...context.form, [field]: text },
        problems: { ...context.problems, [field]: null },
        problem: null,
      }),
    ),
    notePassword: assign(({ context }, { facts }: { facts: PasswordFacts }) => ({
      password: facts,
      problems: { ...context.problems, password: null },
      problem: null,
    })),
    noteCode: assign((_, { digits }: { digits: number }) => ({
      codeDigits: digits,
      codeProblem: null,
      problem: null,
    })),
    noteProblems: assign(({ context }) => ({
      problems: registrationProblems(context.form, context.password),
      refusedAttempts: context.refusedAttempts + 1,
    })),
    noteCodeProblem: assign(({ context }) => ({
      codeProblem: codeProblem(context.codeDigits),
      refusedAttempts: context.refusedAttempts + 1,
    })),
    forgetProblems: assign({ problems: noProblems, codeProblem: null, problem: null }),
    noteSent: assign(({ context }, result: CodeRequestResult) =>
      result.kind === 'sent'
        ? { sent: result.sent, codeDigits: 0, codesSent: context.codesSent + 1 }
        : {},
    ),
    noteNoCode: assign(({ context }, result: CodeRequestResult) => {
      if (result.kind === 'failed') return { problem: { id: 'register.error.codeNotSent' } }
      if (result.kind !== 'refused') return {}
      const { refusal, now } = result
      const isTooMany = refusal.meaning === 'otpTooMany' && context.sent
      return {
        problem: registrationMessage(refusal),
        sent: isTooMany ? { ...isTooMany, resendAt: now + resendWait } : context.sent,
      }
    }),
    noteRefusal: assign(({ context }, result: RegistrationResult) => {
      if (result.kind === 'accepted') return {}
      if (result.kind === 'failed') return { problem: lostMessage(result.failure) }
      const { refusal } = result
      const ofCode = codeRefusal(refusal)
      return {
        codeProblem: ofCode,
        problem: ofCode ? null : registrationMessage(refusal),
        sent:
          context.sent && isCodeOver(refusal) ? { ...context.sent, expiresAt: null } : context.sent,
        refusedAttempts: context.refusedAttempts + 1,
      }
    }),
    noteBroken: assign({ problem: { id: 'register.error.broken' } }),
    noteNow: assign((_, { now }: { now: number }) => ({ now })),
    tellSucceeded: emit((_, { username }: { username: string }) => ({
      type: 'registration.succeeded',
      username,
    })),
  },
})

/** A registration at its start, with what a reload left of it. A new invitation replaces an older one. */
export function startRegistration({ draft, invite }: RegistrationInput): RegistrationContext {
  return {
    form: draft?.form ?? emptyForm,
    sent: draft?.sent ?? null,
    invite: invite ?? draft?.invite ?? null,
    password: noPassword,
    problems: noProblems,
    codeDigits: 0,
    codeProblem: null,
    problem: null,
    refusedAttempts: 0,
    codesSent: 0,
    now: 0,
  }
}
