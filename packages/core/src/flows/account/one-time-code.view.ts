import type { MessageRef } from '../../base/messages/message.ts'
import { timeLeft } from '../../base/time/countdown.ts'
import { second } from '../../base/time/durations.ts'
import type { CodeContext } from './one-time-code.parts.ts'
import { codeLength, resendWait } from './one-time-code.rules.ts'
import { formatPhone } from './phone.rules.ts'

/** What the entry of a one-time code shows. */
export interface CodeView {
  readonly codeProblem: MessageRef | null
  readonly problem: MessageRef | null
  /** Changes with every refused attempt, so that each moves the focus to the field. */
  readonly refusedAttempts: number
  /** `081-234-5678`: where the code was sent. */
  readonly sentTo: string
  /** How many codes have been sent since the screen was opened. */
  readonly codesSent: number
  readonly codeLength: number
  readonly canResend: boolean
  /** Whether a code is being requested. */
  readonly isAsking: boolean
  /** Whole seconds until another code can be requested; 0 when it can, or while an answer is awaited. */
  readonly secondsToResend: number
  /** The fraction of that time that is left, from 1 down to 0. */
  readonly resendFraction: number
}

/** Facts from the running chart about requesting another code. */
interface Resending {
  readonly isWaiting: boolean
  readonly canResend: boolean
  readonly isAsking: boolean
}

export function codeView(
  context: CodeContext,
  { isWaiting, canResend, isAsking }: Resending,
): CodeView {
  const { codeProblem, codesSent, now, problem, refusedAttempts, sent } = context
  const left = isWaiting ? timeLeft(sent?.resendAt ?? 0, now) : 0
  return {
    codeProblem,
    problem,
    refusedAttempts,
    sentTo: formatPhone(sent?.phone ?? ''),
    codesSent,
    codeLength,
    canResend,
    isAsking,
    secondsToResend: Math.ceil(left / second),
    resendFraction: Math.min(1, left / resendWait),
  }
}
