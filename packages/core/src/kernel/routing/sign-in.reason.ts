import type { MessageRef } from '../../base/messages/message.ts'
import type { RouteName } from './routes.ts'

/** Why somebody is asked to sign in: the message depends on the area of the wanted page, such as `affiliate`. */
export function signInReason(wanted: RouteName | null): MessageRef {
  const [area = 'other'] = wanted?.split('-') ?? []
  return { id: 'login.reason', values: { area } }
}
