import type { MessageRef } from '../../base/messages/message.ts'
import type { Refusal } from '../../wire/api/answer.ts'

/** Whether a chat account is linked, or the check failed. */
export type CheckResult = { readonly kind: 'linked' | 'notLinked' | 'failed' }

/** The result of fetching the chat service's address. */
export type AddressResult =
  | { readonly kind: 'fetched' }
  | { readonly kind: 'refused'; readonly refusal: Refusal<'chatLink'> }
  | { readonly kind: 'failed' }

/** The message when the chat service could not be opened to link an account [ERR-21, OPEN-76]. */
export function notLinkedMessage(result: AddressResult): MessageRef | null {
  if (result.kind === 'fetched') return null
  if (result.kind === 'failed') return { id: 'chatLink.error.failed' }
  const { code, meaning } = result.refusal
  return meaning === 'alreadyUsed'
    ? { id: 'chatLink.error.alreadyUsed' }
    : { id: 'chatLink.error.other', values: { code } }
}
