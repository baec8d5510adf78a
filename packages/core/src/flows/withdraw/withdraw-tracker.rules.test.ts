import { describe, expect, it } from 'vitest'
import { satang } from '../../base/money/satang.ts'
import { minute } from '../../base/time/durations.ts'
import { isUnderWay, restUntilNextLook, traceOf } from './withdraw-tracker.rules.ts'

const made = { amount: satang(50_000), at: 1_795_158_000_000 }
const entry = {
  id: 'T-7',
  type: 'withdraw' as const,
  amount: made.amount,
  at: made.at,
  isPending: true,
  reference: 'W-7',
}
const history = (transactions: readonly (typeof entry | object)[], unreadable = 0) => ({
  transactions: transactions.map((changes) => ({ ...entry, ...changes })),
  unreadable,
})

describe('what the history tells of a withdrawal', () => {
  it.each([
    ['nothing yet', [], { stage: 'sent', reference: null }],
    ['that it is on its way', [{}], { stage: 'onItsWay', reference: 'W-7' }],
    ['that it is paid out', [{ isPending: false }], { stage: 'paidOut', reference: 'W-7' }],
    ['its id without a reference', [{ reference: null }], { stage: 'onItsWay', reference: 'T-7' }],
    [
      'it of one dated two minutes before',
      [{ at: made.at - 2 * minute }],
      { stage: 'onItsWay', reference: 'W-7' },
    ],
    [
      'nothing of an earlier one',
      [{ at: made.at - 2 * minute - 1 }],
      { stage: 'sent', reference: null },
    ],
    ['nothing of another amount', [{ amount: satang(50_001) }], { stage: 'sent', reference: null }],
    ['nothing of a deposit', [{ type: 'deposit' }], { stage: 'sent', reference: null }],
    ['nothing of two that may be it', [{}, { id: 'T-8' }], { stage: 'unclear', reference: null }],
    [
      'nothing of a cancelled one',
      [{ isPending: false }, { id: 'T-8', type: 'cancel' }],
      { stage: 'unclear', reference: null },
    ],
  ])('is %s', (_, transactions, trace) => {
    expect(traceOf(made, history(transactions))).toEqual(trace)
  })

  it('is nothing while an entry cannot be read', () => {
    expect(traceOf(made, history([{}], 1)).stage).toBe('unclear')
  })
})

it.each([
  [1, 30_000],
  [9, 30_000],
  [10, 300_000],
])('after %i looks the next comes after %i ms', (looks, rest) => {
  expect(restUntilNextLook(looks)).toBe(rest)
})

it('a withdrawal is under way until it was paid out or nobody can tell', () => {
  const stages = ['sent', 'onItsWay', 'paidOut', 'unclear'] as const
  expect(stages.map(isUnderWay)).toEqual([true, true, false, false])
})
