import type { ClockAdjusted } from '../../base/clock/server-clock.ts'
import type { Satang } from '../../base/money/satang.ts'
import type { BankAccount, DepositChannel } from '../../member/profile/deposit-channel.ts'
import type { CreditWatchOutput } from '../credit-watch/credit-watch.machine.ts'
import type { ServerWord } from '../payout/payout.outcome.ts'
import type { Rejection } from './deposit.calls.ts'
import type { AmountProblem } from './deposit-amount.rules.ts'
import type { ExpiryWord } from './qr-payment.rules.ts'
import type { QrPayment } from './qr-payment.ts'

/** The channel that a payment goes through, as it was when its code was created. */
export interface PaymentChannel {
  readonly name: string
  /** The holder of its account; null where the server names none. */
  readonly accountName: string | null
  readonly bonusLabel: string | null
}

/** What survives a reload of a waiting payment: everything except its secrets. */
export interface StoredPayment {
  readonly payment: QrPayment
  /** Null for a payment that was stored without it. */
  readonly paymentChannel: PaymentChannel | null
  readonly channelKey: string
  readonly amountText: string
  readonly isReuseWarned: boolean
  /** The code is a picture that nobody has seen yet, and so nobody has paid. */
  readonly isPictureAwaited: boolean
}

/**
 * What survives a reload of a payment that has ended: what its receipt shows, or its ending and the amount behind it.
 * Storage holds either a waiting payment or an ending, never a code that has ended.
 */
export interface StoredEnding {
  readonly ending: LastEnding
  /** Epoch milliseconds. */
  readonly endedAt: number
  readonly rejection: Rejection | null
  readonly payment: QrPayment
  /** What a receipt says of the channel; null for a payment that was not credited. */
  readonly paymentChannel: PaymentChannel | null
  readonly channelKey: string
  readonly amountText: string
}

/** What the member had chosen and typed before the page was reloaded. */
export interface DepositDraft {
  readonly channelKey: string
  readonly amountText: string
  /** Whether a code was being requested or a transfer reported, so that the outcome is unknown. */
  readonly isAsking: boolean
}

/** A bank transfer that the member reported: its credit is awaited, or the wait is over [OPEN-64]. */
export interface TransferReport {
  readonly channelKey: string
  readonly amount: Satang
  /** The balance when the transfer was reported; null when it was not known. */
  readonly balanceBefore: Satang | null
  /** Until when the balance is polled, epoch milliseconds. */
  readonly deadline: number
  /** When it was reported, epoch milliseconds; null where an earlier version of the site stored it. */
  readonly reportedAt: number | null
  /** The operator's account as the member was shown it; null where an earlier version of the site stored it. */
  readonly account: BankAccount | null
  /** How the wait ended; null while it lasts. */
  readonly outcome: CreditWatchOutput | null
}

export interface DepositInput {
  readonly storedPayment: StoredPayment | null
  /** How the last payment ended; null while a payment waits, and once its receipt was left. */
  readonly storedEnding: StoredEnding | null
  readonly draft: DepositDraft | null
  /** The reported transfer whose outcome was not left yet, or null. */
  readonly report: TransferReport | null
  readonly isVisible: boolean
  /** Epoch milliseconds. */
  readonly now: number
  /** Whether two answers of the server confirm `now`. */
  readonly isTimeConfirmed: boolean
}

/** How a payment ended that was not credited; `unconfirmed` where nobody could be asked. */
export type UnpaidEnding = 'expired' | 'rejected' | 'unconfirmed' | 'cancelled'

/** How the last payment ended; `paid` until its receipt is left. */
export type LastEnding = UnpaidEnding | 'paid'

export interface DepositContext {
  readonly channels: readonly DepositChannel[]
  readonly channelKey: string | null
  readonly amountText: string
  readonly problem: AmountProblem | null
  /** Whether a code was being requested, or a transfer reported, when the page was reloaded. */
  readonly wasAsking: boolean
  /** Whether the next request has to wait a moment, because the last one may have been carried out. */
  readonly isPausing: boolean
  /** The payment that is waiting or has just ended. */
  readonly payment: QrPayment | null
  readonly paymentChannel: PaymentChannel | null
  readonly isReuseWarned: boolean
  /** The code is a picture that nobody has seen yet, and so nobody has paid. */
  readonly isPictureAwaited: boolean
  /** Whether a reload would find the payment. */
  readonly isPaymentKept: boolean
  /** Why the last QR code was not created; null when nothing was refused. */
  readonly refusal: QrRefusal | null
  /** The last reported transfer. */
  readonly report: TransferReport | null
  /** The code and words with which the server refused the last report, or answered it in an undocumented way. */
  readonly reportWord: ServerWord | null
  /** Whether a reload would find the report. */
  readonly isReportKept: boolean
  /** Whether another tab has told that its money has arrived. */
  readonly isCreditTold: boolean
  /** Whether the member learns of its state here and now, and not again after a page load. */
  readonly isReportNews: boolean
  /** What the server says of the payment that it rejected. */
  readonly rejection: Rejection | null
  /** How the last payment ended; null where it has not ended, and once its receipt was left. */
  readonly ending: LastEnding | null
  /** Whether its card is the first to tell how it ended: no dialog or toast did, and the card was not left yet. */
  readonly isEndingNews: boolean
  /** Whether the history showed the money of the last payment, and not the poll: this tab is the one that tells it. */
  readonly isFoundInHistory: boolean
  /** When the site learnt how the last payment ended, epoch milliseconds. */
  readonly endedAt: number | null
  /** Who said that the last code has expired. */
  readonly expiryWord: ExpiryWord
  readonly isVisible: boolean
  /** Whether the panel or page of the deposit is on the screen. */
  readonly isShown: boolean
  /** Whether it was on the screen until maintenance or the closed site covered it. */
  readonly isCovered: boolean
  /** Epoch milliseconds, as of the last event that carried the time. */
  readonly now: number
  /** Whether two answers of the server confirm `now`. */
  readonly isTimeConfirmed: boolean
}

/**
 * Why a QR code was not created. `notSent`: the session could not be renewed; `unverified`: the owner of the
 * session could not be verified; nothing was done in either case. `postponed`: the server had asked for a wait
 * that is not over, so nothing was sent. `maintenance`: the page shows the same message [ERR-01].
 */
export type QrRefusal =
  | { readonly kind: 'requestFailed'; readonly code: number }
  | { readonly kind: 'tryAgain'; readonly code: number }
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'notSent' }
  | { readonly kind: 'unverified' }
  | { readonly kind: 'postponed'; readonly retryAfterMs: number }

/** The result of requesting a QR code. A lost answer may still arrive later. */
export type QrAnswer =
  | { type: 'qr.created'; payment: QrPayment }
  | { type: 'qr.incomplete' }
  | { type: 'qr.refused'; refusal: QrRefusal }
  | { type: 'qr.lost' }

/** The result of reporting a transfer. A lost answer may still arrive later. */
export type TransferAnswer =
  | { type: 'transfer.reported'; report: TransferReport }
  | { type: 'transfer.refused'; said: ServerWord | null }
  | { type: 'transfer.lost'; said: ServerWord | null }

/** The member's deposit channels; null when they could not be loaded. */
export type ChannelsResult = { readonly channels: readonly DepositChannel[] | null }

export type DepositEvent =
  | { type: 'deposit.shown' }
  | { type: 'deposit.hidden' }
  /** Maintenance or the closed site covers it: the member has not left. */
  | { type: 'deposit.covered' }
  | { type: 'deposit.openPicker' }
  | { type: 'deposit.closePicker' }
  | { type: 'deposit.chooseChannel'; key: string }
  | { type: 'deposit.changeAmount'; text: string }
  | { type: 'deposit.pickAmount'; amount: Satang }
  | { type: 'deposit.submit' }
  | { type: 'deposit.back' }
  | { type: 'deposit.showCode' }
  | { type: 'deposit.acknowledge' }
  | { type: 'deposit.checkAgain' }
  | { type: 'deposit.again' }
  | { type: 'transfer.openReport' }
  /** The picture of the code was shown, or could not be loaded. */
  | { type: 'qr.pictureShown' }
  | { type: 'qr.pictureFailed' }
  | { type: 'qr.understandReuse' }
  | { type: 'qr.cancel' }
  | { type: 'qr.keepWaiting' }
  | { type: 'qr.confirmCancel' }
  | { type: 'page.hidden' }
  | { type: 'page.resumed'; now: number }
  | ClockAdjusted
  | { type: 'pause.over' }
  /** The money for a code that was given up has arrived. */
  | { type: 'latePayment.arrived'; id: string; amount: Satang }
  | { type: 'payment.kept'; stored: StoredPayment; now: number }
  | QrAnswer
  | TransferAnswer

export type DepositFact =
  | { type: 'deposit.succeeded'; amount: Satang; isShown: boolean }
  | { type: 'deposit.outcomeUnknown' }
  | { type: 'deposit.cancelled' }
  /** The member cancelled a code, and its card is not what they see next. */
  | { type: 'deposit.cancelledUnseen' }
  /** The payment expired or was rejected; an expired one may still arrive late. */
  | { type: 'deposit.ended' }
  | { type: 'deposit.left' }

export type DepositScreen =
  | 'checking'
  | 'unavailable'
  | 'withoutAccounts'
  | 'choosingChannel'
  | 'showingAccount'
  | 'reportingTransfer'
  | 'transferReported'
  | 'reportFailed'
  | 'reportUnknown'
  | 'enteringAmount'
  | 'requestingQr'
  | 'awaitingPayment'
  /** The amount, which the member went back to while the code waits. */
  | 'waitingAtAmount'
  | 'succeeded'
  | 'expired'
  | 'failed'
  | 'requestFailed'
  | 'requestUnknown'
  | 'cannotCreate'
