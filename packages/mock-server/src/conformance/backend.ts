import { type Endpoint, fillPath, type Service } from '@croupier/core/contract'
import type { Clock } from '@croupier/core/ports'
import { minute, second } from '@croupier/core/time'
import { idempotencyHeader } from '../rest/idempotency.ts'
import type { Carried, Question } from './question.ts'
import type { HeldTokens } from './tokens.ts'

/** The base addresses of a backend's services. */
export type Bases = Readonly<Record<Service, string>>

/** A backend and how it is reached. */
export interface Backend {
  readonly bases: Bases
  /** The authorization scheme before the token. */
  readonly scheme: string
  /** The origin of the site whose pages make the calls; null if it was not given, and cross-origin rules are not checked. */
  readonly origin: string | null
  readonly http: Send
  readonly clock: Pick<Clock, 'now'>
  /** Waits so many milliseconds. */
  readonly pause: (ms: number) => Promise<void>
}

export interface Answered {
  readonly kind: 'answered'
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly tookMs: number
  /** When the answer came, by this machine's clock. */
  readonly at: number
}

/** An answer as it came, or the reason why none came. */
export type Received = { readonly kind: 'unanswered'; readonly reason: string } | Answered

/** Sends a request; rejects when no answer came. */
export type Send = (address: string, init: RequestInit) => Promise<Response>

const longestWaitMs = 20_000
/** If a backend asks for a longer wait, the refusal is reported as its answer. */
const longestPause = minute

/** Sends one question as a page of the site does. */
export function ask(
  backend: Backend,
  row: Endpoint,
  question: Question,
  tokens: HeldTokens,
): Promise<Received> {
  const token = tokenFor(row, question, tokens)
  const form = row.encoding === 'multipart'
  const json = row.encoding === 'json' ? JSON.stringify(question.body ?? {}) : undefined
  return receive(backend, addressOf(backend, row, question), {
    method: row.method,
    headers: {
      ...(backend.origin !== null && { Origin: backend.origin }),
      ...(token !== null && { Authorization: `${backend.scheme} ${token}` }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...(question.key !== undefined && { [idempotencyHeader]: question.key }),
    },
    ...(json !== undefined && { body: json }),
    ...(form && { body: new FormData() }),
  })
}

/** The headers of a call for which a browser sends a preflight. */
export function askedHeaders({ credential, encoding, isMoneyWrite }: Endpoint): readonly string[] {
  return [
    ...(credential === 'none' ? [] : ['authorization']),
    ...(encoding === 'json' ? ['content-type'] : []),
    ...(isMoneyWrite ? [idempotencyHeader.toLowerCase()] : []),
  ]
}

/** Sends the preflight of a call from the site's origin. */
export function askPreflight(
  backend: Backend,
  origin: string,
  row: Endpoint,
  carried: Carried,
): Promise<Received> {
  return receive(backend, addressOf(backend, row, carried), {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': row.method,
      'Access-Control-Request-Headers': askedHeaders(row).join(','),
    },
  })
}

/** Sends a request that a service must refuse, as a page of the site would. */
export function askForError(
  backend: Backend,
  service: Service,
  path: string,
  body: string | null,
): Promise<Received> {
  return receive(backend, `${backend.bases[service]}${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers: {
      ...(backend.origin !== null && { Origin: backend.origin }),
      ...(body !== null && { 'Content-Type': 'application/json' }),
    },
    ...(body !== null && { body }),
  })
}

/** The body of an answer; undefined if there is no answer or it is not JSON. */
export function bodyOf(received: Received): unknown {
  if (received.kind === 'unanswered') return undefined
  try {
    return JSON.parse(received.text)
  } catch {
    return undefined
  }
}

/** Whether the calls of a service are cross-origin, so that a browser sends preflights. */
export function isForeign({ bases, origin }: Backend, service: Service): boolean {
  return origin !== null && new URL(bases[service]).origin !== origin
}

function addressOf({ bases }: Backend, row: Endpoint, { parameters, query }: Carried): string {
  const address = `${bases[row.service]}${fillPath(row.path, parameters ?? {})}`
  return query ? `${address}?${new URLSearchParams(query)}` : address
}

function tokenFor(
  { credential }: Endpoint,
  { token }: Question,
  { current, former }: HeldTokens,
): string | null {
  if (token === 'wrong') return 'nobody-gave-this-out'
  if (token === 'none' || credential === 'none') return null
  return (token === 'former' ? former : current)[credential] ?? null
}

/** A backend that asks for a wait gets the request once more: a rate limit is no fault. */
async function receive(backend: Backend, address: string, init: RequestInit): Promise<Received> {
  const received = await receiveOnce(backend, address, init)
  const wait = received.kind === 'answered' ? askedWait(received) : null
  if (wait === null) return received
  await backend.pause(wait)
  return receiveOnce(backend, address, init)
}

/** The wait that a refusal asks for, in milliseconds; null if there is none or it is too long. */
function askedWait({ headers, status }: Answered): number | null {
  const text = headers.get('retry-after')
  if ((status !== 429 && status !== 503) || text === null || !/^\d+$/.test(text)) return null
  const wait = Number(text) * second
  return wait <= longestPause ? wait : null
}

async function receiveOnce(
  { clock, http }: Backend,
  address: string,
  init: RequestInit,
): Promise<Received> {
  const sentAt = clock.now()
  try {
    const response = await http(address, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(longestWaitMs),
    })
    const text = await response.text()
    const at = clock.now()
    const { headers, status } = response
    return { kind: 'answered', status, headers, text, tookMs: at - sentAt, at }
  } catch (error) {
    return { kind: 'unanswered', reason: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error ? cause.message || error.message : error.message
}
