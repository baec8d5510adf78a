export { longestWithoutHistory } from '../history/history.lookup.ts'
export { longestOnItsWay, longestUntilListed } from '../payout/payout.outcome.ts'
export type { WithdrawEvent, WithdrawScreen } from './withdraw.types.ts'
export { type WithdrawView, withdrawView } from './withdraw.view.ts'
export type { WithdrawProblem } from './withdraw-amount.rules.ts'
export { lockDuration, longestLock } from './withdraw-lock.rules.ts'
export {
  type WithdrawLockView,
  withdrawLockView,
  withdrawTrackerView,
} from './withdraw-lock.view.ts'
export {
  isUnderWay,
  type MadeWithdrawal,
  type WithdrawStage,
  type WithdrawTrace,
} from './withdraw-tracker.rules.ts'
