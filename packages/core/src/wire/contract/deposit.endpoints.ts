import * as z from 'zod/mini'
import { depositPollCodes, depositQrCodes } from './deposit.codes.ts'
import { endpoint } from './endpoint.ts'
import {
  bahtAmount,
  dispensable,
  exact,
  formed,
  secret,
  wireFlag,
  wireId,
  wireInstant,
} from './fields.ts'

/** Two calls share the path and differ by `action`. */
const paymentPath = '/api/v1/member/payment/payment'

export const createQrQuery = z.object({
  action: z.literal('get_qr'),
  id: z.string().check(z.minLength(1)),
  /** Whole baht: deposits have no decimals. */
  amount: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  overlay: z.literal('false'),
  type: z.enum(['payment', 'truewallet']),
  /** The colours of the code's modules and background, `#rrggbb`. */
  dark: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  light: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
})

/**
 * Every field may be missing or have another type, because an unusable answer is a documented case: "cannot create
 * QR code" [DEP-38, OPEN-62].
 */
export const createQrAnswer = z.object({
  code: z.literal(0),
  result: z.optional(
    z.nullable(
      z.object({
        id: z.optional(z.unknown()),
        qrCode: z.optional(z.unknown()),
        payAmount: z.optional(z.unknown()),
        expiredDate: z.optional(z.unknown()),
        merchantRef: z.optional(z.unknown()),
      }),
    ),
  ),
  token: z.optional(secret(z.unknown())),
  x_debug_key: z.optional(secret(z.unknown())),
})

/** The parts that make a QR answer usable. */
export const usableQr = z.object({
  result: z.object({
    id: wireId(),
    qrCode: formed('qrCode', z.string().check(z.minLength(1))),
    payAmount: bahtAmount(),
    expiredDate: wireInstant(),
    merchantRef: z.optional(z.unknown()),
  }),
  token: secret(z.string().check(z.minLength(1))),
  x_debug_key: secret(z.string().check(z.minLength(1))),
})

export const pollQrQuery = z.object({
  action: z.literal('is_deposit'),
  id: z.string().check(z.minLength(1)),
  token: secret(z.string().check(z.minLength(1))),
  x_debug_key: secret(z.string().check(z.minLength(1))),
})

/** These fields state how a payment ended, whatever the code, except for codes with a meaning of their own. */
const paymentNews = {
  success: dispensable(wireFlag()),
  result: dispensable(
    z.object({
      alert: dispensable(z.union([exact('code', z.string()), z.boolean()])),
      /** What arrived of a payment in part, beside the alert. */
      received: dispensable(bahtAmount()),
    }),
  ),
}

export const pollQrAnswer = z.object({
  code: exact('code', z.int()),
  ...paymentNews,
  message: dispensable(z.string()),
})
export const pollQrRefusal = z.object(paymentNews)

/** Creates a QR code to pay: a money write, although it is a GET. */
export const createQrEndpoint = endpoint({
  method: 'GET',
  service: 'api',
  path: paymentPath,
  credential: 'access',
  encoding: 'none',
  query: createQrQuery,
  answer: createQrAnswer,
  context: 'depositQr',
  codes: depositQrCodes,
  deadline: 'moneyWrite',
  isMoneyWrite: true,
  isRefusedByAnyCode: true,
  isExempt: true,
  source: 'API-30, ERR-30: no history shows a code that was made',
})

/** Asks whether a QR code was paid. */
export const pollQrEndpoint = endpoint({
  method: 'GET',
  service: 'api',
  path: paymentPath,
  credential: 'access',
  encoding: 'none',
  query: pollQrQuery,
  answer: pollQrAnswer,
  refusal: pollQrRefusal,
  context: 'depositPoll',
  codes: depositPollCodes,
  deadline: 'poll',
  isMoneyWrite: false,
  isExempt: true,
  source: 'API-31',
})
