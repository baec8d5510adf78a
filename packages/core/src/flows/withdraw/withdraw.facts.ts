import * as z from 'zod/mini'
import { replaceValue } from '../../base/ports/storage.ts'
import { readJson } from '../../base/text/json.ts'
import { lastingMemberKey } from '../../kernel/storage/member.facts.ts'
import {
  type AttemptFacts,
  type AttemptPlaces,
  createAttemptFacts,
  storedMoney,
} from '../payout/payout.attempt.ts'
import { attemptKeyOf } from '../payout/unanswered.payouts.ts'
import type { WithdrawLock } from './withdraw-lock.rules.ts'

const storedLock = z.object({
  from: z.number(),
  until: z.number(),
  amount: z.nullable(storedMoney),
})

/** What of a member's withdrawals all tabs know, and what outlives a reload and a sign-out. */
export interface WithdrawFacts extends AttemptFacts {
  readLock(): WithdrawLock | null
  rememberLock(lock: WithdrawLock): void
}

/** A member's facts, in local storage. */
export function createWithdrawFacts(places: AttemptPlaces, username: string): WithdrawFacts {
  const { local } = places.storages
  const attempts = createAttemptFacts(places, attemptKeyOf(username, 'withdraw'))
  const lockKey = lastingMemberKey(username, 'withdraw.lock')
  const own = new Set<() => void>()
  // For a browser that keeps nothing.
  let lastLock: WithdrawLock | null = null
  return {
    ...attempts,
    readLock: () => {
      const read = z.safeParse(storedLock, readJson(local.read(lockKey)))
      return read.success ? read.data : lastLock
    },
    rememberLock: (lock) => {
      lastLock = lock
      replaceValue(local, lockKey, JSON.stringify(lock))
      for (const listener of own) listener()
    },
    watch: (listener) => {
      const tell = () => listener(attempts.readAttempt())
      own.add(tell)
      const stops = [
        attempts.watch(listener),
        local.watch(({ key }) => {
          if (key === lockKey) tell()
        }),
      ]
      return () => {
        own.delete(tell)
        for (const stop of stops) stop()
      }
    },
  }
}
