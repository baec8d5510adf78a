import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf } from './csv.ts'

const lineOf = (...cells: string[]) => csvOf([cells]).slice(1, -2)

describe('a table for spreadsheet programs', () => {
  it('begins with the mark by which they know Thai, and ends each line as they expect', () => {
    expect(
      csvOf([
        ['วันที่', 'ยอด'],
        ['2026-11-20', '12.50'],
      ]),
    ).toBe('\ufeffวันที่,ยอด\r\n2026-11-20,12.50\r\n')
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['=HYPERLINK("https://evil.test","x")', '"\'=HYPERLINK(""https://evil.test"",""x"")"'],
    ['-', "'-"],
    ['-1.5', '-1.5'],
    ['-1200', '-1200'],
    ['12.50', '12.50'],
    ['1-1', '1-1'],
    ['', ''],
  ])('has %j as %j', (cell, written) => {
    expect(lineOf(cell)).toBe(written)
  })

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
  ])('keeps %j in one cell', (cell, written) => {
    expect(lineOf(cell, 'z')).toBe(`${written},z`)
  })

  it('lets nothing begin as a formula, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (cell) => {
        const inner = lineOf(cell).replace(/^"/, '')
        expect(/^[=+@\t\r]/.test(inner) || /^-(?!\d+(\.\d+)?$)/.test(inner)).toBe(false)
      }),
    )
  })
})
