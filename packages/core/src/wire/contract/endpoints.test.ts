import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { deadlines } from './deadlines.ts'
import type { Endpoint } from './endpoint.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { wireExamples } from './examples/wire.examples.ts'
import { meaningOf } from './meaning.ts'

const rows: readonly [EndpointName, Endpoint][] = (
  Object.keys(endpoints) as readonly EndpointName[]
).map((name) => [name, endpoints[name]])

const accepts = (schema: z.core.$ZodType | undefined, value: unknown) =>
  schema !== undefined && z.safeParse(schema, value).success

/** Where a call goes, what it carries and how long it may take. */
const line = ({ method, service, path, credential, servesVisitors, deadline }: Endpoint) =>
  `${method} ${service}:${path}, ${credential}${servesVisitors ? ' or none' : ''}, ${deadlines[deadline] / 1000} s`

/** Where each call goes that replaces documented ones, with its credential and its deadline. */
const places: readonly (readonly [EndpointName, string, string])[] = [
  ['login', 'POST auth:/login, none, 15 s', 'API-25'],
  ['requestOtp', 'POST auth:/otp, none, 20 s', 'API-27'],
  ['register', 'POST auth:/register, none, 20 s', 'API-26'],
  ['requestRecovery', 'POST auth:/forgot, none, 20 s', 'API-28'],
  ['resetPassword', 'POST auth:/resetPassword, none, 20 s', 'API-29'],
  ['changePassword', 'POST auth:/changePassword, access, 20 s', 'API-29'],
  ['refresh', 'POST auth:/refreshtoken/true, refresh, 10 s', 'API-24'],
  ['getMember', 'GET api:/api/v3/member/updateData, access, 15 s', 'API-13'],
  ['chatCheck', 'GET chat:/api/check, access, 15 s', 'API-23'],
  ['chatAuthorize', 'GET chat:/api/authorize, access or none, 15 s', 'API-22'],
  ['getCredit', 'POST api:/api/v1/member/credit, access, 15 s', 'API-01'],
  ['getProfile', 'POST api:/api/v1/member/data/profile, access, 15 s', 'API-02'],
  ['createQr', 'GET api:/api/v1/member/payment/payment, access, 30 s', 'API-30'],
  ['pollQr', 'GET api:/api/v1/member/payment/payment, access, 8 s', 'API-31'],
  ['listTrueWallets', 'GET api:/api/v1/member/payment/truewallet, access, 15 s', 'API-32, DEP-54'],
  ['sendTransfer', 'POST api:/api/v1/member/payment/transfer, access, 30 s', 'API-33'],
  ['withdraw', 'POST api:/api/v1/member/withdraw, access, 30 s', 'API-34'],
  ['getMinWithdraw', 'GET api:/api/v1/member/getMinWithdraw, access, 15 s', 'API-35'],
  ['getHistory', 'POST api:/api/v1/member/data/dataHistory, access, 15 s', 'API-09'],
  ['checkUpgrade', 'POST api:/api/v1/member/data/check-is-upgrade, access, 15 s', 'API-03'],
  ['updateUpgrade', 'POST api:/api/v1/member/data/update-is-upgrade, access, 20 s', 'API-04'],
  ['getUpgrade', 'POST api:/api/v1/member/data/get-is-upgrade-member, access, 15 s', 'API-05'],
  ['getPromotion', 'GET api:/api/v3/member/getPromotion, access or none, 15 s', 'API-10'],
  ['listPromotions', 'GET api:/api/promotion/list, access or none, 15 s', 'API-11'],
  ['checkDepositPromotion', 'GET reward:/deposit/check-deposit-promotion, reward, 15 s', 'API-20'],
  ['getChatContact', 'GET api:/api/v3/member/getLineContact, access or none, 15 s', 'API-12'],
  ['listCategories', 'POST api:/api/v3/member/game/categorys, access or none, 15 s', 'API-06'],
  ['listGames', 'POST api:/api/v3/member/game/lists, access or none, 15 s', 'API-07'],
  ['launchGame', 'POST api:/api/v3/member/game/launch/{provider}, access, 20 s', 'API-08'],
  ['lists', 'POST auth:/graphql, dataClient or none, 15 s', 'API-36, API-37, API-38'],
  ['categorys', 'POST auth:/graphql, dataClient or none, 15 s', 'API-36, API-39'],
  ['getFavouriteAndRecent', 'POST auth:/graphql, dataClient or none, 15 s', 'API-36, API-40'],
  ['addFavourite', 'POST auth:/graphql, dataClient, 20 s', 'API-36, API-43'],
  ['addRecent', 'POST auth:/graphql, dataClient, 20 s', 'API-36, API-44'],
  ['getNotifys', 'POST auth:/graphql, dataClient, 15 s', 'API-36, API-41'],
  ['getNotify', 'POST auth:/graphql, dataClient, 15 s', 'API-36, API-42'],
  ['getGame', 'POST auth:/graphql, dataClient or none, 15 s', 'API-36'],
  ['getGameInfo', 'POST auth:/graphql, dataClient or none, 15 s', 'API-36'],
  ['getSlotWins', 'POST auth:/graphql, dataClient or none, 15 s', 'API-36'],
  ['getDemos', 'POST auth:/graphql, dataClient or none, 15 s', 'API-36'],
  ['getTournaments', 'POST auth:/graphql, dataClient or none, 15 s', 'API-36'],
  ['affiliateOverview', 'POST api:/api/aff/getDetailLeader, access, 15 s', 'API-14'],
  ['affiliateMembers', 'POST api:/api/aff/memberList, access, 15 s', 'API-15'],
  ['affiliateTransactions', 'POST api:/api/aff/transaction, access, 15 s', 'API-16'],
  ['affiliateWithdraw', 'POST api:/api/aff/withdraw, access, 30 s', 'API-17'],
  ['affiliateReportDaily', 'POST api:/api/aff/reportTransaction, access, 15 s', 'API-18'],
  ['affiliateReportDetail', 'POST api:/api/aff/reportDetailTransaction, access, 15 s', 'API-19'],
  ['checkMaintenance', 'GET api:/, none, 8 s', 'API-21'],
]

/** The same of calls that nobody documented. */
const ownPlaces: readonly (readonly [EndpointName, string])[] = [
  ['chatSignIn', 'POST auth:/login/line, none, 15 s'],
  ['confirmPassword', 'POST auth:/confirmPassword, access, 20 s'],
  ['revoke', 'POST auth:/revoketoken, refresh, 20 s'],
]

describe('the contract', () => {
  it.each(places)('has %s at %s [%s]', (name, place) => {
    expect(line(endpoints[name])).toBe(place)
  })

  it.each(ownPlaces)('has %s of its own at %s', (name, place) => {
    expect(line(endpoints[name])).toBe(place)
  })

  it('has no other call', () => {
    const named = [...places, ...ownPlaces].map(([name]) => name)
    expect(named.toSorted()).toEqual(rows.map(([name]) => name).toSorted())
  })

  it('knows which calls move money, all of them with the token that the owner is asked by', () => {
    const moneyWrites = rows.filter(([, row]) => row.isMoneyWrite)
    expect(moneyWrites.map(([name, { credential }]) => [name, credential])).toEqual([
      ['createQr', 'access'],
      ['sendTransfer', 'access'],
      ['withdraw', 'access'],
      ['affiliateWithdraw', 'access'],
    ])
  })

  it('exempts the documented paths from the failure page and no other [MAINT-07…10]', () => {
    const exempt = rows.filter(([, row]) => row.isExempt).map(([, row]) => row.path)
    expect([...new Set(exempt)].sort()).toEqual([
      '/api/promotion/list',
      '/api/v1/member/data/dataHistory',
      '/api/v1/member/data/profile',
      '/api/v1/member/payment/payment',
    ])
  })
})

describe('a documented exchange', () => {
  it.each(rows)('of %s is accepted as it is', (name, row) => {
    const { parameters, query, body, answer } = wireExamples[name]
    expect(parameters === undefined || accepts(row.parameters, parameters)).toBe(true)
    expect(query === undefined || accepts(row.query, query)).toBe(true)
    expect(body === undefined || accepts(row.body, body)).toBe(true)
    expect(z.parse(row.answer, answer)).toEqual(answer)
  })

  it.each(rows)('of %s may carry fields that nobody documented [SESS-09]', (name, row) => {
    const { answer } = wireExamples[name]
    expect(z.parse(row.answer, { data: { more: 1 }, ...answer, time: 'now' })).toEqual(answer)
  })

  it.each(rows)('of %s is refused when the answer is no document at all', (_name, row) => {
    const nonsense = [undefined, null, 0, '', 'ok', [], true]
    expect(nonsense.filter((value) => accepts(row.answer, value))).toEqual([])
  })
})

/** A copy of an answer's result with one field changed or, by `undefined`, removed. */
function withResult(answer: { result?: unknown }, changes: Record<string, unknown>) {
  return { ...answer, result: { ...Object(answer.result), ...changes } }
}

describe('an answer that is not what the contract says', () => {
  const { login, getCredit, getProfile, createQr } = wireExamples
  const [channel] = getProfile.answer.result.payment ?? []

  it.each<[EndpointName, string, unknown]>([
    ['login', 'no access token', withResult(login.answer, { access_token: undefined })],
    ['login', 'an empty access token', withResult(login.answer, { access_token: '' })],
    ['login', 'an empty refresh token', withResult(login.answer, { refresh_token: '' })],
    ['login', 'no username', withResult(login.answer, { username: '' })],
    ['login', 'a token that is no text', withResult(login.answer, { access_token: 7 })],
    ['login', 'no result', { code: 0 }],
    ['refresh', 'a token that is no text', { access_token: 7, refresh_token: 'r' }],
    ['getCredit', 'no balance', withResult(getCredit.answer, { balance: undefined })],
    ['getCredit', 'a balance of null', withResult(getCredit.answer, { balance: null })],
    [
      'getCredit',
      'a balance that is no amount at all',
      withResult(getCredit.answer, { balance: {} }),
    ],
    ['getProfile', 'no user', withResult(getProfile.answer, { user: undefined })],
    ['getProfile', 'a list that is none', withResult(getProfile.answer, { payment: {} })],
    [
      'getProfile',
      'a channel without an id',
      withResult(getProfile.answer, { payment: [{ ...channel, id: undefined }] }),
    ],
    ['createQr', 'a result that is none', { ...createQr.answer, result: 'pay-1' }],
    ['pollQr', 'no code', { success: false }],
    ['pollQr', 'a success that is neither true nor false', { code: 0, success: 'yes' }],
    ['pollQr', 'an alert that is a number', { code: 0, result: { alert: 1 } }],
    ['getUpgrade', 'no word on the upgrade', { code: 0, result: {} }],
    ['getUpgrade', 'a word that is text', { code: 0, result: { is_upgrade: 'yes' } }],
    ['checkDepositPromotion', 'no code', { status: 200 }],
    ['checkMaintenance', 'no code', {}],
    ['checkMaintenance', 'a code that is text', { code: '0' }],
  ])('to %s is refused: %s', (name, _what, answer) => {
    expect(accepts(endpoints[name].answer, answer)).toBe(false)
  })

  it('to get-is-upgrade-member says true, false, 1 or 0 [API-05, OPEN-21]', () => {
    const words = [true, false, 1, 0].map((is_upgrade) => ({ code: 0, result: { is_upgrade } }))
    expect(words.map((word) => z.parse(endpoints.getUpgrade.answer, word))).toEqual(words)
  })

  it('to the check of the deposit offer is told by its code alone [API-20]', () => {
    const { answer, codes, credential } = endpoints.checkDepositPromotion
    expect([
      credential,
      z.parse(answer, { code: 0, message: 'credited' }),
      meaningOf(codes, 1),
      meaningOf(codes, 2),
    ]).toEqual(['reward', { code: 0 }, 'cannotCheck', 'other'])
  })

  it('to refresh may lack its tokens and is readable all the same [OPEN-04]', () => {
    expect(accepts(endpoints.refresh.answer, {})).toBe(true)
  })

  it('to createQr may lack any field and is readable all the same [OPEN-62]', () => {
    const readable = [{ code: 0 }, { code: 0, result: null }, { code: 0, result: {}, token: 5 }]
    expect(readable.filter((answer) => !accepts(endpoints.createQr.answer, answer))).toEqual([])
  })
})

describe('a request that no client should send', () => {
  it.each([
    ['no username', { username: '', password: 'p' }],
    ['no password', { username: 'demo', password: '' }],
    ['a password that is a number', { username: 'demo', password: 1234 }],
  ])('to login is refused: %s', (_what, body) => {
    expect(accepts(endpoints.login.body, body)).toBe(false)
  })

  it.each([
    ['decimals', { amount: '500.50' }],
    ['a leading zero', { amount: '0500' }],
    ['no amount', { amount: '' }],
    ['a negative amount', { amount: '-5' }],
    ['an amount as a number', { amount: 500 }],
    ['no channel', { id: '' }],
    ['another action', { action: 'is_deposit' }],
    ['another kind of channel', { type: 'usdt' }],
    ['a colour by name', { dark: 'black' }],
  ])('to create a code is refused: %s', (_what, change) => {
    const query = { ...wireExamples.createQr.query, ...change }
    expect(accepts(endpoints.createQr.query, query)).toBe(false)
  })

  it.each(['id', 'token', 'x_debug_key'])('to poll is refused without its %s', (field) => {
    const query = { ...wireExamples.pollQr.query, [field]: '' }
    expect(accepts(endpoints.pollQr.query, query)).toBe(false)
  })
})
