import type { EndpointName } from './endpoints.ts'

/**
 * The documented calls that no page makes: another call gives their answer, or no page needs it. A test shows that
 * every other call of the contract is made.
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
