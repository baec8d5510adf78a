import { describe, expect, it } from 'vitest'
import { satang } from '../../base/money/satang.ts'
import { reviewOf } from './payout.review.ts'

const amount = satang(300_25)

describe('the look before a payout', () => {
  it.each([
    [satang(1_000_00), satang(699_75)],
    [amount, satang(0)],
  ])('says what is left of %s satang: %s', (held, left) => {
    expect(reviewOf(amount, held)).toEqual({ amount, left })
  })

  it.each([[null], [satang(300_24)]])('says nothing of what is left of %s', (held) => {
    expect(reviewOf(amount, held)).toEqual({ amount, left: null })
  })
})
