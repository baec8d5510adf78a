import { describe, expect, it } from 'vitest'
import { properties as fc } from '../../../testing/properties.ts'
import { bahtToSatang, satang, satangToBaht } from '../../base/money/satang.ts'
import type { AmountLimits } from '../../member/profile/deposit-channel.ts'
import {
  acceptedAmount,
  amountProblem,
  amountTextOf,
  brokenLimit,
  quickAmounts,
  readAmount,
  shownAmount,
} from './deposit-amount.rules.ts'

const limitsOf = (min: number, max: number): AmountLimits => ({
  min: satang(Math.round(min * 100)),
  max: satang(Math.round(max * 100)),
})
const usual = limitsOf(100, 50_000)

describe('the text of an amount', () => {
  it.each([
    ['5', '', '5'],
    ['500', '50', '500'],
    ['', '5', ''],
    ['1,234,567', '', '1234567'],
    ['฿ 1 234', '', '1234'],
    ['\u00a01\u2009234\t', '', '1234'],
    ['๕๐๐', '', '500'],
    ['๑,๐๐๐ ฿', '', '1000'],
    ['500.50', '', '500.50'],
    ['1.234,50', '', '1.23450'],
    ['-5', '', '-5'],
    ['5e3', '', '5e3'],
    ['500 บาท', '', '500บาท'],
    ['abc', '', 'abc'],
  ])('typed as %j after %j is kept as %j [DEP-22]', (typed, before, kept) => {
    expect(amountTextOf(typed, before)).toBe(kept)
  })

  it.each([
    ['0', '', ''],
    ['๐', '', ''],
    ['05', '', '05'],
    ['00', '', '00'],
    ['10', '1', '10'],
    ['0', '05', '0'],
    ['0500', '500', '500'],
    ['๐1,500', '1500', '1500'],
    ['5000', '500', '5000'],
  ])('typed as %j after %j is %j: a leading zero is ignored [DEP-26]', (typed, before, kept) => {
    expect(amountTextOf(typed, before)).toBe(kept)
  })

  it.each([
    ['', ''],
    ['500', '500'],
    ['1234567', '1,234,567'],
    ['1234.5', '1234.5'],
    ['-1234', '-1234'],
    ['12a34', '12a34'],
  ])('%j is shown as %j [DEP-25]', (text, shown) => {
    expect(shownAmount(text)).toBe(shown)
  })

  it('is read back unchanged from how it is shown', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9]{0,11}$/), (text) => {
        expect(amountTextOf(shownAmount(text), text)).toBe(text)
      }),
    )
  })

  it.each<[string, number | null]>([
    ['500', 50_000],
    ['999999999999', 99_999_999_999_900],
    ['1000000000000', null],
    ['', null],
    ['5.5', null],
    ['-5', null],
  ])('%j is %j satang', (text, amount) => {
    expect(readAmount(text)).toBe(amount)
  })
})

describe('the problem with an amount', () => {
  const simple = (id: string) => ({ message: { id }, suggestion: null })
  const belowMin = (min: number, suggestion: number | null) => ({
    message: { id: 'deposit.amount.error.belowMin', values: { min } },
    suggestion,
  })
  const aboveMax = (max: number, suggestion: number | null) => ({
    message: { id: 'deposit.amount.error.aboveMax', values: { max } },
    suggestion,
  })

  it.each<[string, unknown, string]>([
    ['', simple('deposit.amount.error.empty'), 'DEP-20'],
    ['0', simple('deposit.amount.error.leadingZero'), 'DEP-21'],
    ['007', simple('deposit.amount.error.leadingZero'), 'DEP-21'],
    ['0.5', simple('deposit.amount.error.leadingZero'), 'DEP-21'],
    ['0x10', simple('deposit.amount.error.leadingZero'), 'DEP-21'],
    ['500.50', simple('deposit.amount.error.digitsOnly'), 'DEP-22'],
    ['500.', simple('deposit.amount.error.digitsOnly'), 'DEP-22'],
    ['-500', simple('deposit.amount.error.digitsOnly'), 'DEP-22'],
    ['5e3', simple('deposit.amount.error.digitsOnly'), 'DEP-22'],
    ['500บาท', simple('deposit.amount.error.digitsOnly'), 'DEP-22'],
    ['５００', simple('deposit.amount.error.digitsOnly'), 'DEP-22'],
    ['1', belowMin(100, 10_000), 'DEP-23'],
    ['99', belowMin(100, 10_000), 'DEP-23'],
    ['100', null, 'DEP-23'],
    ['50000', null, 'DEP-24'],
    ['50001', aboveMax(50_000, 5_000_000), 'DEP-24'],
    ['999999999999', aboveMax(50_000, 5_000_000), 'DEP-24'],
    ['9'.repeat(40), aboveMax(50_000, 5_000_000), 'DEP-24'],
  ])('of %j between 100 and 50,000 is %j [%s, OPEN-82]', (text, problem) => {
    expect(amountProblem(text, usual)).toEqual(problem)
  })

  it.each([
    ['100', belowMin(100.5, null)],
    ['101', null],
    ['200', null],
    ['201', aboveMax(200.25, null)],
  ])('of %j suggests nothing where the limits are not whole baht: %j', (text, problem) => {
    expect(amountProblem(text, limitsOf(100.5, 200.25))).toEqual(problem)
  })

  it('suggests an amount that would be accepted', () => {
    const limits = fc.tuple(fc.nat(100_000), fc.nat(100_000)).map(([min, more]) => ({
      min: bahtToSatang(min + 1),
      max: bahtToSatang(min + 1 + more),
    }))
    fc.assert(
      fc.property(limits, fc.integer({ min: 1, max: 300_000 }), (within, amount) => {
        const problem = amountProblem(String(amount), within)
        if (!problem?.suggestion) return
        expect(amountProblem(String(satangToBaht(problem.suggestion)), within)).toBeNull()
      }),
    )
  })
})

describe('any typed or pasted text', () => {
  const pieces = fc.constantFrom(
    ...[
      '0',
      '1',
      '5',
      '9',
      '00',
      '๕',
      '๐',
      ',',
      '.',
      ' ',
      '\u00a0',
      '฿',
      '-',
      '+',
      'e',
      'x',
      '🙂',
      '５',
    ],
  )
  const anything = fc.oneof(
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.integer({ min: 0, max: 60_000 }).map(String),
  )
  const limits = fc
    .tuple(fc.integer({ min: 1, max: 5_000_000 }), fc.nat(5_000_000))
    .map(([min, more]) => ({ min: satang(min), max: satang(min + more) }))

  /** Whole baht without separators and without a leading zero, written without the code under test. */
  const ordinary = (typed: string): bigint | null => {
    const bare = [...typed].filter((sign) => !/[,\s฿]/u.test(sign)).join('')
    const digits = bare.replace(/[๐-๙]/gu, (digit) => String('๐๑๒๓๔๕๖๗๘๙'.indexOf(digit)))
    return /^[1-9][0-9]*$/.test(digits) ? BigInt(digits) : null
  }

  it('is accepted exactly when it is whole baht within the limits, and is read as that amount', () => {
    fc.assert(
      fc.property(anything, limits, (typed, within) => {
        const text = amountTextOf(typed, '')
        const baht = ordinary(typed)
        const isWithin =
          baht !== null && baht * 100n >= BigInt(within.min) && baht * 100n <= BigInt(within.max)
        expect({
          isAccepted: amountProblem(text, within) === null,
          sent: isWithin ? BigInt(readAmount(text) ?? -1) : null,
        }).toEqual({ isAccepted: isWithin, sent: isWithin ? baht * 100n : null })
      }),
      { numRuns: 5_000 },
    )
  })
})

describe('the quick amounts', () => {
  const wide = (min: number, max: number) =>
    quickAmounts(limitsOf(min, max), 'wide').map(satangToBaht)
  const narrow = (min: number, max: number) =>
    quickAmounts(limitsOf(min, max), 'narrow').map(satangToBaht)

  it.each([
    [50, 45_000, [50, 100, 200, 300, 1_300, 2_300, 5_000, 45_000], 'DEP-29, DEP-31…35'],
    [1, 45_000, [50, 100, 200, 300, 1_300, 2_300, 5_000, 45_000], 'DEP-31'],
    [51, 45_000, [51, 151, 251, 351, 1_351, 2_351, 5_000, 45_000], 'DEP-31, DEP-32'],
    [250, 45_000, [250, 350, 450, 550, 1_550, 2_550, 5_000, 45_000], 'DEP-32, DEP-33'],
    [50, 5_000, [50, 100, 200, 300, 1_300, 2_300, 5_000], 'DEP-35'],
    [50, 2_300, [50, 100, 200, 300, 1_300, 2_300], 'DEP-35'],
    [6_000, 45_000, [6_000, 6_100, 6_200, 6_300, 7_300, 8_300, 45_000], 'DEP-33'],
    [10, 40, [40], 'DEP-35'],
    [100, 100, [100], 'DEP-35'],
    [99.5, 500.75, [100, 200, 300, 400, 500], 'DEP-33'],
    [100.25, 100.75, [], 'DEP-29'],
  ])('from %d to %d baht on a wide screen are %j [%s, OPEN-52]', (min, max, amounts) => {
    expect(wide(min, max)).toEqual(amounts)
  })

  it.each([
    [50, 45_000, [50, 100, 500, 1_500, 22_500, 45_000], 'DEP-30…33, DEP-35'],
    [250, 45_000, [250, 350, 750, 1_750, 22_500, 45_000], 'DEP-32'],
    [50, 45_001, [50, 100, 500, 1_500, 22_500, 45_001], 'DEP-35'],
    [50, 1_000, [50, 100, 500, 1_000], 'DEP-35'],
    [50, 200, [50, 100, 200], 'DEP-35'],
    [10, 40, [20, 40], 'DEP-35'],
  ])('from %d to %d baht on a phone are %j [%s, OPEN-52]', (min, max, amounts) => {
    expect(narrow(min, max)).toEqual(amounts)
  })

  it('are valid, ascending and distinct for any channel', () => {
    const limits = fc
      .tuple(fc.integer({ min: 1, max: 10_000_000 }), fc.nat(100_000_000))
      .map(([min, more]) => ({ min: satang(min), max: satang(min + more) }))
    const layouts = fc.constantFrom('wide' as const, 'narrow' as const)
    fc.assert(
      fc.property(limits, layouts, (within, layout) => {
        const amounts = quickAmounts(within, layout)
        const refused = amounts.filter((amount) =>
          amountProblem(String(satangToBaht(amount)), within),
        )
        expect(refused).toEqual([])
        expect(amounts).toEqual([...new Set(amounts)].sort((one, other) => one - other))
        expect(amounts.length).toBeLessThanOrEqual(layout === 'wide' ? 8 : 6)
      }),
      { numRuns: 500 },
    )
  })
})

describe('an amount that is being typed', () => {
  const belowMin = { id: 'deposit.amount.error.belowMin', values: { min: 100 } }
  const aboveMax = { id: 'deposit.amount.error.aboveMax', values: { max: 50_000 } }

  it.each([
    ['', null, null],
    ['5', belowMin, null],
    ['99', belowMin, null],
    ['100', null, bahtToSatang(100)],
    ['50000', null, bahtToSatang(50_000)],
    ['50001', aboveMax, null],
    ['500.50', null, null],
    ['0500', null, null],
  ])('as %j breaks the limit %j and is accepted as %j', (text, limit, accepted) => {
    expect([brokenLimit(text, usual), acceptedAmount(text, usual)]).toEqual([limit, accepted])
  })

  it('is not accepted before a channel is chosen', () => {
    expect(acceptedAmount('500', null)).toBeNull()
  })
})
