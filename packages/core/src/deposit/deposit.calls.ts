import type { Call, PaymentNews } from '../api/call.ts'
import { createQrEndpoint, pollQrEndpoint } from '../contract/deposit.endpoints.ts'
import type { WireAnswer } from '../contract/endpoints.ts'
import { satangToBaht } from '../money/satang.ts'
import { readQrPayment } from './qr-payment.ts'

/** Makes a QR code; its secrets go into the vault. */
export const createQrCall: Call<'createQr'> = {
  name: 'createQr',
  endpoint: createQrEndpoint,
  write: ({ kind, channelId, amount }) => ({
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
  read: (wire, { amount, places }, { credentials, now }) => {
    const read = readQrPayment(wire, amount, now(), places)
    if (!read) return { kind: 'incomplete' }
    credentials.keepPayment(read.payment.id, read.secrets)
    return { kind: 'created', payment: read.payment }
  },
}

/** Asks about a payment with the secrets that the vault keeps for it. */
export const pollQrCall: Call<'pollQr'> = {
  name: 'pollQr',
  endpoint: pollQrEndpoint,
  write: ({ paymentId }, { credentials }) => {
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
}

/** What an answer says about a payment [DEP-42, DEP-43]. */
export function newsOf({
  success,
  result,
  message,
}: Omit<WireAnswer<'pollQr'>, 'code'>): PaymentNews {
  if (success) return { kind: 'paid' }
  if (!result?.alert) return { kind: 'waiting' }
  const alert = typeof result.alert === 'string' ? result.alert : null
  return { kind: 'rejected', message: message || alert }
}
