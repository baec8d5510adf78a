import { describe, expect, it } from 'vitest'
import type { SiteCallName } from '../../../testing/all-calls.ts'
import { callNames } from '../../../testing/all-calls.ts'
import { callRequests, services, startApi } from '../../../testing/api.harness.ts'
import type { SentRequest } from '../../../testing/fake-http.ts'
import { settle, testEpoch } from '../../../testing/virtual-clock.ts'
import { satang } from '../../base/money/satang.ts'
import { minute } from '../../base/time/durations.ts'
import { endpoints } from '../contract/endpoints.ts'
import { promptPayCode, wireExamples } from '../contract/examples/wire.examples.ts'

const asked = ({ method, url, headers, body }: SentRequest) => ({ method, url, headers, body })

describe('a call on the wire', () => {
  const member = { authorization: 'Bearer access-1' }

  it.each<[SiteCallName, string, string, Record<string, string>, unknown]>([
    [
      'login',
      `POST ${services.auth}/login`,
      'AUTH-02',
      { accept: 'application/json', 'content-type': 'application/json' },
      '{"username":"demo","password":"demo1234"}',
    ],
    ['getCredit', `POST ${services.api}/api/v1/member/credit`, 'SESS-08, BAL-02', member, null],
    ['getProfile', `POST ${services.api}/api/v1/member/data/profile`, 'SESS-08', member, null],
    [
      'createQr',
      `GET ${services.api}/api/v1/member/payment/payment?action=get_qr&id=p-1&amount=500&overlay=false&type=payment&dark=%23111111&light=%23ffffff`,
      'SESS-08, DEP-36, OPEN-68',
      { ...member, 'idempotency-key': expect.stringMatching(/^[a-z0-9]{24}$/) },
      null,
    ],
    [
      'pollQr',
      `GET ${services.api}/api/v1/member/payment/payment?action=is_deposit&id=pay-1&token=payment-token-1&x_debug_key=debug-key-1`,
      'SESS-08, DEP-41',
      member,
      null,
    ],
    ['checkMaintenance', `GET ${services.api}/`, 'MAINT-01', {}, null],
  ])('%s is %s [%s]', async (name, line, _, headers, body) => {
    const { client, network } = startApi({ onSent: (request) => request.answer('') })
    await client.call(name, callRequests[name], { purpose: 'background' })
    const [method = '', url = ''] = line.split(' ')
    expect(network.sent.map(asked)).toEqual([{ method, url, headers, body }])
  })

  it('refresh is an empty form with the refresh token [SESS-10, API-24]', async () => {
    const { client, network } = startApi({ onSent: (request) => request.answer('') })
    await client.call('refresh', {}, { purpose: 'background' })
    const { body, ...request } = asked(network.last())
    expect(request).toEqual({
      method: 'POST',
      url: 'https://auth.test/refreshtoken/true',
      headers: { authorization: 'Bearer refresh-1' },
    })
    expect(body instanceof FormData && [...body]).toEqual([])
  })

  it.each(callNames)('%s asks what the contract describes', async (name) => {
    const { client, network } = startApi({ onSent: (request) => request.answer('') })
    await client.call(name, callRequests[name], { purpose: 'background' })
    const { url, body } = network.last()
    const query = Object.fromEntries(new URL(url).searchParams)
    expect(query).toEqual(wireExamples[name].query ?? {})
    expect(typeof body === 'string' ? JSON.parse(body) : undefined).toEqual(wireExamples[name].body)
  })

  it('has the site’s own word before the token [OPEN-05]', async () => {
    const { client, network } = startApi({
      authorizationScheme: 'Token',
      onSent: (request) => request.answer(''),
    })
    await client.call('getCredit', {}, { purpose: 'background' })
    expect(network.last().headers).toEqual({ authorization: 'Token access-1' })
  })

  it.each(callNames)('%s has no credential when nobody is signed in [OPEN-05]', async (name) => {
    const { client, network } = startApi({
      isSignedIn: false,
      onSent: (request) => request.answer(''),
    })
    await client.call(name, callRequests[name], { purpose: 'background' })
    expect(network.last().headers).not.toHaveProperty('authorization')
  })
})

const rejected = (message: string | null, received: number | null = null) =>
  ({ kind: 'rejected', message, received }) as const

describe('an accepted answer', () => {
  async function answerTo(name: SiteCallName, body: unknown = wireExamples[name].answer) {
    const api = startApi({ onSent: (request) => request.answer(body) })
    const answer = await api.client.call(name, callRequests[name], { purpose: 'foreground' })
    return { ...api, answer }
  }

  it('to login keeps the tokens in the vault and hands on no secret [OPEN-78]', async () => {
    const { answer, credentials } = await answerTo('login')
    expect(answer).toEqual({ kind: 'accepted', value: { memberId: 'm-1', username: 'demo' } })
    const kept = (['access', 'refresh', 'reward'] as const).map(credentials.token)
    expect(kept).toEqual(['access-1', 'refresh-1', 'reward-1'])
  })

  it('to refresh is stored [SESS-10]', async () => {
    const { answer, credentials } = await answerTo('refresh')
    expect(answer).toEqual({ kind: 'accepted', value: 'stored' })
    expect([credentials.token('access'), credentials.token('refresh')]).toEqual([
      'access-2',
      'refresh-2',
    ])
  })

  it.each([
    ['neither token', {}],
    ['no refresh token', { access_token: 'access-2' }],
    ['no access token', { refresh_token: 'refresh-2' }],
    ['an empty token', { access_token: 'access-2', refresh_token: '' }],
  ])('to refresh with %s stores nothing [OPEN-04]', async (_what, body) => {
    const { answer, credentials } = await answerTo('refresh', body)
    expect(answer).toEqual({ kind: 'accepted', value: 'incomplete' })
    expect([credentials.token('access'), credentials.token('refresh')]).toEqual([
      'access-1',
      'refresh-1',
    ])
  })

  it.each([
    [1_250.5, 125_050],
    ['1,250.50', 125_050],
    ['0', 0],
    [12_345.675, 1_234_567],
    ['12.345', 1234],
  ])('to getCredit of %j is %i satang [BAL-02]', async (balance, expected) => {
    const { answer } = await answerTo('getCredit', { code: 0, result: { balance } })
    expect(answer).toEqual({ kind: 'accepted', value: { balance: satang(expected) } })
  })

  it.each([
    ['at the top', { code: 0, result: { balance: '7' } }],
    ['inside a data', { data: { code: 0, result: { balance: '7' } } }],
    ['at the top, with a data beside it', { code: 0, result: { balance: '7' }, data: { code: 9 } }],
  ])('is read where its fields are: %s [OPEN-06]', async (_where, body) => {
    const { answer } = await answerTo('getCredit', body)
    expect(answer).toEqual({ kind: 'accepted', value: { balance: satang(700) } })
  })

  it.each(['', 'n/a', '1,50', '1e4'])('to getCredit of %j is unreadable', async (balance) => {
    const { answer } = await answerTo('getCredit', { code: 0, result: { balance } })
    expect(answer).toEqual({ kind: 'failed', failure: { kind: 'unreadable' } })
  })

  it('to createQr is a payment, its secrets in the vault under its id [DEP-37]', async () => {
    const { answer, credentials } = await answerTo('createQr')
    expect(answer).toEqual({
      kind: 'accepted',
      value: {
        kind: 'created',
        payment: {
          id: 'pay-1',
          form: 'text',
          qrCode: promptPayCode,
          payAmount: satang(50_037),
          reference: 'REF-1',
          createdAt: testEpoch,
          deadline: testEpoch + 15 * minute,
          isDeadlineAssumed: false,
        },
      },
    })
    expect(credentials.payment('pay-1')).toEqual({
      token: 'payment-token-1',
      debugKey: 'debug-key-1',
    })
  })

  it('to createQr without what is needed is incomplete, and nothing is kept [DEP-38]', async () => {
    const { answer, credentials } = await answerTo('createQr', { code: 0, result: { id: 'pay-9' } })
    expect(answer).toEqual({ kind: 'accepted', value: { kind: 'incomplete' } })
    expect(credentials.payment('pay-9')).toBeNull()
  })

  it.each<[object, object, string]>([
    [{ code: 0 }, { kind: 'waiting' }, 'DEP-41'],
    [{ code: 0, success: false, result: null }, { kind: 'waiting' }, 'DEP-42'],
    [{ code: 0, success: null, result: { alert: '' } }, { kind: 'waiting' }, 'DEP-43'],
    [{ code: 0, result: { alert: false } }, { kind: 'waiting' }, 'DEP-43'],
    [{ code: 0, success: true }, { kind: 'paid' }, 'DEP-42'],
    [{ code: 0, success: true, result: { alert: 'late' } }, { kind: 'paid' }, 'DEP-42'],
    [{ code: 0, result: { alert: 'Name differs' } }, rejected('Name differs'), 'DEP-43'],
    [
      { code: 0, result: { alert: 'Name differs' }, message: 'ชื่อไม่ตรง' },
      rejected('ชื่อไม่ตรง'),
      'DEP-43',
    ],
    [{ code: 0, result: { alert: true }, message: 'No' }, rejected('No'), 'DEP-43'],
    [
      { code: 0, result: { alert: 'Too little', received: '250.00' } },
      rejected('Too little', 25_000),
      'DEP-43',
    ],
    [
      { code: 0, result: { alert: 'Too little', received: 'a lot' } },
      rejected('Too little'),
      'DEP-43',
    ],
    [{ code: 0, result: { alert: true } }, rejected(null), 'DEP-43'],
  ])('to pollQr of %j is %j [%s]', async (body, news) => {
    const { answer } = await answerTo('pollQr', body)
    expect(answer).toEqual({ kind: 'accepted', value: news })
  })

  it('to getMember says by which id and name the member is known [SESS-07]', async () => {
    const { answer } = await answerTo('getMember')
    expect(answer).toEqual({ kind: 'accepted', value: { memberId: 'm-1', username: 'demo' } })
  })

  it('to checkMaintenance has nothing to say', async () => {
    const { answer } = await answerTo('checkMaintenance')
    expect(answer).toEqual({ kind: 'accepted', value: {} })
  })
})

describe('a refusal', () => {
  it.each<[SiteCallName, number, string]>([
    ['login', 5000, 'wrongCredentials'],
    ['login', 9998, 'maintenance'],
    ['login', 77, 'other'],
    ['getCredit', 9998, 'maintenance'],
    ['createQr', 98, 'requestFailed'],
    ['pollQr', 98, 'expired'],
    ['checkMaintenance', 1, 'other'],
    ['refresh', 5, 'other'],
  ])('of %s by %i is “%s”, whatever its status [OPEN-25]', async (name, code, meaning) => {
    const context = endpoints[name].context
    const statuses = meaning === 'other' ? [200] : [200, 400, 401, 503]
    for (const status of statuses) {
      const { client } = startApi({
        onSent: (request) => request.answer({ code, message: 'Server words' }, { status }),
      })
      // The state of a payment may accompany any code.
      const detail = name === 'pollQr' ? { detail: { code, message: 'Server words' } } : {}
      expect(await client.call(name, callRequests[name], { purpose: 'foreground' })).toEqual({
        kind: 'refused',
        refusal: { context, code, meaning, message: 'Server words', ...detail },
      })
    }
  })

  it.each([[''], [null], [undefined], [7], [[]], [{}]])(
    'whose words are %j has none',
    async (message) => {
      const { client } = startApi({ onSent: (request) => request.answer({ code: 5000, message }) })
      expect(await client.call('login', { username: 'demo' }, { purpose: 'foreground' })).toEqual({
        kind: 'refused',
        refusal: { context: 'login', code: 5000, meaning: 'wrongCredentials', message: null },
      })
    },
  )
})

describe('a read that nobody waits for any more', () => {
  const reads = callNames.filter(
    (name) => !endpoints[name].isMoneyWrite && endpoints[name].credential !== 'refresh',
  )

  it.each(reads)('%s is cancelled, and nobody hears of a failure', async (name) => {
    const { client, network, reports } = startApi()
    const asker = new AbortController()
    const options = { purpose: 'foreground', signal: asker.signal } as const
    const answer = client.call(name, callRequests[name], options)
    await settle()
    asker.abort()
    expect(await answer).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } })
    expect([network.last().isAborted(), network.sent.length, reports]).toEqual([true, 1, []])
  })

  it('leaves nothing behind, even when its answer comes in the same moment', async () => {
    const asker = new AbortController()
    const { client, credentials } = startApi({
      isSignedIn: false,
      network: {
        http: async () => {
          asker.abort()
          return Response.json(wireExamples.login.answer)
        },
        sent: [],
        last: () => {
          throw new Error('not kept')
        },
      },
    })
    const options = { purpose: 'foreground', signal: asker.signal } as const
    await client.call('login', { username: 'demo' }, options)
    expect(credentials.hasSession()).toBe(false)
  })
})
