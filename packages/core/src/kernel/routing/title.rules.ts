import type { Address } from './address.ts'

/** What a title names besides its page: the search term, with spaces instead of hyphens. A list names itself [ROUTE-05]. */
export function titleTermOf({ route, parameters }: Address): string | null {
  return (route === 'search' && parameters.id?.replaceAll('-', ' ').trim()) || null
}
