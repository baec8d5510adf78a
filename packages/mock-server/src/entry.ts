import { armCase } from './catalogue/arming.ts'
import { ProblemError } from './problem.ts'
import type { World } from './world/world.ts'

/** The cookie that says which world a browser is in. */
export const worldCookie = 'mock-world'

/**
 * Follows the link `/?world=x[&arm=case[@endpoint],…][&next=/path]`: makes the browser forget what the
 * site kept, enters the world and goes on.
 * @throws ProblemError (400, 404) for an unsafe address or an unknown case
 */
export function enterWorld(world: World, request: Request): Response {
  const query = new URL(request.url).searchParams
  const next = safePath(query.get('next') ?? '/')
  for (const armed of (query.get('arm') ?? '').split(',').filter(Boolean)) {
    const [id = '', endpoint] = armed.split('@')
    armCase(world, { case: id, endpoint })
  }
  const headers = new Headers({
    Location: next,
    'Cache-Control': 'no-store',
    'Clear-Site-Data': '"storage"',
  })
  for (const name of cookieNames(request)) {
    if (name !== worldCookie) headers.append('Set-Cookie', `${name}=; Path=/; Max-Age=0`)
  }
  headers.append('Set-Cookie', `${worldCookie}=${world.name}; Path=/; SameSite=Lax`)
  return new Response(null, { status: 303, headers })
}

function safePath(next: string): string {
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
  for (const [candidate, value] of cookies(request)) if (candidate === name) return value
  return null
}

function cookieNames(request: Request): string[] {
  return cookies(request)
    .map(([name]) => name)
    .filter((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name))
}

function cookies(request: Request): [string, string][] {
  return (request.headers.get('Cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => {
      const at = pair.indexOf('=')
      return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
    })
}
