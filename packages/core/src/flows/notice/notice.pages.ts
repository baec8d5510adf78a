import type { RouteName } from '../../kernel/routing/routes.ts'

/** Pages on which no notice is shown, however new it is [NOTE-09]. */
const quietPages: readonly RouteName[] = [
  'login',
  'loginLine',
  'loginUrl',
  'register',
  'registerAff',
  'aff',
  'maintenance',
]
/** Pages that show notices of a list that was fetched before [NOTE-04, OPEN-18]. */
const cachePages: readonly RouteName[] = ['index', 'profile']

/** Whether a page may show notices; `isFresh`: they were fetched while it was shown. */
export function mayShowOn(route: RouteName | null, isFresh: boolean): boolean {
  if (route === null || quietPages.includes(route)) return false
  return isFresh || cachePages.includes(route)
}
