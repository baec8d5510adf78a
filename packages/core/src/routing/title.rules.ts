import type { Address } from './address.ts'

/** What a title names besides its page: the list or the search, with spaces for hyphens [ROUTE-05]. */
export function titleTermOf({ route, parameters }: Address): string | null {
  const isNamed = route === 'list' || route === 'search'
  return (isNamed && parameters.id?.replaceAll('-', ' ').trim()) || null
}
