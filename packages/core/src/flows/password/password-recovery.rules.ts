import type { MessageRef } from '../../base/messages/message.ts'
import type { Failure, Refusal } from '../../wire/api/answer.ts'
import type { CodeRequestResult } from '../account/one-time-code.rules.ts'

/** The result of requesting a ticket. */
export type TicketResult =
  | { readonly kind: 'earned' }
  | { readonly kind: 'refused'; readonly refusal: Refusal<'recovery'> }
  | { readonly kind: 'failed'; readonly failure: Failure['kind'] }

/** The message when no code was sent, or when that is unknown. */
export function noCodeMessage(result: CodeRequestResult): MessageRef | null {
  if (result.kind === 'failed') return { id: 'forgot.error.unknown' }
  if (result.kind !== 'refused') return null
  const { meaning, code } = result.refusal
  if (meaning === 'otpTooMany') return { id: 'register.error.otpTooMany' }
  const isUndocumented = meaning === 'other' || meaning === 'maintenance'
  return isUndocumented
    ? { id: 'reset.error.other', values: { code } }
    : { id: 'forgot.error.failed' }
}

/** The message for each refusal of a ticket; it names an unknown code of the server [OPEN-76]. */
export function ticketMessage(result: TicketResult): MessageRef | null {
  if (result.kind === 'earned') return null
  if (result.kind === 'failed') return { id: 'forgot.error.notChecked' }
  const { meaning, code } = result.refusal
  switch (meaning) {
    case 'otpRetry':
      return { id: 'forgot.error.otpRetry' }
    case 'otpInvalid':
      return { id: 'register.error.otpInvalid' }
    case 'retryOrAdmin':
      return { id: 'forgot.error.retryOrAdmin' }
    case 'incorrectData':
      return { id: 'forgot.error.incorrectData' }
    case 'maintenance':
    case 'other':
      return { id: 'reset.error.other', values: { code } }
  }
}
