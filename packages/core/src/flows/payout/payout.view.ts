import type { SnapshotFrom } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import type { Satang } from '../../base/money/satang.ts'
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
  /** What is looked at before it is asked for, or null. */
  readonly review: ShownReview | null
  /** What is shown of the password that confirms it; null outside of the look and where none is asked for. */
  readonly password: PayoutPasswordView | null
  readonly unknown: UnknownPayout | null
}

/** The look at it, with the name of what is left. */
export interface ShownReview extends PayoutReview {
  readonly leftLabel: MessageRef
}

/** @param held what it is paid from; null while that is not known */
export function payoutView(snapshot: PayoutSnapshot, held: Satang | null): PayoutView {
  const { amount, password, payout } = snapshot.context
  const screen = payoutScreen(snapshot)
  const isReviewed = screen === 'reviewing'
  return {
    screen,
    isSubmitting: screen === 'submitting',
    review: isReviewed ? { ...reviewOf(amount, held), leftLabel: payoutWords[payout].left } : null,
    password: isReviewed ? passwordView(password, snapshot.hasTag('confirming')) : null,
    unknown: screen === 'outcomeUnknown' ? unknownPayout(snapshot) : null,
  }
}

/** The name of the screen. */
function payoutScreen(snapshot: PayoutSnapshot): PayoutScreen {
  for (const meta of Object.values(snapshot.getMeta())) if (meta) return meta.screen
  return 'submitting'
}
