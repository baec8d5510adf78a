import { describe, expect, it } from 'vitest'
import { satang } from '../../base/money/satang.ts'
import { reviewOf } from './payout.review.ts'

const amount = satang(300_25)

describe('the review of a payout', () => {
  it.each([
    [satang(1_000_00), satang(699_75)],
    [amount, satang(0)],
  ])('states what is left of %s satang: %s', (available, left) => {
    expect(reviewOf(amount, available)).toEqual({ amount, left })
  })

  it.each([[null], [satang(300_24)]])('does not state what is left of %s', (available) => {
    expect(reviewOf(amount, available)).toEqual({ amount, left: null })
  })
})
