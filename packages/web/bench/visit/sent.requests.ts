import type { CDPSession } from '@playwright/test'
import type { SentRequest } from './figures.ts'

interface OpenRequest {
  readonly address: string
  /** In ms by the machine's clock. */
  readonly sentAt: number
  readonly isPicture: boolean
  readonly isScript: boolean
  readonly isPreflight: boolean
  status: number
  bytes: number
  isDone: boolean
  isFromCache: boolean
  isUnchanged: boolean
}

/** What a page sends, as the browser sees it: preflights too, which no script does. */
export interface RequestWatch {
  /** Forgets what the page before sent: where another process draws the next one, nobody tells of its end. */
  readonly forget: () => void
  /** Whether an answer is still to come. */
  readonly isBusy: () => boolean
  /** What was sent since a moment of the machine's clock, with when it was, counted from there. */
  readonly sentSince: (startedAt: number) => SentRequest[]
  /** When the last answer was complete, by `performance.now()` of this program. */
  readonly lastDoneAt: () => number
}

export async function watchRequests(session: CDPSession): Promise<RequestWatch> {
  const requests = new Map<string, OpenRequest>()
  const ended: OpenRequest[] = []
  let lastDoneAt = performance.now()
  const end = (id: string, bytes: number) => {
    const request = requests.get(id)
    if (!request || request.isDone) return
    request.isDone = true
    request.bytes = bytes
    lastDoneAt = performance.now()
  }
  session.on(
    'Network.requestWillBeSent',
    ({ redirectResponse, request, type, requestId, wallTime }) => {
      if (!/^https?:/.test(request.url)) return
      const redirected = requests.get(requestId)
      if (redirectResponse && redirected) {
        ended.push({ ...redirected, isDone: true, bytes: redirectResponse.encodedDataLength })
      }
      requests.set(requestId, {
        address: request.url,
        sentAt: wallTime * 1_000,
        isPicture: type === 'Image' || /\.(svg|png|webp|avif|jpe?g)(\?|$)/.test(request.url),
        isScript: /\/assets\/[^/]+\.js$/.test(request.url),
        isPreflight: type === 'Preflight',
        status: 0,
        bytes: 0,
        isDone: false,
        isFromCache: false,
        isUnchanged: false,
      })
    },
  )
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = requests.get(requestId)
    if (request) request.isFromCache = true
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId)
    if (!request) return
    request.status = response.status
    request.bytes = response.encodedDataLength
    request.isFromCache ||= response.fromDiskCache === true || response.fromPrefetchCache === true
    if (request.isPreflight) end(requestId, response.encodedDataLength)
  })
  // The answer itself is that of the cache where the server says that nothing has changed.
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    const request = requests.get(requestId)
    if (request) request.isUnchanged = statusCode === 304
  })
  session.on('Network.loadingFinished', ({ encodedDataLength, requestId }) =>
    end(requestId, encodedDataLength),
  )
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  await session.send('Network.enable')
  return {
    forget: () => {
      requests.clear()
      ended.length = 0
    },
    isBusy: () => [...requests.values()].some(({ isDone }) => !isDone),
    lastDoneAt: () => lastDoneAt,
    sentSince: (startedAt) =>
      [...ended, ...requests.values()]
        .filter(({ isFromCache, sentAt }) => !isFromCache && sentAt >= startedAt - 1)
        .map(({ address, bytes, isPicture, isScript, isUnchanged, sentAt, status }) => ({
          address,
          bytes,
          isPicture,
          isScript,
          sentMs: sentAt - startedAt,
          status: isUnchanged ? 304 : status,
        })),
  }
}
