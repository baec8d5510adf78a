import type { SnapshotFrom } from 'xstate'
import { bahtToSatang, type Satang } from '../../base/money/satang.ts'
import { formatCountdown, isoDuration, timeLeft } from '../../base/time/countdown.ts'
import { type Milestone, milestoneOf } from '../../base/time/countdown.view.ts'
import { minute, second } from '../../base/time/durations.ts'
import type { QrCodeForm } from './qr-code.rules.ts'
import type { qrPaymentMachine } from './qr-payment.machine.ts'

/** What the screen that waits for a payment shows. */
export interface QrPaymentView {
  readonly paymentId: string
  /** `image`, `link`: `qrCode` is an address; `text`: it is drawn. */
  readonly form: QrCodeForm
  readonly qrCode: string
  readonly payAmount: Satang
  /** The amount has satang, which tell the payments of one amount apart. */
  readonly hasSatang: boolean
  readonly reference: string | null
  /** Epoch milliseconds. */
  readonly deadline: number
  /** `mm:ss` */
  readonly countdown: string
  /** ISO 8601, for the `datetime` attribute. */
  readonly duration: string
  /** From 1 to 0. */
  readonly fractionLeft: number
  readonly milestone: Milestone | null
  /** Whether the first minute is still running. */
  readonly isBeginning: boolean
  readonly totalMinutes: number
  /** Too little time is left to begin a payment. */
  readonly isNearlyOver: boolean
  readonly isRetrying: boolean
  readonly isLastWord: boolean
  /** The deadline has passed by a clock that may be wrong: the code may still be paid, and is polled. */
  readonly isOvertime: boolean
  readonly isReuseWarningOpen: boolean
  readonly isConfirmingCancel: boolean
  /** The server did not answer whether the code to be cancelled was paid. */
  readonly isCancelUnchecked: boolean
  readonly isCancelling: boolean
}

/** The time that an answer may take to arrive; it must not change the number of minutes shown. */
const answerTime = 6 * second

/** How long before its deadline nobody should begin to pay a code: opening the bank's app takes that long. */
const lateToPay = minute

const oneBaht = bahtToSatang(1)

export function qrPaymentView(snapshot: SnapshotFrom<typeof qrPaymentMachine>): QrPaymentView {
  const { deadline, payment, now } = snapshot.context
  const total = Math.max(1, payment.deadline - payment.createdAt)
  // With a clock that is slow, the time left would exceed the total.
  const left = Math.min(total, timeLeft(deadline, now))
  return {
    paymentId: payment.id,
    form: payment.form,
    qrCode: payment.qrCode,
    payAmount: payment.payAmount,
    hasSatang: payment.payAmount % oneBaht !== 0,
    reference: payment.reference,
    deadline: payment.deadline,
    countdown: formatCountdown(left),
    duration: isoDuration(left),
    fractionLeft: left / total,
    milestone: milestoneOf(total, left),
    isBeginning: left > total - minute,
    totalMinutes: Math.max(1, Math.floor((total + answerTime) / minute)),
    isNearlyOver: left > 0 && left <= lateToPay,
    isRetrying: snapshot.hasTag('retrying'),
    isLastWord: snapshot.hasTag('lastWord'),
    isOvertime: snapshot.hasTag('overtime'),
    isReuseWarningOpen: snapshot.hasTag('reuseWarning'),
    isConfirmingCancel: snapshot.hasTag('confirmingCancel'),
    isCancelUnchecked: snapshot.hasTag('cancelUnchecked'),
    isCancelling: snapshot.hasTag('cancelling'),
  }
}
