import type { Http } from '@croupier/core/ports'
import { settle, type VirtualClock } from '@croupier/core/testing'
import { isBodiless, isObject, kindOf, type SentRequest } from './storm.network.ts'

/** The calls that the proxy disturbs. */
export type MeddledCall = 'createQr' | 'sendTransfer' | 'withdraw' | 'pollQr' | 'getHistory'

/**
 * What the proxy does to one request. `sendTwice`: a copy follows later, whose answer is dropped. `sendAgain`:
 * the answer is lost, and the browser repeats the request by itself. `otherStatus`, `otherCode`: the server
 * has acted, but the browser gets another answer.
 */
export const waysToMeddle = [
  'holdRequest',
  'holdAnswer',
  'sendTwice',
  'sendAgain',
  'otherStatus',
  'otherCode',
] as const

export interface Meddling {
  readonly call: MeddledCall
  readonly way: (typeof waysToMeddle)[number]
  /** How long the request is held, or when the copy follows. */
  readonly ms: number
  /** For `otherStatus`. */
  readonly status: number
  /** For `otherCode`: an undocumented code, or zero for a success without other fields. */
  readonly code: number
}

/** A proxy between a browser and its server. It delivers every held request sooner or later. */
export interface StormProxy {
  readonly http: Http
  /** Disturbs the next request of this kind. */
  arm(meddling: Meddling): void
  disarm(): void
  isHolding(): boolean
  /** Delivers the requests that are due although no timer fired, as after a sleep; or all held requests. */
  letThrough(which: 'due' | 'all'): Promise<void>
  /** How many additional copies of a call the server got. */
  copies(call: MeddledCall): number
}

interface Held {
  readonly dueAt: number
  readonly release: () => void
}

export function createStormProxy(server: Http, clock: VirtualClock): StormProxy {
  let armed: readonly Meddling[] = []
  const held = new Set<Held>()
  const copied: MeddledCall[] = []

  function take(kind: SentRequest['kind']): Meddling | null {
    const found = armed.find(({ call }) => call === kind) ?? null
    armed = armed.filter((one) => one !== found)
    return found
  }

  function hold(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const release = () => {
        clock.clearTimeout(timer)
        held.delete(one)
        resolve()
      }
      const timer = clock.setTimeout(release, ms)
      const one = { dueAt: clock.now() + ms, release }
      held.add(one)
    })
  }

  /** Sends a copy, unless the server refused the first request: it would also refuse the copy. */
  async function sendCopy(copy: Request, first: Promise<Response>, { call, ms }: Meddling) {
    const isRefused = first.then((answer) => isRefusal(answer.clone())).catch(() => false)
    await hold(ms)
    // A request without an answer is not refused.
    if (await Promise.race([isRefused, settle().then(() => false)])) return null
    copied.push(call)
    return server(copy)
  }

  async function meddle(meddling: Meddling, request: Request): Promise<Response> {
    const { code, ms, status, way } = meddling
    switch (way) {
      case 'holdRequest':
        await hold(ms)
        return server(request)
      case 'holdAnswer': {
        const answer = await server(request)
        await hold(ms)
        return answer
      }
      case 'sendTwice': {
        const copy = request.clone()
        const first = server(request)
        sendCopy(copy, first, meddling).catch(() => {})
        return first
      }
      case 'sendAgain': {
        const copy = request.clone()
        const first = server(request)
        return (await sendCopy(copy, first, meddling)) ?? first
      }
      case 'otherStatus':
      case 'otherCode': {
        const answer = await server(request)
        const isBareYes = way === 'otherCode' && code === 0
        if (isBareYes ? !(await isYes(answer.clone())) : await isRefusal(answer.clone())) {
          return answer
        }
        return replaced(answer, way === 'otherCode' ? { code } : { status })
      }
    }
  }

  return {
    http: (input, init) => {
      const request = input instanceof Request && !init ? input : new Request(input, init)
      const meddling = take(kindOf(new URL(request.url)))
      return meddling ? orGivenUp(request.signal, meddle(meddling, request)) : server(request)
    },
    arm: (meddling) => {
      armed = [...armed, meddling]
    },
    disarm: () => {
      armed = []
    },
    isHolding: () => held.size > 0,
    letThrough: async (which) => {
      const due = [...held].filter(({ dueAt }) => which === 'all' || dueAt <= clock.now())
      for (const { release } of due.toSorted((one, other) => one.dueAt - other.dueAt)) {
        release()
        await settle()
      }
    },
    copies: (call) => copied.filter((one) => one === call).length,
  }
}

/** The statuses that the documents define as a refusal. */
export const refusingStatuses: readonly number[] = [400, 401, 403]

async function isRefusal(answer: Response): Promise<boolean> {
  if (refusingStatuses.includes(answer.status)) return true
  const code = await codeIn(answer)
  return code !== null && code !== 0
}

async function isYes(answer: Response): Promise<boolean> {
  return answer.status === 200 && (await codeIn(answer)) === 0
}

async function codeIn(answer: Response): Promise<number | null> {
  try {
    const body: unknown = await answer.json()
    return isObject(body) && typeof body.code === 'number' ? body.code : null
  } catch {
    return null
  }
}

/** Another answer with the same date. */
function replaced(
  { headers }: Response,
  { code, status = 200 }: { readonly code?: number; readonly status?: number },
): Response {
  const date = headers.get('date')
  const init = { status, headers: date === null ? {} : { date } }
  if (code !== undefined) return Response.json({ code, message: 'Busy' }, init)
  return new Response(isBodiless(status) ? null : '<!doctype html><title>Gateway</title>', init)
}

/** Rejects as soon as the caller aborts, even if the proxy still holds the request. */
async function orGivenUp(signal: AbortSignal, answer: Promise<Response>): Promise<Response> {
  let giveUp = () => {}
  const isGivenUp = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal.reason)
    signal.addEventListener('abort', giveUp, { once: true })
  })
  try {
    return await Promise.race([answer, isGivenUp])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
