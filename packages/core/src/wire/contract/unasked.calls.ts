import type { EndpointName } from './endpoints.ts'

/**
 * The calls that the documents name and no page makes: what they answer comes by another call, or belongs to
 * no page. A test holds that every other call of the contract is made.
 */
const neverAsked: readonly EndpointName[] = [
  'listTrueWallets',
  'getChatContact',
  'listCategories',
  'listGames',
  'getNotify',
]

/** Whether no page makes a call, so that a backend may leave it out. */
export function isNeverAsked(name: EndpointName): boolean {
  return neverAsked.includes(name)
}
