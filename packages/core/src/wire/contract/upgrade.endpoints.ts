import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { formed } from './fields.ts'

export const upgradeAnswer = z.object({
  code: z.literal(0),
  result: z.object({
    /** Whether the member must be notified that the operator’s bank account has changed. */
    is_upgrade: formed('flag', z.union([z.boolean(), z.number()])),
  }),
})

export const updateUpgradeAnswer = z.object({ code: z.literal(0) })

/** Whether the notice of a changed bank account is forced, asked at sign-in. */
export const checkUpgradeEndpoint = endpoint({
  method: 'POST',
  service: 'api',
  path: '/api/v1/member/data/check-is-upgrade',
  credential: 'access',
  encoding: 'none',
  answer: upgradeAnswer,
  context: 'upgrade',
  deadline: 'read',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-03, OPEN-21, OPEN-79: no payload; it answers what get-is-upgrade-member does',
})

/** Reports that the member has seen the forced notice. */
export const updateUpgradeEndpoint = endpoint({
  method: 'POST',
  service: 'api',
  path: '/api/v1/member/data/update-is-upgrade',
  credential: 'access',
  encoding: 'none',
  answer: updateUpgradeAnswer,
  context: 'upgrade',
  deadline: 'write',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-04, OPEN-21: no payload; the member acknowledges by calling it',
})

/** Whether the notice is still forced, asked after it was acknowledged. */
export const getUpgradeEndpoint = endpoint({
  method: 'POST',
  service: 'api',
  path: '/api/v1/member/data/get-is-upgrade-member',
  credential: 'access',
  encoding: 'none',
  answer: upgradeAnswer,
  context: 'upgrade',
  deadline: 'read',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-05, OPEN-21, OPEN-79: method and path are ours, like those of its siblings',
})
