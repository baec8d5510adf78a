import type { Answering } from '../../packages/mock-server/src/listen.ts'

/** The target of a call of the site: the service of a world, and the path below it. */
export interface ServiceCall {
  readonly world: string
  readonly service: string
  readonly rest: string
}

/** The call in a request; null for pages and the control room. */
export function serviceCallOf(request: Request): ServiceCall | null {
  const { pathname, search } = new URL(request.url)
  const [, world, service, rest = '/'] = /^\/_\/([^/]+)\/([^/]+)(\/.*)?$/.exec(pathname) ?? []
  return world && service ? { world, service, rest: `${rest}${search}` } : null
}

const throughPath = /^\/through\/([^/]+)(\/.*)$/

/**
 * Lets the server answer a request that a proxy forwards to `/through/<service>`, in the world that sent it.
 * Returns null for every other request.
 */
export async function answerThrough(request: Request, server: Answering): Promise<Response | null> {
  const url = new URL(request.url)
  const [, service, rest] = throughPath.exec(url.pathname) ?? []
  const world = request.headers.get(worldHeader)
  if (!service || !rest || !world) return null
  url.pathname = `/_/${world}/${service}${rest}`
  return server(new Request(url, request))
}

const worldHeader = 'x-mock-world'
/** Headers that belong to one connection, which a proxy must not forward. */
const ofConnection = ['connection', 'content-length', 'content-encoding', 'transfer-encoding']

/** Forwards a call of the site to another address. */
export async function forward(request: Request, call: ServiceCall, to: string): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.set(worldHeader, call.world)
  for (const name of [...ofConnection, 'host', 'accept-encoding']) headers.delete(name)
  const body = request.method === 'GET' ? null : await request.arrayBuffer()
  const answer = await fetch(`${to}${call.rest}`, { method: request.method, headers, body })
  const answered = new Headers(answer.headers)
  for (const name of ofConnection) answered.delete(name)
  return new Response(await answer.arrayBuffer(), { status: answer.status, headers: answered })
}
