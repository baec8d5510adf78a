import type { Http } from '@croupier/core/ports'

/** Responses with these statuses have no body. */
const bodilessStatuses: readonly number[] = [204, 205, 304]

export function isBodiless(status: number): boolean {
  return bodilessStatuses.includes(status)
}

/** The idempotency key of a money write. */
export function keyOf({ request }: Pick<SentRequest, 'request'>): string | null {
  return request.headers.get('idempotency-key')
}

/** Whether a request asks for the owner of the tokens. */
export function isOwnerQuestion({ url }: SentRequest): boolean {
  return url.pathname.endsWith('/member/updateData')
}

/** Whether the answer may have named a time before which the site must not repeat the call. */
export function isToWait(asked: SentRequest | undefined): boolean {
  return asked?.status === 429 || asked?.status === 503
}

/** A request that a page made, and its answer. */
export interface SentRequest {
  readonly kind:
    | 'createQr'
    | 'pollQr'
    | 'sendTransfer'
    | 'withdraw'
    | 'getCredit'
    | 'getHistory'
    | 'refresh'
    | 'other'
  readonly url: URL
  /** The whole request, because one that is garbage-collected does not get its abort signal. */
  readonly request: Request
  readonly body: string | null
  /** The member whom the page showed when it was sent; null for a visitor. */
  readonly member: string | null
  /** Its position in the order of all happenings. */
  readonly order: number
  /** When it was sent by the real clock, and by the page's clock, epoch milliseconds. */
  readonly sentAt: number
  readonly siteTime: number
  /** The answer that the page got; null before it arrives, and if it is unreadable. */
  answer: HeardAnswer | null
  /** The status of an answer, also of an unreadable one. */
  status: number | null
  isOpen: boolean
}

/** A complete answer. */
export interface HeardAnswer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  /** The server's time, epoch milliseconds. */
  readonly servedAt: number
  /** Whether the session still runs: an answer after its end is for nobody. */
  readonly isForMember: boolean
}

/** The network of one page, which records its traffic. */
export interface StormNetwork {
  readonly http: Http
  readonly sent: readonly SentRequest[]
  /** The largest number of polls that were open at once. */
  readonly mostPolls: () => number
  /** Breaks the open connections: their requests were sent, but their answers are lost. */
  readonly reset: () => void
}

export interface NetworkParts {
  readonly http: Http
  readonly nextOrder: () => number
  readonly now: () => number
  readonly siteTime: () => number
  /** The server's time, regardless of the dates in its answers. */
  readonly serverTime: () => number
  /** The member whom the page shows. */
  readonly member: () => string | null
  /** Whether the stored tokens belong to this member and to nobody else. */
  readonly isHeldBy: (member: string | null) => boolean
  readonly recordSent: (sent: SentRequest) => void
  readonly recordHeard: (sent: SentRequest) => void
}

export function createStormNetwork(parts: NetworkParts): StormNetwork {
  const { http, isHeldBy, member, nextOrder, recordHeard, recordSent, now, serverTime, siteTime } =
    parts
  const sent: SentRequest[] = []
  const resets = new Set<() => void>()
  let mostPolls = 0

  async function listen(note: SentRequest): Promise<Response> {
    let reset = () => {}
    const isReset = new Promise<never>((_, reject) => {
      reset = () => reject(new TypeError('unreachable: the connection was reset'))
    })
    resets.add(reset)
    try {
      const answer = await Promise.race([http(note.request), isReset])
      const servedAt = serverTime()
      const text = await answer.text()
      return overheard(answer, text, () => {
        if (note.request.signal.aborted) return
        const body = objectIn(text)
        note.status = answer.status
        const isWithToken = note.request.headers.has('authorization')
        const isForMember = note.member === member() && (isHeldBy(note.member) || !isWithToken)
        note.answer = body && { body, servedAt, isForMember, status: answer.status }
        recordHeard(note)
      })
    } finally {
      resets.delete(reset)
      note.isOpen = false
    }
  }

  return {
    sent,
    mostPolls: () => mostPolls,
    reset: () => {
      for (const reset of resets) reset()
    },
    http: (input, init) => {
      const request = new Request(input, init)
      // As in `fetch`, a request that was aborted beforehand is not sent.
      request.signal.throwIfAborted()
      const url = new URL(request.url)
      const note: SentRequest = {
        kind: kindOf(url),
        url,
        request,
        body: typeof init?.body === 'string' ? init.body : null,
        member: member(),
        order: nextOrder(),
        sentAt: now(),
        siteTime: siteTime(),
        answer: null,
        status: null,
        isOpen: true,
      }
      sent.push(note)
      recordSent(note)
      mostPolls = Math.max(mostPolls, sent.filter(isOpenPoll).length)
      return listen(note)
    },
  }
}

/** An aborted request is closed at once, although its caller learns that a moment later. */
function isOpenPoll({ isOpen, kind, request }: SentRequest): boolean {
  return isOpen && kind === 'pollQr' && !request.signal.aborted
}

export function kindOf(url: URL): SentRequest['kind'] {
  if (url.pathname.includes('/refreshtoken/')) return 'refresh'
  if (url.pathname.endsWith('/member/credit')) return 'getCredit'
  if (url.pathname.endsWith('/member/withdraw')) return 'withdraw'
  if (url.pathname.endsWith('/data/dataHistory')) return 'getHistory'
  if (url.pathname.endsWith('/payment/transfer')) return 'sendTransfer'
  const action = url.searchParams.get('action')
  if (action === 'get_qr') return 'createQr'
  return action === 'is_deposit' ? 'pollQr' : 'other'
}

/** The same answer, with a callback when its text is read, because the call may still be aborted before. */
function overheard(answer: Response, text: string, onRead: () => void): Response {
  const { headers, status } = answer
  const read = () => {
    onRead()
    return Promise.resolve(text)
  }
  const heard = new Response(isBodiless(status) ? null : text, { headers, status })
  return Object.assign(heard, { text: read })
}

function objectIn(text: string): HeardAnswer['body'] | null {
  try {
    const read: unknown = JSON.parse(text)
    return isObject(read) ? read : null
  } catch {
    return null
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The parameters of a deposit: in the address for a code, in the body for a transfer. */
export function depositIn({ body, url }: SentRequest): Readonly<Record<'amount' | 'id', string>> {
  const read = body === null ? null : objectIn(body)
  const asked = read ?? Object.fromEntries(url.searchParams)
  return { amount: String(asked.amount ?? ''), id: String(asked.id ?? '') }
}

/** Whether the server refused the token and did nothing. */
export function isTokenRefused({ answer }: SentRequest): boolean {
  return answer?.body.code === 7003
}

/** What the server said about a payment. */
export type Word = 'paid' | 'rejected' | 'expired' | 'waiting'

/** What a poll's answer says about the payment, or null if it says nothing. */
export function wordIn({ answer }: SentRequest): Word | null {
  if (!answer?.isForMember) return null
  const { code, result, success } = answer.body
  if (code === 98) return 'expired'
  if (code !== 0) return null
  if (success === true) return 'paid'
  return isObject(result) && result.alert ? 'rejected' : 'waiting'
}

/** The balance in an answer, in satang, or null if there is none. */
export function balanceIn({ answer, kind }: SentRequest): number | null {
  if (kind !== 'getCredit' || !answer?.isForMember || answer.body.code !== 0) return null
  const { result } = answer.body
  const balance = isObject(result) ? result.balance : null
  const baht = typeof balance === 'string' ? balance.replaceAll(',', '') : balance
  return baht === '' || baht === null ? null : Math.round(Number(baht) * 100)
}
