import { describe, expect, it } from 'vitest'
import { properties as fc } from '../../../testing/properties.ts'
import { csvOf } from './csv.ts'

const lineOf = (...cells: string[]) => csvOf([cells]).slice(1, -2)

describe('a table for spreadsheet programs', () => {
  it('begins with a byte order mark, so that they read Thai, and ends each line as they expect', () => {
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
    ['\t=1', '"\'\t=1"'],
    ['\n=1', '"\'\n=1"'],
    ['\n', '"\'\n"'],
    [' =1', "' =1"],
    ['\u3000＝1', "'\u3000＝1"],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
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
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
  ])('keeps %j in one cell', (cell, written) => {
    expect(lineOf(cell, 'z')).toBe(`${written},z`)
  })

  it('lets nothing begin as a formula, whatever it is', () => {
    const dangerous = fc.array(fc.constantFrom(...' \t\r\n=+-@＝＋－＠;"1.a'))
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          dangerous.map((parts) => parts.join('')),
        ),
        (cell) => {
          const inner = lineOf(cell).replace(/^"/, '')
          const begins = inner.trimStart()
          expect(/^[\t\r\n]/.test(inner) || /^[=+@＝＋－＠]/.test(begins)).toBe(false)
          expect(/^-(?!\d+(\.\d+)?$)/.test(begins)).toBe(false)
        },
      ),
    )
  })

  it('keeps each cell whole, for whatever program splits them', () => {
    const cells = fc.array(fc.constantFrom(...';,\t"\n a1')).map((parts) => parts.join(''))
    fc.assert(
      fc.property(cells, (cell) => {
        const line = lineOf(cell)
        const isQuoted = line.startsWith('"') && line.endsWith('"')
        expect(isQuoted || !/[;,\t"\n]/.test(line)).toBe(true)
      }),
    )
  })
})
