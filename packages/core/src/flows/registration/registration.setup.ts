import { assign, type EventObject, emit, setup } from 'xstate'
import {
  callbackNotProvided,
  notProvided,
  promiseNotProvided,
} from '../../kernel/flow/not.provided.ts'
import {
  type CodeContext,
  type CodeEvent,
  codeActors,
  codeGuards,
  noCodeYet,
  withCode,
  withCodeProblem,
  withDigits,
  withoutCode,
  withRefusedCode,
} from '../account/one-time-code.parts.ts'
import { type CodeRequestResult, isSentTo, type SentCode } from '../account/one-time-code.rules.ts'
import { noPassword, type PasswordFacts } from '../account/password.rules.ts'
import {
  emptyForm,
  firstProblem,
  isAboutDetails,
  isUnanswered,
  noProblems,
  notRegisteredMessage,
  notSentMessage,
  type RegistrationForm,
  type RegistrationProblems,
  type RegistrationResult,
  registrationProblems,
} from './registration.rules.ts'

export type RegistrationScreen =
  | 'details'
  | 'requestingCode'
  | 'enteringCode'
  | 'submitting'
  | 'done'

/** The part of a registration that survives a reload; none of it is secret. */
export interface RegistrationDraft {
  readonly form: RegistrationForm
  readonly sent: SentCode | null
  /** The inviter's code, from the address by which the visitor came [AUTH-09…11]. */
  readonly invite: string | null
}

export interface RegistrationContext extends RegistrationDraft, CodeContext {
  /** The password itself is in the vault. */
  readonly password: PasswordFacts
  readonly problems: RegistrationProblems
}

export type RegistrationEvent =
  | { type: 'registration.change'; field: keyof RegistrationForm; text: string }
  | { type: 'registration.changePassword'; facts: PasswordFacts }
  | { type: 'registration.submit' }
  | CodeEvent

export interface RegistrationSucceeded {
  readonly type: 'registration.succeeded'
  readonly username: string
  /** Whether the offer that the visitor took was sent along. */
  readonly isOfferClaimed: boolean
}

export type RegistrationFact =
  | RegistrationSucceeded
  /** The registration was sent, and it is unknown whether the account was created. */
  | { type: 'registration.unanswered' }

export interface RegistrationInput {
  readonly draft: RegistrationDraft | null
  readonly invite: string | null
}

export interface RegisterInput {
  readonly form: RegistrationForm
  readonly invite: string | null
}

/** The types, actors, guards and actions of the registration chart, which refers to them by name. */
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
    ...codeActors,
    register: promiseNotProvided<RegistrationResult, RegisterInput>('register'),
    guardSecrets: callbackNotProvided<EventObject>('guardSecrets'),
  },
  guards: {
    areDetailsComplete: ({ context }) =>
      firstProblem(registrationProblems(context.form, context.password)) === null,
    ...codeGuards,
    hasCode: ({ context }) => isSentTo(context.sent, context.form.phone),
    isAboutDetails: (_, result: CodeRequestResult | RegistrationResult) =>
      result.kind === 'refused' && isAboutDetails(result.refusal),
    isAccepted: (_, { kind }: RegistrationResult) => kind === 'accepted',
    isUnanswered: (_, result: RegistrationResult) => isUnanswered(result),
  },
  actions: {
    rememberDraft: notProvided('rememberDraft'),
    forgetDraft: notProvided('forgetDraft'),
    forgetCode: notProvided('forgetCode'),
    setField: assign(
      ({ context }, { field, text }: { field: keyof RegistrationForm; text: string }) => ({
        form: { ...context.form, [field]: text },
        problems: { ...context.problems, [field]: null },
        problem: null,
      }),
    ),
    setPassword: assign(({ context }, { facts }: { facts: PasswordFacts }) => ({
      password: facts,
      problems: { ...context.problems, password: null },
      problem: null,
    })),
    setCode: assign((_, { digits }: { digits: number }) => withDigits(digits)),
    setProblems: assign(({ context }) => ({
      problems: registrationProblems(context.form, context.password),
      refusedAttempts: context.refusedAttempts + 1,
    })),
    setCodeProblem: assign(({ context }) => withCodeProblem(context)),
    clearProblems: assign({ problems: noProblems, codeProblem: null, problem: null }),
    setSent: assign(({ context }, result: CodeRequestResult) => withCode(context, result)),
    setCodeRequestProblem: assign(({ context }, result: CodeRequestResult) =>
      withoutCode(context, result, notSentMessage(result)),
    ),
    setRefusal: assign(({ context }, result: RegistrationResult) => {
      const meaning = result.kind === 'refused' ? result.refusal.meaning : null
      return withRefusedCode(context, meaning, notRegisteredMessage(result))
    }),
    setBrokenProblem: assign({ problem: { id: 'register.error.broken' } }),
    setUnknownProblem: assign({ problem: { id: 'register.error.unknown' } }),
    setNow: assign((_, { now }: { now: number }) => ({ now })),
    emitSucceeded: emit((_, fact: Omit<RegistrationSucceeded, 'type'>) => ({
      type: 'registration.succeeded',
      ...fact,
    })),
    emitUnanswered: emit({ type: 'registration.unanswered' }),
  },
})

/** The initial context of a registration, with the draft from before a reload. A new invitation replaces an older one. */
export function startRegistration({ draft, invite }: RegistrationInput): RegistrationContext {
  return {
    ...noCodeYet,
    form: draft?.form ?? emptyForm,
    sent: draft?.sent ?? null,
    invite: invite ?? draft?.invite ?? null,
    password: noPassword,
    problems: noProblems,
  }
}
