import { bankIds, siteDocument } from '@croupier/core/site'
import * as z from 'zod/mini'
import { faultKinds } from '../catalogue/fault.ts'
import { dialects } from '../dialect/odd.dialect.ts'
import { phonePattern } from '../rest/registration.ts'
import { largestCatalogueSize } from '../seed/games/catalogue.ts'
import { memberFlags } from '../seed/members.ts'

// The bodies that the control room accepts. Unknown fields are refused, because a misspelt field would otherwise
// be ignored silently.

const milliseconds = z.int().check(z.gte(0), z.lte(24 * 60 * 60 * 1000))
/** A year, in milliseconds. */
const longestSkew = 366 * 24 * 60 * 60 * 1000
const times = z.optional(z.nullable(z.int().check(z.gte(1), z.lte(1_000_000))))
const baht = z.number().check(z.gte(0), z.lte(100_000_000))
const words = z.string().check(z.minLength(1), z.maxLength(200))

export const armBody = z.strictObject({
  case: z.string(),
  endpoint: z.optional(z.string()),
  code: z.optional(z.int()),
  times,
  delayMs: z.optional(milliseconds),
})

export const disarmBody = z.strictObject({
  case: z.optional(z.string()),
  endpoint: z.optional(z.string()),
})

export const faultBody = z.strictObject({
  endpoint: z.string(),
  kind: z.enum(faultKinds),
  applied: z.optional(z.boolean()),
  times,
  delayMs: z.optional(milliseconds),
  status: z.optional(z.int().check(z.gte(400), z.lte(599))),
})

export const clockBody = z.union(
  [
    z.strictObject({ advanceMs: z.int() }),
    z.strictObject({ set: z.union([z.string(), z.int()]) }),
    z.strictObject({
      skew: z.nullable(
        z.strictObject({
          every: z.int().check(z.gte(1), z.lte(1_000)),
          byMs: z.int().check(z.gte(-longestSkew), z.lte(longestSkew)),
        }),
      ),
    }),
    z.strictObject({ freeze: z.literal(true) }),
    z.strictObject({ thaw: z.literal(true) }),
    z.strictObject({ reset: z.literal(true) }),
  ],
  {
    error:
      'give one of advanceMs (milliseconds), set (an instant), skew (every how many answers and byMs, or null), freeze: true, thaw: true or reset: true',
  },
)

export const paymentBody = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('pay') }),
    z.strictObject({ action: z.literal('payLate'), isCredited: z.boolean() }),
    z.strictObject({ action: z.literal('payPart'), amount: baht }),
    z.strictObject({ action: z.literal('reject'), message: z.optional(words) }),
    z.strictObject({ action: z.literal('expire') }),
  ],
  { error: 'action is one of pay, payLate, payPart, reject, expire' },
)

export const usdtDepositBody = z.strictObject({
  username: z.string(),
  network: z.string(),
  /** In USDT. */
  amount: z.number().check(z.gt(0), z.lte(1_000_000)),
})

export const withdrawalBody = z.strictObject({ action: z.literal('cancel') })

export const memberBody = z.strictObject({
  username: z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,32}$/)),
  password: z.optional(words),
  balance: z.optional(baht),
  firstname: z.optional(words),
  lastname: z.optional(words),
  bankId: z.optional(z.enum(bankIds)),
  bankAccount: z.optional(z.string().check(z.regex(/^(\d{10,15})?$/))),
  group: z.optional(z.nullable(words)),
  phone: z.optional(z.nullable(z.string().check(z.regex(phonePattern)))),
  lineId: z.optional(z.nullable(words)),
  channels: z.optional(z.array(z.string())),
  usdt: z.optional(z.array(z.string())),
  limits: z.optional(
    z.strictObject({
      minimumWithdraw: z.optional(baht),
      withdrawAmountPerDay: z.optional(z.nullable(baht)),
      withdrawalsPerDay: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(1_000)))),
    }),
  ),
  flags: z.optional(z.array(z.enum(memberFlags))),
  isUpgradeForced: z.optional(z.boolean()),
  hasProfile: z.optional(z.boolean()),
  withdrawLockedUntil: z.optional(z.nullable(z.int().check(z.gte(0)))),
  isOfferRunning: z.optional(z.boolean()),
})

export const oneTimeCodeBody = z.strictObject({
  code: z.string().check(z.regex(/^\d{6}$/)),
})

export const requestsQuery = z.object({
  since: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  endpoint: z.optional(z.string()),
})

export const linkQuery = z.object({
  to: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))),
  next: z.optional(z.string()),
})

/** Null removes an optional field. */
export const siteBody = z.partial(
  z.strictObject({
    ...siteDocument.shape,
    logo: z.nullable(siteDocument.shape.logo),
    theme: z.nullable(siteDocument.shape.theme),
    contactLink: z.nullable(siteDocument.shape.contactLink),
    services: z.partial(z.strictObject(siteDocument.shape.services.shape)),
  }),
)

export const maintenanceBody = z.strictObject({ on: z.boolean() })

export const dialectBody = z.strictObject({ dialect: z.enum(dialects) })

export const resetBody = z.strictObject({
  seed: z.optional(z.int()),
  games: z.optional(z.int().check(z.gte(1), z.lte(largestCatalogueSize))),
  frozenAt: z.optional(z.union([z.string(), z.int()])),
})
