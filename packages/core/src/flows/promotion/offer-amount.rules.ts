import { type Satang, satang } from '../../base/money/satang.ts'
import type { AmountLimits } from '../../member/profile/deposit-channel.ts'
import type { Offer } from './offer.ts'

/** What an amount means for an offer that asks for a deposit. */
export interface OfferProgress {
  /** What the offer asks for. */
  readonly deposit: Satang
  readonly credit: Satang
  /** Whether a deposit of this amount earns the offer. */
  readonly isEnough: boolean
  /** How much of what the offer asks for this amount is, from 0 to 1. */
  readonly fraction: number
  /** The least whole amount that earns the offer; null where the channel does not take it. */
  readonly quickAmount: Satang | null
}

/**
 * What an amount means for an offer; null for an offer that states no amount. Earlier deposits may count too, but
 * only the server knows them.
 */
export function offerProgress(
  { credit, deposit }: Pick<Offer, 'credit' | 'deposit'>,
  amount: Satang | null,
  { max, min }: AmountLimits,
): OfferProgress | null {
  if (deposit === null) return null
  const least = satang(Math.ceil(deposit / 100) * 100)
  const given = amount ?? 0
  return {
    deposit,
    credit,
    isEnough: given >= deposit,
    fraction: Math.min(1, given / deposit),
    quickAmount: least >= min && least <= max ? least : null,
  }
}
