import { hour, minute, second } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { openTestServer, openTestWorld } from '../../testing/test-world.ts'
import { paymentLifetime } from '../world/payments.ts'

describe('the clock of a world', () => {
  it('moves, is set and goes back', async () => {
    const { control } = openTestWorld()
    const start = Date.UTC(2026, 10, 20, 7)
    expect(await control.advance(134_000)).toEqual({
      now: start + 134_000,
      iso: '2026-11-20T07:02:14.000Z',
      offsetMs: 134_000,
      isFrozen: false,
      skew: null,
    })
    expect(await control.setClock('2026-12-31T23:59:59+07:00')).toMatchObject({
      iso: '2026-12-31T16:59:59.000Z',
    })
    expect(await control.resetClock()).toMatchObject({ now: start, offsetMs: 0 })
  })

  it('dates every third answer wrongly, and nothing else, until it is taken back', async () => {
    const { call, clock, control } = openTestWorld()
    const dates = async () => {
      const told: string[] = []
      for (const _ of [1, 2, 3, 4]) {
        const { headers } = await call('checkMaintenance')
        told.push((headers.get('Date') ?? '').slice(17, 25))
      }
      return told
    }
    const skew = { every: 3, byMs: 20 * minute }
    const changed = await control.skewClock(skew)
    const wrong = await dates()
    await control.skewClock(null)
    const right = await dates()
    await control.skewClock(skew)
    expect([changed, wrong, right, await control.resetClock()]).toEqual([
      expect.objectContaining({ now: clock.now(), offsetMs: 0, skew }),
      ['07:00:00', '07:00:00', '07:20:00', '07:00:00'],
      ['07:00:00', '07:00:00', '07:00:00', '07:00:00'],
      expect.objectContaining({ now: clock.now(), skew: null }),
    ])
  })

  it.each([0, 1_001, 1.5])('refuses to date every %s. answer wrongly', async (every) => {
    const { control } = openTestWorld()
    await expect(control.skewClock({ every, byMs: minute })).rejects.toThrow()
  })

  it('stands while it is frozen, in the headers and the journal too, and runs on once thawed', async () => {
    const { call, clock, control } = openTestWorld()
    const start = clock.now()
    expect(await control.freeze()).toEqual({
      now: start,
      iso: '2026-11-20T07:00:00.000Z',
      offsetMs: 0,
      isFrozen: true,
      skew: null,
    })
    await clock.advance(5 * second)
    const frozen = await call('checkMaintenance')
    expect(frozen.headers.get('Date')).toBe('Fri, 20 Nov 2026 07:00:00 GMT')
    await control.advance(minute)
    await call('checkMaintenance')
    expect((await control.setClock(start + hour)).now).toBe(start + hour)
    await call('checkMaintenance')
    await clock.advance(5 * second)
    await control.thaw()
    await clock.advance(5 * second)
    await call('checkMaintenance')
    expect((await control.requests()).map(({ time }) => time - start)).toEqual([
      0,
      minute,
      hour,
      hour + 5 * second,
    ])
  })

  it('stops what is bound to an instant, but no answer that is armed to be late', async () => {
    const { call, clock, control, createQr, signIn } = openTestWorld()
    const { access } = await signIn()
    await createQr(access)
    await control.freeze()
    await clock.advance(hour)
    expect((await control.payment('P-1001')).timeLeftMs).toBe(paymentLifetime)
    expect((await call('getCredit', { token: access })).json().code).toBe(0)
    await control.fault('getCredit', 'slow', { delayMs: 4_000 })
    const late = call('getCredit', { token: access })
    await clock.advance(4_000)
    expect((await late).json().code).toBe(0)
    expect((await control.requests()).at(-1)).toMatchObject({
      time: clock.now() - hour - 4_000,
      durationMs: 4_000,
    })
    await control.advance(paymentLifetime)
    expect((await control.payment('P-1001')).state).toBe('expired')
  })

  it('runs again in a world that is reset, and was never frozen in another one', async () => {
    const server = openTestServer()
    const [here, there] = [openTestWorld('here', server), openTestWorld('there', server)]
    await here.control.freeze()
    await server.clock.advance(second)
    expect((await there.control.clock()).isFrozen).toBe(false)
    expect((await here.control.resetClock()).isFrozen).toBe(false)
    await here.control.freeze()
    await here.control.reset()
    await server.clock.advance(second)
    expect(await here.control.clock()).toEqual(await there.control.clock())
  })

  it('stands at a given instant from the beginning of a world, and what the world begins with has that time', async () => {
    const { call, clock, control, signIn } = openTestWorld()
    const frozenAt = '2031-01-01T00:00:30+07:00'
    await control.reset({ frozenAt })
    await clock.advance(second)
    expect(await control.clock()).toMatchObject({ iso: '2030-12-31T17:00:30.000Z', isFrozen: true })
    const { access } = await signIn('demo')
    const { list } = (await call('getHistory', { token: access })).json().result
    expect(list[0].time).toBe((Date.parse(frozenAt) - 30 * minute) / second)
  })

  it('is told to whoever watches when it is frozen and thawed', async () => {
    const { control } = openTestWorld()
    const events = (await control.events(new AbortController().signal))[Symbol.asyncIterator]()
    for (const change of [control.freeze, control.thaw]) {
      const heard = events.next()
      await change()
      expect((await heard).value).toEqual({ type: 'changed', part: 'clock' })
      await events.next()
      await events.next()
    }
  })

  it.each([
    [{ set: 'tomorrow' }, 'set'],
    [{ set: '1999-12-31' }, 'set'],
    [{ advanceMs: 1e15 }, 'advanceMs'],
  ])('refuses %o', async (body, field) => {
    const { raw } = openTestWorld()
    expect(await raw('/__mock/clock', body)).toEqual([
      400,
      { error: expect.stringContaining(field), hint: expect.any(String), field },
    ])
  })
})

describe('payments', () => {
  it('are told with all but their keys', async () => {
    const { control, signIn, createQr } = openTestWorld()
    const { access } = await signIn()
    const { result } = await createQr(access)
    await control.advance(60_000)
    expect(await control.payments()).toEqual([
      {
        id: 'P-1001',
        username: 'demo',
        channelId: 'pp-1',
        provider: 'PromptPay QR',
        state: 'waiting',
        requestedAmount: 500,
        payAmount: result.payAmount,
        receivedAmount: null,
        late: null,
        message: null,
        merchantRef: 'CR8F-20417',
        qrCode: result.qrCode,
        createdAt: Date.UTC(2026, 10, 20, 7),
        expiresAt: Date.UTC(2026, 10, 20, 7) + paymentLifetime,
        timeLeftMs: paymentLifetime - minute,
      },
    ])
  })

  it.each([
    ['P-9', { action: 'pay' }, 404],
    ['P-1001', { action: 'steal' }, 400],
    ['P-1001', { action: 'payPart' }, 400],
    ['P-1001', {}, 400],
  ])('%s refuses %o with %i', async (id, body, status) => {
    const { raw, signIn, createQr } = openTestWorld()
    await createQr((await signIn()).access)
    expect(await raw(`/__mock/payments/${id}`, body)).toEqual([
      status,
      expect.objectContaining({ error: expect.any(String), hint: expect.any(String) }),
    ])
  })
})

describe('the site configuration', () => {
  it('takes over the fields that are given', async () => {
    const { control, raw } = openTestWorld()
    await control.changeSite({ closed: true, services: { api: 'https://api.test' } })
    expect(await raw('/__mock/site')).toEqual([
      200,
      expect.objectContaining({
        closed: true,
        title: 'Croupier',
        services: expect.objectContaining({ api: 'https://api.test', auth: '/_/test/auth' }),
      }),
    ])
  })

  it('loses what null is given for, where a site can be without', async () => {
    const { control, raw } = openTestWorld()
    const { contactLink: _, logo: _logo, ...rest } = await control.site()
    await control.changeSite({ logo: null, contactLink: null })
    expect(await control.site()).toEqual(rest)
    expect(await raw('/__mock/site', { groupId: null })).toEqual([
      400,
      { error: expect.any(String), hint: expect.any(String), field: 'groupId' },
    ])
  })

  it('refuses a field that it does not have', async () => {
    const { raw } = openTestWorld()
    expect(await raw('/__mock/site', { colour: 'red' })).toEqual([
      400,
      { error: 'unknown field "colour" in the body', hint: expect.any(String), field: 'colour' },
    ])
  })
})

describe('the control interface', () => {
  it.each([
    ['/__mock/nothing', undefined, 404],
    ['/__mock/page/nothing.js', undefined, 404],
    ['/__mock/page/tsconfig.json', undefined, 404],
    ['/__mock/page/..%2fapi.ts', undefined, 404],
    ['/__mock/requests?endpoint=nothing', undefined, 404],
    ['/__mock/requests?since=yesterday', undefined, 400],
    ['/__mock/maintenance', { on: 'yes' }, 400],
    ['/__mock/reset', { seed: 'x' }, 400],
    ['/__mock/reset', { frozenAt: '1999-12-31T00:00:00Z' }, 400],
    ['/__mock/disarm', { case: 'nothing' }, 404],
    ['/__mock/disarm', { endpoint: 'nothing' }, 404],
    ['/__mock/fault', { endpoint: 'login', kind: 'flood' }, 400],
    ['/__mock/fault', { endpoint: 'nothing', kind: 'reset' }, 404],
    ['/__mock/fault', { endpoint: 'login', kind: 'reset', status: 500 }, 400],
    ['/__mock/fault', { endpoint: 'login', kind: 'http', status: 200 }, 400],
  ])('answers %s with %o by an error and a hint (%i)', async (path, body, status) => {
    const { raw } = openTestWorld()
    expect(await raw(path, body)).toEqual([
      status,
      expect.objectContaining({ error: expect.any(String), hint: expect.any(String) }),
    ])
  })

  it('takes its world by name, not by cookie, and refuses a name that cannot be one', async () => {
    const { raw } = openTestWorld('there')
    await raw('/__mock/maintenance', { on: true })
    expect(await raw('/__mock/maintenance')).toEqual([200, { on: true }])
    expect((await raw('/__mock/maintenance', undefined, { 'X-Mock-World': 'A B' }))[0]).toBe(400)
  })

  it('takes only JSON, which no page of another origin can send', async () => {
    const { raw } = openTestWorld()
    expect(await raw('/__mock/reset', {}, { 'Content-Type': 'text/plain' })).toEqual([
      400,
      {
        error: 'the body is not JSON',
        hint: 'send a JSON object with Content-Type: application/json',
      },
    ])
  })

  it('serves its page under a policy of its own', async () => {
    const { server } = openTestWorld()
    for (const [path, type] of [
      ['/__mock', 'text/html; charset=utf-8'],
      ['/__mock/page/main.js', 'text/javascript; charset=utf-8'],
      ['/__mock/page/layout.css', 'text/css; charset=utf-8'],
      ['/__mock/page/plex-mono.woff2', 'font/woff2'],
    ]) {
      const answer = await server.fetch(new Request(`http://mock.test${path}`))
      expect([
        path,
        answer.status,
        answer.headers.get('Content-Type'),
        answer.headers.get('Content-Security-Policy'),
      ]).toEqual([
        path,
        200,
        type,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      ])
    }
  })
})
