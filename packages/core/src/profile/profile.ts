import type { WireAnswer } from '../contract/endpoints.ts'
import type { AmountLimits, DepositChannel } from '../deposit/deposit-channel.ts'
import { readBahtAmount } from '../money/satang.ts'

/** What the server knows about the member's ways to pay. */
export interface Profile {
  readonly firstName: string
  readonly lastName: string
  readonly channels: readonly DepositChannel[]
}

type WireProfile = WireAnswer<'getProfile'>['result']
type WirePayment = NonNullable<WireProfile['payment']>[number]
type WireBonus = WirePayment['bonus']

/** The profile answer in the project's own words. A missing list counts as empty [OPEN-69]. */
export function readProfile(wire: WireProfile): Profile {
  return {
    firstName: wire.user.firstname,
    lastName: wire.user.lastname,
    channels: (wire.payment ?? []).map(readPaymentChannel),
  }
}

function readPaymentChannel(wire: WirePayment): DepositChannel {
  return {
    key: `payment:${wire.id}`,
    id: wire.id,
    kind: 'promptPay',
    name: wire.provider,
    limits: readLimits(wire.min_deposit, wire.max_deposit),
    bonusLabel: readBonusLabel(wire.bonus),
  }
}

/** Limits in whole baht, or null when one is missing, not money, not positive, or they are inverted. */
export function readLimits(
  wireMin: number | string | null | undefined,
  wireMax: number | string | null | undefined,
): AmountLimits | null {
  const min = readBahtAmount(wireMin ?? '')
  const max = readBahtAmount(wireMax ?? '')
  if (min === null || max === null || min <= 0 || min > max) return null
  return { min, max }
}

/** Shown only if `is_bonus` holds; `topshow` if it is text, else the message [OPEN-59]. */
export function readBonusLabel(wire: WireBonus): string | null {
  if (!wire?.is_bonus) return null
  return wire.topshow || wire.message || null
}
