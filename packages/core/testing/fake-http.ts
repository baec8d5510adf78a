import type { Http } from '../src/base/ports/http.ts'

/** A request that reached the network. */
export interface SentRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  isAborted(): boolean
  /** Answers it; objects as JSON. */
  answer(body: unknown, init?: ResponseInit): void
  /** Answers it with a response of the test's own. */
  respond(response: Response): void
  /** The network loses it. */
  lose(): void
}

/** A network that holds every request until the test answers it. */
export interface FakeHttp {
  readonly http: Http
  /** Every request so far, oldest first, except those that were aborted before they were sent. */
  readonly sent: readonly SentRequest[]
  /** The newest request. */
  last(): SentRequest
}

/**
 * Creates a network that a test controls.
 * @param onSent may answer a request as soon as it is sent; otherwise the request waits
 */
export function createFakeHttp(onSent: (request: SentRequest) => void = () => {}): FakeHttp {
  const sent: SentRequest[] = []
  const http: Http = (input, init = {}) =>
    new Promise((resolve, reject) => {
      const signal = init.signal ?? new AbortController().signal
      const abort = () => reject(new DOMException('the request was aborted', 'AbortError'))
      if (signal.aborted) return abort()
      signal.addEventListener('abort', abort)
      const request: SentRequest = {
        method: init.method ?? 'GET',
        url: String(input),
        headers: Object.fromEntries(new Headers(init.headers)),
        body: init.body ?? null,
        isAborted: () => signal.aborted,
        answer: (body, responseInit) =>
          resolve(
            new Response(typeof body === 'string' ? body : JSON.stringify(body), responseInit),
          ),
        respond: resolve,
        lose: () => reject(new TypeError('network error')),
      }
      sent.push(request)
      onSent(request)
    })
  return {
    http,
    sent,
    last: () => {
      const request = sent.at(-1)
      if (!request) throw new Error('no request was sent yet')
      return request
    },
  }
}
