import * as z from 'zod/mini'
import { type Satang, satang } from '../../base/money/satang.ts'
import type { Claims } from '../../base/ports/claims.ts'
import type { Storages } from '../../base/ports/storage.ts'
import { readJson } from '../../base/text/json.ts'
import { longestOnItsWay } from './payout.outcome.ts'

/** What a server answered that says neither yes nor no. */
export interface UnclearAnswer {
  /** A code of the server’s own, or a status, behind which a request may still be on its way. */
  readonly kind: 'code' | 'status'
  readonly code: number
  /** In the server's words, or null when it said nothing. */
  readonly message: string | null
  /** Epoch milliseconds, as the server's time was known then. */
  readonly at: number
  /** The same instant by the device's own clock, in epoch milliseconds. */
  readonly atHost: number
}

/** Money that was asked to be paid out, and of which nobody knows yet what became of it. */
export interface PayoutAttempt {
  /** Names it to the server, however often it is sent [API-34]. */
  readonly key: string
  readonly amount: Satang
  /** Epoch milliseconds, as the server's time was known then. */
  readonly askedAt: number
  /** The same instant by the device's own clock, in epoch milliseconds. */
  readonly askedAtHost: number
  /** Null while nothing was answered. */
  readonly unclear: UnclearAnswer | null
}

/** An amount of money as a fact keeps it. */
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

/** What all tabs know of an attempt, and what outlives a reload and a sign-out. */
export interface AttemptFacts {
  /** A payout without an answer, or null. */
  readAttempt(): PayoutAttempt | null
  /**
   * Claims the next payout for an attempt. Answers the attempt that holds it: this one, or one of
   * another tab, which storage may not show yet.
   */
  claimAttempt(attempt: PayoutAttempt): Promise<PayoutAttempt>
  /** Returns false when it could not be kept. */
  rememberAttempt(attempt: PayoutAttempt): boolean
  /** Keeps what is known of an attempt, unless it is over or another one was made since. */
  rememberDoubt(attempt: PayoutAttempt): void
  /** Forgets an attempt, unless another one was made since, and gives back its claim. */
  forgetAttempt(attempt: PayoutAttempt): void
  /**
   * Tells when it is forgotten here, and of every change in another tab, what is kept from then on.
   * Returns the function that unsubscribes.
   */
  watch(listener: (kept: PayoutAttempt | null) => void): () => void
}

/** Where attempts are kept, and claimed. */
export interface AttemptPlaces {
  readonly claims: Claims
  readonly storages: Pick<Storages, 'local'>
}

/** The attempt that is kept under a key of local storage. */
export function createAttemptFacts(
  { claims, storages: { local } }: AttemptPlaces,
  key: string,
): AttemptFacts {
  const own = new Set<(kept: PayoutAttempt | null) => void>()
  const readAttempt = () => attemptIn(local.read(key))
  // What cannot be read would ask for its flow on every page.
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
      const kept = readAttempt()
      if (kept === null || kept.key === attempt.key) {
        local.remove(key)
        for (const listener of own) listener(null)
      }
      void claims.release(claimOf(key, attempt))
    },
    watch: (listener) => {
      own.add(listener)
      const stop = local.watch((change) => {
        if (change.key === key) listener(attemptIn(change.value))
      })
      return () => {
        own.delete(listener)
        stop()
      }
    },
  }
}

function attemptIn(text: string | null): PayoutAttempt | null {
  const read = z.safeParse(storedAttempt, readJson(text))
  return read.success ? read.data : null
}

/** The claim of an attempt, whatever was answered since. */
function claimOf(name: string, { amount, askedAt, askedAtHost, key }: PayoutAttempt) {
  return { name, value: JSON.stringify({ key, amount, askedAt, askedAtHost, unclear: null }) }
}
