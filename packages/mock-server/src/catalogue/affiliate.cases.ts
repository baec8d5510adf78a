import { type CaseRow, refusal, success } from './case.ts'

/** Withdrawing commission. */
export const affiliateCases: readonly CaseRow[] = [
  ['affiliate-withdraw.0', 'affiliateWithdraw', 0, 'Success.', success],
  [
    'affiliate-withdraw.1001',
    'affiliateWithdraw',
    1001,
    'Not enough commission.',
    refusal('Not enough commission'),
  ],
  [
    'affiliate-withdraw.1004',
    'affiliateWithdraw',
    1004,
    'Only one withdrawal a day.',
    refusal('One withdrawal a day'),
  ],
  [
    'affiliate-withdraw.1005',
    'affiliateWithdraw',
    1005,
    'Only on days 1 to 5 of each month; nothing is locked.',
    refusal('Withdrawals on days 1 to 5 of each month'),
  ],
  [
    'affiliate-withdraw.5002',
    'affiliateWithdraw',
    5002,
    'The password is not confirmed any more: nothing was paid out, confirm again.',
    refusal('Confirm the password first'),
  ],
  [
    'affiliate-withdraw.other',
    'affiliateWithdraw',
    null,
    'Any other code: unknown until the list of transactions shows it, or shows nothing of it: then try again.',
    refusal('Something went wrong'),
  ],
]
