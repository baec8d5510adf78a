import { type CaseRow, refusal, success } from './case.ts'

/** Withdrawals, and their entries in the history. */
export const withdrawCases: readonly CaseRow[] = [
  [
    'withdraw.0',
    'withdraw',
    0,
    'Success for 10 s, lock for 10 minutes or until result.date, fetch the balance.',
    success,
  ],
  [
    'withdraw.1005',
    'withdraw',
    1005,
    'Lock withdrawing for 10 minutes or until result.date.',
    refusal('Wait before withdrawing again'),
  ],
  ['withdraw.1001', 'withdraw', 1001, 'Not enough balance.', refusal('Not enough balance')],
  [
    'withdraw.1002',
    'withdraw',
    1002,
    'Below the minimum, which is named.',
    { type: 'answer', body: { code: 1002, message: 'Below the minimum', min: 500 } },
  ],
  ['withdraw.1009', 'withdraw', 1009, 'Limit of the amount reached.', refusal('Amount limit')],
  ['withdraw.1010', 'withdraw', 1010, 'Limit of the number reached.', refusal('Count limit')],
  ['withdraw.1011', 'withdraw', 1011, 'Both limits reached.', refusal('Both limits')],
  [
    'withdraw.5002',
    'withdraw',
    5002,
    'The password is not confirmed any more: nothing was paid out, confirm again.',
    refusal('Confirm the password first'),
  ],
  [
    'withdraw.tryAgain',
    'withdraw',
    null,
    'Any other code: unknown until the history shows nothing of it, then try again.',
    refusal('Something went wrong'),
  ],
  [
    'withdraw.noAccount',
    'getProfile',
    null,
    'No account to pay out to: log in again or contact admin.',
    { type: 'success', without: { account: true } },
  ],
  [
    'withdraw.getMinWithdraw.0',
    'getMinWithdraw',
    0,
    'Use min as the least that may be withdrawn.',
    success,
  ],
  ['history.0', 'getHistory', 0, 'Show the list of the answer.', success],
]
