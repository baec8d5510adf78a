import type { Satang } from '../../base/money/satang.ts'
import { readBahtAmount, satangToBaht } from '../../base/money/satang.ts'
import type { QrCodePlaces } from '../../kernel/site/site.details.ts'
import type { QrChannel } from '../../member/profile/deposit-channel.ts'
import { callOf } from '../../wire/api/call.ts'
import { createQrEndpoint, pollQrEndpoint } from '../../wire/contract/deposit.endpoints.ts'
import type { WireAnswer } from '../../wire/contract/endpoints.ts'
import type { QrPayment } from './qr-payment.ts'
import { readQrPayment } from './qr-payment.ts'

export interface CreateQrRequest {
  readonly kind: QrChannel['kind']
  readonly channelId: string
  /** Whole baht, as satang. */
  readonly amount: Satang
  /** Where the address in the answer may lead. */
  readonly places: QrCodePlaces
}

export type CreatedQr =
  | { readonly kind: 'created'; readonly payment: QrPayment }
  | { readonly kind: 'incomplete' }

/**
 * The state of a payment. `rejected` carries the server's reason, or null when it gave none, and what arrived, or null
 * when it names no amount.
 */
export type PaymentNews =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'paid' }
  | ({ readonly kind: 'rejected' } & Rejection)

/** What the server says of a payment that it rejected. */
export interface Rejection {
  readonly message: string | null
  readonly received: Satang | null
}

/** Creates a QR code and puts its secrets into the vault. */
export const createQrCall = callOf(
  'createQr',
  createQrEndpoint,
)({
  write: ({ kind, channelId, amount }: CreateQrRequest) => ({
    query: {
      action: 'get_qr',
      id: channelId,
      amount: String(satangToBaht(amount)),
      overlay: 'false',
      type: kind === 'trueMoney' ? 'truewallet' : 'payment',
      dark: '#111111',
      light: '#ffffff',
    },
  }),
  read: (wire, { amount, places }, { credentials, now }): CreatedQr | null => {
    const read = readQrPayment(wire, amount, now(), places)
    if (!read) return { kind: 'incomplete' }
    credentials.keepPayment(read.payment.id, read.secrets)
    return { kind: 'created', payment: read.payment }
  },
})

/** Polls a payment with the secrets that the vault holds for it. */
export const pollQrCall = callOf(
  'pollQr',
  pollQrEndpoint,
)({
  write: ({ paymentId }: { paymentId: string }, { credentials }) => {
    const secrets = credentials.payment(paymentId)
    return {
      query: {
        action: 'is_deposit',
        id: paymentId,
        token: secrets?.token ?? '',
        x_debug_key: secrets?.debugKey ?? '',
      },
    }
  },
  read: newsOf,
})

/** The state of a payment that an answer states [DEP-42, DEP-43]. */
export function newsOf({
  success,
  result,
  message,
}: Omit<WireAnswer<'pollQr'>, 'code'>): PaymentNews {
  if (success) return { kind: 'paid' }
  if (!result?.alert) return { kind: 'waiting' }
  const alert = typeof result.alert === 'string' ? result.alert : null
  const received = result.received == null ? null : readBahtAmount(result.received)
  return { kind: 'rejected', message: message || alert, received }
}
