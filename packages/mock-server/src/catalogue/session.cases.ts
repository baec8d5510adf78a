import { type CaseRow, refusal, success } from './case.ts'

/** Tokens, maintenance, and what can happen to any call. */
export const sessionCases: readonly CaseRow[] = [
  [
    'session.7003.call',
    'any',
    7003,
    'Token expired: refresh once, store the new tokens, send the call again.',
    refusal('Token expired'),
  ],
  [
    'session.7003.refresh',
    'refresh',
    7003,
    'Refresh token expired too: end the session and go to login.',
    refusal('Refresh token expired'),
  ],
  [
    'session.7002',
    'any',
    7002,
    'Session invalid: end it and go to login, with no refresh attempt.',
    refusal('Session invalid'),
  ],
  [
    'session.7002.refresh',
    'refresh',
    7002,
    'Refresh refused as invalid: end the session and go to login.',
    refusal('Session invalid'),
  ],
  [
    'session.refresh-ok',
    'refresh',
    'refresh-ok',
    'Refresh answered with both tokens: store them.',
    success,
  ],
  [
    'session.refresh.noTokens',
    'refresh',
    null,
    'Refresh answered without both tokens: nothing is stored, the waiting calls fail, the session stays.',
    { type: 'answer', body: { code: 0 } },
  ],
  [
    'global.9998',
    'any',
    9998,
    'Replace the page with the maintenance message and its picture.',
    refusal('Under maintenance'),
  ],
  [
    'maintenance.0',
    'checkMaintenance',
    0,
    'Go to the maintenance page.',
    { type: 'answer', body: { code: 0 } },
  ],
  [
    'maintenance.leave',
    'checkMaintenance',
    null,
    'Any other code: leave the maintenance page.',
    { type: 'answer', body: { code: 1 } },
  ],
]
