export type { PayoutPasswordView } from './payout.password.ts'
export type { PayoutPress, PayoutScreen } from './payout.types.ts'
export { type PayoutSnapshot, type PayoutView, payoutView } from './payout.view.ts'
export type { UnknownPayout } from './unknown-payout.view.ts'
