export { csvOf } from '../../base/text/csv.ts'
export {
  type HistoryDay,
  type HistoryFilter,
  type HistorySums,
  historyCap,
  historyFilters,
  historyStep,
  historySums,
  statusOf,
  stepDelay,
  type TransactionKey,
} from './history.rules.ts'
export {
  isTransactionChannel,
  type Transaction,
  type TransactionChannel,
  type TransactionType,
} from './history.ts'
export { type HistoryView, historyView } from './history.view.ts'
