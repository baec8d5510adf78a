import { describe, expect, it } from 'vitest'
import { bahtToSatang } from '../../base/money/satang.ts'
import { minute } from '../../base/time/durations.ts'
import {
  asOfNow,
  deadlineOf,
  depositCookie,
  readKeptOffer,
  readOffers,
  registrationCookie,
} from './offer.ts'

const now = Date.UTC(2026, 10, 20, 7)
const baht = bahtToSatang

describe('the offers of the server', () => {
  it('are one for registering and one for depositing [PROMO-01, OPEN-15]', () => {
    const list = [
      { regisPromotionType: 'regis', credit: 100, time: 5, promotionId: 'regis-1' },
      { regisPromotionType: 'deposit', deposit: '1,000.00', credit: 300, time: '10', start: now },
    ] as const
    expect(readOffers(list)).toEqual({
      registration: { deposit: null, credit: baht(100), minutes: 5, promotionId: 'regis-1' },
      deposit: { deposit: baht(1_000), credit: baht(300), minutes: 10, promotionId: null },
      depositStart: now,
    })
  })

  it('may be missing, and one with a malformed amount is left out', () => {
    const none = { registration: null, deposit: null, depositStart: null }
    const malformed = [
      { regisPromotionType: 'regis', credit: 'free' },
      { regisPromotionType: 'regis', credit: -100 },
      { regisPromotionType: 'deposit', credit: 100, deposit: '3e2' },
      { regisPromotionType: 'deposit', credit: 100, deposit: -300, start: now },
    ] as const
    expect([readOffers([]), readOffers(malformed)]).toEqual([none, none])
  })

  it('are the first readable one of each type', () => {
    const malformed = { regisPromotionType: 'regis', credit: 'free' } as const
    const good = { regisPromotionType: 'regis', credit: 100 } as const
    expect(readOffers([malformed, good]).registration?.credit).toBe(baht(100))
  })

  it.each([undefined, null, 0, '0.00'])('may state no amount to deposit: %j', (deposit) => {
    const list = [{ regisPromotionType: 'deposit', deposit, credit: 100 }] as const
    expect(readOffers(list).deposit).toEqual({
      deposit: null,
      credit: baht(100),
      minutes: 10,
      promotionId: null,
    })
  })

  it.each([
    [undefined, 10],
    [null, 10],
    ['', 10],
    ['soon', 10],
    [0, 10],
    [-5, 10],
    [Number.NaN, 10],
    [1e9, 10],
    ['7', 7],
    ['1e2', 10],
    ['0x20', 10],
    [0.5, 0.5],
  ])('with the time %j run for %d minutes [PROMO-02, OPEN-13]', (time, minutes) => {
    const offers = readOffers([{ regisPromotionType: 'regis', credit: 100, time }])
    expect(offers.registration?.minutes).toBe(minutes)
  })
})

describe('an offer with a start from the server', () => {
  const offers = (depositStart: number | null) => ({
    registration: null,
    deposit: { deposit: baht(300), credit: baht(150), minutes: 10, promotionId: null },
    depositStart,
  })
  const none = { registration: null, deposit: null, depositStart: null }
  it.each([
    ['in the past continues', now - 9 * minute, offers(now - 9 * minute)],
    ['longer ago than it lasts is dropped', now - 10 * minute, none],
    ['in the future starts now', now + minute, offers(now)],
    ['of null may still be taken', null, offers(null)],
  ])('%s [PROMO-06, OPEN-13]', (_, start, read) => {
    expect(asOfNow(offers(start), now)).toEqual(read)
  })
})

describe('an offer that was taken', () => {
  const offer = {
    deposit: baht(300),
    credit: baht(150),
    minutes: 10,
    promotionId: null,
    start: now,
  }

  it('ends its number of minutes after it was taken, and not before [OPEN-13]', () => {
    expect(deadlineOf(offer)).toBe(now + 10 * minute)
  })

  it('is read back from its cookie unchanged [SESS-25, SESS-26]', () => {
    expect([
      readKeptOffer(depositCookie(offer), now + minute),
      readKeptOffer(depositCookie({ ...offer, deposit: null }), now),
      readKeptOffer(registrationCookie({ ...offer, deposit: null }), now + minute),
      readKeptOffer(null, now),
    ]).toEqual([offer, { ...offer, deposit: null }, { ...offer, deposit: null }, null])
  })

  it.each([
    ['has no start', undefined, now],
    ['starts in the future', now + minute, now],
    ['started long ago', 5, 5],
  ])('that %s starts as expected [OPEN-13]', (_, start, begins) => {
    const kept = { credit: 100, time: 10, ...(start === undefined ? {} : { start }) }
    expect(readKeptOffer(kept, now)?.start).toBe(begins)
  })
})
