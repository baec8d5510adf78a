import type { MessageRef } from '../messages/message.ts'
import type { RouteName } from './routes.ts'

const reasons = {
  deposit: 'login.needForDeposit',
  withdraw: 'login.needForWithdraw',
  history: 'login.needForHistory',
  affiliate: 'login.needForAffiliate',
  'affiliate-member': 'login.needForAffiliate',
  'affiliate-history': 'login.needForAffiliate',
  'affiliate-reportDaily': 'login.needForAffiliate',
  'affiliate-reportDetail': 'login.needForAffiliate',
  profile: 'login.needForProfile',
  favourite: 'login.needForGames',
  list: 'login.needForGames',
  'game-id-name': 'login.needForGame',
  resetPassword: 'login.needForNewPassword',
} as const satisfies Partial<Record<RouteName, MessageRef['id']>>

/** Why somebody is asked to sign in who wanted a page of members; for another page what signing in is for. */
export function signInReason(page: RouteName | null): MessageRef {
  return { id: isReasoned(page) ? reasons[page] : 'login.intro' }
}

function isReasoned(page: RouteName | null): page is keyof typeof reasons {
  return page !== null && Object.hasOwn(reasons, page)
}
