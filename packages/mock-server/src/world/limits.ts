import type { EndpointName } from '@croupier/core/contract'
import { hour, minute, second } from '@croupier/core/time'
import type { WorldClock } from './world.clock.ts'

/** The parts of a call that limits depend on. */
export interface LimitedCall {
  readonly endpoint: EndpointName
  readonly authorization: string | null
  readonly query: unknown
  readonly body: unknown
}

interface Limit {
  readonly most: number
  readonly windowMs: number
  /** The key by which calls are counted together, or null for a call that does not count. */
  readonly per: (call: LimitedCall) => string | null
  /** Whether an accepted call resets the count. */
  readonly endsWithSuccess: boolean
  /** The limit in words, for the refusal. */
  readonly words: string
}

/**
 * How often a call may be made, by the world's clock, before it is refused with status 429. The documented
 * refusals come much earlier: for a wrong password after five tries, for a one-time code at the second request
 * within a minute. A site polls a payment every two seconds.
 */
const callLimits: { readonly [Name in EndpointName]?: Limit } = {
  login: {
    most: 30,
    windowMs: minute,
    per: ({ body }) => textAt(body, 'username'),
    endsWithSuccess: true,
    words: 'failed ones a minute for one username',
  },
  requestOtp: {
    most: 30,
    windowMs: hour,
    per: ({ body }) => textAt(body, 'phone'),
    endsWithSuccess: false,
    words: 'an hour for one phone',
  },
  pollQr: {
    most: 20,
    windowMs: second,
    per: ({ authorization, query }) => `${authorization} ${textAt(query, 'id')}`,
    endsWithSuccess: false,
    words: 'a second for one payment and one token',
  },
}

/** The counts of limited calls in one world. */
export interface CallCounts {
  /** Counts a call. Returns in how many seconds it may be repeated if it came too often, otherwise null. */
  take(call: LimitedCall): number | null
  /** Records that a call was accepted. */
  accept(call: LimitedCall): void
}

export function createCallCounts(clock: WorldClock): CallCounts {
  const taken = new Map<string, readonly number[]>()
  return {
    take: (call) => {
      const limit = callLimits[call.endpoint]
      const key = keyOf(call, limit)
      if (!limit || key === null) return null
      const now = clock.now()
      // The absolute difference, because the control room may also move the clock back.
      const lately = (taken.get(key) ?? []).filter((at) => Math.abs(now - at) < limit.windowMs)
      const [first = now] = lately
      if (lately.length >= limit.most) return Math.ceil((first + limit.windowMs - now) / second)
      taken.set(key, [...lately, now])
      return null
    },
    accept: (call) => {
      const limit = callLimits[call.endpoint]
      const key = keyOf(call, limit)
      if (limit?.endsWithSuccess && key !== null) taken.delete(key)
    },
  }
}

/** The limit of a call, in words. */
export function limitText(endpoint: EndpointName): string {
  const limit = callLimits[endpoint]
  return limit ? `at most ${limit.most} ${limit.words}` : 'as often as you like'
}

function keyOf(call: LimitedCall, limit: Limit | undefined): string | null {
  const who = limit?.per(call) ?? null
  return who === null ? null : `${call.endpoint} ${who}`
}

function textAt(value: unknown, name: string): string | null {
  const field: unknown = Object.getOwnPropertyDescriptor(Object(value), name)?.value
  return typeof field === 'string' ? field : null
}
