import * as z from 'zod/mini'
import { type Satang, satang } from '../../base/money/satang.ts'
import type { Claims } from '../../base/ports/claims.ts'
import type { Storages } from '../../base/ports/storage.ts'
import { readJson } from '../../base/text/json.ts'
import { longestOnItsWay } from './payout.outcome.ts'

/** An answer of the server that means neither yes nor no. */
export interface UnclearAnswer {
  /** An undocumented code, or an HTTP status, which does not rule out that the request is still being carried out. */
  readonly kind: 'code' | 'status'
  readonly code: number
  /** The server's message, or null when it gave none. */
  readonly message: string | null
  /** When it arrived, in epoch milliseconds by the server's time as known then. */
  readonly at: number
  /** The same instant by the device's own clock, in epoch milliseconds. */
  readonly atHost: number
}

/** A payout that was requested and whose outcome is not yet known. */
export interface PayoutAttempt {
  /** The idempotency key, under which the call may be sent again [API-34]. */
  readonly key: string
  readonly amount: Satang
  /** When it was requested, in epoch milliseconds by the server's time as known then. */
  readonly askedAt: number
  /** The same instant by the device's own clock, in epoch milliseconds. */
  readonly askedAtHost: number
  /** The last answer that decided nothing; null while there is none. */
  readonly unclear: UnclearAnswer | null
}

/** An amount of money as it is stored. */
export const storedMoney = z.pipe(z.int().check(z.nonnegative()), z.transform(satang))
const storedAttempt = z.object({
  key: z.string(),
  amount: storedMoney,
  askedAt: z.number(),
  askedAtHost: z.number(),
  unclear: z.nullable(
    z.object({
      kind: z.literal(['code', 'status']),
      code: z.int(),
      message: z.nullable(z.string()),
      at: z.number(),
      atHost: z.number(),
    }),
  ),
})

/** The stored attempt, which all tabs share and which outlives a reload and a sign-out. */
export interface AttemptFacts {
  /** Returns the payout without an answer, or null. */
  readAttempt(): PayoutAttempt | null
  /**
   * Claims the next payout for an attempt. Returns the attempt that holds the claim: this one, or one of another tab,
   * which storage may not show yet.
   */
  claimAttempt(attempt: PayoutAttempt): Promise<PayoutAttempt>
  /** Returns false when it could not be stored. */
  rememberAttempt(attempt: PayoutAttempt): boolean
  /** Updates the stored attempt, unless it was removed or replaced by another one. */
  rememberDoubt(attempt: PayoutAttempt): void
  /** Removes the stored attempt, unless another one replaced it, and releases its claim. */
  forgetAttempt(attempt: PayoutAttempt): void
  /**
   * Calls the listener with the stored attempt when this tab removes it and whenever another tab changes it. Returns
   * the function that unsubscribes.
   */
  watch(listener: (stored: PayoutAttempt | null) => void): () => void
}

/** Where attempts are stored and claimed. */
export interface AttemptPlaces {
  readonly claims: Claims
  readonly storages: Pick<Storages, 'local'>
}

/** The attempt that is stored under a key of local storage. */
export function createAttemptFacts(
  { claims, storages: { local } }: AttemptPlaces,
  key: string,
): AttemptFacts {
  const ownListeners = new Set<(stored: PayoutAttempt | null) => void>()
  const readAttempt = () => attemptIn(local.read(key))
  // A malformed attempt would load its flow on every page.
  if (readAttempt() === null) local.remove(key)
  return {
    readAttempt,
    claimAttempt: async (attempt) => {
      const endsAt = attempt.askedAtHost + longestOnItsWay
      return attemptIn(await claims.take({ ...claimOf(key, attempt), endsAt })) ?? attempt
    },
    rememberAttempt: (attempt) => local.write(key, JSON.stringify(attempt)),
    rememberDoubt: (attempt) => {
      if (readAttempt()?.key === attempt.key) local.write(key, JSON.stringify(attempt))
    },
    forgetAttempt: (attempt) => {
      const stored = readAttempt()
      if (stored === null || stored.key === attempt.key) {
        local.remove(key)
        for (const listener of ownListeners) listener(null)
      }
      void claims.release(claimOf(key, attempt))
    },
    watch: (listener) => {
      ownListeners.add(listener)
      const stop = local.watch((change) => {
        if (change.key === key) listener(attemptIn(change.value))
      })
      return () => {
        ownListeners.delete(listener)
        stop()
      }
    },
  }
}

function attemptIn(text: string | null): PayoutAttempt | null {
  const read = z.safeParse(storedAttempt, readJson(text))
  return read.success ? read.data : null
}

/** The claim of an attempt. It leaves out answers, so that it stays the same when one arrives. */
function claimOf(name: string, { amount, askedAt, askedAtHost, key }: PayoutAttempt) {
  return { name, value: JSON.stringify({ key, amount, askedAt, askedAtHost, unclear: null }) }
}
