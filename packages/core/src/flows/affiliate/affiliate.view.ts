import type { SnapshotFrom } from 'xstate'
import type { Satang } from '../../base/money/satang.ts'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import { shownWithdrawText, type WithdrawProblem } from '../withdraw/withdraw-amount.rules.ts'
import type { affiliateMachine } from './affiliate.machine.ts'
import type { AffiliateOverview } from './affiliate.ts'
import type { AffiliateScreen } from './affiliate.types.ts'
import { type WithdrawWindow, windowOf } from './affiliate-window.rules.ts'

/** What the overview of the affiliate programme shows, on any of its screens. */
export interface AffiliateView {
  readonly screen: AffiliateScreen
  readonly overview: AffiliateOverview | null
  /** Whether commission may be withdrawn now, or from when. */
  readonly window: WithdrawWindow
  /** All that may be withdrawn at once; null when there is nothing. */
  readonly all: Satang | null
  /** The amount as typed, with thousands separators while it is a number. */
  readonly amountText: string
  readonly problem: WithdrawProblem | null
  /** How many attempts were refused; after each, the field gets the focus. */
  readonly refusedAttempts: number
}

export function affiliateView(snapshot: SnapshotFrom<typeof affiliateMachine>): AffiliateView {
  const { amountText, now, overview, problem, refusedAttempts } = snapshot.context
  return {
    screen: screenOf(snapshot, 'loading'),
    overview,
    window: windowOf(now, overview?.withdrawnAt ?? null),
    all: overview && overview.available > 0 ? overview.available : null,
    amountText: shownWithdrawText(amountText),
    problem,
    refusedAttempts,
  }
}
