import { describe, expect, it } from 'vitest'
import { didYouMean, nearest } from './nearest.ts'

const verbs = ['arm', 'armed', 'disarm', 'pay', 'pay-part', 'payments', 'clock', 'journal']

describe('the nearest names', () => {
  it.each<[string, readonly string[]]>([
    ['amr', ['arm']],
    ['JOURNAL', ['journal']],
    ['jornal', ['journal']],
    ['pay', ['pay', 'pay-part', 'payments']],
    ['clcok', ['clock']],
    ['nothing-like-it', []],
    ['', []],
  ])('to "%s" are %o', (typed, names) => {
    expect(nearest(typed, verbs)).toEqual(names)
  })

  it.each([
    ['amr', 'did you mean arm?'],
    ['part', 'did you mean pay-part?'],
    ['pa', 'did you mean pay, pay-part or payments?'],
    ['pays', 'did you mean pay?'],
    ['arme', 'did you mean armed?'],
    ['-arm', 'did you mean arm?'],
    ['nothing-like-it', ''],
  ])('to "%s" are asked about with "%s"', (typed, words) => {
    expect(didYouMean(typed, verbs)).toBe(words)
  })
})
