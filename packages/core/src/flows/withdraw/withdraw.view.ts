import type { SnapshotFrom } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import type { Satang } from '../../base/money/satang.ts'
import { maskedAccount } from '../../member/profile/masked-account.ts'
import { type LookResult, unclearMessage } from '../payout/payout.outcome.ts'
import { type PayoutPasswordView, passwordView } from '../payout/payout.password.ts'
import { type PayoutReview, reviewOf } from '../payout/payout.review.ts'
import type { withdrawMachine } from './withdraw.machine.ts'
import type { WithdrawScreen } from './withdraw.types.ts'
import {
  maximum,
  mostDecimals,
  shownWithdrawText,
  type WithdrawProblem,
  wantedAmount,
} from './withdraw-amount.rules.ts'

export type WithdrawSnapshot = SnapshotFrom<typeof withdrawMachine>

/** What the withdrawal shows, on any of its screens. */
export interface WithdrawView {
  readonly screen: WithdrawScreen
  readonly account: {
    readonly bankId: string
    readonly holder: string
    /** The number with only its last digits. */
    readonly number: string
  } | null
  readonly min: Satang
  readonly max: Satang
  readonly decimals: number
  /** The balance, or null while it is not known. */
  readonly credit: Satang | null
  /** All that may be withdrawn at once, or null where that would be refused. */
  readonly all: Satang | null
  /** The amount as typed, with thousands separators while it is a number. */
  readonly amountText: string
  readonly problem: WithdrawProblem | null
  /** How often a press was refused: each leads back to the field. */
  readonly refusedAttempts: number
  readonly isLocked: boolean
  readonly isSubmitting: boolean
  /** What is looked at before it is asked for, or null. */
  readonly review: PayoutReview | null
  /** What is shown of the password that confirms it; null outside of the look and where none is asked for. */
  readonly password: PayoutPasswordView | null
  readonly unknown: UnknownOutcome | null
}

/** What is known of a withdrawal whose answer was lost. */
export interface UnknownOutcome {
  readonly amount: Satang | null
  /** What the server answered, while nobody knows whether that was a yes or a no. */
  readonly answer: MessageRef | null
  /** Until when it may still become known, epoch milliseconds; null when that is over. */
  readonly endsAt: number | null
  readonly balanceBefore: Satang | null
  /** The server’s newest word of it, or null while there is none. */
  readonly balanceNow: Satang | null
  /** What the history says, or null before it was looked at. */
  readonly look: LookResult['kind'] | null
  readonly isLooking: boolean
  readonly canCheckAgain: boolean
  readonly canGoBack: boolean
}

export function withdrawView(snapshot: WithdrawSnapshot): WithdrawView {
  const { account, amountText, credit, lockedUntil, min, problem, refusedAttempts } =
    snapshot.context
  const screen = withdrawScreen(snapshot)
  const most = credit !== null && credit < maximum ? credit : maximum
  return {
    screen,
    account: account && { ...account, number: maskedAccount(account.number) },
    min,
    max: maximum,
    decimals: mostDecimals,
    credit,
    all: credit !== null && most >= min ? most : null,
    amountText: shownWithdrawText(amountText),
    problem,
    refusedAttempts,
    isLocked: lockedUntil !== null,
    isSubmitting: screen === 'submitting',
    review: screen === 'reviewing' ? reviewOf(wantedAmount(amountText), credit) : null,
    password:
      screen === 'reviewing'
        ? passwordView(snapshot.context.password, snapshot.hasTag('confirming'))
        : null,
    unknown: screen === 'outcomeUnknown' ? unknownOutcome(snapshot) : null,
  }
}

/** The name of the screen. */
export function withdrawScreen(snapshot: WithdrawSnapshot): WithdrawScreen {
  for (const meta of Object.values(snapshot.getMeta())) if (meta) return meta.screen
  return 'loading'
}

function unknownOutcome(snapshot: WithdrawSnapshot): UnknownOutcome {
  const { attempt, credit, creditBefore, isCreditFresh, attemptWait, look } = snapshot.context
  const isOver = look === 'found' || snapshot.hasTag('attemptOver')
  return {
    amount: attempt?.amount ?? null,
    answer: attempt && look !== 'found' ? unclearMessage(attempt) : null,
    endsAt: isOver || attemptWait === null ? null : attemptWait.endsAt,
    balanceBefore: creditBefore,
    balanceNow: isCreditFresh ? credit : null,
    look,
    isLooking: snapshot.hasTag('looking'),
    canCheckAgain: snapshot.can({ type: 'withdraw.checkAgain' }),
    canGoBack: snapshot.can({ type: 'withdraw.goBack' }),
  }
}
