import { setImmediate } from 'node:timers/promises'
import { ConnectionReset } from '../../src/base/delivery.ts'
import type { JournalEntry } from '../../src/world/journal.ts'
import { prepareGoodCalls } from '../good-calls.ts'
import { openTestServer, openTestWorld, origin } from '../test-world.ts'
import { portraitOf } from '../world-portrait.ts'
import { problemsOf } from './rules.ts'
import { canary, describeSent, fuzzWorld, type Sent } from './sent.ts'

/** How a request ended. */
export type Ended =
  | { readonly kind: 'answered'; readonly answer: Response; readonly text: string }
  | { readonly kind: 'reset' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'broken'; readonly error: unknown }

/** The good calls of the world that every walk begins in: the same ones each time. */
export const goodCallsOfFuzzWorld = async () =>
  (await prepareGoodCalls(openTestWorld(fuzzWorld))).calls

/**
 * Sends requests to one world of a new server, one after the other, on a clock that stands still.
 * @returns what was wrong with it
 */
export async function sendAll(requests: readonly Sent[]): Promise<readonly string[]> {
  const host = openTestServer()
  const world = openTestWorld(fuzzWorld, host)
  const witness = openTestWorld('witness', host)
  const { access, refresh } = await prepareGoodCalls(world)
  await witness.createQr((await witness.signIn()).access)
  const before = JSON.stringify(await portraitOf(witness.control))

  let journal = await world.control.requests()
  for (const sent of requests) {
    const last = journal.at(-1)?.id ?? 0
    const ended = await send(host.server, sent, (await world.control.armed()).length > 0)
    journal = await world.control.requests()
    // A world that was reset has begun its journal again.
    const entry: JournalEntry | null = journal.find(({ id }) => id > last) ?? null
    const problems = problemsOf(sent, ended, entry)
    const told = JSON.stringify(journal)
    const leaked = [canary, access, refresh].filter((secret) => told.includes(secret))
    if (leaked.length > 0) problems.push(`the journal has ${leaked.join(', ')}`)
    if (problems.length > 0) return problems.map((problem) => `${problem}: ${describeSent(sent)}`)
  }
  const after = JSON.stringify(await portraitOf(witness.control))
  return after === before ? [] : ['another world has changed']
}

/** A request that is not answered without time passing is given up. */
async function send(
  server: ReturnType<typeof openTestServer>['server'],
  { body, headers, method, path }: Sent,
  mayWait: boolean,
): Promise<Ended> {
  const abort = new AbortController()
  const hasBody = body !== null && method !== 'GET' && method !== 'HEAD'
  const request = new Request(`${origin}${path}`, {
    method,
    headers,
    ...(hasBody ? { body } : {}),
    signal: abort.signal,
  })
  const answering = end(server.fetch(request))
  let settled: Ended | null = null
  const noted = answering.then((ended) => {
    settled = ended
  })
  const turns = mayWait ? 50 : 5_000
  for (let turn = 0; turn < turns && !settled; turn += 1) await setImmediate()
  if (settled) return settled
  abort.abort()
  await noted
  return { kind: 'waiting' }
}

async function end(answering: Promise<Response>): Promise<Ended> {
  try {
    const answer = await answering
    const isStream = answer.headers.get('Content-Type') === 'text/event-stream'
    if (isStream) await answer.body?.cancel()
    return { kind: 'answered', answer, text: isStream ? '' : await answer.text() }
  } catch (error) {
    return error instanceof ConnectionReset ? { kind: 'reset' } : { kind: 'broken', error }
  }
}
