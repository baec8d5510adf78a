// What the other packages of this repository share with core and no host needs.

export { flowNames } from './app/flows/flows.ts'
export { hasUntoldNews } from './app/untold.news.ts'
export { hasInvisibleCookiesOnly, writeCookie } from './kernel/cookies/cookies.ts'
export { named } from './kernel/flow/named.ts'
export { type RouteGuard, routeRows } from './kernel/routing/routes.ts'
export { sessionCookiesOf } from './member/vault/session.cookies.ts'
export { sessionCookies } from './member/vault/vault.ts'
