import type { MessageRef } from '../../base/messages/message.ts'
import { toArabicDigits } from '../../base/text/digits.ts'
import { minute } from '../../base/time/durations.ts'
import type { Failure, Refusal } from '../../wire/api/answer.ts'

/** Digits of a one-time code [AUTH-08]. */
export const codeLength = 6

/** Between two requests for a code [AUTH-07]. */
export const resendWait = minute

/** A code that was sent by SMS, as far as a chart may know it. Instants in epoch milliseconds. */
export interface SentCode {
  readonly phone: string
  /** When another one may be asked for. */
  readonly resendAt: number
  /** Until when it is taken; null when the server did not say. */
  readonly expiresAt: number | null
}

/** What asking for a code came to. */
export type CodeRequestResult =
  | { readonly kind: 'sent'; readonly sent: SentCode }
  /** The one that was sent before is still good: nothing was asked. */
  | { readonly kind: 'stillGood' }
  | { readonly kind: 'refused'; readonly refusal: Refusal<'register'>; readonly now: number }
  | { readonly kind: 'failed'; readonly failure: Failure['kind'] }

/** Whether the code that was sent last can still be typed for this phone. */
export function isStillGood(sent: SentCode | null, phone: string, now: number): boolean {
  return sent?.phone === phone && sent.expiresAt !== null && now < sent.expiresAt
}

/** The digits of a code as it was typed or pasted with what stands around it in the SMS. */
export function readOneTimeCode(text: string): string {
  return toArabicDigits(text).replace(/\D/g, '').slice(0, codeLength)
}

/** Says what is wrong with a code of so many digits, or null. */
export function codeProblem(digits: number): MessageRef | null {
  if (digits === 0) return { id: 'otp.error.empty' }
  if (digits === codeLength) return null
  return { id: 'otp.error.length', values: { length: codeLength } }
}
