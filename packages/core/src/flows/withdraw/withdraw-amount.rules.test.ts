import { describe, expect, it } from 'vitest'
import { satang } from '../../base/money/satang.ts'
import {
  brokenWithdrawLimit,
  quickWithdrawAmounts,
  readWithdrawAmount,
  shownWithdrawText,
  withdrawProblem,
  withdrawTextFor,
  withdrawTextOf,
} from './withdraw-amount.rules.ts'

const limits = { min: satang(300_00), max: satang(999_999_00), credit: satang(12_500_50) }
const problemOf = (text: string, own: Partial<typeof limits> = {}) =>
  withdrawProblem(text, { ...limits, ...own })

describe('the text of the amount field', () => {
  it.each([
    ['1,234.50', '1234.50'],
    ['฿ 1 234', '1234'],
    ['๑๒๓๔.๕๐', '1234.50'],
    ['500.50.1', '500.50.1'],
    ['-500', '-500'],
    ['0', '0'],
  ])('typed as %j is kept as %j', (typed, kept) => {
    expect(withdrawTextOf(typed)).toBe(kept)
  })

  it.each([
    ['1234567', '1,234,567'],
    ['1234.', '1,234.'],
    ['1234.5', '1,234.5'],
    ['.5', '.5'],
    ['12a', '12a'],
    ['', ''],
  ])('%j is shown as %j', (text, shown) => {
    expect(shownWithdrawText(text)).toBe(shown)
  })

  it('for an amount is read back as the same amount', () => {
    const amounts = [satang(50_000), satang(50_050), satang(50_001)]
    const texts = amounts.map(withdrawTextFor)
    expect([texts, texts.map(readWithdrawAmount)]).toEqual([['500', '500.5', '500.01'], amounts])
  })
})

describe('the limit that is told while an amount is typed', () => {
  it.each([
    ['', null],
    ['0', null],
    ['12a', null],
    ['300.123', null],
    ['299.99', 'withdraw.amount.error.belowMin'],
    ['300', null],
    ['12500.50', null],
    ['12500.51', 'withdraw.amount.error.aboveCredit'],
    ['999999.01', 'withdraw.amount.error.aboveMax'],
  ])('for %j is %s', (text, id) => {
    expect(brokenWithdrawLimit(text, limits)?.id ?? null).toBe(id)
  })
})

describe('the amounts to press', () => {
  const baht = (...amounts: readonly number[]) => amounts.map((amount) => amount * 100)

  it.each([
    ['the minimum and the next round ones', {}, baht(300, 500, 1_000, 5_000)],
    ['none twice', { min: satang(500_00) }, baht(500, 1_000, 5_000, 10_000)],
    ['none above the balance', { credit: satang(4_999_99) }, baht(300, 500, 1_000)],
    ['one that is the whole balance', { credit: satang(5_000_00) }, baht(300, 500, 1_000, 5_000)],
    ['none above the maximum', { max: satang(900_00) }, baht(300, 500)],
    ['none below the minimum', { credit: satang(299_99) }, []],
    ['none while the balance is unknown', { credit: null }, []],
  ])('are %s', (_, own, amounts) => {
    expect(quickWithdrawAmounts({ ...limits, ...own })).toEqual(amounts)
  })
})

describe('an amount to withdraw', () => {
  it.each(['300', '300.00', '500.5', '500.55', '500.', '12500.50'])(
    'of %j may be requested',
    (text) => {
      expect(problemOf(text)).toBeNull()
    },
  )

  it.each([
    ['', 'empty', 'WD-07'],
    ['.', 'format', 'WD-12'],
    ['5a0', 'format', 'WD-12'],
    ['-500', 'format', 'WD-12'],
    ['1e3', 'format', 'WD-12'],
    ['500.50.1', 'format', 'WD-12'],
    ['0500', 'leadingZero', 'WD-11'],
    ['0', 'leadingZero', 'WD-11'],
    ['00.5', 'leadingZero', 'WD-11'],
    ['500.505', 'decimals', 'WD-13'],
    ['0.505', 'decimals', 'WD-13'],
  ])('of %j is refused with %s [%s]', (text, problem) => {
    const { message, suggestion } = problemOf(text) ?? {}
    expect([message?.id, suggestion]).toEqual([`withdraw.amount.error.${problem}`, null])
  })

  it('below the minimum is refused with the minimum, even as 0.50 or .50 [WD-08, WD-11]', () => {
    const problem = {
      message: { id: 'withdraw.amount.error.belowMin', values: { min: 300 } },
      suggestion: 30_000,
    }
    expect(['299.99', '0.50', '.50'].map((text) => problemOf(text))).toEqual([
      problem,
      problem,
      problem,
    ])
  })

  it('above the maximum is refused with the maximum, whatever its length [WD-09]', () => {
    const credit = satang(2_000_000_00)
    const problem = {
      message: { id: 'withdraw.amount.error.aboveMax', values: { max: 999_999 } },
      suggestion: 99_999_900,
    }
    const amounts = ['999999.01', '99999999999999999999']
    expect(amounts.map((text) => problemOf(text, { credit }))).toEqual([problem, problem])
  })

  it('above the balance is refused with the balance [WD-10, WD-24, BAL-03, ERR-48, OPEN-80]', () => {
    expect(problemOf('12500.51')).toEqual({
      message: {
        id: 'withdraw.amount.error.aboveCredit',
        values: { balance: { satang: 1_250_050 } },
      },
      suggestion: 1_250_050,
    })
  })

  it('is not compared with an unknown balance: the server decides', () => {
    expect(withdrawProblem('999999', { ...limits, credit: null })).toBeNull()
  })

  it('has no suggestion if nothing can be withdrawn at all', () => {
    const own = { credit: satang(100_00) }
    expect(['200', '400'].map((text) => problemOf(text, own)?.suggestion)).toEqual([null, null])
  })
})
