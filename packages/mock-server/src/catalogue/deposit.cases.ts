import { type CaseRow, refusal, success } from './case.ts'

/** Balance, profile, deposit. */
export const depositCases: readonly CaseRow[] = [
  ['balance.0', 'getCredit', 0, 'Show the balance of the answer.', success],
  ['profile.loaded', 'getProfile', null, 'Use the lists of the answer.', success],
  [
    'deposit.noAccounts',
    'getProfile',
    null,
    'No deposit account: log in again or contact admin.',
    { type: 'success', without: { lists: ['bank', 'payment', 'truewallet', 'usdt'] } },
  ],
  [
    'deposit.tabDisabled',
    'getProfile',
    null,
    'No USDT account: its tab is disabled.',
    { type: 'success', without: { lists: ['usdt'] } },
  ],
  [
    'deposit.wrongAddress',
    'getProfile',
    null,
    'The first USDT address fails the check of its network: it cannot be chosen.',
    { type: 'success', without: { usdtAddress: true } },
  ],
  [
    'deposit-qr.0',
    'createQr',
    0,
    'Show the QR with the amount to pay and poll every 2 s.',
    success,
  ],
  [
    'deposit-qr.98',
    'createQr',
    98,
    'QR request failed: contact admin, with “CODE: 98”.',
    refusal('QR request failed'),
  ],
  [
    'deposit-qr.tryAgain',
    'createQr',
    null,
    'Any other code: try again, with “CODE: n”.',
    refusal('The channel is busy'),
  ],
  [
    'deposit-qr.MISSING_FIELDS',
    'createQr',
    'MISSING_FIELDS',
    'Success without the needed fields: cannot create QR code, try again.',
    { type: 'answer', body: { code: 0, result: {} } },
  ],
  [
    'deposit-poll.success',
    'pollQr',
    'success',
    'Stop polling, deposit successful, fetch the balance.',
    success,
  ],
  [
    'deposit-poll.alert',
    'pollQr',
    'alert',
    'Stop polling, unsuccessful with the message of the server.',
    {
      type: 'answer',
      body: { code: 0, success: false, result: { alert: 'The bank rejected the payment.' } },
    },
  ],
  [
    'deposit-poll.98',
    'pollQr',
    98,
    'Stop polling, the QR code has expired.',
    refusal('QR code expired'),
  ],
  [
    'deposit-poll.pending',
    'pollQr',
    null,
    'Anything else, or a network failure: keep polling.',
    { type: 'answer', body: { code: 0, success: false } },
  ],
]
