import { createFetch } from 'ofetch'
import type { ServerClock } from '../../base/clock/server-clock.ts'
import type { Http } from '../../base/ports/http.ts'
import { second } from '../../base/time/durations.ts'
import { readHttpDate } from '../../base/time/http-date.ts'
import type { Service } from '../contract/endpoint.ts'
import type { CallName } from './call.ts'

/** The addresses of the services, and the word before a token in the `Authorization` header. */
export interface ServiceAccess {
  readonly services: Readonly<Record<Service, string>>
  readonly authorizationScheme: string
}

export interface TransportRequest {
  /** The call; a wait that the server asks for applies to calls of this name. */
  readonly name: CallName
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Record<string, string>
  readonly body?: string | FormData
}

export type TransportAnswer =
  | { readonly kind: 'unreachable' }
  /** The request was not sent, because the server had asked for a wait that is not over. */
  | { readonly kind: 'postponed'; readonly status: number; readonly retryAfterMs: number }
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly text: string
      readonly retryAfterMs: number | null
    }

/** Sends a request once, or not at all, and reads the whole answer. Never throws. */
export type Transport = (request: TransportRequest, signal: AbortSignal) => Promise<TransportAnswer>

/** The longest wait that is observed: an absurd `Retry-After` must not block a member for a day. */
export const longestRetryAfter = 5 * 60 * second

/**
 * The transport over the http port. It passes the `Date` of every answer to the clock. After a refusal with
 * `Retry-After` it does not send that call again before the wait is over, unless the token was refused.
 */
export function createTransport(http: Http, clock: ServerClock): Transport {
  // By default ofetch repeats a failed GET, and the money write that creates a code is a GET.
  const request = createFetch({
    fetch: http,
    defaults: { retry: false, ignoreResponseError: true, responseType: 'stream' },
  })
  const pauses = new Map<CallName, { readonly until: number; readonly status: number }>()

  /** Of two waits the longer one counts. */
  function pauseFor(name: CallName, status: number, ms: number): void {
    const until = clock.elapsed() + ms
    if (until > (pauses.get(name)?.until ?? 0)) pauses.set(name, { until, status })
  }

  return async ({ body, headers, method, name, url }, signal) => {
    const sentAt = clock.elapsed()
    const pause = pauses.get(name)
    if (pause && pause.until > sentAt) {
      return { kind: 'postponed', status: pause.status, retryAfterMs: pause.until - sentAt }
    }
    try {
      const response = await request.raw(url, {
        method,
        headers,
        signal,
        ...(body ? { body } : {}),
      })
      const { status } = response
      const date = response.headers.get('date')
      clock.addAnswer({ sentAt, receivedAt: clock.elapsed(), date })
      const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), clock.now())
      // The wait counts even if reading the rest of the answer fails.
      if (retryAfterMs !== null && asksForWait(status)) {
        pauseFor(name, status, retryAfterMs)
      }
      const text = await response.text()
      return { kind: 'answered', status, text, retryAfterMs }
    } catch {
      return { kind: 'unreachable' }
    }
  }
}

/** Whether a status makes `Retry-After` count; a call whose token was refused is repeated as soon as there is a new one. */
const asksForWait = (status: number) => status >= 400 && status !== 401

/** Reads `Retry-After`, which is whole seconds or an HTTP date, as milliseconds from now. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  const until = readHttpDate(header)
  if (until === null && !/^\d+$/.test(header)) return null
  const wait = until === null ? Number(header) * second : until - now
  return Math.min(Math.max(0, wait), longestRetryAfter)
}
