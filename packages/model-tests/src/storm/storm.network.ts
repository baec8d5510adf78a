import type { Clock, Http } from '@croupier/core/ports'

/** A request that the site made. */
export interface SentRequest {
  readonly kind: 'createQr' | 'pollQr' | 'refresh' | 'other'
  readonly url: URL
  /** Held whole: a request that nobody holds does not hear that it is aborted. */
  readonly request: Request
  /** The code of the answer; null while there is none or it cannot be read. */
  code: number | null
  isOpen: boolean
}

/** The network of one page, which remembers what went over it. */
export interface StormNetwork {
  readonly http: Http
  readonly sent: readonly SentRequest[]
  /** The most questions about a payment that were open at once. */
  readonly mostPolls: () => number
}

export function createStormNetwork(http: Http): StormNetwork {
  const sent: SentRequest[] = []
  let mostPolls = 0
  return {
    sent,
    mostPolls: () => mostPolls,
    http: async (input, init) => {
      const request = new Request(input, init)
      const url = new URL(request.url)
      const note: SentRequest = {
        kind: kindOf(url),
        url,
        request,
        code: null,
        isOpen: true,
      }
      sent.push(note)
      mostPolls = Math.max(mostPolls, sent.filter(isOpenPoll).length)
      try {
        const answer = await http(request)
        note.code = codeIn(await answer.clone().text())
        return answer
      } finally {
        note.isOpen = false
      }
    },
  }
}

/** A question that was given up for a newer one is not open any more, whenever its answer comes. */
function isOpenPoll({ isOpen, kind, request }: SentRequest): boolean {
  return isOpen && kind === 'pollQr' && !request.signal.aborted
}

function kindOf(url: URL): SentRequest['kind'] {
  if (url.pathname.includes('/refreshtoken/')) return 'refresh'
  const action = url.searchParams.get('action')
  if (action === 'get_qr') return 'createQr'
  return action === 'is_deposit' ? 'pollQr' : 'other'
}

function codeIn(text: string): number | null {
  const code = /"code":\s*(\d+)/.exec(text)?.[1]
  return code === undefined ? null : Number(code)
}

/** A clock that knows which of its timers are still to fire. */
export function countTimers(clock: Clock): {
  readonly clock: Clock
  readonly pending: () => number
} {
  const pending = new Set<unknown>()
  return {
    pending: () => pending.size,
    clock: {
      now: () => clock.now(),
      setTimeout: (callback, delayMs) => {
        const handle = clock.setTimeout(() => {
          pending.delete(handle)
          callback()
        }, delayMs)
        pending.add(handle)
        return handle
      },
      clearTimeout: (handle) => {
        pending.delete(handle)
        clock.clearTimeout(handle)
      },
    },
  }
}
