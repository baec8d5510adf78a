import type * as z from 'zod/mini'
import type { World } from '../world/world.ts'
import type { siteBody } from './schemas.ts'

/** Changes the given fields of the world's site configuration; null takes one away. */
export function changeSite(world: World, fields: z.output<typeof siteBody>): void {
  world.site.change(fields)
  world.changes.tell({ type: 'changed', part: 'site' })
}
