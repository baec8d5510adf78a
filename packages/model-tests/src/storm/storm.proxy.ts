import type { Http } from '@croupier/core/ports'
import { settle, type VirtualClock } from '@croupier/core/testing'
import { isBodiless, isObject, kindOf, type SentRequest } from './storm.network.ts'

/** The calls that something on the way meddles with. */
export const meddledCalls = [
  'createQr',
  'sendTransfer',
  'withdraw',
  'pollQr',
  'getHistory',
] as const

export type MeddledCall = (typeof meddledCalls)[number]

/**
 * What something between the browser and the server does to one request. `sendTwice`: a copy comes later,
 * whose answer goes nowhere. `sendAgain`: the answer is lost, and the browser sends the same request again
 * by itself. `otherStatus`, `otherCode`: the server has acted, and the browser hears something else.
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
  /** For how long it is held, or until the copy comes. */
  readonly ms: number
  /** Of `otherStatus`. */
  readonly status: number
  /** Of `otherCode`: none that is documented, or zero for a yes that says no more. */
  readonly code: number
}

/** What stands between a browser and its server. Whatever it holds comes through, sooner or later. */
export interface StormProxy {
  readonly http: Http
  /** Meddles with the next request of the kind. */
  arm(meddling: Meddling): void
  disarm(): void
  isHolding(): boolean
  /** Lets through what is due although no timer fired, as after a sleep; or all that is held. */
  letThrough(which: 'due' | 'all'): Promise<void>
  /** How many copies of a call the server got beyond what was sent. */
  copies(call: MeddledCall): number
}

interface Held {
  readonly dueAt: number
  readonly letGo: () => void
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
      const letGo = () => {
        clock.clearTimeout(timer)
        held.delete(one)
        resolve()
      }
      const timer = clock.setTimeout(letGo, ms)
      const one = { dueAt: clock.now() + ms, letGo }
      held.add(one)
    })
  }

  /** A server that refused a request refuses its copy as well: what was armed for the one is no such no. */
  async function sendCopy(copy: Request, first: Promise<Response>, { call, ms }: Meddling) {
    const isRefused = first.then((answer) => isRefusal(answer.clone())).catch(() => false)
    await hold(ms)
    // What never is answered is no refusal either.
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
      for (const { letGo } of due.toSorted((one, other) => one.dueAt - other.dueAt)) {
        letGo()
        await settle()
      }
    },
    copies: (call) => copied.filter((one) => one === call).length,
  }
}

/** The statuses that are documented as a no. */
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

/** The same moment, and another word. */
function replaced(
  { headers }: Response,
  { code, status = 200 }: { readonly code?: number; readonly status?: number },
): Response {
  const date = headers.get('date')
  const init = { status, headers: date === null ? {} : { date } }
  if (code !== undefined) return Response.json({ code, message: 'Busy' }, init)
  return new Response(isBodiless(status) ? null : '<!doctype html><title>Gateway</title>', init)
}

/** Who gives up a read waits no longer for whatever holds it. */
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
