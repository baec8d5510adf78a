import { describe, expect, test } from 'vitest'
import {
  accepted,
  answering,
  answeringLogin,
  isMembers,
  operationOf,
  withResult,
} from '../../testing/conformance.changes.ts'
import { asking, at, backendWith, type Change } from '../../testing/conformance.harness.ts'
import { checkConformance } from './conformance.ts'

/** What is wrong, what is not asked though it could be, and what nobody looked at. */
async function reportOf(change: Change) {
  const { leftOut, unseen, verdicts } = await checkConformance(backendWith(change).backend, asking)
  return {
    wrong: verdicts.filter(({ findings }) => findings.length > 0).map(({ call }) => call),
    absent: verdicts.flatMap(({ call, title }) =>
      title === 'is not there, which is allowed' ? [call] : [],
    ),
    leftOut: leftOut.filter(({ reason }) => reason.includes('allowed')),
    unseen: unseen.filter((what) => !what.startsWith('notices')),
  }
}

const notFound = ({ headers }: Response) => new Response('Not found', { status: 404, headers })

/** A server without some paths. */
const without =
  (...paths: readonly string[]): Change =>
  (response, request) =>
    paths.some((path) => at(request, path)) ? notFound(response) : response

describe('a backend may do without', () => {
  test('the end of a session at the server', async () => {
    expect(await reportOf(without('/auth/revoketoken'))).toEqual({
      wrong: [],
      absent: ['revoke'],
      leftOut: [
        {
          call: 'revoke',
          reason: 'it is not there, which is allowed: the site then ends sessions by itself',
        },
      ],
      unseen: [],
    })
  })

  test('telling whose a token is', async () => {
    expect(await reportOf(without('/member/updateData'))).toEqual({
      wrong: [],
      absent: ['getMember'],
      leftOut: [
        {
          call: 'getMember',
          reason:
            'it is not there, which is allowed: the site then trusts that the tokens are those of who signed in',
        },
      ],
      unseen: [],
    })
  })

  test('a reward service', async () => {
    const change: Change = (response, request) =>
      new URL(request.url).pathname.startsWith('/_/default/reward/')
        ? Promise.reject(new TypeError('getaddrinfo ENOTFOUND'))
        : answeringLogin({ reward_token: undefined })(response, request)
    expect(await reportOf(change)).toEqual({
      wrong: [],
      absent: [],
      leftOut: [
        {
          call: 'checkDepositPromotion',
          reason: 'there is no reward service, which is allowed: signing in gives no reward_token',
        },
      ],
      unseen: [],
    })
  })

  test('the calls that the site never makes', async () => {
    const rest = without(
      '/payment/truewallet',
      '/game/categorys',
      '/game/lists',
      '/member/getLineContact',
    )
    const report = await reportOf(async (response, request) =>
      (await operationOf(request.clone())) === 'getNotify'
        ? Response.json(
            {
              errors: [
                {
                  message: 'Cannot query field "getNotify" on type "Query".',
                  extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
                },
              ],
            },
            { status: 400, headers: response.headers },
          )
        : rest(response, request),
    )
    const reason = 'it is not there, which is allowed: the site never makes this call'
    const calls = ['listTrueWallets', 'listCategories', 'listGames', 'getNotify', 'getChatContact']
    expect(report).toEqual({
      wrong: [],
      absent: calls,
      leftOut: calls.map((call) => ({ call, reason })),
      unseen: [],
    })
  })

  test('channels of one kind: a payment is then made by a wallet', async () => {
    const report = await reportOf(
      answering('/data/profile', withResult({ bank: null, payment: undefined, usdt: [] })),
    )
    expect([report.wrong, report.unseen]).toEqual([
      [],
      ['bank', 'payment', 'usdt'].map((list) => `channels of ${list}: getProfile lists none`),
    ])
  })

  test('channels that make codes', async () => {
    const report = await reportOf(
      answering('/data/profile', withResult({ payment: [], truewallet: [] })),
    )
    expect([report.wrong, report.unseen[0]]).toEqual([
      [],
      'whether a payment can be made and followed: no channel of the member makes codes',
    ])
  })
})

describe('what was not looked at is told', () => {
  test('where lists are empty', async () => {
    const report = await reportOf(async (response, request) => {
      const name = await operationOf(request.clone())
      const lists = ['lists', 'categorys', 'getDemos', 'getTournaments']
      if (!lists.includes(name) || !response.ok) return response
      const { data } = JSON.parse(await response.clone().text())
      return data ? accepted(response, { data: { [name]: [] } }) : response
    })
    expect([report.wrong, report.unseen]).toEqual([
      [],
      [
        'games: lists lists none',
        'categories of games: categorys lists none',
        'wins of a game: getSlotWins lists none',
        'demo games: getDemos lists none',
        'tournaments: getTournaments lists none',
        'figures of a game: getGameInfo has none',
      ],
    ])
  })

  test('where the maintenance check shuts the site', async () => {
    const report = await reportOf((response, request) =>
      at(request, '/_/default/api/') ? accepted(response, { code: 0 }) : response,
    )
    expect([report.wrong, report.unseen]).toEqual([
      [],
      ['the site while it is open: checkMaintenance says that it is under maintenance'],
    ])
  })
})

test('one field of a sign-in that is odd is one answer that is wrong', async () => {
  const report = await reportOf(answeringLogin({ _id: true }))
  expect(report.wrong).toEqual(['login'])
})

test('a payment may be a picture where the site’s configuration names its host', async () => {
  const picture = answering('/payment/payment', (body) =>
    body.token ? withResult({ qrCode: 'https://pictures.test/qr.png' })(body) : body,
  )
  const { backend } = backendWith((response, request) =>
    isMembers(request) ? picture(response, request) : response,
  )
  const { verdicts } = await checkConformance(backend, {
    ...asking,
    places: { pictureOrigins: ['https://pictures.test'], links: [] },
  })
  expect(verdicts.filter(({ findings }) => findings.length > 0)).toEqual([])
})
