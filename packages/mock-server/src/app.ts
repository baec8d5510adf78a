import type { Clock } from '@croupier/core/ports'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { answerChatProvider } from './chat.provider.ts'
import { controlApi } from './control/api.ts'
import { enterWorld, readCookie, worldCookie } from './entry.ts'
import { ProblemError, problemResponse } from './problem.ts'
import { isService } from './rest/matching.ts'
import { answerService } from './rest/service.ts'
import type { SiteFields } from './world/site.ts'
import type { World } from './world/world.ts'
import { createWorlds, defaultWorld, isWorldName } from './world/worlds.ts'

export interface MockServerOptions {
  /** Time of the server, from which each world has its own. Delays run on it too. */
  readonly clock: Clock
  /** From which all that looks random is made. */
  readonly seed?: number
  /** What differs from the seed's site configuration, in every world. */
  readonly site?: SiteFields
  /** Answers what is neither a service nor the control room: the pages of the site. */
  readonly page?: (request: Request, world: World) => Promise<Response>
}

export interface MockServer {
  /**
   * Answers one request, in process or for a listener. Rejects when the connection is to be reset and
   * when the caller gives up.
   */
  fetch(request: Request): Promise<Response>
}

/** A believable backend of a member site, with its control room. Listens to nothing by itself. */
export function createMockServer({
  clock,
  seed = 1,
  site = {},
  page = noPage,
}: MockServerOptions): MockServer {
  const worlds = createWorlds({ host: clock, seed, site })
  const app = new Hono<{ Variables: { world: World } }>()

  app.use(async (context, next) => {
    const world = worlds.use(worldNameOf(context.req.raw))
    context.set('world', world)
    await next()
    // The world may have been reset by this very request.
    context.header('Date', new Date(worlds.use(world.name).clock.now()).toUTCString())
  })
  app.use('/_/*', serviceCors, async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
  })
  app.get('/_/:world/chat/consent', (context) =>
    answerChatProvider(context.var.world, context.req.query('ticket') ?? ''),
  )
  app.all('/_/:world/:service/*', (context) => {
    const { world: name, service } = context.req.param()
    if (!isService(service)) throw noSuchService(service)
    const { pathname } = new URL(context.req.url)
    const path = pathname.slice(`/_/${name}/${service}`.length) || '/'
    return answerService(clock, {
      world: context.var.world,
      service,
      path,
      request: context.req.raw,
    })
  })
  app.all('/_/*', () => {
    throw noSuchService('')
  })
  app.route('/__mock', controlApi({ clock, worlds }))
  app.get('/site.json', (context) => {
    context.header('Cache-Control', 'no-store')
    return context.json(context.var.world.site.document())
  })
  app.get('/', (context, next) =>
    context.req.query('world') === undefined
      ? next()
      : Promise.resolve(enterWorld(context.var.world, context.req.raw)),
  )
  app.all('*', (context) => page(context.req.raw, context.var.world))
  app.onError((error) => {
    if (error instanceof ProblemError) return problemResponse(error)
    throw error
  })

  // The signal of a request that nobody holds goes with it: who gives up then would not be heard.
  const open = new Set<Request>()
  return {
    fetch: async (request) => {
      open.add(request)
      try {
        return await orAborted(request.signal, async () => app.fetch(request))
      } finally {
        open.delete(request)
      }
    },
  }
}

const serviceCors = cors({
  origin: '*',
  allowMethods: ['GET', 'POST'],
  allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
  exposeHeaders: ['Date', 'Retry-After'],
  maxAge: 600,
})

/**
 * The world of a request: in the path of a service, else named by header or query, else the one that
 * the browser is in.
 */
function worldNameOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  const inPath = /^\/_\/([^/]*)/.exec(pathname)?.[1]
  const named = inPath ?? request.headers.get('X-Mock-World') ?? searchParams.get('world')
  if (named === null) {
    const entered = pathname.startsWith('/__mock') ? null : readCookie(request, worldCookie)
    return entered !== null && isWorldName(entered) ? entered : defaultWorld
  }
  if (isWorldName(named)) return named
  throw new ProblemError(inPath === undefined ? 400 : 404, {
    error: 'this is not the name of a world',
    hint: 'a name is 1 to 64 lower-case letters, digits and hyphens',
    field: 'world',
  })
}

function noSuchService(service: string): ProblemError {
  return new ProblemError(404, {
    error: `there is no service "${service}"`,
    hint: 'the services of a world are /_/<world>/api, auth, reward, chat and content',
  })
}

function noPage(): Promise<Response> {
  return Promise.resolve(
    problemResponse(
      new ProblemError(404, {
        error: 'this server has no pages',
        hint: 'services are below /_/<world>/, the control room is at /__mock',
      }),
    ),
  )
}

/** Rejects as soon as the caller gives up, as a fetch over a network does. */
async function orAborted(signal: AbortSignal, answer: () => Promise<Response>): Promise<Response> {
  signal.throwIfAborted()
  let giveUp = () => {}
  const aborted = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(signal.reason)
    signal.addEventListener('abort', giveUp, { once: true })
  })
  try {
    return await Promise.race([answer(), aborted])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
