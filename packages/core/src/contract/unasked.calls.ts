import type { CallName } from '../api/call.ts'
import type { EndpointName } from './endpoints.ts'

/**
 * The calls that the documents name and no page makes: what they answer comes by another call, or belongs to
 * no page. A call of the contract is either here or made.
 */
const neverAsked: Readonly<Record<Exclude<EndpointName, CallName>, true>> = {
  listTrueWallets: true,
  getChatContact: true,
  listCategories: true,
  listGames: true,
  getNotify: true,
}

/** Whether no page makes a call, so that a backend may leave it out. */
export function isNeverAsked(name: EndpointName): boolean {
  return Object.hasOwn(neverAsked, name)
}
