import type { Credential, Endpoint, Service } from '@croupier/core/contract'
import type { Clock } from '@croupier/core/ports'
import type { Question } from './plan.ts'

/** Where a backend's services are. */
export type Bases = Readonly<Record<Service, string>>

/** A backend and how it is reached. */
export interface Backend {
  readonly bases: Bases
  /** The word before the token. */
  readonly scheme: string
  readonly http: Send
  readonly clock: Pick<Clock, 'now'>
}

/** An answer as it came, or why none came. */
export type Received =
  | { readonly kind: 'unanswered'; readonly reason: string }
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly headers: Headers
      readonly text: string
      readonly tookMs: number
    }

/** Sends a request; rejects when no answer came. */
export type Send = (address: string, init: RequestInit) => Promise<Response>

/** The tokens that signing in gave. */
export type Tokens = Partial<Readonly<Record<Exclude<Credential, 'none'>, string>>>

/** A site that no backend has heard of, so that what it is allowed is what every site is. */
export const askingOrigin = 'https://conformance.invalid'

const longestWaitMs = 20_000

/** Asks one question, as a browser on another origin would. */
export function ask(
  backend: Backend,
  row: Endpoint,
  question: Question,
  tokens: Tokens,
): Promise<Received> {
  const { bases, scheme } = backend
  const token = tokenFor(row, question, tokens)
  const form = row.encoding === 'multipart'
  const json = row.encoding === 'json' ? JSON.stringify(question.body ?? {}) : undefined
  return receive(backend, addressOf(bases, row, question), {
    method: row.method,
    headers: {
      Origin: askingOrigin,
      ...(token !== null && { Authorization: `${scheme} ${token}` }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(json !== undefined && { body: json }),
    ...(form && { body: new FormData() }),
  })
}

/** Asks whether a browser may make calls with a token and JSON from another origin. */
export function askPreflight(backend: Backend, base: string): Promise<Received> {
  return receive(backend, base, {
    method: 'OPTIONS',
    headers: {
      Origin: askingOrigin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
    },
  })
}

function addressOf(bases: Bases, row: Endpoint, { query }: Question): string {
  const address = `${bases[row.service]}${row.path}`
  return query ? `${address}?${new URLSearchParams(query)}` : address
}

function tokenFor(row: Endpoint, question: Question, tokens: Tokens): string | null {
  if (question.token === 'wrong') return 'nobody-gave-this-out'
  if (question.token === 'none' || row.credential === 'none') return null
  return tokens[row.credential] ?? null
}

async function receive(
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
    const tookMs = clock.now() - sentAt
    return { kind: 'answered', status: response.status, headers: response.headers, text, tookMs }
  } catch (error) {
    return { kind: 'unanswered', reason: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error ? cause.message || error.message : error.message
}
