import { type CaseRow, refusal, success } from './case.ts'

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
    refusal('Not enough was deposited yet'),
  ],
  [
    'notice.bankChange',
    'checkUpgrade',
    null,
    'The notice of a changed bank account is forced.',
    success,
  ],
]
