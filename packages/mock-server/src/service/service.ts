import {
  type Endpoint,
  type EndpointName,
  endpoints,
  masked,
  maskFields,
  type Service,
} from '@croupier/core/contract'
import type { Clock } from '@croupier/core/ports'
import * as z from 'zod/mini'
import { ConnectionReset, untilAborted, wait } from '../base/delivery.ts'
import { ProblemError, problemResponse } from '../base/problem.ts'
import { matchEndpoint } from '../calls/matching.ts'
import { isGraphql, operationOf } from '../calls/operation.name.ts'
import { withoutTexts } from '../graphql/withheld.values.ts'
import type { Exchange } from '../rest/exchange.ts'
import type { Armed } from '../world/armed.ts'
import type { JournalEntry } from '../world/journal.ts'
import { type LimitedCall, limitText } from '../world/limits.ts'
import { siteOriginOf } from '../world/site.address.ts'
import type { World } from '../world/world.ts'
import { decideOutcome, type Outcome } from './outcome.ts'

/** A request to one of a world's services. */
export interface ServiceRequest {
  readonly world: World
  readonly service: Service
  readonly path: string
  readonly url: URL
  readonly request: Request
}

/**
 * Answers a call of a service as it was armed, or else by its handler, and writes it into the journal.
 * @throws ConnectionReset for a call that has to end without an answer
 */
export async function answerService(host: Clock, call: ServiceRequest): Promise<Response> {
  const { world, service, path, url, request } = call
  const receivedAt = host.now()
  const query = Object.fromEntries(url.searchParams)
  const bodyText = request.method === 'GET' ? '' : await request.text()
  const sent = parsed(bodyText)
  const authorization = request.headers.get('Authorization')
  const time = world.clock.now()

  const write = (endpoint: EndpointName | null, outcome: Outcome, armed: Armed | null) => {
    const row: Endpoint | null = endpoint && endpoints[endpoint]
    const entry = world.journal.add({
      time,
      endpoint,
      method: request.method,
      path,
      service,
      query: knownFields(row?.query, query),
      body: row?.body ? knownFields(row.body, row.operation ? withoutTexts(sent) : sent) : null,
      status: 'status' in outcome ? outcome.status : null,
      answer: maskFields(outcome.answer),
      durationMs: host.now() - receivedAt,
      // Only an armed call takes time, and reading the signal costs as much as the rest of a call.
      givenUpAfterMs: armed && request.signal.aborted ? host.now() - receivedAt : null,
      armed: armed?.name ?? null,
    })
    world.changes.tell({ type: 'called', entry })
    return entry
  }

  /** Writes a call into the journal before its end, which may never come. */
  const hang = (entry: JournalEntry) =>
    untilAborted(request.signal).finally(() => {
      const givenUp = world.journal.giveUp(entry, host.now() - receivedAt)
      world.changes.tell({ type: 'givenUp', entry: givenUp })
    })

  let endpoint: EndpointName | null = null
  let armed: Armed | null = null
  try {
    endpoint = isGraphql(service, path)
      ? operationOf(query, sent)
      : matchEndpoint({ service, method: request.method, path, query })
    armed = endpoint && world.armory.take(endpoint)
    if (armed) world.changes.tell({ type: 'changed', part: 'armed' })
    const origin = siteOriginOf(url)
    const exchange = { world, origin, path, query, bodyText, authorization, request }
    const outcome =
      endpoint && !armed
        ? await withinLimits(world, { endpoint, authorization, query, body: sent }, () =>
            decideOutcome(endpoint, exchange, null),
          )
        : await decideOutcome(endpoint, exchange, armed)
    let entry: JournalEntry
    try {
      if (armed) await wait(host, armed.delayMs, request.signal)
    } finally {
      entry = write(endpoint, outcome, armed)
    }
    if (outcome.type === 'hang') return await hang(entry)
    return deliver(inDialect(outcome, exchange, endpoint))
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    write(endpoint, { type: 'json', status: error.status, answer: error.problem }, armed)
    return problemResponse(error)
  }
}

/** The outcome of a call, or the refusal of one that came too often. Armed calls have no limit. */
async function withinLimits(
  world: World,
  call: LimitedCall,
  decide: () => Promise<Outcome>,
): Promise<Outcome> {
  const seconds = world.callCounts.take(call)
  if (seconds === null) {
    const outcome = await decide()
    if (Object(outcome.answer).code === 0) world.callCounts.accept(call)
    return outcome
  }
  return {
    type: 'json',
    status: 429,
    answer: {
      error: `${call.endpoint} came too often`,
      hint: limitText(call.endpoint),
    },
    headers: { 'Retry-After': String(seconds) },
  }
}

/** Writes an answer in the dialect of the world; answers that are broken on purpose stay as they are. */
function inDialect(
  outcome: Exclude<Outcome, { type: 'hang' }>,
  { origin, world: { dialect } }: Exchange,
  endpoint: EndpointName | null,
): Exclude<Outcome, { type: 'hang' }> {
  if (outcome.type !== 'json') return outcome
  return { ...outcome, answer: dialect.write(endpoint, outcome.answer, origin) }
}

/** The wait after one of these statuses, in seconds. */
const retryAfter: Readonly<Record<number, string>> = { 429: '60', 503: '60' }

function deliver(outcome: Exclude<Outcome, { type: 'hang' }>): Response {
  switch (outcome.type) {
    case 'json': {
      const wait = retryAfter[outcome.status]
      return Response.json(outcome.answer, {
        status: outcome.status,
        headers: { ...(wait ? { 'Retry-After': wait } : {}), ...outcome.headers },
      })
    }
    case 'text':
      return new Response(outcome.text, {
        status: outcome.status,
        headers: { 'Content-Type': outcome.contentType },
      })
    case 'reset':
      throw new ConnectionReset()
  }
}

/**
 * The parts of a query or a body that may be shown: the fields of the contract, masked where it says so. An
 * unknown field may be a misspelt secret, so its value is masked too.
 */
function knownFields(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return null
  const shape = schema instanceof z.core.$ZodObject ? schema._zod.def.shape : {}
  const shown = Object.entries(value).map(([name, field]) => {
    const known = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (!known) return [name, masked]
    return [name, known instanceof z.core.$ZodObject ? (knownFields(known, field) ?? field) : field]
  })
  return maskFields(Object.fromEntries(shown))
}

function parsed(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
