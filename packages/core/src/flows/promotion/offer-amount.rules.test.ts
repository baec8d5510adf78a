import { describe, expect, it } from 'vitest'
import { bahtToSatang, satang } from '../../base/money/satang.ts'
import { offerProgress } from './offer-amount.rules.ts'

const offer = { deposit: bahtToSatang(300), credit: bahtToSatang(100) }
const limits = { min: bahtToSatang(50), max: bahtToSatang(45_000) }

describe('the amount of a deposit while an offer runs', () => {
  it.each([
    [null, false, 0],
    [bahtToSatang(0), false, 0],
    [bahtToSatang(150), false, 0.5],
    [bahtToSatang(299), false, 0.9966666666666667],
    [bahtToSatang(300), true, 1],
    [bahtToSatang(45_000), true, 1],
  ])('of %s satang is enough for the offer: %s', (amount, isEnough, fraction) => {
    expect(offerProgress(offer, amount, limits)).toEqual({
      deposit: 30_000,
      credit: 10_000,
      isEnough,
      fraction,
      quickAmount: 30_000,
    })
  })

  it('has nothing to reach where the offer states no amount', () => {
    expect(offerProgress({ ...offer, deposit: null }, null, limits)).toBeNull()
  })

  it.each([
    [300, 50, 45_000, 30_000],
    [300, 300, 300, 30_000],
    [300, 301, 45_000, null],
    [300, 50, 299, null],
    [300.01, 50, 45_000, 30_100],
    [300.01, 50, 300, null],
  ])('of %s baht is one to press from %s to %s baht: %s', (deposit, min, max, quickAmount) => {
    const asked = { ...offer, deposit: satang(Math.round(deposit * 100)) }
    const channel = { min: bahtToSatang(min), max: bahtToSatang(max) }
    expect(offerProgress(asked, null, channel)?.quickAmount).toBe(quickAmount)
  })
})
