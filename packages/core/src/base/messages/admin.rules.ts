import type { MessageId } from './message.ts'

/** The messages that ask the reader to contact the admin. */
const messagesAskingForAdmin: ReadonlySet<string> = new Set<MessageId>([
  'affiliate.withdraw.error.other',
  'affiliate.withdraw.unknown.notFound',
  'chatLink.error.alreadyUsed',
  'chatLink.error.other',
  'deposit.bank.error.reportFailed',
  'deposit.bank.error.reportRefused',
  'deposit.bank.error.reportRefusedReason',
  'deposit.ending.expired',
  'deposit.ending.rejected',
  'deposit.ending.unconfirmed',
  'deposit.error.unavailable',
  'deposit.poll.error.expired',
  'deposit.poll.error.localExpired',
  'deposit.poll.error.unsuccessful',
  'deposit.poll.error.unsuccessfulNoReason',
  'deposit.poll.unconfirmed',
  'deposit.qr.error.requestFailed',
  'forgot.error.failed',
  'forgot.error.incorrectData',
  'forgot.error.retryOrAdmin',
  'gameLaunch.error.foreign',
  'login.error.accountBlocked',
  'login.error.other',
  'login.error.passwordLocked',
  'login.error.uplineLocked',
  'payout.password.error.locked',
  'payout.password.error.other',
  'register.error.other',
  'register.error.otpTooMany',
  'register.error.retryOrAdmin',
  'register.error.verifyIdentity',
  'reset.error.other',
  'transfer.usdtDisabled',
  'usdt.error.unavailable',
  'usdt.option.missingRate',
  'usdt.option.unknownNetwork',
  'usdt.option.wrongAddress',
  'withdraw.error.amountAndCountLimit',
  'withdraw.error.amountLimit',
  'withdraw.error.belowUnknownMinimum',
  'withdraw.error.countLimit',
  'withdraw.error.tryAgain',
  'withdraw.error.tryAgainReason',
  'withdraw.unknown.notFound',
])

/** Whether a message asks the reader to contact the admin, so that the link to the admin belongs beside it. */
export function asksForAdmin(id: string): boolean {
  return messagesAskingForAdmin.has(id)
}
