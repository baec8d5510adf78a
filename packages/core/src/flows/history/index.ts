export {
  type HistoryDay,
  type HistoryFilter,
  historyCap,
  historyFilters,
  historyStep,
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
