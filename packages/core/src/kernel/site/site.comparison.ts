import { isSameData } from '../../base/text/same.data.ts'

/**
 * The part of a site's configuration that its pages show before any service has answered. Where the services are is
 * not visible; the group is part of it, because the games of a rendered page are those of a group.
 * @param json the parsed document, or whatever was received instead
 */
export function visibleSite(json: unknown): Readonly<Record<string, unknown>> {
  if (typeof json !== 'object' || json === null) return {}
  const {
    gameHosts: _games,
    services: _services,
    ...visible
  } = {
    ...json,
  } as Readonly<Record<string, unknown>>
  return visible
}

/** Whether pages that were rendered for one configuration are right for another. */
export function isSameVisibleSite(one: unknown, other: unknown): boolean {
  return isSameData(visibleSite(one), visibleSite(other))
}
