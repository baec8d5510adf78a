import type { SnapshotFrom } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import type { Satang } from '../../base/money/satang.ts'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import type { payoutMachine } from './payout.machine.ts'
import { type PayoutPasswordView, passwordView } from './payout.password.ts'
import { type PayoutReview, reviewOf } from './payout.review.ts'
import type { PayoutScreen } from './payout.types.ts'
import { payoutWords } from './payout.words.ts'
import { type UnknownPayout, unknownPayout } from './unknown-payout.view.ts'

export type PayoutSnapshot = SnapshotFrom<typeof payoutMachine>

/** What a payout shows, on any of its screens. */
export interface PayoutView {
  readonly screen: PayoutScreen
  readonly isSubmitting: boolean
  /** The review before the payout is requested, or null. */
  readonly review: ShownReview | null
  /** The password field; null outside the review and where the site asks for no password. */
  readonly password: PayoutPasswordView | null
  readonly unknown: UnknownPayout | null
}

/** The review, with the label for what is left. */
export interface ShownReview extends PayoutReview {
  readonly leftLabel: MessageRef
}

/** @param available what the payout is paid from; null while that is unknown */
export function payoutView(snapshot: PayoutSnapshot, available: Satang | null): PayoutView {
  const { amount, password, payout } = snapshot.context
  const screen = screenOf(snapshot, 'submitting')
  const isReviewed = screen === 'reviewing'
  return {
    screen,
    isSubmitting: screen === 'submitting',
    review: isReviewed
      ? { ...reviewOf(amount, available), leftLabel: payoutWords[payout].left }
      : null,
    password: isReviewed ? passwordView(password, snapshot.hasTag('confirming')) : null,
    unknown: screen === 'outcomeUnknown' ? unknownPayout(snapshot) : null,
  }
}
