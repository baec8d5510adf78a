import {
  bahtToSatang,
  readBahtAmount,
  type Satang,
  satang,
  satangToBaht,
} from '../../base/money/satang.ts'
import { readDecimal } from '../../base/text/decimal.ts'
import { day, minute } from '../../base/time/durations.ts'
import { readInstant } from '../../base/time/instant.ts'
import type { CookieContent } from '../../kernel/cookies/cookies.ts'
import type { WireAnswer } from '../../wire/contract/endpoints.ts'

/** A timed offer. */
export interface Offer {
  /** What is to be deposited; null where registering is enough or no amount is named. */
  readonly deposit: Satang | null
  readonly credit: Satang
  readonly minutes: number
}

/** An offer that somebody has taken. */
export interface RunningOffer extends Offer {
  /** Epoch milliseconds. */
  readonly start: number
}

/** What the server offers, of each type the first. */
export interface Offers {
  readonly registration: Offer | null
  readonly deposit: Offer | null
  /** Since when the deposit offer runs, epoch milliseconds; null where nobody has taken it. */
  readonly depositStart: number | null
}

const defaultMinutes = 10
/** No offer runs for longer [OPEN-13]. */
export const mostMinutes = day / minute

type WireOffer = NonNullable<WireAnswer<'getPromotion'>['result']['list']>[number]

/** The offers in the project's own words [PROMO-01, OPEN-15]; one of which an amount is none is left out. */
export function readOffers(list: readonly WireOffer[]): Offers {
  const readable = list.filter(isReadableOffer)
  const registration = readable.find(({ regisPromotionType }) => regisPromotionType === 'regis')
  const deposit = readable.find(({ regisPromotionType }) => regisPromotionType === 'deposit')
  return {
    registration: registration ? readOffer(registration) : null,
    deposit: deposit ? readOffer(deposit) : null,
    depositStart: deposit?.start == null ? null : readInstant(deposit.start),
  }
}

/**
 * The offers as they stand at a moment: one that is over is none, and one that begins in the future begins now,
 * so that no device counts down for longer than the offer runs [OPEN-13].
 * @param now epoch milliseconds
 */
export function asOfNow(offers: Offers, now: number): Offers {
  const { deposit, depositStart } = offers
  if (deposit === null || depositStart === null) return offers
  const start = Math.min(depositStart, now)
  const isOver = now >= deadlineOf({ ...deposit, start })
  return isOver
    ? { ...offers, deposit: null, depositStart: null }
    : { ...offers, depositStart: start }
}

export function isReadableOffer(offer: WireOffer): boolean {
  return readOffer(offer) !== null
}

function readOffer({ credit, deposit, time }: WireOffer): Offer | null {
  const [credited, asked] = [readBahtAmount(credit), readBahtAmount(deposit ?? 0)]
  if (credited === null || credited < 0 || asked === null || asked < 0) return null
  return {
    // Nobody deposits nothing: zero says that no amount is named.
    deposit: asked === 0 ? null : asked,
    credit: credited,
    minutes: readMinutes(time),
  }
}

/** Nobody deposits nothing: zero says that no amount is named. */
function readDeposit(amount: number | string): Satang | null {
  const read = readBahtAmount(amount)
  return read === 0 ? null : read
}

/** Whole or not, but no more than a day; ten where it is missing or makes no sense [OPEN-13]. */
function readMinutes(time: unknown): number {
  const minutes = typeof time === 'string' ? readDecimal(time) : time
  const isSensible = typeof minutes === 'number' && minutes > 0 && minutes <= mostMinutes
  return isSensible ? minutes : defaultMinutes
}

/** When an offer is over, epoch milliseconds. */
export function deadlineOf({ minutes, start }: RunningOffer): number {
  return start + minutes * minute
}

/** What the cookie of a registration offer holds. */
export function registrationCookie({
  credit,
  minutes,
  start,
}: RunningOffer): CookieContent<'regisPromotion'> {
  return { credit: satangToBaht(credit), time: minutes, start }
}

/** What the cookie of a deposit offer holds. */
export function depositCookie({
  credit,
  deposit,
  minutes,
  start,
}: RunningOffer): CookieContent<'depositPromotion'> {
  return {
    deposit: satangToBaht(deposit ?? satang(0)),
    credit: satangToBaht(credit),
    time: minutes,
    start,
  }
}

type KeptOffer = CookieContent<'regisPromotion'> | CookieContent<'depositPromotion'>

/**
 * The offer that a cookie tells of, or null. One that does not say since when it runs, or that is said to
 * begin in the future, begins now [OPEN-13].
 */
export function readKeptOffer(kept: KeptOffer | null, now: number): RunningOffer | null {
  if (!kept) return null
  const credit = readBahtAmount(kept.credit)
  if (credit === null) return null
  return {
    deposit: 'deposit' in kept ? readDeposit(kept.deposit) : null,
    credit,
    minutes: kept.time,
    start: Math.min(kept.start ?? now, now),
  }
}

/** An offer of nothing, for what has not heard of any. */
export const noOffer: RunningOffer = {
  deposit: null,
  credit: bahtToSatang(0),
  minutes: defaultMinutes,
  start: 0,
}
