import type { MessageRef } from '../../base/messages/message.ts'
import { toArabicDigits } from '../../base/text/digits.ts'
import { minute } from '../../base/time/durations.ts'
import type { Failure, Refusal } from '../../wire/api/answer.ts'
import { normalisePhone } from './phone.rules.ts'

/** How many digits a one-time code has [AUTH-08]. */
export const codeLength = 6

/** The time between two requests for a code [AUTH-07]. */
export const resendWait = minute

/** What a chart may know about a code that was sent by SMS. Instants in epoch milliseconds. */
export interface SentCode {
  readonly phone: string
  /** When another one may be requested. */
  readonly resendAt: number
  /** When it expires; null when the server did not say. */
  readonly expiresAt: number | null
}

/** The result of requesting a code. */
export type CodeRequestResult =
  | { readonly kind: 'sent'; readonly sent: SentCode }
  /** The code that was sent before is still valid, so no request was made. */
  | { readonly kind: 'stillGood' }
  | { readonly kind: 'refused'; readonly refusal: Refusal<'register'>; readonly now: number }
  | { readonly kind: 'failed'; readonly failure: Failure['kind'] }

/** Whether the last code was sent to the phone number as it is typed. */
export function isSentTo(sent: SentCode | null, phone: string): boolean {
  return sent?.phone === normalisePhone(phone)
}

/** Whether the last code was sent to this phone and is still valid. */
export function isStillGood(sent: SentCode | null, phone: string, now: number): boolean {
  return sent?.phone === phone && sent.expiresAt !== null && now < sent.expiresAt
}

/** The digits of a code that was typed, or pasted together with other text of the SMS. */
export function readOneTimeCode(text: string): string {
  return toArabicDigits(text).replace(/\D/g, '').slice(0, codeLength)
}

/** What is wrong with a code of this many digits, or null. */
export function codeProblem(digits: number): MessageRef | null {
  if (digits === 0) return { id: 'otp.error.empty' }
  if (digits === codeLength) return null
  return { id: 'otp.error.length', values: { length: codeLength } }
}
