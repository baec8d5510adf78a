import { fromPromise } from 'xstate'
import type { Services } from '../../kernel/services/services.ts'
import { isAddressOfSite } from '../../kernel/site/site.links.ts'
import { chatAuthorizeCall } from './chat.calls.ts'
import type { AddressResult } from './chat-link.rules.ts'

export interface AddressWish {
  /** Empty for a visitor. */
  readonly username: string
  readonly action: 'link' | 'login'
}

/** The services by which the site leads to the chat service and back. */
export type ChatServices = Pick<Services, 'api' | 'credentials' | 'navigation'> & {
  readonly site: Pick<Services['site'], 'linkOrigins'>
}

/**
 * Fetches the address at the chat service that is opened next. It fails for an address to which the site must not
 * lead.
 */
export function createFetchAddress({ api, credentials, site }: ChatServices) {
  return fromPromise<AddressResult, AddressWish>(async ({ input, signal }) => {
    const answer = await api.call(chatAuthorizeCall, input, { purpose: 'pressed', signal })
    if (answer.kind === 'refused') return { kind: 'refused', refusal: answer.refusal }
    const isGood =
      answer.kind === 'accepted' && isAddressOfSite(credentials.draft('chat.address'), site)
    if (!isGood) credentials.dropDraft('chat.address')
    return { kind: isGood ? 'fetched' : 'failed' }
  })
}

/** Leads to the chat service. Its address can be used only once. */
export function leaveForChat({ credentials, navigation }: ChatServices): void {
  navigation.leave(credentials.draft('chat.address'))
  credentials.dropDraft('chat.address')
}
