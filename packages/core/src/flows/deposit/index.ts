export type { QrCodePlaces } from '../../kernel/site/site.details.ts'
export type { ChannelKind } from '../../member/profile/deposit-channel.ts'
export { lookEvery } from '../credit-watch/credit-watch.machine.ts'
export type { BankTransferView, ReportView } from './bank-transfer.view.ts'
export { newsOf } from './deposit.calls.ts'
export type { DepositEnding } from './deposit.ending.ts'
export type { DepositFailure } from './deposit.failure.ts'
export { depositNews } from './deposit.news.ts'
export { depositScreen } from './deposit.step.ts'
export type { DepositEvent, DepositScreen } from './deposit.types.ts'
export {
  type ChannelOption,
  type DepositReceipt,
  type DepositView,
  depositView,
  qrImageMessage,
} from './deposit.view.ts'
export type { AmountProblem } from './deposit-amount.rules.ts'
export { asksForAmount } from './emv-payload.rules.ts'
export { depositFailureKind } from './failure-kind.rules.ts'
export { lateLookEvery, latePaymentsAwaitedFor } from './late-payment.rules.ts'
export { qrCodeFormOf } from './qr-code.rules.ts'
export { cancelLimit, lastWordLimit, restAfter } from './qr-payment.rules.ts'
export { type QrPaymentView, qrPaymentView } from './qr-payment.view.ts'
