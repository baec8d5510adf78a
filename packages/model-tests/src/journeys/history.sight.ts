import type { HistoryFilter } from '@croupier/core/history'

/** What the member sees of the history at one moment. */
export interface HistorySight {
  /** `failed` says that it could not be loaded, and offers to ask again; `details` are those of one transaction. */
  readonly page: 'elsewhere' | 'listed' | 'details' | 'failed'
  readonly filter: HistoryFilter | null
  /** How many transactions show. */
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
  'openNewest',
  'closeDetails',
  'tryAgain',
  'tryAgainAndFail',
  'close',
  'reload',
] as const

export type HistoryStep = (typeof historySteps)[number]
