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

const withMoney = (arrived: LatePayment) => ({ ...arrived, moneyAt: deposit.at })

/** Searches a history just before the first payment is given up. */
function look(
  payments: readonly LatePayment[],
  history: LateSearch['history'],
  more: Partial<LateSearch> = {},
) {
  return lookForPayments({ payments, history, waiting: [], now, ...more })
}

describe('a search for late payments', () => {
  it.each([
    ['the same amount', deposit],
    [
      'the same amount, by a clock that is two minutes behind',
      { ...deposit, at: testEpoch - 2 * minute },
    ],
  ])('finds a deposit of %s', (_what, listed) => {
    expect(look([payment], [listed])).toEqual({
      arrived: [{ ...payment, moneyAt: listed.at }],
      left: [],
    })
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
      arrived: [withMoney(payment)],
      left: [{ ...second, told: 1 }],
    })
    expect(look([payment, second], [deposit, deposit])).toEqual({
      arrived: [withMoney(payment), withMoney(second)],
      left: [],
    })
  })

  it('does not match a deposit that the member was told of', () => {
    const announced = { ...payment, told: 1 }
    expect(look([announced], [deposit])).toEqual({ arrived: [], left: [announced] })
    expect(look([announced], [deposit, deposit]).arrived).toEqual([withMoney(announced)])
  })

  describe('of which the history names references', () => {
    const older = { ...payment, reference: 'CR-1' }
    const newer = { ...second, reference: 'CR-2' }
    const named = { ...deposit, reference: 'CR-2' }

    it('finds the payment that is named, not an older one of the same amount', () => {
      expect(look([older, newer], [named])).toEqual({
        arrived: [withMoney(newer)],
        left: [{ ...older, told: 1 }],
      })
    })

    it('finds a named payment although the member was told of others', () => {
      const told = { ...newer, told: 3 }
      expect(look([told], [named]).arrived).toEqual([withMoney(told)])
    })

    it.each([
      ['names another code', { ...deposit, reference: 'CR-9' }],
      ['has its reference and another amount', { ...named, amount: satang(50_038) }],
    ])('does not match a deposit that %s', (_what, listed) => {
      expect(look([newer], [listed])).toEqual({ arrived: [], left: [newer] })
    })

    it('matches a deposit without a reference by its amount', () => {
      expect(look([older, newer], [deposit, named])).toEqual({
        arrived: [withMoney(newer), withMoney(older)],
        left: [],
      })
    })
  })

  const waiting = { id: 'pay-9', payAmount: amount, createdAt: deposit.at }
  const found = [withMoney(payment)]
  it.each([
    ['one deposit of its amount', waiting, [deposit], []],
    ['one of two', waiting, [deposit, deposit], found],
    ['none of another amount', { ...waiting, payAmount: satang(1) }, [deposit], found],
    ['none if it is the same code', { ...waiting, id: payment.id }, [deposit], found],
    ['none of before', { ...waiting, createdAt: deposit.at + 2 * minute + 1 }, [deposit], found],
  ])('leaves to a code that waits %s', (_what, code, history, arrived) => {
    expect(look([payment], history, { waiting: [code] }).arrived).toEqual(arrived)
  })

  it('goes on after its end while a code that waits may explain the deposit', () => {
    expect(look([payment], [deposit], { waiting: [waiting], now: until })).toEqual({
      arrived: [],
      left: [payment],
    })
  })

  it('dates the money by the latest deposit that may be it', () => {
    const earlier = { ...deposit, at: deposit.at - minute }
    expect(look([payment], [earlier, deposit]).arrived).toEqual(found)
  })

  it('drops a payment that has not arrived by its end', () => {
    expect(look([payment], [], { now: until })).toEqual({ arrived: [], left: [] })
    expect(look([payment], [deposit], { now: until })).toEqual({ arrived: found, left: [] })
  })

  it('is repeated for a day while the history cannot be read', () => {
    expect(stillAwaited([payment], until + day - 1)).toEqual([payment])
    expect(stillAwaited([payment], until + day)).toEqual([])
  })
})
