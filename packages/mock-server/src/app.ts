import { type Clock, noLog } from '@croupier/core/ports'
import { isUsable, readSiteConfiguration, siteManifest } from '@croupier/core/site'
import { Hono } from 'hono'
import { standInProgram } from './adapter.stand-ins.ts'
import { gamePicture } from './artwork/game.picture.ts'
import { ProblemError, problemResponse } from './base/problem.ts'
import { isService } from './calls/matching.ts'
import { controlApi } from './control/api.ts'
import { enterWorld, readCookie, worldCookie } from './control/entry.ts'
import { answerSpeedReports } from './control/speed.collector.ts'
import { codePicture } from './dialect/code.pictures.ts'
import type { Dialect } from './dialect/odd.dialect.ts'
import { answerGames } from './games.origin.ts'
import { answerChatProvider } from './rest/chat.provider.ts'
import { answerService } from './service/service.ts'
import type { RequestFacts } from './world/request.facts.ts'
import { compressed, inPieces, lateAnswer } from './world/sent.answer.ts'
import { siteDocumentAt } from './world/site.address.ts'
import type { SiteFields } from './world/site.ts'
import type { WorldDialect } from './world/world.dialect.ts'
import type { World } from './world/world.ts'
import { createWorlds, defaultWorld, isWorldName } from './world/worlds.ts'

export type { Dialect } from './dialect/odd.dialect.ts'
export { dialectOfRun } from './dialect/run.dialect.ts'
export { numberOfId } from './dialect/wire.ids.ts'

export interface MockServerOptions {
  /** The server's clock, from which each world derives its own. Delays run on it too. */
  readonly clock: Clock
  /** The clock for late answers in process, in a dialect that delays them; without it they come at once. */
  readonly network?: Clock
  /** The seed of everything that looks random. */
  readonly seed?: number
  /** How many games there are in every world, until one is reset with another number. */
  readonly games?: number
  /** The fields that differ from the seed's site configuration, in every world. */
  readonly site?: SiteFields
  /** The initial dialect of its worlds. */
  readonly dialect?: Dialect
  /** Answers all requests that go neither to a service nor to the control room: the pages of the site. */
  readonly page?: (request: Request, world: World) => Promise<Response>
}

export interface MockServer {
  /** Answers one request over the network. Rejects if the connection has to be reset. */
  answer(request: Request): Promise<Response>
  /** Answers one request to the games' origin. */
  games(request: Request): Promise<Response>
  /** Answers one request in process. Rejects as a fetch over a network does, also when the caller aborts. */
  fetch(request: Request): Promise<Response>
}

/** A believable backend of a member site, with its control room. It does not listen on a port by itself. */
export function createMockServer({
  clock,
  network,
  seed = 1,
  games,
  site = {},
  dialect = 'plain',
  page = noPage,
}: MockServerOptions): MockServer {
  const worlds = createWorlds({
    host: clock,
    seed,
    ...(games !== undefined && { games }),
    site,
    dialect,
  })
  const app = new Hono<{ Bindings: RequestFacts }>()

  app.options('/_/*', () => new Response(null, { status: 204, headers: preflightHeaders }))
  app.get('/_/:world/chat/consent', ({ env, req }) => {
    const isEnglish = /(^|; *)locale=en(;|$)/.test(req.header('Cookie') ?? '')
    return answerChatProvider(env.world, env.url.searchParams.get('ticket') ?? '', isEnglish)
  })
  app.all('/_/:world/:service/*', (context) => {
    const { world: name, service } = context.req.param()
    if (!isService(service)) throw noSuchService(service)
    const { world, url } = context.env
    const path = url.pathname.slice(`/_/${name}/${service}`.length) || '/'
    return answerService(clock, { world, service, path, url, request: context.req.raw })
  })
  app.all('/_/*', () => {
    throw noSuchService('')
  })
  app.route('/__mock', controlApi({ clock, worlds }))
  app.get('/site.json', (context) => {
    context.header('Cache-Control', 'no-store')
    return context.json(siteDocumentAt(context.env.world, context.env.url.origin))
  })
  app.get('/manifest.webmanifest', ({ env }) => {
    const site = readSiteConfiguration(
      siteDocumentAt(env.world, env.url.origin),
      env.url.origin,
      noLog,
    )
    if (!isUsable(site)) throw noManifest(site.missing)
    return Response.json(siteManifest(site), { headers: manifestHeaders })
  })
  app.get('/adapters/*', ({ env }, next) => standInProgram(env.url.pathname) ?? next())
  app.on(['GET', 'POST'], '/speed-reports', ({ env, req }) =>
    answerSpeedReports(env.world, req.raw),
  )
  app.get(
    '/pictures/*',
    ({ env: { url } }, next) => gamePicture(url.pathname) ?? codePicture(url.pathname) ?? next(),
  )
  app.get('/', ({ env, req }, next) =>
    env.url.searchParams.has('world') ? Promise.resolve(enterWorld(env.world, req.raw)) : next(),
  )
  app.all('*', ({ env, req }) => page(req.raw, env.world))
  app.onError((error) => {
    if (error instanceof ProblemError) return problemResponse(error)
    throw error
  })

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const response = await answerIn(request, url)
    if (url.pathname.startsWith('/_/')) {
      for (const [name, value] of serviceHeaders) response.headers.set(name, value)
    }
    return response
  }

  /** The dialect in which a request is answered; null for pages and the control room. */
  function dialectFor(request: Request): WorldDialect | null {
    const world = /^\/_\/([^/]*)/.exec(new URL(request.url).pathname)?.[1]
    return world !== undefined && isWorldName(world) ? worlds.use(world).dialect : null
  }

  async function answerOverNetwork(request: Request): Promise<Response> {
    const response = await answer(request)
    const dialect = dialectFor(request)
    return dialect
      ? compressed(dialect, request, await lateAnswer(clock, dialect, request, response))
      : response
  }

  async function answerInProcess(request: Request): Promise<Response> {
    const response = await answer(request)
    const dialect = network && dialectFor(request)
    return dialect
      ? inPieces(dialect, await lateAnswer(network, dialect, request, response))
      : response
  }

  async function answerIn(request: Request, url: URL): Promise<Response> {
    const name = worldNameOf(request, url)
    if (name instanceof ProblemError) {
      const problem = problemResponse(name)
      return request.method === 'HEAD' ? new Response(null, problem) : problem
    }
    const response = await app.fetch(request, { world: worlds.use(name), url })
    // The world may have been reset by this very request.
    const { clock: worldClock } = worlds.use(name)
    const isOfService = url.pathname.startsWith('/_/')
    const date = isOfService ? worldClock.dateOfAnswer() : worldClock.now()
    response.headers.set('Date', new Date(date).toUTCString())
    return response
  }

  // The signal of a request is garbage-collected with it, and then an abort would go unnoticed.
  const open = new Set<Request>()
  return {
    answer: answerOverNetwork,
    games: (request) => answerGames({ clock, worlds }, request),
    fetch: async (request) => {
      open.add(request)
      try {
        return await orAborted(request.signal, () => answerInProcess(request))
      } finally {
        open.delete(request)
      }
    },
  }
}

const serviceHeaders = [
  ['Access-Control-Allow-Origin', '*'],
  ['Access-Control-Expose-Headers', 'Date,Retry-After'],
  ['Cache-Control', 'no-store'],
] as const

const preflightHeaders = {
  'Access-Control-Allow-Headers': 'Authorization,Content-Type,Idempotency-Key',
  'Access-Control-Allow-Methods': 'GET,POST',
  'Access-Control-Max-Age': '600',
  Vary: 'Access-Control-Request-Headers',
}

/**
 * The world of a request: named in the path of a service, or by header or query, or else by the browser's
 * cookie.
 */
function worldNameOf(request: Request, url: URL): string | ProblemError {
  const { pathname, searchParams } = url
  const inPath = /^\/_\/([^/]*)/.exec(pathname)?.[1]
  const named = inPath ?? request.headers.get('X-Mock-World') ?? searchParams.get('world')
  if (named === null) {
    const entered = pathname.startsWith('/__mock') ? null : readCookie(request, worldCookie)
    return entered !== null && isWorldName(entered) ? entered : defaultWorld
  }
  if (isWorldName(named)) return named
  return new ProblemError(inPath === undefined ? 400 : 404, {
    error: 'this is not the name of a world',
    hint: 'a name is 1 to 64 lower-case letters, digits and hyphens',
    field: 'world',
  })
}

const manifestHeaders = {
  'Content-Type': 'application/manifest+json',
  'Cache-Control': 'no-cache',
}

function noManifest(missing: readonly string[]): ProblemError {
  return new ProblemError(404, {
    error: `a site without ${missing.join(', ')} has no manifest`,
    hint: 'give the site what is missing',
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

/** Rejects as soon as the caller aborts, as a fetch over a network does. */
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
