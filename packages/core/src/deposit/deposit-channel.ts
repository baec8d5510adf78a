import type { Satang } from '../money/satang.ts'

/** One way to deposit that the member can choose. */
export interface DepositChannel {
  /** Unique among all channels; ids of different kinds may collide. */
  readonly key: string
  readonly id: string
  readonly kind: 'promptPay'
  readonly name: string
  /** What one deposit may be, or null when the server's limits make no sense. */
  readonly limits: AmountLimits | null
  readonly bonusLabel: string | null
}

export interface AmountLimits {
  readonly min: Satang
  readonly max: Satang
}
