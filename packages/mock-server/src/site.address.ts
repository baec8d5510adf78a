import type { SiteDocument } from '@croupier/core/site'
import { gamesOrigin } from './games/games.address.ts'
import type { World } from './world/world.ts'

/** What a world's site is told that is opened at an origin: without hosts of its own its games are those of the next port. */
export function siteDocumentAt({ site }: World, origin: string): SiteDocument {
  return { gameHosts: [new URL(gamesOrigin(origin)).host], ...site.document() }
}
