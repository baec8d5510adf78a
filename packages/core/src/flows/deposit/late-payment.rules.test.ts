import { describe, expect, it } from 'vitest'
import { testEpoch } from '../../../testing/virtual-clock.ts'
import { satang } from '../../base/money/satang.ts'
import { day, minute } from '../../base/time/durations.ts'
import { type LatePayment, lookForPayments, stillAwaited } from './late-payment.rules.ts'

const amount = satang(50_037)
const until = testEpoch + 45 * minute
const payment: LatePayment = { id: 'pay-1', amount, since: testEpoch, until, told: 0 }
const second: LatePayment = { ...payment, id: 'pay-2', since: testEpoch + minute }
const deposit = {
  type: 'deposit',
  amount,
  at: testEpoch + 20 * minute,
  isPending: false,
} as const
const now = until - 1

describe('a search for late payments', () => {
  it.each([
    ['the same amount', deposit],
    [
      'the same amount, by a clock that is two minutes behind',
      { ...deposit, at: testEpoch - 2 * minute },
    ],
  ])('finds a deposit of %s', (_what, listed) => {
    expect(lookForPayments([payment], [listed], now)).toEqual({ arrived: [payment], left: [] })
  })

  it.each([
    ['another amount', { ...deposit, amount: satang(50_038) }],
    ['a withdrawal of the same amount', { ...deposit, type: 'withdraw' }],
    ['a pending deposit', { ...deposit, isPending: true }],
    ['a deposit from before the code was created', { ...deposit, at: testEpoch - 2 * minute - 1 }],
  ] as const)('does not match %s', (_what, listed) => {
    expect(lookForPayments([payment], [listed], now)).toEqual({ arrived: [], left: [payment] })
  })

  it('matches one deposit with one payment', () => {
    expect(lookForPayments([payment, second], [deposit], now)).toEqual({
      arrived: [payment],
      left: [{ ...second, told: 1 }],
    })
    expect(lookForPayments([payment, second], [deposit, deposit], now)).toEqual({
      arrived: [payment, second],
      left: [],
    })
  })

  it('does not match a deposit that the member was told of', () => {
    const announced = { ...payment, told: 1 }
    expect(lookForPayments([announced], [deposit], now)).toEqual({ arrived: [], left: [announced] })
    expect(lookForPayments([announced], [deposit, deposit], now).arrived).toEqual([announced])
  })

  it('drops a payment that has not arrived by its end', () => {
    expect(lookForPayments([payment], [], until)).toEqual({ arrived: [], left: [] })
    expect(lookForPayments([payment], [deposit], until)).toEqual({ arrived: [payment], left: [] })
  })

  it('is repeated for a day while the history cannot be read', () => {
    expect(stillAwaited([payment], until + day - 1)).toEqual([payment])
    expect(stillAwaited([payment], until + day)).toEqual([])
  })
})
