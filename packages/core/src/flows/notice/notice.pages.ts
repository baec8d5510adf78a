import type { RouteName } from '../../kernel/routing/routes.ts'

/** Pages on which no notice is ever shown [NOTE-09]. */
const quietPages: readonly RouteName[] = [
  'login',
  'loginLine',
  'loginUrl',
  'register',
  'registerAff',
  'aff',
  'maintenance',
]
/** Pages that also show notices from a list that was fetched earlier [NOTE-04, OPEN-18]. */
const cachePages: readonly RouteName[] = ['index', 'profile']

/** Whether a page may show notices. @param isFresh whether they were fetched while this page was shown. */
export function mayShowOn(route: RouteName | null, isFresh: boolean): boolean {
  if (route === null || quietPages.includes(route)) return false
  return isFresh || cachePages.includes(route)
}
