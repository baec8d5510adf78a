import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { list } from './fields.ts'
import { trueWalletChannel } from './profile.endpoints.ts'

export const trueWalletsAnswer = z.object({
  code: z.literal(0),
  result: z.object({ truewallet: list(trueWalletChannel) }),
})

/** The member’s wallet channels, which the profile contains too. */
export const listTrueWalletsEndpoint = endpoint({
  method: 'GET',
  service: 'api',
  path: '/api/v1/member/payment/truewallet',
  credential: 'access',
  encoding: 'none',
  answer: trueWalletsAnswer,
  context: 'trueWallet',
  deadline: 'read',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-32, OPEN-79: the answer is ours; it is the list of the profile under the same name',
})
