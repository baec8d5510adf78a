import { AsyncLocalStorage } from 'node:async_hooks'
import { appendFile, readFile } from 'node:fs/promises'
import type { Clock } from '@croupier/core/ports'
import * as z from 'zod/mini'
import { systemClock } from './base/system.clock.ts'
import type { Answering } from './listen.ts'

/** A stored request, one per line of the file. */
const keptRequest = z.object({
  /** When the request came, in epoch milliseconds. */
  at: z.number(),
  method: z.string(),
  url: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  /** In base64. */
  body: z.nullable(z.string()),
})
type KeptRequest = z.output<typeof keptRequest>

/** How long a replay waits for each answer, in milliseconds: some are armed never to come. */
const longestAnswer = 100

/** What a server needs to continue where its last process stopped. */
export interface KeptRequests {
  /** The clock, which stands still while a request is answered, so that a replay has the same effect. */
  readonly clock: Clock
  /** Answers a request and stores it, once all stored requests have been replayed. */
  between(request: Request, server: Answering): Promise<Response>
}

/**
 * Stores the requests of a server in a file, and replays them when the next process begins: the state of a world
 * follows from its seed and from its requests with their times. So developers keep their worlds when the server's
 * code changes. Requests to the games' origin are not stored.
 */
export function keepRequests(file: string): KeptRequests {
  const moment = new AsyncLocalStorage<number>()
  const clock: Clock = { ...systemClock, now: () => moment.getStore() ?? systemClock.now() }
  let isReplayed: Promise<void> | null = null

  const replay = async (server: Answering) => {
    for (const kept of await readKept(file)) {
      const answer = moment.run(kept.at, () => server(requestOf(kept))).catch(() => null)
      await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, longestAnswer))])
    }
  }

  return {
    clock,
    between: async (request, server) => {
      isReplayed ??= replay(server)
      await isReplayed
      const at = systemClock.now()
      if (mayChange(request))
        await appendFile(file, `${JSON.stringify(await keptOf(request, at))}\n`)
      return moment.run(at, () => server(request))
    },
  }
}

/** Whether a request may change its world. Codes are requested by GET, so the method does not decide alone. */
function mayChange({ method, url }: Request): boolean {
  const { pathname, searchParams } = new URL(url)
  return (
    pathname.startsWith('/_/') ||
    (pathname.startsWith('/__mock') && method !== 'GET') ||
    searchParams.has('world')
  )
}

async function keptOf(request: Request, at: number): Promise<KeptRequest> {
  const body = request.body ? Buffer.from(await request.clone().arrayBuffer()) : null
  const { headers, method, url } = request
  return { at, method, url, headers: [...headers], body: body?.toString('base64') ?? null }
}

function requestOf({ body, headers, method, url }: KeptRequest): Request {
  return new Request(url, {
    method,
    headers,
    ...(body === null ? {} : { body: Buffer.from(body, 'base64') }),
  })
}

/** The requests of the file, oldest first; none if there is no file yet. */
async function readKept(file: string): Promise<readonly KeptRequest[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => z.parse(keptRequest, JSON.parse(line)))
}
