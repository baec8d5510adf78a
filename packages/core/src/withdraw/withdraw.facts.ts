import * as z from 'zod/mini'
import { satang } from '../money/satang.ts'
import type { KeyValueStorage } from '../ports/storage.ts'
import { lastingMemberKey } from '../session/member.facts.ts'
import { readJson } from '../text/json.ts'
import { attemptKeyOf } from './unanswered.withdrawal.ts'
import type { WithdrawAttempt } from './withdraw.types.ts'
import type { WithdrawLock } from './withdraw-lock.rules.ts'

const money = z.pipe(z.int().check(z.nonnegative()), z.transform(satang))
const storedAttempt = z.object({ amount: money, askedAt: z.number() })
const storedLock = z.object({ from: z.number(), until: z.number(), amount: z.nullable(money) })

/** What of a member's withdrawals all tabs know, and what outlives a reload and a sign-out. */
export interface WithdrawFacts {
  /** A withdrawal without an answer, or null. */
  readAttempt(): WithdrawAttempt | null
  /** Returns false when it could not be kept. */
  rememberAttempt(attempt: WithdrawAttempt): boolean
  /** Forgets an attempt, unless another one was made since. */
  forgetAttempt(attempt: WithdrawAttempt): void
  readLock(): WithdrawLock | null
  rememberLock(lock: WithdrawLock): void
  /** Tells of every change, by this tab or another. Returns the function that stops telling. */
  watch(listener: () => void): () => void
}

/** A member's facts, in local storage. */
export function createWithdrawFacts(local: KeyValueStorage, username: string): WithdrawFacts {
  const attemptKey = attemptKeyOf(username)
  const lockKey = lastingMemberKey(username, 'withdraw.lock')
  const own = new Set<() => void>()
  const tellOwn = () => {
    for (const listener of own) listener()
  }
  const readAttempt = () => {
    const read = z.safeParse(storedAttempt, readJson(local.read(attemptKey)))
    return read.success ? read.data : null
  }
  // What cannot be read would ask for its flow on every page.
  if (readAttempt() === null) local.remove(attemptKey)
  // For a browser that keeps nothing.
  let lastLock: WithdrawLock | null = null
  return {
    readAttempt,
    rememberAttempt: (attempt) => local.write(attemptKey, JSON.stringify(attempt)),
    forgetAttempt: ({ askedAt }) => {
      const kept = readAttempt()
      if (kept && kept.askedAt !== askedAt) return
      local.remove(attemptKey)
      tellOwn()
    },
    readLock: () => {
      const read = z.safeParse(storedLock, readJson(local.read(lockKey)))
      return read.success ? read.data : lastLock
    },
    rememberLock: (lock) => {
      lastLock = lock
      local.write(lockKey, JSON.stringify(lock))
      tellOwn()
    },
    watch: (listener) => {
      own.add(listener)
      const stop = local.watch(({ key }) => {
        if (key === attemptKey || key === lockKey) listener()
      })
      return () => {
        own.delete(listener)
        stop()
      }
    },
  }
}
