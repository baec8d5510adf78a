import * as z from 'zod/mini'
import { bahtToSatang, readBahtAmount, type Satang } from '../../base/money/satang.ts'
import type { PaymentSecrets } from '../../base/ports/credentials.ts'
import { readInstant } from '../../base/time/instant.ts'
import type { QrCodePlaces } from '../../kernel/site/site.details.ts'
import { readAsMeant } from '../../wire/contract/answer.reading.ts'
import { usableQr } from '../../wire/contract/deposit.endpoints.ts'
import type { WireAnswer } from '../../wire/contract/endpoints.ts'
import { asksForAmount } from './emv-payload.rules.ts'
import { believedDeadline, type PaymentDeadline } from './payment-deadline.rules.ts'
import { type QrCodeForm, qrCodeFormOf } from './qr-code.rules.ts'

/** A QR code that waits to be paid. Its secrets stay in the vault under the same id. */
export interface QrPayment extends PaymentDeadline {
  readonly id: string
  readonly form: QrCodeForm
  /** The address of a picture or of what pays, or the text that the code carries. */
  readonly qrCode: string
  /** What has to be paid, to the satang. */
  readonly payAmount: Satang
  readonly reference: string | null
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** A code differs by less from the amount that was asked for: satang tell the payments of one amount apart. */
const mostApart = bahtToSatang(1)

/**
 * The parts of a create answer, or null when one that is needed is missing or unusable [OPEN-62]: also for
 * a code that a bank app would not pay the shown amount by, and for another amount than the member chose.
 */
export function readQrPayment(
  wire: WireAnswer<'createQr'>,
  amount: Satang,
  createdAt: number,
  places: QrCodePlaces,
): { payment: QrPayment; secrets: PaymentSecrets } | null {
  const usable = z.safeParse(usableQr, readAsMeant(usableQr, wire).wire)
  if (!usable.success) return null
  const { result, token, x_debug_key } = usable.data
  const payAmount = readBahtAmount(result.payAmount)
  const named = readInstant(result.expiredDate)
  if (payAmount === null || payAmount <= 0 || named === null) return null
  if (Math.abs(payAmount - amount) >= mostApart) return null
  const form = qrCodeFormOf(result.qrCode, places)
  if (form === null) return null
  // What a picture or a link says cannot be read here.
  if (form === 'text' && !asksForAmount(result.qrCode, payAmount)) return null
  return {
    payment: {
      id: result.id,
      form,
      qrCode: result.qrCode,
      payAmount,
      reference: readReference(result.merchantRef),
      createdAt,
      ...believedDeadline(named, createdAt),
    },
    secrets: { token, debugKey: x_debug_key },
  }
}

/** Nobody pays by the reference: one that is missing or odd must not stop a payment. */
function readReference(wire: unknown): string | null {
  return typeof wire === 'string' || typeof wire === 'number' ? String(wire) || null : null
}
