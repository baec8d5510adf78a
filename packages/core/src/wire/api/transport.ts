import { createFetch } from 'ofetch'
import type { ServerClock } from '../../base/clock/server-clock.ts'
import type { Http } from '../../base/ports/http.ts'
import { second } from '../../base/time/durations.ts'
import { readHttpDate } from '../../base/time/http-date.ts'
import type { Service } from '../contract/endpoint.ts'
import type { CallName } from './call.ts'

/** Where the services are, and the word before a token in the `Authorization` header. */
export interface ServiceAccess {
  readonly services: Readonly<Record<Service, string>>
  readonly authorizationScheme: string
}

export interface TransportRequest {
  /** What a wait that the server asks for is about. */
  readonly name: CallName
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Record<string, string>
  readonly body?: string | FormData
}

export type TransportAnswer =
  | { readonly kind: 'unreachable' }
  /** Nothing was sent: the server had asked for a wait that is not over. */
  | { readonly kind: 'postponed'; readonly status: number; readonly retryAfterMs: number }
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly text: string
      readonly retryAfterMs: number | null
    }

/** Sends a request once, or not at all, and reads the whole answer. Never throws. */
export type Transport = (request: TransportRequest, signal: AbortSignal) => Promise<TransportAnswer>

/** Absurd values of `Retry-After` must not put a member to sleep for a day. */
const longestRetryAfter = 5 * 60 * second

/**
 * The transport over the http port. It sets the clock by the `Date` of every answer. After a refusal with
 * `Retry-After` it does not send that call again before the wait is over, unless it was refused for its token.
 */
export function createTransport(http: Http, clock: ServerClock): Transport {
  // ofetch would send a GET twice, and a code is asked for by GET.
  const request = createFetch({
    fetch: http,
    defaults: { retry: false, ignoreResponseError: true, responseType: 'stream' },
  })
  const pauses = new Map<CallName, { readonly until: number; readonly status: number }>()

  /** Of two waits the longer one holds. */
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
      clock.learn({ sentAt, receivedAt: clock.elapsed(), date })
      const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), clock.now())
      // The wait holds even if the rest of the answer breaks off.
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

/** What is refused for its token is sent once more as soon as there is a new one. */
const asksForWait = (status: number) => status >= 400 && status !== 401

/** `Retry-After` as milliseconds from now: whole seconds or an HTTP date. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  const until = readHttpDate(header)
  if (until === null && !/^\d+$/.test(header)) return null
  const wait = until === null ? Number(header) * second : until - now
  return Math.min(Math.max(0, wait), longestRetryAfter)
}
