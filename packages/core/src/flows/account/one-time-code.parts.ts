import type { EventObject } from 'xstate'
import type { WatchClockInput } from '../../base/clock/ticks.ts'
import type { MessageRef } from '../../base/messages/message.ts'
import { callbackNotProvided, promiseNotProvided } from '../../kernel/flow/not.provided.ts'
import type { CodeRequest } from './one-time-code.actors.ts'
import {
  type CodeRequestResult,
  codeProblem,
  resendWait,
  type SentCode,
} from './one-time-code.rules.ts'

/** What a chart that asks for a one-time code knows of it; the code itself is in the vault. */
export interface CodeContext {
  readonly sent: SentCode | null
  readonly codesSent: number
  /** How many digits of the code have been typed. */
  readonly codeDigits: number
  readonly codeProblem: MessageRef | null
  /** What is wrong with the last attempt as a whole. */
  readonly problem: MessageRef | null
  /** Counts the refused attempts, so that each moves the focus to the field. */
  readonly refusedAttempts: number
  readonly now: number
}

export type CodeEvent =
  | { type: 'oneTimeCode.change'; digits: number }
  | { type: 'oneTimeCode.resend' }
  /** Back to where the phone is typed. */
  | { type: 'oneTimeCode.back' }
  | { type: 'clock.ticked'; now: number }

export const noCodeYet: CodeContext = {
  sent: null,
  codesSent: 0,
  codeDigits: 0,
  codeProblem: null,
  problem: null,
  refusedAttempts: 0,
  now: 0,
}

/** The actors of a chart that asks for a one-time code. */
export const codeActors = {
  requestCode: promiseNotProvided<CodeRequestResult, CodeRequest>('requestCode'),
  watchClock: callbackNotProvided<EventObject, WatchClockInput>('watchClock'),
}

interface Known {
  readonly context: CodeContext
}

/** The guards for a chart that asks for a one-time code. */
export const codeGuards = {
  isCodeComplete: ({ context }: Known) => codeProblem(context.codeDigits) === null,
  isCodeSent: (_: unknown, { kind }: CodeRequestResult) => kind === 'sent',
  isCodeStillGood: (_: unknown, { kind }: CodeRequestResult) => kind === 'stillGood',
  isResendDue: ({ context }: Known, { now }: { now: number }) =>
    now >= (context.sent?.resendAt ?? 0),
}

/** The context after digits of the code were typed. */
export function withDigits(digits: number): Partial<CodeContext> {
  return { codeDigits: digits, codeProblem: null, problem: null }
}

/** The context with what is wrong with the typed code, which is not sent. */
export function withCodeProblem({
  codeDigits,
  refusedAttempts,
}: CodeContext): Partial<CodeContext> {
  return { codeProblem: codeProblem(codeDigits), refusedAttempts: refusedAttempts + 1 }
}

/** The context after a new code was sent: nothing of it has been typed yet. */
export function withCode(
  { codesSent }: CodeContext,
  result: CodeRequestResult,
): Partial<CodeContext> {
  return result.kind === 'sent'
    ? { sent: result.sent, codeDigits: 0, codesSent: codesSent + 1 }
    : {}
}

/** The context after no code was sent, with the reason; after too many requests the next is possible in a minute. */
export function withoutCode(
  { sent }: CodeContext,
  result: CodeRequestResult,
  problem: MessageRef | null,
): Partial<CodeContext> {
  const isTooMany = result.kind === 'refused' && result.refusal.meaning === 'otpTooMany'
  return {
    problem,
    sent: isTooMany && sent ? { ...sent, resendAt: result.now + resendWait } : sent,
  }
}

/**
 * The context after the server refused a code. A wrong code has its message at the field, any other refusal above the
 * form. A code that has to be requested again no longer counts as valid.
 */
export function withRefusedCode(
  { sent, refusedAttempts }: CodeContext,
  meaning: string | null,
  message: MessageRef | null,
): Partial<CodeContext> {
  const isOfCode = meaning === 'otpInvalid'
  return {
    codeProblem: isOfCode ? message : null,
    problem: isOfCode ? null : message,
    sent: sent && meaning === 'otpRetry' ? { ...sent, expiresAt: null } : sent,
    refusedAttempts: refusedAttempts + 1,
  }
}

/**
 * The state in which a code is typed. The chart that uses it adds what submitting does, and needs a state with the
 * id `requestingCode`.
 */
export const codeEntry = {
  initial: 'resendWait',
  on: {
    'oneTimeCode.change': {
      actions: {
        type: 'setCode',
        params: ({ event }: { event: { digits: number } }) => event,
      },
    },
  },
  states: {
    resendWait: {
      description: 'Another code can be requested in a minute.',
      invoke: {
        id: 'watchClock',
        src: 'watchClock',
        input: ({ context }: Known) => ({ deadline: context.sent?.resendAt ?? 0 }),
        onError: {
          description: 'Another code can be requested at once; the server may refuse it.',
          target: 'resendReady',
        },
      },
      on: {
        'clock.ticked': [
          {
            guard: {
              type: 'isResendDue',
              params: ({ event }: { event: { now: number } }) => event,
            },
            target: 'resendReady',
          },
          {
            actions: {
              type: 'setNow',
              params: ({ event }: { event: { now: number } }) => event,
            },
          },
        ],
      },
    },
    resendReady: {
      on: {
        'oneTimeCode.resend': { target: '#requestingCode', actions: 'clearProblems' },
      },
    },
  },
} as const
