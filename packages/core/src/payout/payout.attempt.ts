import * as z from 'zod/mini'
import { type Satang, satang } from '../money/satang.ts'
import type { KeyValueStorage } from '../ports/storage.ts'
import { readJson } from '../text/json.ts'

/** Money that was asked to be paid out, and whose answer is not known yet. */
export interface PayoutAttempt {
  readonly amount: Satang
  /** Epoch milliseconds, as the server's time was known then. */
  readonly askedAt: number
  /** The same instant by the device's own clock, in epoch milliseconds. */
  readonly askedAtHost: number
}

/** An amount of money as a fact keeps it. */
export const storedMoney = z.pipe(z.int().check(z.nonnegative()), z.transform(satang))
const storedAttempt = z.object({
  amount: storedMoney,
  askedAt: z.number(),
  askedAtHost: z.number(),
})

/** What all tabs know of an attempt, and what outlives a reload and a sign-out. */
export interface AttemptFacts {
  /** A payout without an answer, or null. */
  readAttempt(): PayoutAttempt | null
  /** Returns false when it could not be kept. */
  rememberAttempt(attempt: PayoutAttempt): boolean
  /** Forgets an attempt, unless another one was made since. */
  forgetAttempt(attempt: PayoutAttempt): void
  /** Tells when it is forgotten here, and of every change in another tab. Returns the function that stops telling. */
  watch(listener: () => void): () => void
}

/** The attempt that is kept under a key of local storage. */
export function createAttemptFacts(local: KeyValueStorage, key: string): AttemptFacts {
  const own = new Set<() => void>()
  const readAttempt = () => {
    const read = z.safeParse(storedAttempt, readJson(local.read(key)))
    return read.success ? read.data : null
  }
  // What cannot be read would ask for its flow on every page.
  if (readAttempt() === null) local.remove(key)
  return {
    readAttempt,
    rememberAttempt: (attempt) => local.write(key, JSON.stringify(attempt)),
    forgetAttempt: ({ askedAt }) => {
      const kept = readAttempt()
      if (kept && kept.askedAt !== askedAt) return
      local.remove(key)
      for (const listener of own) listener()
    },
    watch: (listener) => {
      own.add(listener)
      const stop = local.watch((change) => {
        if (change.key === key) listener()
      })
      return () => {
        own.delete(listener)
        stop()
      }
    },
  }
}
