import type { ClockAdjusted } from '../../base/clock/server-clock.ts'
import type { Satang } from '../../base/money/satang.ts'
import type { DepositChannel } from '../../member/profile/deposit-channel.ts'
import type { ServerWord } from '../payout/payout.outcome.ts'
import type { AmountProblem } from './deposit-amount.rules.ts'
import type { ExpiryWord } from './qr-payment.rules.ts'
import type { QrPayment } from './qr-payment.ts'

/** What of a waiting payment survives a reload: everything but its secrets. */
export interface StoredPayment {
  readonly payment: QrPayment
  readonly channelKey: string
  readonly amountText: string
  readonly isReuseWarned: boolean
  /** The code is a picture that nobody has seen yet, and so nobody has paid. */
  readonly isPictureAwaited: boolean
}

/** What the member had chosen and typed when the page went away. */
export interface DepositDraft {
  readonly channelKey: string
  readonly amountText: string
  /** Whether a code was being asked for or a transfer reported, so that nobody knows what came of it. */
  readonly isAsking: boolean
}

/** A bank transfer that the member reported and whose credit is awaited [OPEN-64]. */
export interface TransferReport {
  readonly channelKey: string
  readonly amount: Satang
  /** The balance when it was reported, or null when it was not known. */
  readonly balanceBefore: Satang | null
  /** Until when the balance is looked at, epoch milliseconds. */
  readonly deadline: number
}

export interface DepositInput {
  readonly storedPayment: StoredPayment | null
  readonly draft: DepositDraft | null
  /** The transfer whose credit is awaited, or null. */
  readonly report: TransferReport | null
  readonly isVisible: boolean
  /** Epoch milliseconds. */
  readonly now: number
  /** Whether two answers say that it is now. */
  readonly isTimeConfirmed: boolean
}

export interface DepositContext {
  readonly channels: readonly DepositChannel[]
  readonly channelKey: string | null
  readonly amountText: string
  readonly problem: AmountProblem | null
  /** Whether a code was being asked for, or a transfer reported, when the page went away. */
  readonly wasAsking: boolean
  /** The last request may have been carried out; a second one waits a moment. */
  readonly isPausing: boolean
  /** The payment that waits or has just ended. */
  readonly payment: QrPayment | null
  readonly isReuseWarned: boolean
  /** The code is a picture that nobody has seen yet, and so nobody has paid. */
  readonly isPictureAwaited: boolean
  /** Whether a reload finds the payment again. */
  readonly isPaymentKept: boolean
  /** Why the last QR code was not created; null when there is no code to name. */
  readonly refusal: QrRefusal | null
  /** The transfer that was reported last. */
  readonly report: TransferReport | null
  /** The code that answered the last report otherwise than documented, or with a no. */
  readonly reportWord: ServerWord | null
  /** The balance with the credit of that transfer, or null before it has arrived. */
  readonly balanceAfter: Satang | null
  /** The server's words on a rejected payment. */
  readonly rejection: string | null
  /** Who said that the last code is over. */
  readonly expiryWord: ExpiryWord
  readonly isVisible: boolean
  /** Whether the panel or page of the deposit is on the screen. */
  readonly isShown: boolean
  /** Epoch milliseconds, as of the last event that carried the time. */
  readonly now: number
  /** Whether two answers say that it is now. */
  readonly isTimeConfirmed: boolean
}

/**
 * Why a QR code was not created. `notSent`: the session could not be renewed, and
 * `unverified`: nobody could be asked whose it is; nothing was done. `postponed`: the server had asked for
 * a wait that is not over, so nothing was sent.
 * `maintenance`: the page says so as well, and both say the same [ERR-01].
 */
export type QrRefusal =
  | { readonly kind: 'requestFailed'; readonly code: number }
  | { readonly kind: 'tryAgain'; readonly code: number }
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'notSent' }
  | { readonly kind: 'unverified' }
  | { readonly kind: 'postponed'; readonly retryAfterMs: number }

/** What asking for a QR code came to. A lost answer may still come later. */
export type QrAnswer =
  | { type: 'qr.created'; payment: QrPayment }
  | { type: 'qr.incomplete' }
  | { type: 'qr.refused'; refusal: QrRefusal }
  | { type: 'qr.lost' }

/** What reporting a transfer came to. A lost answer may still come later. */
export type TransferAnswer =
  | { type: 'transfer.reported'; report: TransferReport }
  | { type: 'transfer.refused'; said: ServerWord | null }
  | { type: 'transfer.lost'; said: ServerWord | null }

/** The member's ways to deposit, or null when they could not be had. */
export type ChannelsResult = { readonly channels: readonly DepositChannel[] | null }

export type DepositEvent =
  | { type: 'deposit.shown' }
  | { type: 'deposit.hidden' }
  | { type: 'deposit.openPicker' }
  | { type: 'deposit.closePicker' }
  | { type: 'deposit.chooseChannel'; key: string }
  | { type: 'deposit.changeAmount'; text: string }
  | { type: 'deposit.pickAmount'; amount: Satang }
  | { type: 'deposit.submit' }
  | { type: 'deposit.back' }
  | { type: 'deposit.acknowledge' }
  | { type: 'deposit.checkAgain' }
  | { type: 'deposit.again' }
  | { type: 'transfer.openReport' }
  /** The picture of the code is seen, or could not be had. */
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
  /** The money of a code came that was given up. */
  | { type: 'latePayment.arrived'; id: string; amount: Satang }
  | { type: 'payment.kept'; stored: StoredPayment; now: number }
  | QrAnswer
  | TransferAnswer

export type DepositFact =
  | { type: 'deposit.succeeded'; amount: Satang; isShown: boolean }
  | { type: 'deposit.outcomeUnknown' }
  | { type: 'deposit.cancelled' }
  /** Expired or rejected, as far as anybody knows. */
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
  | 'succeeded'
  | 'expired'
  | 'failed'
  | 'requestFailed'
  | 'requestUnknown'
  | 'cannotCreate'
