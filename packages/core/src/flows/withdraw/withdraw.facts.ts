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

/** The facts about a member's withdrawals, which all tabs share and which outlive a reload and a sign-out. */
export interface WithdrawFacts extends AttemptFacts {
  readLock(): WithdrawLock | null
  rememberLock(lock: WithdrawLock): void
}

/** Creates a member's facts over local storage. */
export function createWithdrawFacts(places: AttemptPlaces, username: string): WithdrawFacts {
  const { local } = places.storages
  const attempts = createAttemptFacts(places, attemptKeyOf(username, 'withdraw'))
  const lockKey = lastingMemberKey(username, 'withdraw.lock')
  const ownListeners = new Set<() => void>()
  // A browser that stores nothing needs it until the page is left.
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
      for (const listener of ownListeners) listener()
    },
    watch: (listener) => {
      const notify = () => listener(attempts.readAttempt())
      ownListeners.add(notify)
      const stops = [
        attempts.watch(listener),
        local.watch(({ key }) => {
          if (key === lockKey) notify()
        }),
      ]
      return () => {
        ownListeners.delete(notify)
        for (const stop of stops) stop()
      }
    },
  }
}
