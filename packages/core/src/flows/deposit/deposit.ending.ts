import type { MessageRef } from '../../base/messages/message.ts'
import type { Satang } from '../../base/money/satang.ts'
import type { DepositContext, UnpaidEnding } from './deposit.types.ts'

/** What is known of the last payment, which was not credited: for the member, and for the admin. */
export interface DepositEnding {
  readonly title: MessageRef
  readonly message: MessageRef
  /** Why the server rejected it, in its own words. */
  readonly reason: string | null
  /** What was to be paid. */
  readonly amount: Satang
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** Epoch milliseconds. */
  readonly endedAt: number
  readonly reference: string | null
  /** Nothing was paid, so that another code is the way on. */
  readonly canRenew: boolean
}

const titles = {
  expired: { id: 'deposit.poll.expiredTitle' },
  rejected: { id: 'deposit.poll.unsuccessfulTitle' },
  unconfirmed: { id: 'deposit.poll.unconfirmedTitle' },
} as const satisfies Record<UnpaidEnding, MessageRef>

const messages = {
  expired: { id: 'deposit.ending.expired' },
  rejected: { id: 'deposit.ending.rejected' },
  unconfirmed: { id: 'deposit.ending.unconfirmed' },
} as const satisfies Record<UnpaidEnding, MessageRef>

/** The last payment if it was not credited; it stays in sight at the amount, where its dialog leads [OPEN-63]. */
export function depositEnding({
  ending,
  endedAt,
  payment,
  rejection,
}: Pick<DepositContext, 'ending' | 'endedAt' | 'payment' | 'rejection'>): DepositEnding | null {
  if (ending === null || endedAt === null || payment === null) return null
  const { createdAt, payAmount, reference } = payment
  return {
    title: titles[ending],
    message: messages[ending],
    reason: ending === 'rejected' ? rejection?.trim() || null : null,
    amount: payAmount,
    createdAt,
    endedAt,
    reference,
    canRenew: ending === 'expired',
  }
}
