import type { MessageRef } from '../../base/messages/message.ts'
import type { Refusal } from '../../wire/api/answer.ts'
import { signInMessage } from '../login/login.rules.ts'
import type { AddressResult } from './chat-link.rules.ts'

/** The result of signing in with a ticket of the chat service. */
export type ChatSignInResult =
  | { readonly kind: 'accepted'; readonly username: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal<'chatSignIn'> }
  | { readonly kind: 'failed' }

/** The message for each documented refusal of a ticket [ERR-08, ERR-10…12, OPEN-76]. */
export function chatSignInMessage(result: ChatSignInResult): MessageRef | null {
  if (result.kind === 'accepted') return null
  if (result.kind === 'failed') return { id: 'login.error.broken' }
  const { code, meaning } = result.refusal
  if (meaning === 'ticketRefused') return { id: 'chatSignIn.failed' }
  if (meaning === 'notLinked') return { id: 'chatSignIn.error.notLinked' }
  return signInMessage({ meaning, code })
}

/** Whether the same ticket may still be accepted: it may not have arrived, or it was sent too early. */
export function isWorthRetrying(result: ChatSignInResult): boolean {
  return (
    result.kind === 'failed' ||
    (result.kind === 'refused' && result.refusal.meaning === 'waitOneMinute')
  )
}

/** The message when the chat service could not be opened to sign in. */
export function notOpenedMessage(result: AddressResult): MessageRef | null {
  if (result.kind === 'fetched') return null
  return result.kind === 'failed'
    ? { id: 'chatSignIn.error.notOpened' }
    : { id: 'login.error.other', values: { code: result.refusal.code } }
}
