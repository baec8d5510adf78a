import type { World } from '../world/world.ts'
import type { WireRefusal } from './refusal.ts'

/** Our choice: the documents name no code for an unknown site. */
export const siteRefusals = {
  unknownGroup: {
    code: 4301,
    message: 'There is no such site',
    hint: 'groupID is the groupId of /site.json',
  },
} as const satisfies Record<string, WireRefusal>

export function isOwnGroup(world: World, groupID: string): boolean {
  return groupID === world.site.document().groupId
}
