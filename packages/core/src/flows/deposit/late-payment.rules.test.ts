import { describe, expect, it } from 'vitest'
import { testEpoch } from '../../../testing/virtual-clock.ts'
import { satang } from '../../base/money/satang.ts'
import { day, minute } from '../../base/time/durations.ts'
import {
  type LatePayment,
  type LateSearch,
  lookForPayments,
  stillAwaited,
} from './late-payment.rules.ts'

const amount = satang(50_037)
const until = testEpoch + 45 * minute
const payment: LatePayment = {
  id: 'pay-1',
  amount,
  reference: null,
  since: testEpoch,
  until,
  told: 0,
}
const second: LatePayment = { ...payment, id: 'pay-2', since: testEpoch + minute }
const deposit = {
  type: 'deposit',
  amount,
  at: testEpoch + 20 * minute,
  isPending: false,
  reference: null,
} as const
const now = until - 1

/** Searches a history just before the first payment is given up. */
function look(
  payments: readonly LatePayment[],
  history: LateSearch['history'],
  more: Partial<LateSearch> = {},
) {
  return lookForPayments({ payments, history, waiting: null, now, ...more })
}

describe('a search for late payments', () => {
  it.each([
    ['the same amount', deposit],
    [
      'the same amount, by a clock that is two minutes behind',
      { ...deposit, at: testEpoch - 2 * minute },
    ],
  ])('finds a deposit of %s', (_what, listed) => {
    expect(look([payment], [listed])).toEqual({ arrived: [payment], left: [] })
  })

  it.each([
    ['another amount', { ...deposit, amount: satang(50_038) }],
    ['a withdrawal of the same amount', { ...deposit, type: 'withdraw' }],
    ['a pending deposit', { ...deposit, isPending: true }],
    ['a deposit from before the code was created', { ...deposit, at: testEpoch - 2 * minute - 1 }],
  ] as const)('does not match %s', (_what, listed) => {
    expect(look([payment], [listed])).toEqual({ arrived: [], left: [payment] })
  })

  it('matches one deposit with one payment', () => {
    expect(look([payment, second], [deposit])).toEqual({
      arrived: [payment],
      left: [{ ...second, told: 1 }],
    })
    expect(look([payment, second], [deposit, deposit])).toEqual({
      arrived: [payment, second],
      left: [],
    })
  })

  it('does not match a deposit that the member was told of', () => {
    const announced = { ...payment, told: 1 }
    expect(look([announced], [deposit])).toEqual({ arrived: [], left: [announced] })
    expect(look([announced], [deposit, deposit]).arrived).toEqual([announced])
  })

  describe('of which the history names references', () => {
    const older = { ...payment, reference: 'CR-1' }
    const newer = { ...second, reference: 'CR-2' }
    const named = { ...deposit, reference: 'CR-2' }

    it('finds the payment that is named, not an older one of the same amount', () => {
      expect(look([older, newer], [named])).toEqual({
        arrived: [newer],
        left: [{ ...older, told: 1 }],
      })
    })

    it('finds a named payment although the member was told of others', () => {
      expect(look([{ ...newer, told: 3 }], [named]).arrived).toEqual([{ ...newer, told: 3 }])
    })

    it.each([
      ['names another code', { ...deposit, reference: 'CR-9' }],
      ['has its reference and another amount', { ...named, amount: satang(50_038) }],
    ])('does not match a deposit that %s', (_what, listed) => {
      expect(look([newer], [listed])).toEqual({ arrived: [], left: [newer] })
    })

    it('matches a deposit without a reference by its amount', () => {
      expect(look([older, newer], [deposit, named])).toEqual({ arrived: [newer, older], left: [] })
    })
  })

  it.each([
    ['one deposit of the amount that waits', { id: 'pay-9', payAmount: amount }, [deposit], []],
    ['one of two', { id: 'pay-9', payAmount: amount }, [deposit, deposit], [payment]],
    ['none of another amount', { id: 'pay-9', payAmount: satang(1) }, [deposit], [payment]],
    ['none if it is the same code', { id: payment.id, payAmount: amount }, [deposit], [payment]],
  ])('leaves to a code that waits %s', (_what, waiting, history, arrived) => {
    expect(look([payment], history, { waiting }).arrived).toEqual(arrived)
  })

  it('drops a payment that has not arrived by its end', () => {
    expect(look([payment], [], { now: until })).toEqual({ arrived: [], left: [] })
    expect(look([payment], [deposit], { now: until })).toEqual({ arrived: [payment], left: [] })
  })

  it('is repeated for a day while the history cannot be read', () => {
    expect(stillAwaited([payment], until + day - 1)).toEqual([payment])
    expect(stillAwaited([payment], until + day)).toEqual([])
  })
})
