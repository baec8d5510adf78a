import { minute } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import type { Ending } from './storm.endings.ts'
import { walkStorms } from './storm.walks.ts'

const usual: readonly Ending[] = ['paid', 'rejected', 'expiredByServer', 'cancelled']

/** A quarter of a minute, unless the machine is busy with something else. */
const timeout = 3 * minute

describe('a deposit in a storm', () => {
  test(
    'asks once for what is wished, polls singly, tells each code once and truly, shows true money and leaves nothing behind',
    async () => {
      const { endings, walks } = await walkStorms({ seed: 20_261_120, walks: 200 })
      const often = usual.filter((ending) => endings[ending] >= 10)
      expect([walks, often]).toEqual([200, usual])
    },
    timeout,
  )
})
