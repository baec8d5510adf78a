export {
  type HistoryDay,
  type HistoryFilter,
  historyCap,
  historyFilters,
  historyStep,
  stepDelay,
} from './history.rules.ts'
export type { Transaction, TransactionType } from './history.ts'
export { type HistoryView, historyView } from './history.view.ts'
