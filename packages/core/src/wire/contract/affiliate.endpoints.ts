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

/** The number of a page of twenty, from 1. */
const pageBody = z.object({ page: z.int().check(z.gte(1)) })

/** A day in Bangkok, such as `2026-11-19`. */
const dayId = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const affiliateOverviewAnswer = z.object({
  code: z.literal(0),
  result: z.object({
    /** The invitation code, which follows `/aff/` in the member’s link. */
    ref: exact('code', z.string()),
    /** Commission that may be withdrawn. */
    balance: bahtAmount(),
    /** All commission that was ever earned. */
    commission: bahtAmount(),
    members: z.int(),
    /** The share of the invited members' turnover, in percent. */
    rate: z.number(),
    /** The time up to which the figures are complete. */
    updated: wireInstant(),
    /** When commission was last withdrawn, which is possible once a day. */
    withdrawn: maybe(wireInstant()),
  }),
})

export const affiliateMembersBody = pageBody
export const affiliateMembersAnswer = z.object({
  code: z.literal(0),
  result: z.object({
    list: list(
      z.object({
        /** Shortened by the server: enough to recognise a friend, too little to sign in. */
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

/** Commission that was earned or withdrawn. */
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

/** The period includes both days. */
export const affiliateReportDailyBody = z.object({ from: dayId(), to: dayId() })
export const affiliateReportDailyAnswer = z.object({
  code: z.literal(0),
  result: z.object({
    list: list(
      z.object({
        /** Identifies the day when its detail is requested. */
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
        /** The type of the played games. */
        type: z.string(),
        turnover: bahtAmount(),
        commission: bahtAmount(),
      }),
    ),
  }),
})

/** The fields that all reading affiliate calls have in common. */
const read = {
  method: 'POST',
  service: 'api',
  credential: 'access',
  context: 'affiliate',
  deadline: 'read',
  isMoneyWrite: false,
  isExempt: false,
} as const

/** The member’s invitation, and what it has earned so far. */
export const affiliateOverviewEndpoint = endpoint({
  ...read,
  path: '/api/aff/getDetailLeader',
  encoding: 'none',
  answer: affiliateOverviewAnswer,
  source: 'API-14: no payload; the answer is ours',
})

/** The members who joined through the member’s invitation, newest first. */
export const affiliateMembersEndpoint = endpoint({
  ...read,
  path: '/api/aff/memberList',
  encoding: 'json',
  body: affiliateMembersBody,
  answer: affiliateMembersAnswer,
  source: 'API-15: payload and answer are ours',
})

/** Earned and withdrawn commission, newest first. */
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

/** What each day of a period has earned, newest first. */
export const affiliateReportDailyEndpoint = endpoint({
  ...read,
  path: '/api/aff/reportTransaction',
  encoding: 'json',
  body: affiliateReportDailyBody,
  answer: affiliateReportDailyAnswer,
  source: 'API-18: payload and answer are ours',
})

/** What each invited member has earned on one day. */
export const affiliateReportDetailEndpoint = endpoint({
  ...read,
  path: '/api/aff/reportDetailTransaction',
  encoding: 'json',
  body: affiliateReportDetailBody,
  answer: affiliateReportDetailAnswer,
  source: 'API-19: payload and answer are ours; the id is that of the day in the daily report',
})
