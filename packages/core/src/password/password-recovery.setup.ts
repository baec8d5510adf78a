import { assign, type EventObject, emit, fromCallback, fromPromise, setup } from 'xstate'
import type { CodeRequest } from '../account/one-time-code.actors.ts'
import {
  type CodeRequestResult,
  codeProblem,
  resendWait,
  type SentCode,
} from '../account/one-time-code.rules.ts'
import { noPassword, type PasswordFacts } from '../account/password.rules.ts'
import { phoneProblem } from '../account/phone.rules.ts'
import { notProvided } from '../flow/not.provided.ts'
import type { MessageRef, ToastRequested } from '../messages/message.ts'
import type { PageRequested, PlainPage } from '../routing/plain.page.ts'
import type { WatchClockInput } from '../time/ticks.ts'
import {
  isGoodPassword,
  type NewPasswordProblems,
  newPasswordProblems,
  noNewPasswordProblems,
  type PasswordResult,
  passwordMessage,
  passwordToast,
} from './password.rules.ts'
import {
  isSentTo,
  noCodeMessage,
  type TicketResult,
  ticketMessage,
} from './password-recovery.rules.ts'

export type PasswordRecoveryScreen = 'phone' | 'code' | 'newPassword' | 'done'

export interface PasswordRecoveryContext {
  readonly hadTicket: boolean
  readonly phone: string
  readonly phoneProblem: MessageRef | null
  readonly sent: SentCode | null
  readonly codesSent: number
  /** How many digits of the code are typed; the code itself is in the vault. */
  readonly codeDigits: number
  readonly codeProblem: MessageRef | null
  /** The password itself is in the vault. */
  readonly password: PasswordFacts
  readonly problems: NewPasswordProblems
  readonly problem: MessageRef | null
  /** Counts the attempts that were refused, so that each leads to the field. */
  readonly refusedAttempts: number
  readonly now: number
}

export type PasswordRecoveryEvent =
  | { type: 'passwordRecovery.changePhone'; text: string }
  | { type: 'passwordRecovery.changeCode'; digits: number }
  | { type: 'passwordRecovery.changePassword'; facts: PasswordFacts }
  | { type: 'passwordRecovery.submit' }
  | { type: 'passwordRecovery.resend' }
  | { type: 'passwordRecovery.back' }
  | { type: 'clock.ticked'; now: number }

export type PasswordRecoveryFact = PageRequested | ToastRequested

/** What the chart of a recovery is made of; the chart itself names these parts. */
export const passwordRecoverySetup = setup({
  types: {
    context: {} as PasswordRecoveryContext,
    events: {} as PasswordRecoveryEvent,
    input: {} as { hasTicket: boolean },
    emitted: {} as PasswordRecoveryFact,
    tags: {} as 'busy' | 'failure',
    meta: {} as { screen: PasswordRecoveryScreen },
  },
  actors: {
    requestCode: fromPromise<CodeRequestResult, CodeRequest>(notProvided('requestCode')),
    earnTicket: fromPromise<TicketResult, { phone: string }>(notProvided('earnTicket')),
    savePassword: fromPromise<PasswordResult>(notProvided('savePassword')),
    watchClock: fromCallback<EventObject, WatchClockInput>(notProvided('watchClock')),
    guardSecrets: fromCallback<EventObject>(notProvided('guardSecrets')),
  },
  guards: {
    hasTicket: ({ context }) => context.hadTicket,
    isPhone: ({ context }) => phoneProblem(context.phone) === null,
    hasCode: ({ context }) => isSentTo(context.sent, context.phone),
    isCodeComplete: ({ context }) => codeProblem(context.codeDigits) === null,
    isCodeSent: (_, { kind }: CodeRequestResult) => kind === 'sent',
    isCodeStillGood: (_, { kind }: CodeRequestResult) => kind === 'stillGood',
    isEarned: (_, { kind }: TicketResult) => kind === 'earned',
    isAboutPhone: (_, result: TicketResult) =>
      result.kind === 'refused' && result.refusal.meaning === 'incorrectData',
    isPasswordGood: ({ context }) => isGoodPassword(context.password),
    isSaved: (_, { kind }: PasswordResult) => kind === 'accepted',
    isTicketOver: (_, result: PasswordResult) =>
      result.kind === 'refused' && result.refusal.meaning === 'ticketOver',
    isResendDue: ({ context }, { now }: { now: number }) => now >= (context.sent?.resendAt ?? 0),
  },
  actions: {
    forgetCode: notProvided('forgetCode'),
    notePhone: assign((_, { text }: { text: string }) => ({
      phone: text,
      phoneProblem: null,
      problem: null,
    })),
    notePhoneProblem: assign(({ context }) => ({
      phoneProblem: phoneProblem(context.phone),
      refusedAttempts: context.refusedAttempts + 1,
    })),
    noteCode: assign((_, { digits }: { digits: number }) => ({
      codeDigits: digits,
      codeProblem: null,
      problem: null,
    })),
    noteCodeProblem: assign(({ context }) => ({
      codeProblem: codeProblem(context.codeDigits),
      refusedAttempts: context.refusedAttempts + 1,
    })),
    notePassword: assign((_, { facts }: { facts: PasswordFacts }) => ({
      password: facts,
      problems: noNewPasswordProblems,
      problem: null,
    })),
    notePasswordProblems: assign(({ context }) => ({
      problems: newPasswordProblems(context.password),
      refusedAttempts: context.refusedAttempts + 1,
    })),
    forgetProblem: assign({ problem: null, codeProblem: null }),
    noteSent: assign(({ context }, result: CodeRequestResult) =>
      result.kind === 'sent'
        ? { sent: result.sent, codeDigits: 0, codesSent: context.codesSent + 1 }
        : {},
    ),
    noteNoCode: assign(({ context: { sent } }, result: CodeRequestResult) => {
      const isTooMany = result.kind === 'refused' && result.refusal.meaning === 'otpTooMany'
      return {
        problem: noCodeMessage(result),
        sent: isTooMany && sent ? { ...sent, resendAt: result.now + resendWait } : sent,
      }
    }),
    noteNoTicket: assign(({ context }, result: TicketResult) => {
      const meaning = result.kind === 'refused' ? result.refusal.meaning : null
      const isOfCode = meaning === 'otpInvalid'
      const { sent } = context
      return {
        codeProblem: isOfCode ? ticketMessage(result) : null,
        problem: isOfCode ? null : ticketMessage(result),
        sent: sent && meaning === 'otpRetry' ? { ...sent, expiresAt: null } : sent,
        refusedAttempts: context.refusedAttempts + 1,
      }
    }),
    noteNotSaved: assign((_, result: PasswordResult) =>
      result.kind === 'accepted' ? {} : { problem: passwordMessage(result) },
    ),
    noteBroken: assign({ problem: { id: 'forgot.error.notChecked' } }),
    noteSavingBroken: assign({ problem: { id: 'reset.error.failed' } }),
    noteCodeSpent: assign({ sent: null, codeDigits: 0 }),
    noteNow: assign((_, { now }: { now: number }) => ({ now })),
    requestPage: emit((_, { page }: { page: PlainPage }) => ({ type: 'page.requested', page })),
    tellSucceeded: emit({ type: 'toast.requested', toast: passwordToast }),
  },
})

/** A recovery at its start; a ticket that was earned before a reload serves on. */
export function startRecovery({ hasTicket }: { hasTicket: boolean }): PasswordRecoveryContext {
  return {
    hadTicket: hasTicket,
    phone: '',
    phoneProblem: null,
    sent: null,
    codesSent: 0,
    codeDigits: 0,
    codeProblem: null,
    password: noPassword,
    problems: noNewPasswordProblems,
    problem: null,
    refusedAttempts: 0,
    now: 0,
  }
}
