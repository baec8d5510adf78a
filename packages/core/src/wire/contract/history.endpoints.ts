import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { bahtAmount, dispensable, exact, list, maybe, wireId, wireSeconds } from './fields.ts'

const transaction = z.object({
  id: wireId(),
  time: wireSeconds(),
  type: z.enum(['deposit', 'withdraw', 'cancel']),
  amount: bahtAmount(),
  /** Baht when it is missing [HIST-03]. */
  currency: maybe(exact('code', z.string())),
  /** 1 is success, anything else in progress [HIST-04]. */
  status: z.number(),
  note: dispensable(z.string()),
  /** By what the money moved: the name of a list of channels in the profile, or words of the backend’s own. */
  channel: dispensable(z.string()),
  merchantRef: dispensable(exact('code', z.string())),
  bonus: dispensable(bahtAmount()),
  balanceAfter: dispensable(bahtAmount()),
})

export const historyAnswer = z.object({
  code: z.literal(0),
  result: z.object({ list: list(transaction) }),
})

/** The member's recent transactions, newest first. */
export const getHistoryEndpoint = endpoint({
  method: 'POST',
  service: 'api',
  path: '/api/v1/member/data/dataHistory',
  credential: 'access',
  encoding: 'none',
  answer: historyAnswer,
  context: 'history',
  deadline: 'read',
  isMoneyWrite: false,
  isExempt: true,
  source: 'API-09: there is no payload, because a page shows the newest only [HIST-10]',
})
