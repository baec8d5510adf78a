import { describe, expect, it } from 'vitest'
import { callNames } from '../../../testing/all-calls.ts'
import { callRequests, startApi } from '../../../testing/api.harness.ts'
import type { SentRequest } from '../../../testing/fake-http.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { minute } from '../../base/time/durations.ts'
import { deadlines } from '../contract/deadlines.ts'
import { endpoints } from '../contract/endpoints.ts'
import { wireExamples } from '../contract/examples/wire.examples.ts'
import type { Failure } from './answer.ts'

const brokenBody = () =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"code":0'))
      controller.error(new TypeError('terminated'))
    },
  })

const status = (code: number, retryAfterMs: number | null = null): Failure => ({
  kind: 'httpError',
  status: code,
  retryAfterMs,
})

/** Neither money writes nor the exempt paths ever open the failure page. */
const isQuiet = (name: (typeof callNames)[number]) =>
  endpoints[name].isExempt ||
  ['createQr', 'sendTransfer', 'withdraw', 'affiliateWithdraw'].includes(name)

const faults: [name: string, onSent: (request: SentRequest) => void, failure: Failure][] = [
  ['a lost connection', (request) => request.lose(), { kind: 'unreachable' }],
  ['a connection that hangs', () => {}, { kind: 'timedOut' }],
  [
    'a body that hangs',
    (request) => request.respond(new Response(new ReadableStream())),
    { kind: 'timedOut' },
  ],
  [
    'a body that breaks off',
    (request) => request.respond(new Response(brokenBody())),
    { kind: 'unreachable' },
  ],
  ['status 400', (request) => request.answer('', { status: 400 }), status(400)],
  ['status 404', (request) => request.answer('Not found', { status: 404 }), status(404)],
  ['status 408', (request) => request.answer('', { status: 408 }), status(408)],
  ['status 409', (request) => request.answer({ code: 0 }, { status: 409 }), status(409)],
  [
    'status 429',
    (request) => request.answer('', { status: 429, headers: { 'retry-after': '9' } }),
    status(429, 9_000),
  ],
  ['status 500', (request) => request.answer('', { status: 500 }), status(500)],
  ['status 502', (request) => request.answer('<html></html>', { status: 502 }), status(502)],
  [
    'status 503',
    (request) => request.answer('', { status: 503, headers: { 'retry-after': '3600' } }),
    status(503, 5 * minute),
  ],
  ['an empty answer', (request) => request.answer(''), { kind: 'unreadable' }],
  [
    'no content',
    (request) => request.respond(new Response(null, { status: 204 })),
    { kind: 'unreadable' },
  ],
  ['a page of HTML', (request) => request.answer('<!doctype html><p>'), { kind: 'unreadable' }],
  ['half of an object', (request) => request.answer('{"code":0,'), { kind: 'unreadable' }],
  ['a list', (request) => request.answer('[]'), { kind: 'unreadable' }],
  ['null', (request) => request.answer('null'), { kind: 'unreadable' }],
  ['a code that is text', (request) => request.answer({ code: 'ok' }), { kind: 'unreadable' }],
]

describe.each(callNames)('%s is sent exactly once', (name) => {
  it.each(faults)('when it meets %s, and says what went wrong', async (_fault, onSent, failure) => {
    const { client, clock, network, reports } = startApi({ onSent })
    const answer = client.call(name, callRequests[name], { purpose: 'foreground' })
    await clock.advance(10 * minute)
    expect(await answer).toEqual({ kind: 'failed', failure })
    expect(network.sent.length).toBe(1)
    const isExempt = isQuiet(name)
    expect(reports).toEqual([
      { endpoint: name, purpose: 'foreground', isExempt, outcome: failure.kind },
    ])
  })

  it('when it is answered', async () => {
    const { client, clock, network, reports } = startApi({
      onSent: (request) => request.answer(wireExamples[name].answer),
    })
    const { kind } = await client.call(name, callRequests[name], { purpose: 'background' })
    await clock.advance(10 * minute)
    expect([kind, network.sent.length, clock.pending()]).toEqual(['accepted', 1, []])
    const isExempt = isQuiet(name)
    expect(reports).toEqual([
      { endpoint: name, purpose: 'background', isExempt, outcome: 'accepted' },
    ])
  })
})

describe('a code that nobody documented', () => {
  const answers = [200, 404, 409, 500].flatMap((answered) =>
    callNames.map((name) => [name, answered] as const),
  )

  it.each(answers)(
    'to %s with status %i says neither yes nor no to a payout, and no to others',
    async (name, answered) => {
      const { client, clock } = startApi({
        onSent: (request) =>
          request.answer({ code: 77, messages: ['', ' Closed today '] }, { status: answered }),
      })
      const answer = client.call(name, callRequests[name], { purpose: 'foreground' })
      await clock.advance(minute)
      const payouts: readonly string[] = ['withdraw', 'sendTransfer', 'affiliateWithdraw']
      const undocumented = {
        kind: 'undocumented',
        status: answered,
        code: 77,
        message: 'Closed today',
      }
      const elsewhere =
        answered === 200
          ? { kind: 'refused', refusal: expect.objectContaining({ code: 77, meaning: 'other' }) }
          : { kind: 'failed', failure: status(answered) }
      expect(await answer).toEqual(
        payouts.includes(name) ? { kind: 'failed', failure: undocumented } : elsewhere,
      )
    },
  )
})

describe('the deadline', () => {
  it.each(callNames)('of %s is kept to the millisecond', async (name) => {
    const { client, clock } = startApi()
    const limit = deadlines[endpoints[name].deadline]
    let answeredAfter = -1
    const start = clock.now()
    void client.call(name, callRequests[name], { purpose: 'background' }).then(() => {
      answeredAfter = clock.now() - start
    })
    await clock.advance(limit - 1)
    expect(answeredAfter).toBe(-1)
    await clock.advance(1)
    expect(answeredAfter).toBe(limit)
  })

  it('cancels every read, but neither a money write nor what renews or ends the tokens', async () => {
    const aborted: Record<string, boolean> = {}
    for (const name of callNames) {
      const { client, clock, network } = startApi()
      void client.call(name, callRequests[name], { purpose: 'background' })
      await clock.advance(minute)
      aborted[name] = network.last().isAborted()
    }
    expect(aborted).toEqual({
      login: true,
      requestOtp: true,
      register: true,
      requestRecovery: true,
      resetPassword: true,
      changePassword: true,
      confirmPassword: true,
      chatCheck: true,
      chatAuthorize: true,
      chatSignIn: true,
      refresh: false,
      revoke: false,
      sendTransfer: false,
      getCredit: true,
      getProfile: true,
      createQr: false,
      pollQr: true,
      withdraw: false,
      getMinWithdraw: true,
      getHistory: true,
      affiliateOverview: true,
      affiliateMembers: true,
      affiliateTransactions: true,
      affiliateReportDaily: true,
      affiliateReportDetail: true,
      affiliateWithdraw: false,
      listPromotions: true,
      lists: true,
      categorys: true,
      getDemos: true,
      getMember: true,
      getFavouriteAndRecent: true,
      addFavourite: true,
      addRecent: true,
      getNotifys: true,
      getPromotion: true,
      checkDepositPromotion: true,
      checkUpgrade: true,
      updateUpgrade: true,
      getUpgrade: true,
      launchGame: true,
      getGame: true,
      getGameInfo: true,
      getSlotWins: true,
      getTournaments: true,
      checkMaintenance: true,
    })
  })

  it('does not throw away rotated tokens that come after it', async () => {
    const { client, clock, credentials, network } = startApi()
    const answer = client.call('refresh', {}, { purpose: 'background' })
    await clock.advance(12_000)
    expect(await answer).toEqual({ kind: 'failed', failure: { kind: 'timedOut' } })
    network.last().answer(wireExamples.refresh.answer)
    await settle()
    expect([credentials.token('access'), credentials.token('refresh')]).toEqual([
      'access-2',
      'refresh-2',
    ])
  })
})

describe('a money write', () => {
  it('has a key of its own, each time another', async () => {
    const { client, network } = startApi({ onSent: (request) => request.answer({ code: 98 }) })
    for (const name of ['createQr', 'withdraw', 'withdraw', 'getCredit'] as const) {
      await client.call(name, callRequests[name], { purpose: 'background' })
    }
    const keys = network.sent.map(({ headers }) => headers['idempotency-key'])
    expect([new Set(keys).size, keys[3]]).toEqual([4, undefined])
  })

  it('is not aborted by whoever asked for it', async () => {
    const { client, network, reports } = startApi()
    const asker = new AbortController()
    const options = { purpose: 'foreground', signal: asker.signal } as const
    const answer = client.call('createQr', callRequests.createQr, options)
    await settle()
    asker.abort()
    expect(network.last().isAborted()).toBe(false)
    network.last().answer(wireExamples.createQr.answer)
    expect((await answer).kind).toBe('accepted')
    expect(reports.map(({ outcome }) => outcome)).toEqual(['accepted'])
  })

  it('is sent also when nobody waits for it any more', async () => {
    const { client, network } = startApi()
    const asker = new AbortController()
    asker.abort()
    const options = { purpose: 'foreground', signal: asker.signal } as const
    void client.call('createQr', callRequests.createQr, options)
    await settle()
    expect(network.sent.length).toBe(1)
  })

  it.each([
    [
      'an answer',
      (request: SentRequest) => request.answer(wireExamples.createQr.answer),
      'accepted',
    ],
    ['a refusal', (request: SentRequest) => request.answer({ code: 98 }), 'refused'],
    ['a lost connection', (request: SentRequest) => request.lose(), 'failed'],
  ])('tells %s that comes after its deadline, once', async (_what, settleRequest, kind) => {
    const { client, clock, network } = startApi()
    const late: string[] = []
    const answer = client.call('createQr', callRequests.createQr, {
      purpose: 'foreground',
      onLateAnswer: (told) => late.push(told.kind),
    })
    await clock.advance(45_000)
    expect([await answer, late]).toEqual([{ kind: 'failed', failure: { kind: 'timedOut' } }, []])
    settleRequest(network.last())
    await clock.advance(10 * minute)
    expect([late, network.sent.length]).toEqual([[kind], 1])
  })

  it('keeps the secrets of a payment that was created late', async () => {
    const { client, clock, credentials, network } = startApi()
    credentials.dropPayment('pay-1')
    void client.call('createQr', callRequests.createQr, { purpose: 'foreground' })
    await clock.advance(45_000)
    network.last().answer(wireExamples.createQr.answer)
    await settle()
    expect(credentials.payment('pay-1')).toEqual({
      token: 'payment-token-1',
      debugKey: 'debug-key-1',
    })
  })
})
