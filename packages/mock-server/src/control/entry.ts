import { ProblemError } from '../base/problem.ts'
import type { World } from '../world/world.ts'
import { armFromLink } from './arming.link.ts'

/** The cookie that names the world of a browser. */
export const worldCookie = 'mock-world'

/**
 * The cookies of the site. They are expired by name because a browser keeps one jar for all ports of a
 * host: other programs on this machine have theirs in it, and clearing the jar would take the cookie
 * of the world with it.
 */
export const siteCookies = [
  'auth',
  'username',
  'transferPage',
  'apollo-token',
  'line',
  'alert',
  'authReward',
  'forgot',
  'regisPromotion',
  'depositPromotion',
  'closeRegisPromotion',
  'regisPromotionActive',
  'app-pwa',
  'maintenance',
  'locale',
  'signedOut',
] as const

/**
 * Browsers clear storage for a page at localhost or over https only: on a phone that reaches the server
 * by its address, what the site kept in storage stays.
 *
 * Follows the link `/?world=x[&arm=case[@endpoint][:option…],…][&next=/path]`: makes the browser forget
 * what the site kept, enters the world and goes on.
 * @throws ProblemError (400, 404) for an unsafe address or for what cannot be armed
 */
export function enterWorld(world: World, request: Request): Response {
  const query = new URL(request.url).searchParams
  const next = safePath(query.get('next') ?? '/')
  armFromLink(world, (query.get('arm') ?? '').split(',').filter(Boolean))
  const headers = new Headers({
    Location: next,
    'Cache-Control': 'no-store',
    'Clear-Site-Data': '"storage"',
  })
  for (const name of siteCookies) {
    headers.append('Set-Cookie', `${name}=; Path=/; Max-Age=0`)
  }
  headers.append('Set-Cookie', `${worldCookie}=${world.name}; Path=/; SameSite=Lax`)
  return new Response(null, { status: 303, headers })
}

/**
 * An address of the site itself, as a path.
 * @throws ProblemError (400) for what leads elsewhere
 */
export function safePath(next: string): string {
  const base = 'http://site.invalid'
  const isPath = /^\/(?![/\\])/.test(next) && URL.canParse(next, base)
  const url = isPath ? new URL(next, base) : null
  const path = url && `${url.pathname}${url.search}${url.hash}`
  if (url?.origin === base && path && !path.startsWith('//')) return path
  throw new ProblemError(400, {
    error: 'next is not a path of this site',
    hint: 'it starts with one slash, like /deposit',
    field: 'next',
  })
}

/** The value of a cookie of the request, or null. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}
