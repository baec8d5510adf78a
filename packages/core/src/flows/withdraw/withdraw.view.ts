import type { SnapshotFrom } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import type { Satang } from '../../base/money/satang.ts'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import { maskedAccount } from '../../member/profile/masked-account.ts'
import type { withdrawMachine } from './withdraw.machine.ts'
import { limitsOf } from './withdraw.rules.ts'
import type { WithdrawScreen } from './withdraw.types.ts'
import {
  brokenWithdrawLimit,
  maximum,
  mostDecimals,
  quickWithdrawAmounts,
  readWithdrawAmount,
  shownWithdrawText,
  type WithdrawProblem,
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
  /** The balance; null while it is unknown. */
  readonly credit: Satang | null
  /** The largest amount that may be withdrawn; null when it is unknown or below the minimum. */
  readonly all: Satang | null
  /** Amounts to press instead of typing. */
  readonly quickAmounts: readonly Satang[]
  /** The amount as a number; null while the text is none. */
  readonly amount: Satang | null
  /** The amount as typed, with thousands separators while it is a number. */
  readonly amountText: string
  /** The limit that the amount being typed breaks; null once it was refused. */
  readonly brokenLimit: MessageRef | null
  readonly problem: WithdrawProblem | null
  /** How many attempts were refused; after each, the field gets the focus. */
  readonly refusedAttempts: number
  readonly isLocked: boolean
  /** The balance before the payout in flight; null where it was unknown. */
  readonly creditBefore: Satang | null
  /** The balance if it is fresh, else null. */
  readonly creditNow: Satang | null
}

export function withdrawView(snapshot: WithdrawSnapshot): WithdrawView {
  const { account, amountText, credit, creditBefore, isCreditFresh, min } = snapshot.context
  const { lockedUntil, problem, refusedAttempts } = snapshot.context
  const most = credit !== null && credit < maximum ? credit : maximum
  return {
    screen: screenOf(snapshot, 'loading'),
    account: account && { ...account, number: maskedAccount(account.number) },
    min,
    max: maximum,
    decimals: mostDecimals,
    credit,
    all: credit !== null && most >= min ? most : null,
    quickAmounts: quickWithdrawAmounts(limitsOf(snapshot.context)),
    amount: readWithdrawAmount(amountText),
    amountText: shownWithdrawText(amountText),
    brokenLimit: problem ? null : brokenWithdrawLimit(amountText, limitsOf(snapshot.context)),
    problem,
    refusedAttempts,
    isLocked: lockedUntil !== null,
    creditBefore,
    creditNow: isCreditFresh ? credit : null,
  }
}
