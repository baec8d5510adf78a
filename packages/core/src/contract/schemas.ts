import * as z from 'zod/mini'
import { bahtAmount, personal, secret, wireInstant } from './fields.ts'

/** What every answer has: zero is success everywhere except in the maintenance check. */
export const envelope = z.object({
  code: z._default(z.int(), 0),
  message: z.optional(z.nullable(z.string())),
})

const bonus = z.object({
  is_bonus: z.union([z.boolean(), z.number()]),
  topshow: z.optional(z.nullable(z.string())),
  message: z.optional(z.nullable(z.string())),
})

export const loginBody = z.object({
  username: z.string().check(z.minLength(1)),
  password: secret(z.string().check(z.minLength(1))),
})

export const loginAnswer = z.object({
  code: z.literal(0),
  result: z.object({
    _id: z.string(),
    username: z.string().check(z.minLength(1)),
    access_token: secret(z.string().check(z.minLength(1))),
    refresh_token: secret(z.string().check(z.minLength(1))),
    reward_token: z.optional(secret(z.string())),
  }),
})

/** Both tokens may be missing: such an answer is readable and stores nothing [OPEN-04]. */
export const refreshAnswer = z.object({
  access_token: z.optional(secret(z.string())),
  refresh_token: z.optional(secret(z.string())),
})

export const creditAnswer = z.object({
  code: z.literal(0),
  result: z.object({ balance: bahtAmount() }),
})

const bankChannel = z.object({
  id: z.string(),
  bank_id: z.string(),
  img: z.string(),
  provider: z.string(),
  acc_name: z.string(),
  acc_no: z.string(),
  min_deposit: bahtAmount(),
  max_deposit: bahtAmount(),
  bonus: z.optional(z.nullable(bonus)),
})

const paymentChannel = z.object({
  id: z.string(),
  img: z.optional(z.nullable(z.string())),
  provider: z.string(),
  min_deposit: z.optional(z.nullable(bahtAmount())),
  max_deposit: z.optional(z.nullable(bahtAmount())),
  bonus: z.optional(z.nullable(bonus)),
})

const trueWalletChannel = z.object({
  id: z.string(),
  img: z.string(),
  acc_name: z.string(),
  provider: z.string(),
  min_deposit: bahtAmount(),
  max_deposit: bahtAmount(),
  bonus: z.optional(z.nullable(bonus)),
})

const usdtChannel = z.object({
  id: z.string(),
  img: z.string(),
  img_network: z.string(),
  network: z.string(),
  acc_name: z.string(),
  address: z.string(),
  exchange: bahtAmount(),
  bonus: z.optional(z.nullable(bonus)),
})

/** A list that is missing counts as empty [OPEN-69]. */
const list = <Item extends z.core.$ZodType>(item: Item) => z.optional(z.nullable(z.array(item)))

export const profileAnswer = z.object({
  code: z.literal(0),
  result: z.object({
    user: z.object({
      bank_account: personal(z.string()),
      bank_id: z.string(),
      firstname: personal(z.string()),
      lastname: personal(z.string()),
      group_bank: z.optional(z.nullable(z.string())),
    }),
    bank: list(bankChannel),
    payment: list(paymentChannel),
    truewallet: list(trueWalletChannel),
    usdt: list(usdtChannel),
    min_withdraw: z.optional(z.nullable(bahtAmount())),
  }),
})

export const createQrQuery = z.object({
  action: z.literal('get_qr'),
  id: z.string().check(z.minLength(1)),
  /** Whole baht: deposits have no decimals. */
  amount: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  overlay: z.literal('false'),
  type: z.enum(['payment', 'truewallet']),
  /** Colours of the code's modules and of its ground, `#rrggbb`. */
  dark: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  light: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
})

/**
 * Every field may be missing or of another type: an answer that cannot be used is a documented case of
 * its own, "cannot create QR code" [DEP-38, OPEN-62].
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
    id: z.string().check(z.minLength(1)),
    qrCode: z.string().check(z.minLength(1)),
    payAmount: bahtAmount(),
    expiredDate: wireInstant(),
    merchantRef: z.optional(z.nullable(z.string())),
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

export const pollQrAnswer = z.object({
  code: z.int(),
  success: z.optional(z.nullable(z.boolean())),
  result: z.optional(
    z.nullable(z.object({ alert: z.optional(z.nullable(z.union([z.string(), z.boolean()]))) })),
  ),
  message: z.optional(z.nullable(z.string())),
})

export const maintenanceAnswer = z.object({ code: z.int() })
