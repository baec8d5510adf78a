import type { EndpointName } from '@croupier/core/contract'
import type { FaultKind } from './fault.ts'

/** The lists of the deposit profile. */
export type ProfileList = 'bank' | 'payment' | 'truewallet' | 'usdt'

/** What a call answers when the case is armed for it. */
export type CaseAnswer =
  /** A code and words, and nothing happens. */
  | { readonly type: 'refusal'; readonly message: string }
  /** The real thing, with every rule skipped; a profile may come without some of its lists. */
  | { readonly type: 'success'; readonly withoutLists?: readonly ProfileList[] }
  /** This very answer, and nothing happens. */
  | { readonly type: 'answer'; readonly body: unknown }
  /** No readable answer at all. */
  | { readonly type: 'fault'; readonly kind: FaultKind }

/** One documented way in which a call can end. */
export interface CatalogueCase {
  readonly id: string
  readonly context: string
  readonly endpoint: EndpointName | 'any'
  readonly code: number | string | null
  readonly cause: 'server' | 'transport'
  /** What the site does then. */
  readonly behaviour: string
  readonly answer: CaseAnswer
}

/** The code of a refusal for which the documents name none. */
export const undocumentedCode = 9999

const success: CaseAnswer = { type: 'success' }
const refusal = (message: string): CaseAnswer => ({ type: 'refusal', message })
const fault = (kind: FaultKind): CaseAnswer => ({ type: 'fault', kind })

type Row = readonly [
  id: string,
  endpoint: CatalogueCase['endpoint'],
  code: CatalogueCase['code'],
  behaviour: string,
  answer: CaseAnswer,
]

const serverRows: readonly Row[] = [
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
  ['login.1007', 'login', 1007, 'Upline is locked.', refusal('Upline is locked')],
  ['login.1008', 'login', 1008, 'Password is locked.', refusal('Password is locked')],
  ['login.3000', 'login', 3000, 'Wait one minute.', refusal('Wait one minute')],
  [
    'login.5000',
    'login',
    5000,
    'Wrong username or password.',
    refusal('Wrong username or password'),
  ],
  [
    'login.5001',
    'login',
    5001,
    'Account cannot log in; contact admin.',
    refusal('Account cannot log in'),
  ],
  [
    'login.other',
    'login',
    null,
    'Any other code: a general message, try again.',
    refusal('Something went wrong'),
  ],
  ['balance.0', 'getCredit', 0, 'Show the balance of the answer.', success],
  ['profile.loaded', 'getProfile', null, 'Use the lists of the answer.', success],
  [
    'deposit.noAccounts',
    'getProfile',
    null,
    'No deposit account: log in again or contact admin.',
    { type: 'success', withoutLists: ['bank', 'payment', 'truewallet', 'usdt'] },
  ],
  [
    'deposit.tabDisabled',
    'getProfile',
    null,
    'No USDT account: its tab is disabled.',
    { type: 'success', withoutLists: ['usdt'] },
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

const transportRows: readonly Row[] = [
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
    'deposit.unavailable',
    'getProfile',
    null,
    'No profile: the deposit page is unavailable.',
    fault('reset'),
  ],
]

const toCase =
  (cause: CatalogueCase['cause']) =>
  ([id, endpoint, code, behaviour, answer]: Row): CatalogueCase => ({
    id,
    context: id.slice(0, id.indexOf('.')),
    endpoint,
    code,
    cause,
    behaviour,
    answer,
  })

/** Every case that the calls of the contract can end in by the server's or the network's doing. */
export const catalogue: readonly CatalogueCase[] = [
  ...serverRows.map(toCase('server')),
  ...transportRows.map(toCase('transport')),
]
