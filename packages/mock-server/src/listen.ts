import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Clock } from '@croupier/core/ports'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createMockServer } from './app.ts'
import { ConnectionReset } from './base/delivery.ts'
import { systemClock } from './base/system.clock.ts'
import type { Dialect } from './dialect/odd.dialect.ts'
import { dialectOfRun } from './dialect/run.dialect.ts'
import { loadSitePages } from './site.pages.ts'
import type { SiteFields } from './world/site.ts'

export interface ListenOptions {
  /** The games' origin gets the next port. 0 lets the system choose both. */
  readonly port: number
  readonly host: string
  /** The built site. Without it only the services and the control room are served. */
  readonly siteDirectory?: string
  readonly clock?: Clock
  readonly seed?: number
  /** The fields that differ from the seed's site configuration, in every world. */
  readonly site?: SiteFields
  /** The initial dialect of its worlds. */
  readonly dialect?: Dialect
  /**
   * Intercepts requests to the site's origin: it answers a request itself, lets the server answer, or returns null,
   * and the connection is reset.
   */
  readonly between?: (request: Request, server: Answering) => Promise<Response | null>
}

export type Answering = (request: Request) => Promise<Response>

export interface Listening {
  readonly url: string
  readonly gamesUrl: string
  close(): Promise<void>
}

/**
 * Serves site, services and control room on one port and the games' origin on the next.
 * @throws Error with one clear sentence if it cannot listen there or there is no built site
 */
export async function listen({
  port,
  host,
  siteDirectory,
  clock = systemClock,
  seed,
  site = {},
  dialect = dialectOfRun(),
  between = (request, server) => server(request),
}: ListenOptions): Promise<Listening> {
  const server = createMockServer({
    clock,
    site,
    dialect,
    ...(seed === undefined ? {} : { seed }),
    ...(siteDirectory === undefined ? {} : { page: await loadSitePages(siteDirectory) }),
  })
  const main = serve(async (request) => {
    const response = await between(request, server.answer)
    if (!response) throw new ConnectionReset()
    return response
  })
  const games = serve(server.games)
  try {
    const mainPort = await start(main, port, host)
    const gamesPort = await start(games, port === 0 ? 0 : port + 1, host)
    return {
      url: `http://${nameOf(host)}:${mainPort}`,
      gamesUrl: `http://${nameOf(host)}:${gamesPort}`,
      close: async () => {
        await Promise.all([stop(main), stop(games)])
      },
    }
  } catch (error) {
    await Promise.all([stop(main), stop(games)])
    throw error
  }
}

function serve(answer: Answering): Server {
  const listener = getRequestListener(
    async (request, { incoming }) => {
      try {
        return await answer(request)
      } catch (error) {
        if (error instanceof ConnectionReset) incoming.socket.resetAndDestroy()
        else if (!request.signal.aborted) throw error
        return RESPONSE_ALREADY_SENT
      }
    },
    { overrideGlobalObjects: false },
  )
  return createServer((incoming, outgoing) => void listener(incoming, outgoing))
}

async function start(server: Server, port: number, host: string): Promise<number> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    throw isErrorWithCode(error) ? new Error(reasonOf(error.code, port, host)) : error
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

/** Why the server cannot listen there and what to do, by the system's error code. */
function reasonOf(code: string, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: stop what listens there, or choose another port with PORT=<number>.`
    case 'EACCES':
      return `Port ${port} is not allowed to this user: choose one above 1023 with PORT=<number>.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address "${host}": leave HOST out, or give 0.0.0.0 to be reached from others.`
    default:
      return `Cannot listen on ${host}:${port} (${code}).`
  }
}

async function stop(server: Server): Promise<void> {
  if (!server.listening) return
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}

function nameOf(host: string): string {
  return host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host
}

function isErrorWithCode(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error
}
