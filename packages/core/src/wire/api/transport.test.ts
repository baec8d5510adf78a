import { describe, expect, it } from 'vitest'
import { createFakeHttp, type SentRequest } from '../../../testing/fake-http.ts'
import { createVirtualClock, testEpoch } from '../../../testing/virtual-clock.ts'
import { createServerClock } from '../../base/clock/server-clock.ts'
import { day, minute } from '../../base/time/durations.ts'
import { createTransport, readRetryAfter, type TransportRequest } from './transport.ts'

const question: TransportRequest = {
  name: 'getCredit',
  method: 'GET',
  url: 'https://api.test/',
  headers: {},
}

function setUp(onSent?: (request: SentRequest) => void) {
  const host = createVirtualClock()
  const clock = createServerClock(host)
  const network = createFakeHttp(onSent)
  const transport = createTransport(network.http, clock)
  const ask = (request = question) => transport(request, new AbortController().signal)
  return { ask, clock, host, network }
}

describe('the transport', () => {
  it('sends what it is given, and says that it wants JSON for JSON', async () => {
    const { ask, network } = setUp((request) => request.answer(''))
    await ask({
      name: 'login',
      method: 'POST',
      url: 'https://api.test/login?a=1',
      headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
      body: '{"a":1}',
    })
    const { method, url, headers, body } = network.last()
    expect({ method, url, headers, body }).toEqual({
      method: 'POST',
      url: 'https://api.test/login?a=1',
      headers: {
        accept: 'application/json',
        authorization: 'Bearer t',
        'content-type': 'application/json',
      },
      body: '{"a":1}',
    })
  })

  it.each([200, 204, 400, 401, 404, 500, 503])(
    'hands on the status %i with its text',
    async (status) => {
      const body = status === 204 ? null : '{"code":1}'
      const { ask } = setUp((request) => request.respond(new Response(body, { status })))
      expect(await ask()).toEqual({
        kind: 'answered',
        status,
        text: body ?? '',
        retryAfterMs: null,
      })
    },
  )

  it('does not unpack what it carries', async () => {
    const { ask } = setUp((request) =>
      request.respond(Response.json({ a: '1' }, { headers: { 'retry-after': '7' } })),
    )
    expect(await ask()).toEqual({
      kind: 'answered',
      status: 200,
      text: '{"a":"1"}',
      retryAfterMs: 7_000,
    })
  })

  it('takes an answer that breaks off for none', async () => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"code":'))
        controller.error(new TypeError('terminated'))
      },
    })
    const { ask } = setUp((request) => request.respond(new Response(body)))
    expect(await ask()).toEqual({ kind: 'unreachable' })
  })

  it('teaches the clock the server’s time, also by a refusal', async () => {
    const { ask, clock } = setUp((request) =>
      request.answer('', {
        status: 500,
        headers: { date: new Date(testEpoch + day).toUTCString() },
      }),
    )
    await ask()
    await ask()
    expect(clock.now()).toBe(testEpoch + day)
  })

  it('measures the round trip by the host’s elapsed time', async () => {
    const { ask, clock, host, network } = setUp()
    for (const _ of ['once', 'again']) {
      const answer = ask()
      host.sleep(minute)
      const date = new Date(host.now() + day - minute / 2).toUTCString()
      network.last().answer('', { headers: { date } })
      await answer
    }
    expect(clock.now() - host.now()).toBe(day)
  })

  it('is not confused by what the clock learned before', async () => {
    const { ask, clock, host } = setUp((request) =>
      request.answer('', { headers: { date: new Date(testEpoch + day).toUTCString() } }),
    )
    for (const _ of ['once', 'again', 'and again']) await ask()
    expect(clock.now() - host.now()).toBe(day)
  })

  it('sends nothing for a request that was cancelled before', async () => {
    const { network, clock } = setUp()
    const transport = createTransport(network.http, clock)
    const cancelled = new AbortController()
    cancelled.abort()
    expect(await transport(question, cancelled.signal)).toEqual({ kind: 'unreachable' })
    expect(network.sent).toEqual([])
  })
})

describe('Retry-After', () => {
  it.each<[string | null, number | null]>([
    [null, null],
    ['', null],
    ['soon', null],
    ['2026-11-20T07:01:00Z', null],
    ['Fri, 20 Nov 2026 07:01:00', null],
    ['0', 0],
    ['7', 7_000],
    ['299', 299_000],
    ['86400', 300_000],
    ['99999999999999999999', 300_000],
    [new Date(testEpoch + 30_000).toUTCString(), 30_000],
    [new Date(testEpoch + day).toUTCString(), 300_000],
    [new Date(testEpoch - minute).toUTCString(), 0],
  ])('of %j is %j ms, five minutes at most', (header, wait) => {
    expect(readRetryAfter(header, testEpoch)).toBe(wait)
  })
})

describe('a call whose service asked for a wait', () => {
  const busy = (status: number, retryAfter: string) => (request: SentRequest) =>
    request.answer('', { status, headers: { 'retry-after': retryAfter } })

  it('is not sent before the wait is over, whoever asks, and then is', async () => {
    const { ask, host, network } = setUp(busy(429, '30'))
    await ask()
    await host.advance(29_999)
    const early = await ask()
    const sent = network.sent.length
    await host.advance(1)
    const late = await ask()
    expect([early, sent, late.kind, network.sent.length]).toEqual([
      { kind: 'postponed', status: 429, retryAfterMs: 1 },
      1,
      'answered',
      2,
    ])
  })

  it('waits five minutes at most', async () => {
    const { ask, host, network } = setUp(busy(503, '1000000000'))
    await ask()
    const early = await ask()
    await host.advance(5 * minute)
    await ask()
    expect([early, network.sent.length]).toEqual([
      { kind: 'postponed', status: 503, retryAfterMs: 5 * minute },
      2,
    ])
  })

  it('waits although the rest of the answer broke off', async () => {
    const brokenOff = new ReadableStream({ pull: (body) => body.error(new TypeError('broken')) })
    const { ask, network } = setUp((request) =>
      request.respond(new Response(brokenOff, { status: 429, headers: { 'retry-after': '30' } })),
    )
    expect([await ask(), await ask(), network.sent.length]).toEqual([
      { kind: 'unreachable' },
      { kind: 'postponed', status: 429, retryAfterMs: 30_000 },
      1,
    ])
  })

  it('waits for the longer of two waits, whichever answer comes last', async () => {
    const { ask, host, network } = setUp()
    const both = [ask(), ask()]
    for (const [index, seconds] of ['30', '5'].entries()) {
      const headers = { 'retry-after': seconds }
      network.sent[index]?.answer('', { status: 429, headers })
    }
    await Promise.all(both)
    await host.advance(5_000)
    expect(await ask()).toEqual({ kind: 'postponed', status: 429, retryAfterMs: 25_000 })
  })

  it('keeps no other call waiting', async () => {
    const { ask, network } = setUp(busy(429, '30'))
    await ask()
    await ask({ ...question, name: 'getProfile' })
    expect(network.sent.length).toBe(2)
  })

  it('does not wait for an answer that is none of refusal', async () => {
    const { ask, network } = setUp(busy(200, '30'))
    await ask()
    await ask()
    expect(network.sent.length).toBe(2)
  })
})
