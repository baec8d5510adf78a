import { describe, expect, it } from 'vitest'
import { properties as fc } from '../../../testing/properties.ts'
import {
  bahtToSatang,
  formatSatang,
  groupThousands,
  readBahtAmount,
  readBahtFigure,
  satang,
  satangToBaht,
} from './satang.ts'

describe('an amount on the wire', () => {
  it.each<[number | string, number]>([
    [500, 50_000],
    [0, 0],
    [-0, 0],
    ['500', 50_000],
    ['500.5', 50_050],
    ['500.50', 50_050],
    ['500.5000', 50_050],
    ['0.01', 1],
    ['1,234.50', 123_450],
    ['12,345,678.90', 1_234_567_890],
    ['1234567.89', 123_456_789],
    [' 20 ', 2_000],
    [-12.34, -1_234],
    ['-1,000.00', -100_000],
    ['-0.00', 0],
    ['007', 700],
  ])('reads %j as %i satang [BAL-02]', (wire, expected) => {
    expect(readBahtAmount(wire)).toBe(expected)
  })

  it.each([
    [500.1, 50_010],
    [1.1, 110],
    [4.35, 435],
    [1.15, 115],
    [8.2, 820],
    [0.07, 7],
    [1_000_000.07, 100_000_007],
    [0.1 + 0.2, 30],
    [1_100.1 + 0.2, 110_030],
    [2_753_859_878_800.03, 275_385_987_880_003],
  ])('reads %d, which binary fractions cannot hold exactly, as %i satang', (wire, expected) => {
    expect(readBahtAmount(wire)).toBe(expected)
  })

  it.each<[number | string]>([
    [8_402_977_123_189.799],
    [11_735_900_640_231.951],
    [''],
    ['   '],
    ['abc'],
    ['฿500'],
    ['500 THB'],
    ['5e3'],
    ['0x10'],
    ['.5'],
    ['5.'],
    ['+5'],
    ['--5'],
    ['1.005'],
    ['1.2.3'],
    ['1,50'],
    ['1,2,3'],
    ['1234,567'],
    ['1,234,56'],
    [',123'],
    ['1 000'],
    ['๕๐๐'],
    ['90071992547410000'],
    [1.005],
    [0.001],
    [1e21],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
  ])('is nothing when it is %j', (wire) => {
    expect(readBahtAmount(wire)).toBeNull()
  })

  it('keeps its value as text with separators, as text without them and as a number', () => {
    const amounts = fc.integer({ min: -1e11, max: 1e11 }).map(satang)
    fc.assert(
      fc.property(amounts, (amount) => {
        const text = formatSatang(amount)
        const readings = [text, text.replaceAll(',', ''), satangToBaht(amount)].map(readBahtAmount)
        expect(readings).toEqual([amount, amount, amount])
      }),
    )
  })

  it('adds up to the satang also where a server adds in binary fractions', () => {
    const part = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(part, part, part, (one, two, three) => {
        const sum = one / 100 + two / 100 + three / 100
        expect(readBahtAmount(sum)).toBe(one + two + three)
      }),
    )
  })
})

describe('an amount on the screen', () => {
  it.each([
    [0, '0.00'],
    [1, '0.01'],
    [99, '0.99'],
    [100, '1.00'],
    [99_999, '999.99'],
    [100_000, '1,000.00'],
    [123_456_789, '1,234,567.89'],
    [-5, '-0.05'],
    [-123_450, '-1,234.50'],
    [-0, '0.00'],
  ])('shows %i satang as %s [BAL-06]', (amount, shown) => {
    expect(formatSatang(satang(amount))).toBe(shown)
  })

  it.each([
    ['', ''],
    ['1', '1'],
    ['123', '123'],
    ['1234', '1,234'],
    ['123456', '123,456'],
    ['1234567', '1,234,567'],
  ])('groups the digits %j as %j', (digits, grouped) => {
    expect(groupThousands(digits)).toBe(grouped)
  })
})

describe('satang', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('are never %d', (amount) => {
    expect(() => satang(amount)).toThrow(new RangeError(`not a whole number of satang: ${amount}`))
  })

  it('are a hundredth of a baht', () => {
    expect([bahtToSatang(500), satangToBaht(satang(50_050))]).toEqual([50_000, 500.5])
  })
})

describe('a figure that is only shown', () => {
  it.each([
    ['1,234.569', 123_456],
    [' 0.009 ', 0],
    [85.505, 8_550],
    [0.29, 29],
    [-1.239, -123],
    ['-1.239', -123],
    [1e300, null],
    [Number.NaN, null],
    ['1.2.345', null],
    ['much', null],
  ])('of %j is %j satang', (wire, amount) => {
    expect(readBahtFigure(wire)).toBe(amount)
  })
})
