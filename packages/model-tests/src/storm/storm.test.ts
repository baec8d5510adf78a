import { minute } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import type { Ending } from './storm.endings.ts'
import { walkStorms } from './storm.walks.ts'

const usual: readonly Ending[] = ['paid', 'rejected', 'expiredByServer', 'cancelled']

/** The tests take a few seconds, unless the machine is busy. */
const timeout = 3 * minute

describe('a deposit in a storm', () => {
  test(
    'sends each request once, never polls twice at once, announces each code once and correctly, shows the right money and leaves nothing behind',
    async () => {
      const { endings, transfers, walks } = await walkStorms({
        over: 'deposit',
        seed: 20_261_120,
        walks: 60,
      })
      const often = usual.filter((ending) => endings[ending] >= 3)
      expect([walks, often, transfers > 15]).toEqual([60, usual, true])
    },
    timeout,
  )
})

describe('withdrawals in a storm', () => {
  test(
    'are sent once for each wish in any tab, never during the lock or while an answer is missing, and leave the right balance',
    async () => {
      const { walks, withdrawals } = await walkStorms({
        over: 'withdraw',
        seed: 20_261_122,
        walks: 20,
      })
      expect([walks, withdrawals > 20]).toEqual([20, true])
    },
    timeout,
  )
})
