export {
  type UsdtChoice,
  type UsdtDepositView,
  type UsdtGuideView,
  type UsdtTarget,
  usdtDepositView,
  usdtGuideView,
} from './usdt.view.ts'
export type { UsdtDepositEvent, UsdtDepositScreen } from './usdt-deposit.machine.ts'
export type { UsdtGuideEvent } from './usdt-guide.machine.ts'
export { guideWidth } from './usdt-guide.rules.ts'
export { shownCharacters } from './usdt-option.rules.ts'
export { balanceInterval } from './usdt-watch.rules.ts'
