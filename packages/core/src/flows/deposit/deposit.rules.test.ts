import { describe, expect, it } from 'vitest'
import { channel } from '../../../testing/deposit.harness.ts'
import { satang } from '../../base/money/satang.ts'
import { readQrAnswer } from './deposit.actors.ts'
import { chosenChannel, onlyUsableChannel, rejectionOf } from './deposit.rules.ts'
import type { QrAnswer } from './deposit.types.ts'

const one = channel('one')
const two = channel('two')
const unusable = channel('broken', null)

describe('the chosen channel', () => {
  it.each([
    ['payment:one', one],
    ['payment:two', two],
    ['payment:broken', null],
    ['payment:gone', null],
    ['one', null],
    [null, null],
  ])('for the key %j is %j', (channelKey, chosen) => {
    expect(chosenChannel({ channels: [one, two, unusable], channelKey })).toEqual(chosen)
  })

  it('is chosen automatically when it is the only one and usable [DEP-07, OPEN-65]', () => {
    const lists = [[one], [one, two], [one, unusable], [unusable], []]
    expect(lists.map(onlyUsableChannel)).toEqual([one, null, null, null, null])
  })
})

describe('the reason of a rejected payment', () => {
  it('is the server’s, with what arrived, or null', () => {
    expect([
      rejectionOf({
        kind: 'answered',
        news: { kind: 'rejected', message: 'Name differs', received: null },
      }),
      rejectionOf({ kind: 'answered', news: { kind: 'rejected', message: null, received: null } }),
      rejectionOf({ kind: 'answered', news: { kind: 'paid' } }),
      rejectionOf({ kind: 'expired' }),
    ]).toEqual([
      { message: 'Name differs', received: null },
      { message: null, received: null },
      null,
      null,
    ])
  })
})

describe('the answer to a request for a QR code', () => {
  const payment = {
    id: 'pay-1',
    form: 'text' as const,
    qrCode: 'x',
    payAmount: satang(50_000),
    reference: null,
    createdAt: 1,
    deadline: 2,
    isDeadlineAssumed: false,
  }
  const refused = (code: number, meaning: 'requestFailed' | 'maintenance' | 'other') =>
    ({
      kind: 'refused',
      refusal: { context: 'depositQr', code, meaning, message: null },
    }) as const
  const httpError = (status: number) =>
    ({ kind: 'failed', failure: { kind: 'httpError', status, retryAfterMs: null } }) as const
  const tryAgain = (code: number): QrAnswer => ({
    type: 'qr.refused',
    refusal: { kind: 'tryAgain', code },
  })

  it.each<[string, Parameters<typeof readQrAnswer>[0], QrAnswer]>([
    [
      'a payment',
      { kind: 'accepted', value: { kind: 'created', payment } },
      { type: 'qr.created', payment },
    ],
    [
      'no code [DEP-38]',
      { kind: 'accepted', value: { kind: 'incomplete' } },
      { type: 'qr.incomplete' },
    ],
    [
      'code 98 [DEP-40, ERR-29]',
      refused(98, 'requestFailed'),
      { type: 'qr.refused', refusal: { kind: 'requestFailed', code: 98 } },
    ],
    ['another code [DEP-39, ERR-30]', refused(5, 'other'), tryAgain(5)],
    [
      'maintenance [ERR-01]',
      refused(9998, 'maintenance'),
      { type: 'qr.refused', refusal: { kind: 'maintenance' } },
    ],
    ['a refusing status', httpError(429), tryAgain(429)],
    ['a server error, after which the outcome is unknown', httpError(500), { type: 'qr.lost' }],
    ['no connection', { kind: 'failed', failure: { kind: 'unreachable' } }, { type: 'qr.lost' }],
    ['no answer in time', { kind: 'failed', failure: { kind: 'timedOut' } }, { type: 'qr.lost' }],
    ['nonsense', { kind: 'failed', failure: { kind: 'unreadable' } }, { type: 'qr.lost' }],
    [
      'an expired session, so that nothing was sent',
      { kind: 'failed', failure: { kind: 'expired', meaning: 'tokenExpired' } },
      { type: 'qr.refused', refusal: { kind: 'notSent' } },
    ],
  ])('with %s is either definite or lost', (_what, answer, expected) => {
    expect(readQrAnswer(answer)).toEqual(expected)
  })
})
