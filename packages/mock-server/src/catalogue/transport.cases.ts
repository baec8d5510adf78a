import { type CaseRow, fault } from './case.ts'

/** Calls without a readable answer. */
export const transportCases: readonly CaseRow[] = [
  [
    'global.networkFailure',
    'any',
    null,
    'Network failure on a call that is not exempt: the failure page.',
    fault('reset'),
  ],
  [
    'global.generic',
    'any',
    null,
    'Any failure: the content may ask to wait 5 minutes and try again.',
    fault('http'),
  ],
  [
    'global.payment',
    'createQr',
    null,
    'Network failure on an exempt call: no failure page, the deposit tells.',
    fault('reset'),
  ],
  [
    'global.profile',
    'getProfile',
    null,
    'Network failure on an exempt call: no failure page, the deposit tells.',
    fault('reset'),
  ],
  [
    'deposit-promotion.1',
    'checkDepositPromotion',
    1,
    'A failed check counts as status 500 with code 1: the deposit cannot be checked.',
    fault('http'),
  ],
  [
    'global.promotionList',
    'listPromotions',
    null,
    'Network failure on an exempt call: no failure page.',
    fault('reset'),
  ],
  [
    'notice.upgradeCheckFailed',
    'checkUpgrade',
    null,
    'A check that fails means not forced.',
    fault('reset'),
  ],
  [
    'global.history',
    'getHistory',
    null,
    'Network failure on an exempt call: no failure page.',
    fault('reset'),
  ],
  [
    'history.failed',
    'getHistory',
    null,
    'The failure is logged and covers no page; the history says that it could not be loaded.',
    fault('reset'),
  ],
  [
    'deposit.unavailable',
    'getProfile',
    null,
    'No profile: the deposit page is unavailable.',
    fault('reset'),
  ],
]
