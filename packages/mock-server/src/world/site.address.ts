import type { SiteDocument } from '@croupier/core/site'
import { gamesOrigin } from '../base/games.address.ts'
import type { World } from './world.ts'

/**
 * The configuration of a world's site that is opened at an origin. Unless it has game hosts of its own, games are
 * at the next port. In the odd dialect every service has an origin of its own, but only on this machine, because
 * browsers resolve `api.localhost` by themselves.
 */
export function siteDocumentAt({ dialect, site }: World, origin: string): SiteDocument {
  const document = { gameHosts: [new URL(gamesOrigin(origin)).host], ...site.document() }
  const { host, hostname, protocol } = new URL(origin)
  if (dialect.current() === 'plain' || hostname !== 'localhost') return document
  const apart = (service: keyof SiteDocument['services']) => {
    const base = document.services[service]
    return base.startsWith('/') ? `${protocol}//${service}.${host}${base}` : base
  }
  const services = {
    api: apart('api'),
    auth: apart('auth'),
    reward: apart('reward'),
    chat: apart('chat'),
    content: apart('content'),
  }
  return { ...document, services }
}

/** The origin of the site that calls a service at this address. */
export function siteOriginOf({ host, protocol }: URL): string {
  return `${protocol}//${host.replace(/^[a-z]+\.localhost(?=:|$)/, 'localhost')}`
}
