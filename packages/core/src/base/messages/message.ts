import type { Satang } from '../money/satang.ts'

/** Money inside a message: the formatter turns it into baht with two decimals. */
export interface MoneyValue {
  readonly satang: Satang
}

/** An instant inside a message, in epoch milliseconds: the formatter turns it into its day and time. */
export interface InstantValue {
  readonly instant: number
}

/** An instant of this day or the next inside a message: the formatter turns it into the time of day. */
export interface TimeOfDayValue {
  readonly timeOfDay: number
}

/**
 * Every message that core can ask a screen to show, with its values. The texts are in the site's catalogues, in Thai
 * and English; an id without a text does not build.
 */
export interface MessageValues {
  'affiliate.withdraw.error.insufficientBalance': null
  'affiliate.withdraw.error.onlyDays1to5': { firstDay: number; lastDay: number }
  'affiliate.withdraw.error.oncePerDay': { count: number }
  'affiliate.withdraw.error.other': { code: number }
  'affiliate.withdraw.error.zeroAmount': null
  'affiliate.withdraw.review.left': null
  'affiliate.withdraw.success': { amount: MoneyValue }
  'affiliate.withdraw.unknown.beforeReturn': null
  'affiliate.withdraw.unknown.body': { amount: MoneyValue }
  'affiliate.withdraw.unknown.cannotCheck': null
  'affiliate.withdraw.unknown.checkAgain': null
  'affiliate.withdraw.unknown.checking': null
  'affiliate.withdraw.unknown.found': { amount: MoneyValue }
  'affiliate.withdraw.unknown.foundTitle': null
  'affiliate.withdraw.unknown.goBack': null
  'affiliate.withdraw.unknown.notFound': null
  'affiliate.withdraw.unknown.patience': { time: TimeOfDayValue }
  'affiliate.withdraw.unknown.title': null
  'chatLink.error.alreadyUsed': null
  'chatLink.error.failed': null
  'chatLink.error.other': { code: number }
  'chatSignIn.error.notLinked': null
  'chatSignIn.error.notOpened': null
  'chatSignIn.failed': null
  'deposit.amount.error.aboveMax': { max: number }
  'deposit.amount.error.belowMin': { min: number }
  'deposit.amount.error.digitsOnly': null
  'deposit.amount.error.empty': null
  'deposit.amount.error.leadingZero': null
  'deposit.bank.error.reportFailed': null
  'deposit.bank.error.reportFailedTitle': null
  'deposit.bank.error.reportRefused': { code: number }
  'deposit.bank.error.reportRefusedReason': { code: number; message: string }
  'deposit.bank.error.reportUnclear': { minutes: number; code: number }
  'deposit.bank.error.reportUnclearReason': { minutes: number; code: number; message: string }
  'deposit.bank.error.reportUnknown': { minutes: number }
  'deposit.bank.error.reportUnknownTitle': null
  'deposit.ending.cancelled': { minutes: number }
  'deposit.ending.cancelledLater': null
  'deposit.ending.cancelledTitle': null
  'deposit.ending.expired': null
  'deposit.ending.part': null
  'deposit.ending.partTitle': null
  'deposit.ending.rejected': null
  'deposit.ending.unconfirmed': { minutes: number }
  'deposit.ending.unconfirmedLater': null
  'deposit.error.maintenance': null
  'deposit.error.maintenanceTitle': null
  'deposit.error.unavailable': null
  'deposit.error.unavailableTitle': null
  'deposit.news.checking': null
  'deposit.news.deposited': { amount: MoneyValue }
  'deposit.news.waiting': { time: string }
  'deposit.news.waitingUntil': { time: TimeOfDayValue }
  'deposit.poll.cancelled': { minutes: number }
  'deposit.poll.error.expired': { minutes: number }
  'deposit.poll.error.localExpired': { minutes: number }
  'deposit.poll.error.unsuccessful': { message: string }
  'deposit.poll.error.unsuccessfulNoReason': null
  'deposit.poll.expiredTitle': null
  'deposit.poll.successBody': { amount: MoneyValue }
  'deposit.poll.unconfirmed': { minutes: number }
  'deposit.poll.unconfirmedTitle': null
  'deposit.poll.unsuccessfulTitle': null
  'deposit.qr.error.cannotCreate': null
  'deposit.qr.imagePromptPay': null
  'deposit.qr.imageTrueMoney': null
  'deposit.qr.error.requestFailed': { code: number }
  'deposit.qr.error.requestFailedTitle': null
  'deposit.qr.error.title': null
  'deposit.qr.error.tryAgain': { code: number }
  'deposit.qr.error.unknown': null
  'deposit.qr.error.unknownTitle': null
  'favourite.error.doubtful': null
  'favourite.error.failed': null
  'forgot.error.failed': null
  'forgot.error.incorrectData': null
  'forgot.error.notChecked': null
  'forgot.error.otpRetry': null
  'forgot.error.retryOrAdmin': null
  'forgot.error.unknown': null
  'gameLaunch.error.failed': null
  'gameLaunch.error.foreign': null
  'gameLaunch.error.noMessage': { code: number }
  'gameLaunch.error.other': { message: string }
  'header.commissionFound': null
  'header.commissionUnknown': null
  'header.withdrawalFound': null
  'header.withdrawalUnknown': null
  'login.error.accountBlocked': null
  'login.error.broken': null
  'login.error.other': { code: number }
  'login.error.passwordEmpty': null
  'login.error.passwordLocked': null
  'login.error.uplineLocked': null
  'login.error.usernameEmpty': null
  'login.error.waitOneMinute': { minutes: number }
  'login.error.wrongCredentials': null
  'login.reason': { area: string }
  'otp.error.empty': null
  'otp.error.length': { length: number }
  'register.error.alreadyRegistered': null
  'register.error.broken': null
  'register.error.codeNotSent': null
  'register.error.incomplete': null
  'register.error.incorrectData': null
  'register.error.other': { code: number }
  'register.error.otpInvalid': null
  'register.error.otpRetry': null
  'register.error.otpTooMany': null
  'register.error.retryOrAdmin': null
  'register.error.unknown': null
  'register.error.username': { min: number; max: number }
  'register.error.verifyIdentity': null
  'reset.error.failed': null
  'reset.error.other': { code: number }
  'reset.error.refused': null
  'reset.error.ticketExpired': null
  'reset.success': null
  'session.error.cookiesBlocked': null
  'session.error.invalid': null
  'session.error.refreshFailed': null
  'session.error.unverified': null
  'session.error.sessionExpired': null
  'session.error.shadowed': null
  'session.loggedOut': null
  'session.loggedOutElsewhere': null
  'session.switchedElsewhere': { username: string }
  'status.askedToWait': { seconds: number }
  'transfer.usdtDisabled': null
  'usdt.error.unavailable': null
  'usdt.option.missingRate': null
  'usdt.option.unknownNetwork': null
  'usdt.option.wrongAddress': { network: string }
  'validation.error.accountNumberEmpty': null
  'validation.error.firstNameEmpty': null
  'validation.error.invalidAccountNumber': null
  'validation.error.invalidPhone': { digits: number; first: string; second: string; third: string }
  'validation.error.lastNameEmpty': null
  'validation.error.nameAndSurname': null
  'validation.error.oldPasswordWrong': null
  'validation.error.passwordMismatch': null
  'validation.error.passwordTooShort': { min: number }
  'validation.error.pickBank': null
  'status.checking': null
  'withdraw.amount.error.aboveCredit': { balance: MoneyValue }
  'withdraw.amount.error.aboveMax': { max: number }
  'withdraw.amount.error.belowMin': { min: number }
  'withdraw.amount.error.decimals': { decimals: number }
  'withdraw.amount.error.empty': null
  'withdraw.amount.error.format': null
  'withdraw.amount.error.leadingZero': null
  'payout.password.error.empty': null
  'payout.password.error.lapsed': null
  'payout.password.error.locked': null
  'payout.password.error.other': { code: number }
  'payout.password.error.unanswered': null
  'payout.password.error.wait': { minutes: number }
  'payout.password.error.wrong': null
  'payout.unclear': { code: number }
  'payout.unclearReason': { code: number; message: string }
  'withdraw.error.amountAndCountLimit': null
  'withdraw.error.amountLimit': null
  'withdraw.error.belowMinimum': { min: number }
  'withdraw.error.belowUnknownMinimum': { code: number }
  'withdraw.error.countLimit': null
  'withdraw.error.insufficientBalance': null
  'withdraw.error.locked': { hours: number; minutes: number; seconds: number }
  'withdraw.error.lockedUntil': { until: InstantValue }
  'withdraw.error.notKept': null
  'withdraw.error.tryAgain': { code: number }
  'withdraw.error.tryAgainReason': { code: number; message: string }
  'withdraw.error.waitRemaining': { hours: number; minutes: number; seconds: number }
  'withdraw.error.waitUntil': { until: InstantValue }
  'withdraw.review.left': null
  'withdraw.success': { amount: MoneyValue }
  'withdraw.unknown.beforeReturn': null
  'withdraw.unknown.body': null
  'withdraw.unknown.cannotCheck': null
  'withdraw.unknown.checkAgain': null
  'withdraw.unknown.checking': null
  'withdraw.unknown.found': { amount: MoneyValue }
  'withdraw.unknown.foundTitle': null
  'withdraw.unknown.goBack': null
  'withdraw.unknown.notFound': null
  'withdraw.unknown.patience': { time: TimeOfDayValue }
  'withdraw.unknown.title': null
}

export type MessageId = keyof MessageValues

/** A message's id and values: all that a chart knows of a text on the screen. */
export type MessageRef = {
  [Id in MessageId]: MessageValues[Id] extends null
    ? { readonly id: Id }
    : { readonly id: Id; readonly values: Readonly<MessageValues[Id]> }
}[MessageId]

/** A flow's request for a toast, which stays when the flow's screen is left. */
export type ToastRequested = { type: 'toast.requested'; toast: Toast }

/** A short message that disappears by itself. */
export interface Toast {
  readonly tone: 'positive' | 'neutral' | 'negative'
  readonly message: MessageRef
  /** How long it stays, in milliseconds [SHELL-56]. */
  readonly durationMs: number
  /** Of the toasts with the same topic only the newest is shown. */
  readonly topic?: 'busy' | 'session'
}
