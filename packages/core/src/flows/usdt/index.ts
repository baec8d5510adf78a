export {
  type UsdtChoice,
  type UsdtDepositView,
  type UsdtGuideView,
  type UsdtTarget,
  usdtDepositScreen,
  usdtDepositView,
  usdtGuideView,
} from './usdt.view.ts'
export {
  type UsdtDepositEvent,
  type UsdtDepositScreen,
  usdtDepositMachine,
} from './usdt-deposit.machine.ts'
export { type UsdtGuideEvent, usdtGuideMachine } from './usdt-guide.machine.ts'
export { guideWidth } from './usdt-guide.rules.ts'
