import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readBahtAmount } from '../../base/money/satang.ts'
import { createMemoryCookies } from '../../base/ports/cookies.ts'
import { createMemoryStorage } from '../../base/ports/storage.ts'
import { createVault } from '../../member/vault/vault.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { wireExamples } from './examples/wire.examples.ts'
import type { WireForm } from './fields.ts'
import { strictAnswerOf, strictRefusalsOf } from './strict.answers.ts'
import { strictForms, tokenLimits } from './strict.forms.ts'

const names = Object.keys(endpoints) as readonly EndpointName[]
const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success

/** An answer of a call with changed fields in its `result`. */
const answerOf = (name: EndpointName, result: object, besides: object = {}) => {
  const { answer } = wireExamples[name]
  return { ...answer, ...besides, result: { ...Object(answer).result, ...result } }
}

/** An answer whose channels of one kind have no maximum. */
const withoutMaximum = (name: EndpointName, list: string) => {
  const channels = wireExamples.getProfile.answer.result.bank ?? []
  return answerOf(name, { [list]: channels.map((one) => ({ ...one, max_deposit: null })) })
}

describe('what the contract asks for', () => {
  it.each(names)('is kept by the example of %s, which the site reads', (name) => {
    const { answer } = wireExamples[name]
    expect([
      accepts(strictAnswerOf(name), answer),
      accepts(endpoints[name].answer, answer),
    ]).toEqual([true, true])
  })

  it.each<[EndpointName, string, unknown]>([
    [
      'createQr',
      'without what polls are made with',
      answerOf('createQr', {}, { token: undefined }),
    ],
    ['createQr', 'without an end', answerOf('createQr', { expiredDate: undefined })],
    [
      'createQr',
      'whose end has no zone',
      answerOf('createQr', { expiredDate: '2026-11-20 14:05' }),
    ],
    ['createQr', 'that is no code', answerOf('createQr', { qrCode: 'pay me' })],
    ['pollQr', 'that says nothing', { code: 0 }],
    ['refresh', 'without a refresh token', { access_token: 'a' }],
    ['getMember', 'without a name', { code: 0, result: { _id: '1' } }],
    ['getMinWithdraw', 'without a minimum', { code: 0 }],
    ...(['bank', 'payment', 'truewallet'] as const).map((list): [EndpointName, string, unknown] => [
      'getProfile',
      `with a ${list} without a maximum`,
      withoutMaximum('getProfile', list),
    ]),
    [
      'listTrueWallets',
      'with a wallet without a maximum',
      withoutMaximum('listTrueWallets', 'truewallet'),
    ],
    ['getCredit', 'with more than satang', { code: 0, result: { balance: 12345.675 } }],
    ['getCredit', 'in words', { code: 0, result: { balance: 'plenty' } }],
    ['withdraw', 'whose date is a word', { code: 0, result: { date: 'soon' } }],
  ])('is more than what the site reads: %s %s', (name, _what, answer) => {
    expect([
      accepts(strictAnswerOf(name), answer),
      accepts(endpoints[name].answer, answer),
    ]).toEqual([false, true])
  })

  it('is the same for a payment however it stands [DEP-41, DEP-42, DEP-43]', () => {
    const strict = strictAnswerOf('pollQr')
    const states = [
      { code: 0, success: false },
      { code: 0, success: 0, result: null },
      { code: 0, success: false, result: { alert: '' } },
      { code: 0, success: true },
      { code: 0, success: 1, result: { alert: null } },
      { code: 0, success: false, result: { alert: 'refused by the bank' } },
      { code: 0, result: { alert: true }, message: 'refused by the bank' },
    ]
    expect(states.map((state) => accepts(strict, state))).toEqual(states.map(() => true))
  })

  it('names the end of a lock and the minimum with the codes that are about them [WD-18, ERR-40]', () => {
    const kept = { result: { date: '2026-11-20T14:05:09+07:00' }, min: '300' }
    expect(
      strictRefusalsOf('withdraw').map(({ code, schema }) => [
        code,
        accepts(schema, kept),
        accepts(schema, {}),
      ]),
    ).toEqual([
      [1005, true, false],
      [1002, true, false],
    ])
  })
})

describe('a value of the form', () => {
  it.each<[WireForm, readonly unknown[], readonly unknown[]]>([
    [
      'amount',
      [
        0,
        1250.5,
        -3,
        9999999999999.99,
        '1250.5',
        '1,250.50',
        '-3',
        '12.500',
        '9,999,999,999,999.99',
      ],
      [
        1e13,
        '10000000000000',
        '10,000,000,000,000',
        12.345,
        1e21,
        Number.NaN,
        'plenty',
        '1e4',
        '+3',
        '',
        '12,50',
        '฿5',
        null,
      ],
    ],
    ['id', ['a', 7], ['', 1.5, null]],
    ['flag', [true, false, 1, 0], ['1', 2, null]],
    [
      'instant',
      ['2026-11-20T14:05:09+07:00', '2026-11-20T07:05:09.250Z', 1763622309, 1763622309000],
      ['2026-11-20', '2026-11-20T14:05:09', '2569-11-20 14:05', '1763622309', 20261120],
    ],
    ['seconds', [1763622309], [1763622309000, '1763622309', 1.5]],
    [
      'accessToken',
      ['a', 'x'.repeat(tokenLimits.access), '%'.repeat(1000)],
      ['', 'a b', 'ก', 'x'.repeat(3001), '%'.repeat(1001)],
    ],
    ['rate', [33.4512, 34, '33.4512', '1,034.5'], [0, -1, '0.00', '', '3e1', '33 THB']],
    ['accountNumber', ['0001234567', '000-1-23456-7', '000 1 23456 7'], ['', 'A12', '-1', '๑๒๓']],
    ['usdtNetwork', ['TRC20', 'erc-20', 'BEP 20'], ['', 'Tron', 'TRC20 (Tron)']],
    ['refreshToken', ['x'.repeat(tokenLimits.refresh)], ['x'.repeat(4001)]],
    ['rewardToken', ['x'.repeat(tokenLimits.reward)], ['x'.repeat(1001)]],
    [
      'qrCode',
      ['000201…6304ABCD', 'data:image/png;base64,AA==', 'https://a.test/q.png', 'scb://pay/1'],
      ['', 'pay me', 'data:text/html,x', 'javascript:alert(1)'],
    ],
  ])('%s', (form, kept, broken) => {
    const { schema } = strictForms[form]
    expect([...kept, ...broken].filter((value) => accepts(schema, value))).toEqual(kept)
  })

  it('amount is one that the site reads, to its bounds [BAL-06]', () => {
    const bounds = [
      9999999999999.99,
      '9999999999999.99',
      -9999999999999.99,
      '-9,999,999,999,999.99',
    ]
    expect(bounds.map(readBahtAmount)).toEqual([
      999999999999999, 999999999999999, -999999999999999, -999999999999999,
    ])
  })
})

it('tokens as long as they may be are kept together by a browser [OPEN-07]', () => {
  const cookies = createMemoryCookies()
  const vault = createVault(cookies, createMemoryStorage())
  const tokens = {
    username: 'a-member-with-a-long-name',
    accessToken: 'a'.repeat(tokenLimits.access),
    refreshToken: 'r'.repeat(tokenLimits.refresh),
    rewardToken: 'w'.repeat(tokenLimits.reward),
  }
  expect([
    vault.storeSession(tokens),
    vault.token('access'),
    vault.token('refresh'),
    vault.token('reward'),
  ]).toEqual([true, tokens.accessToken, tokens.refreshToken, tokens.rewardToken])
})
