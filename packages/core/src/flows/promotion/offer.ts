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
  /** The amount to deposit; null if registering is enough or no amount is stated. */
  readonly deposit: Satang | null
  readonly credit: Satang
  readonly minutes: number
  /** The entry of the promotions page that states the conditions; null if none is known. */
  readonly promotionId: string | null
}

/** An offer that a visitor or member has taken. */
export interface RunningOffer extends Offer {
  /** Epoch milliseconds. */
  readonly start: number
}

/** The first offer of each type that the server sends. */
export interface Offers {
  readonly registration: Offer | null
  readonly deposit: Offer | null
  /** Since when the deposit offer runs, epoch milliseconds; null if it was not taken. */
  readonly depositStart: number | null
}

const defaultMinutes = 10
/** The longest time that an offer may run [OPEN-13]. */
export const mostMinutes = day / minute

type WireOffer = NonNullable<WireAnswer<'getPromotion'>['result']['list']>[number]

/** Reads the offers from the wire [PROMO-01, OPEN-15]. One with a malformed amount is left out. */
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
 * The offers as of now: one that has ended is left out, and one that starts in the future starts now, so that no
 * device counts down for longer than the offer runs [OPEN-13].
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

function readOffer({ credit, deposit, promotionId, time }: WireOffer): Offer | null {
  const [credited, asked] = [readBahtAmount(credit), readBahtAmount(deposit ?? 0)]
  if (credited === null || credited < 0 || asked === null || asked < 0) return null
  return {
    // Zero means that no amount is stated.
    deposit: asked === 0 ? null : asked,
    credit: credited,
    minutes: readMinutes(time),
    promotionId: promotionId ?? null,
  }
}

/** Reads the amount to deposit. Null for zero, which means that no amount is stated. */
function readDeposit(amount: number | string): Satang | null {
  const read = readBahtAmount(amount)
  return read === 0 ? null : read
}

/**
 * Reads the minutes, which may have decimals. The default applies where they are missing, malformed or more than a day
 * [OPEN-13].
 */
function readMinutes(time: unknown): number {
  const minutes = typeof time === 'string' ? readDecimal(time) : time
  const isValid = typeof minutes === 'number' && minutes > 0 && minutes <= mostMinutes
  return isValid ? minutes : defaultMinutes
}

/** When an offer ends, epoch milliseconds. */
export function deadlineOf({ minutes, start }: RunningOffer): number {
  return start + minutes * minute
}

/** The content of a registration offer's cookie. */
export function registrationCookie({
  credit,
  minutes,
  start,
}: RunningOffer): CookieContent<'regisPromotion'> {
  return { credit: satangToBaht(credit), time: minutes, start }
}

/** The content of a deposit offer's cookie. */
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
 * Reads an offer from its cookie, or null. An offer without a start, or with one in the future, starts now [OPEN-13].
 */
export function readKeptOffer(kept: KeptOffer | null, now: number): RunningOffer | null {
  if (!kept) return null
  const credit = readBahtAmount(kept.credit)
  if (credit === null) return null
  return {
    deposit: 'deposit' in kept ? readDeposit(kept.deposit) : null,
    credit,
    minutes: kept.time,
    promotionId: null,
    start: Math.min(kept.start ?? now, now),
  }
}

/** An empty offer, for a chart before the first offer. */
export const noOffer: RunningOffer = {
  deposit: null,
  credit: bahtToSatang(0),
  minutes: defaultMinutes,
  promotionId: null,
  start: 0,
}
