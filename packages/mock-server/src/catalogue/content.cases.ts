import { hostileNotices, manyNotices } from '../seed/odd.notices.ts'
import { type CaseAnswer, type CaseRow, refusal, success } from './case.ts'

const answerNotices = (getNotifys: readonly unknown[]): CaseAnswer => ({
  type: 'answer',
  body: { data: { getNotifys } },
})

/** Promotions and notices. */
export const contentCases: readonly CaseRow[] = [
  [
    'deposit-promotion.0',
    'checkDepositPromotion',
    0,
    'The promotion is earned: its cookie goes, the flag until 2030-12-31 is set, success shows.',
    success,
  ],
  [
    'deposit-promotion.notYet',
    'checkDepositPromotion',
    null,
    'Any other code: the countdown runs on.',
    refusal('Not enough was deposited in time'),
  ],
  [
    'notice.bankChange',
    'checkUpgrade',
    null,
    'The notice of a changed bank account is forced.',
    success,
  ],
  [
    'notice.many',
    'getNotifys',
    null,
    'Five notices: three of them are shown.',
    answerNotices(manyNotices),
  ],
  [
    'notice.hostile',
    'getNotifys',
    null,
    'Markup, scripts and foreign addresses in every field: words without a link, and nothing runs.',
    answerNotices(hostileNotices),
  ],
]
