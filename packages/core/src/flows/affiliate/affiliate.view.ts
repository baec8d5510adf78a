import type { SnapshotFrom } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import type { Satang } from '../../base/money/satang.ts'
import { type LookResult, unclearMessage } from '../payout/payout.outcome.ts'
import { type PayoutPasswordView, passwordView } from '../payout/payout.password.ts'
import { type PayoutReview, reviewOf } from '../payout/payout.review.ts'
import {
  shownWithdrawText,
  type WithdrawProblem,
  wantedAmount,
} from '../withdraw/withdraw-amount.rules.ts'
import type { affiliateMachine } from './affiliate.machine.ts'
import type { AffiliateOverview } from './affiliate.ts'
import type { AffiliateScreen } from './affiliate.types.ts'
import { type WithdrawWindow, windowOf } from './affiliate-window.rules.ts'

/** What the overview of the affiliate programme shows, on any of its screens. */
export interface AffiliateView {
  readonly screen: AffiliateScreen
  readonly overview: AffiliateOverview | null
  /** Whether commission may be withdrawn now, or from when on. */
  readonly window: WithdrawWindow
  /** All that may be withdrawn at once, or null where there is nothing. */
  readonly all: Satang | null
  /** The amount as typed, with thousands separators while it is a number. */
  readonly amountText: string
  readonly problem: WithdrawProblem | null
  /** How often a press was refused: each leads back to the field. */
  readonly refusedAttempts: number
  /** What is looked at before it is asked for, or null. */
  readonly review: PayoutReview | null
  /** What is shown of the password that confirms it; null outside of the look and where none is asked for. */
  readonly password: PayoutPasswordView | null
  readonly unknown: UnknownCommission | null
}

/** What is known of a withdrawal of commission whose answer was lost. */
export interface UnknownCommission {
  readonly amount: Satang | null
  /** What the server answered, while nobody knows whether that was a yes or a no. */
  readonly answer: MessageRef | null
  /** Until when it may still become known, epoch milliseconds; null when that is over. */
  readonly endsAt: number | null
  /** What the transactions say, or null before they were looked at. */
  readonly look: LookResult['kind'] | null
  readonly isLooking: boolean
  readonly canCheckAgain: boolean
  readonly canGoBack: boolean
}

export function affiliateView(snapshot: SnapshotFrom<typeof affiliateMachine>): AffiliateView {
  const { amountText, attempt, look, now, overview, problem, refusedAttempts, attemptWait } =
    snapshot.context
  const meta = Object.values(snapshot.getMeta()).find((one) => one !== undefined)
  const screen = meta?.screen ?? 'loading'
  const isOver = look === 'found' || snapshot.hasTag('attemptOver')
  return {
    screen,
    overview,
    window: windowOf(now, overview?.withdrawnAt ?? null),
    all: overview && overview.available > 0 ? overview.available : null,
    amountText: shownWithdrawText(amountText),
    problem,
    refusedAttempts,
    review:
      screen === 'reviewing'
        ? reviewOf(wantedAmount(amountText), overview?.available ?? null)
        : null,
    password:
      screen === 'reviewing'
        ? passwordView(snapshot.context.password, snapshot.hasTag('confirming'))
        : null,
    unknown:
      screen === 'outcomeUnknown'
        ? {
            amount: attempt?.amount ?? null,
            answer: attempt && look !== 'found' ? unclearMessage(attempt) : null,
            endsAt: isOver || attemptWait === null ? null : attemptWait.endsAt,
            look,
            isLooking: snapshot.hasTag('looking'),
            canCheckAgain: snapshot.can({ type: 'withdraw.checkAgain' }),
            canGoBack: snapshot.can({ type: 'withdraw.goBack' }),
          }
        : null,
  }
}
