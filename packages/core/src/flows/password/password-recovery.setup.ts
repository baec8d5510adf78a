import { assign, type EventObject, emit, setup } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import {
  callbackNotProvided,
  notProvided,
  promiseNotProvided,
} from '../../kernel/flow/not.provided.ts'
import type { PageRequested } from '../../kernel/routing/plain.page.ts'
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
import { phoneProblem } from '../account/phone.rules.ts'
import { noCodeMessage, type TicketResult, ticketMessage } from './password-recovery.rules.ts'

export type PasswordRecoveryScreen = 'phone' | 'code' | 'done'

/** The part of a recovery that survives a reload; none of it is secret. */
export interface RecoveryDraft {
  readonly phone: string
  readonly sent: SentCode | null
}

export interface PasswordRecoveryInput {
  readonly draft: RecoveryDraft | null
}

export interface PasswordRecoveryContext extends RecoveryDraft, CodeContext {
  readonly phoneProblem: MessageRef | null
}

export type PasswordRecoveryEvent =
  | { type: 'passwordRecovery.changePhone'; text: string }
  | { type: 'passwordRecovery.submit' }
  | CodeEvent

/** The types, actors, guards and actions of the recovery chart, which refers to them by name. */
export const passwordRecoverySetup = setup({
  types: {
    context: {} as PasswordRecoveryContext,
    events: {} as PasswordRecoveryEvent,
    input: {} as PasswordRecoveryInput,
    emitted: {} as PageRequested,
    tags: {} as 'busy' | 'failure',
    meta: {} as { screen: PasswordRecoveryScreen },
  },
  actors: {
    ...codeActors,
    earnTicket: promiseNotProvided<TicketResult, { phone: string }>('earnTicket'),
    guardSecrets: callbackNotProvided<EventObject>('guardSecrets'),
  },
  guards: {
    isPhone: ({ context }) => phoneProblem(context.phone) === null,
    hasCode: ({ context }) => isSentTo(context.sent, context.phone),
    ...codeGuards,
    isEarned: (_, { kind }: TicketResult) => kind === 'earned',
    isAboutPhone: (_, result: TicketResult) =>
      result.kind === 'refused' && result.refusal.meaning === 'incorrectData',
  },
  actions: {
    rememberDraft: notProvided('rememberDraft'),
    forgetDraft: notProvided('forgetDraft'),
    forgetCode: notProvided('forgetCode'),
    setPhone: assign((_, { text }: { text: string }) => ({
      phone: text,
      phoneProblem: null,
      problem: null,
    })),
    setPhoneProblem: assign(({ context }) => ({
      phoneProblem: phoneProblem(context.phone),
      refusedAttempts: context.refusedAttempts + 1,
    })),
    setCode: assign((_, { digits }: { digits: number }) => withDigits(digits)),
    setCodeProblem: assign(({ context }) => withCodeProblem(context)),
    setSent: assign(({ context }, result: CodeRequestResult) => withCode(context, result)),
    setCodeRequestProblem: assign(({ context }, result: CodeRequestResult) =>
      withoutCode(context, result, noCodeMessage(result)),
    ),
    setTicketProblem: assign(({ context }, result: TicketResult) => {
      const meaning = result.kind === 'refused' ? result.refusal.meaning : null
      return withRefusedCode(context, meaning, ticketMessage(result))
    }),
    setNow: assign((_, { now }: { now: number }) => ({ now })),
    setUnknownProblem: assign({ problem: { id: 'forgot.error.unknown' } }),
    setBrokenProblem: assign({ problem: { id: 'forgot.error.notChecked' } }),
    clearProblems: assign({ problem: null, codeProblem: null }),
    requestNewPassword: emit({ type: 'page.requested', page: 'resetPassword' }),
  },
})

/** The initial context of a recovery, with the draft from before a reload. */
export function startRecovery({ draft }: PasswordRecoveryInput): PasswordRecoveryContext {
  return {
    ...noCodeYet,
    phone: draft?.phone ?? '',
    sent: draft?.sent ?? null,
    phoneProblem: null,
  }
}
