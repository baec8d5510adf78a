import { describe, expect, it } from 'vitest'
import { toArabicDigits } from './digits.ts'
import { readJson } from './json.ts'

describe('digits', () => {
  it.each([
    ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
    ['๕00.๒๕ บาท', '500.25 บาท'],
    ['฿500', '฿500'],
    ['', ''],
  ])('of %j become %j', (typed, arabic) => {
    expect(toArabicDigits(typed)).toBe(arabic)
  })
})

describe('JSON', () => {
  it.each<[string | null, unknown]>([
    ['{"code":0}', { code: 0 }],
    ['null', null],
    ['"text"', 'text'],
    [null, undefined],
    ['', undefined],
    ['{"code":0', undefined],
    ['<html>', undefined],
    ['undefined', undefined],
  ])('%j reads as %j', (text, value) => {
    expect(readJson(text)).toEqual(value)
  })
})
