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

/** A QR code that is waiting to be paid. Its secrets stay in the vault under the same id. */
export interface QrPayment extends PaymentDeadline {
  readonly id: string
  readonly form: QrCodeForm
  /** The address of a picture, the address of a link that opens a payment app, or the text of the code. */
  readonly qrCode: string
  /** The exact amount to pay. */
  readonly payAmount: Satang
  readonly reference: string | null
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** The amount of a code may differ from the requested one by less than this: its satang distinguish payments of the same amount. */
const amountTolerance = bahtToSatang(1)

/**
 * Reads a create answer; null when a required part is missing or unusable [OPEN-62]. That includes a code with
 * which a bank app would not pay the shown amount, and an amount other than the member chose.
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
  const statedDeadline = readInstant(result.expiredDate)
  if (payAmount === null || payAmount <= 0 || statedDeadline === null) return null
  if (Math.abs(payAmount - amount) >= amountTolerance) return null
  const form = qrCodeFormOf(result.qrCode, places)
  if (form === null) return null
  // The amount in a picture or behind a link cannot be read here.
  if (form === 'text' && !asksForAmount(result.qrCode, payAmount)) return null
  return {
    payment: {
      id: result.id,
      form,
      qrCode: result.qrCode,
      payAmount,
      reference: readReference(result.merchantRef),
      createdAt,
      ...believedDeadline(statedDeadline, createdAt),
    },
    secrets: { token, debugKey: x_debug_key },
  }
}

/** The reference is not needed to pay: a missing or malformed one must not prevent a payment. */
function readReference(wire: unknown): string | null {
  return typeof wire === 'string' || typeof wire === 'number' ? String(wire).trim() || null : null
}
