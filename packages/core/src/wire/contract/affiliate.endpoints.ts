import * as z from 'zod/mini'
import { affiliateWithdrawCodes } from './affiliate.codes.ts'
import { endpoint } from './endpoint.ts'
import {
  bahtAmount,
  exact,
  list,
  maybe,
  personal,
  sentBaht,
  wireId,
  wireInstant,
  wireSeconds,
} from './fields.ts'

/** Pages of twenty, the first is 1. */
const pageBody = z.object({ page: z.int().check(z.gte(1)) })

/** A day in Bangkok, `2026-11-19`. */
const dayId = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const affiliateOverviewAnswer = z.object({
  code: z.literal(0),
  result: z.object({
    /** The invitation: what follows `/aff/` in the member’s link. */
    ref: exact('code', z.string()),
    /** Commission that may be withdrawn. */
    balance: bahtAmount(),
    /** Commission that was ever earned. */
    commission: bahtAmount(),
    members: z.int(),
    /** Of what the invited members play, in percent. */
    rate: z.number(),
    /** Until when the figures count. */
    updated: wireInstant(),
    /** When commission was last withdrawn: one withdrawal a day. */
    withdrawn: maybe(wireInstant()),
  }),
})

export const affiliateMembersBody = pageBody
export const affiliateMembersAnswer = z.object({
  code: z.literal(0),
  result: z.object({
    list: list(
      z.object({
        /** Shortened by the server: enough to know a friend by, too little to log in with. */
        member_name: personal(z.string()),
        /** When they joined. */
        time: wireSeconds(),
        turnover: bahtAmount(),
        commission: bahtAmount(),
      }),
    ),
    total: z.int(),
  }),
})

/** Commission that came in, or was withdrawn. */
const commissionEntry = z.object({
  id: wireId(),
  time: wireSeconds(),
  type: z.enum(['commission', 'withdraw']),
  amount: bahtAmount(),
})

export const affiliateTransactionsBody = pageBody
export const affiliateTransactionsAnswer = z.object({
  code: z.literal(0),
  result: z.object({
    list: list(commissionEntry),
    total: z.int(),
  }),
})

export const affiliateWithdrawBody = z.object({ amount: sentBaht() })
export const affiliateWithdrawAnswer = z.object({ code: z.literal(0) })

/** Both days belong to the period. */
export const affiliateReportDailyBody = z.object({ from: dayId(), to: dayId() })
export const affiliateReportDailyAnswer = z.object({
  code: z.literal(0),
  result: z.object({
    list: list(
      z.object({
        /** Asks for the detail of the day. */
        id: dayId(),
        /** How many of the invited members played. */
        members: z.int(),
        turnover: bahtAmount(),
        commission: bahtAmount(),
      }),
    ),
  }),
})

export const affiliateReportDetailBody = z.object({ id: dayId() })
export const affiliateReportDetailAnswer = z.object({
  code: z.literal(0),
  result: z.object({
    list: list(
      z.object({
        member_name: personal(z.string()),
        /** The type of the games that were played. */
        type: z.string(),
        turnover: bahtAmount(),
        commission: bahtAmount(),
      }),
    ),
  }),
})

/** What the affiliate calls that only read have in common. */
const read = {
  method: 'POST',
  service: 'api',
  credential: 'access',
  context: 'affiliate',
  deadline: 'read',
  isMoneyWrite: false,
  isExempt: false,
} as const

/** The member’s invitation and what it has brought so far. */
export const affiliateOverviewEndpoint = endpoint({
  ...read,
  path: '/api/aff/getDetailLeader',
  encoding: 'none',
  answer: affiliateOverviewAnswer,
  source: 'API-14: no payload; the answer is ours',
})

/** Who came by the member’s invitation, newest first. */
export const affiliateMembersEndpoint = endpoint({
  ...read,
  path: '/api/aff/memberList',
  encoding: 'json',
  body: affiliateMembersBody,
  answer: affiliateMembersAnswer,
  source: 'API-15: payload and answer are ours',
})

/** Commission that came in and was withdrawn, newest first. */
export const affiliateTransactionsEndpoint = endpoint({
  ...read,
  path: '/api/aff/transaction',
  encoding: 'json',
  body: affiliateTransactionsBody,
  answer: affiliateTransactionsAnswer,
  source: 'API-16: payload and answer are ours',
})

/** Moves commission to the member’s balance. */
export const affiliateWithdrawEndpoint = endpoint({
  method: 'POST',
  service: 'api',
  path: '/api/aff/withdraw',
  credential: 'access',
  encoding: 'json',
  body: affiliateWithdrawBody,
  answer: affiliateWithdrawAnswer,
  context: 'affiliateWithdraw',
  codes: affiliateWithdrawCodes,
  deadline: 'moneyWrite',
  isMoneyWrite: true,
  isExempt: false,
  source: 'API-17: the payload is ours',
})

/** What each day of a period has brought, newest first. */
export const affiliateReportDailyEndpoint = endpoint({
  ...read,
  path: '/api/aff/reportTransaction',
  encoding: 'json',
  body: affiliateReportDailyBody,
  answer: affiliateReportDailyAnswer,
  source: 'API-18: payload and answer are ours',
})

/** Who brought what on one day. */
export const affiliateReportDetailEndpoint = endpoint({
  ...read,
  path: '/api/aff/reportDetailTransaction',
  encoding: 'json',
  body: affiliateReportDetailBody,
  answer: affiliateReportDetailAnswer,
  source: 'API-19: payload and answer are ours; the id is that of the day in the daily report',
})
