import type { HistoryFilter } from '@croupier/core/history'

/** What is seen of the history at one moment. */
export interface HistorySight {
  /** `failed` says that it could not be loaded, and offers to ask again. */
  readonly page: 'elsewhere' | 'listed' | 'failed'
  readonly filter: HistoryFilter | null
  /** How many transactions are shown. */
  readonly count: number
  readonly hasMore: boolean
}

/** Every step of a member and of the server. */
export const historySteps = [
  'open',
  'openAndFail',
  'loadMore',
  'showAll',
  'showDeposits',
  'showWithdrawals',
  'tryAgain',
  'tryAgainAndFail',
  'close',
  'reload',
] as const

export type HistoryStep = (typeof historySteps)[number]
