import type { Http } from '../ports/http.ts'
import { second } from '../time/durations.ts'
import { readHttpDate } from '../time/http-date.ts'
import type { ServerClock } from '../time/server-clock.ts'

export interface TransportRequest {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Record<string, string>
  readonly body?: string | FormData
}

export type TransportAnswer =
  | { readonly kind: 'unreachable' }
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly text: string
      readonly retryAfterMs: number | null
    }

/** Sends a request exactly once and reads the whole answer. Never throws. */
export type Transport = (request: TransportRequest, signal: AbortSignal) => Promise<TransportAnswer>

/** Absurd values of `Retry-After` must not put a member to sleep for a day. */
const longestRetryAfter = 5 * 60 * second

/** The transport over the http port. Every answer teaches the clock the server's time. */
export function createTransport(http: Http, clock: ServerClock): Transport {
  return async (request, signal) => {
    const sentAt = clock.elapsed()
    try {
      const { body, headers, method } = request
      const response = await http(request.url, {
        method,
        headers,
        signal,
        ...(body ? { body } : {}),
      })
      const text = await response.text()
      const date = response.headers.get('date')
      clock.learn({ sentAt, receivedAt: clock.elapsed(), date })
      return {
        kind: 'answered',
        status: response.status,
        text,
        retryAfterMs: readRetryAfter(response.headers.get('retry-after'), clock.now()),
      }
    } catch {
      return { kind: 'unreachable' }
    }
  }
}

/** `Retry-After` as milliseconds from now: whole seconds or an HTTP date. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  const until = readHttpDate(header)
  if (until === null && !/^\d+$/.test(header)) return null
  const wait = until === null ? Number(header) * second : until - now
  return Math.min(Math.max(0, wait), longestRetryAfter)
}
