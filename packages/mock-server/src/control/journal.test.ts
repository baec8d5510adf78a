import { masked } from '@croupier/core/contract'
import { settle } from '@croupier/core/testing'
import { describe, expect, it } from 'vitest'
import { openTestWorld, qrQuery } from '../../testing/test-world.ts'

describe('the journal', () => {
  it('tells each call with what was asked and answered', async () => {
    const { control, signIn, call } = openTestWorld()
    const { access } = await signIn()
    await control.advance(1_500)
    await control.arm('deposit-qr.98')
    await call('createQr', { token: access, query: qrQuery() })
    expect(await control.requests({ endpoint: 'createQr' })).toEqual([
      {
        id: 2,
        time: Date.UTC(2026, 10, 20, 7, 0, 1, 500),
        endpoint: 'createQr',
        method: 'GET',
        path: '/api/v1/member/payment/payment',
        service: 'api',
        query: qrQuery(),
        body: null,
        status: 200,
        answer: { code: 98, message: 'QR request failed' },
        durationMs: 0,
        givenUpAfterMs: null,
        armed: 'deposit-qr.98',
      },
    ])
    expect((await control.requests({ since: 1 })).map(({ id }) => id)).toEqual([2])
  })

  it('tells also of calls that were wrong, without what it does not know', async () => {
    const { control, call } = openTestWorld()
    await call('login', {
      body: { username: 'demo', pasword: 'hunter2' },
      query: { key: 'hunter2' },
    })
    const [entry] = await control.requests()
    expect(entry).toMatchObject({
      endpoint: 'login',
      status: 400,
      query: { key: masked },
      body: { username: 'demo', pasword: masked },
    })
  })

  it.each([
    ['hang', 0],
    ['slow', 1_500],
  ] as const)('tells of a call that meets %s when its caller gave it up', async (kind, took) => {
    const { clock, control, signIn, call } = openTestWorld()
    const { access } = await signIn()
    await control.fault('createQr', kind)
    const abort = new AbortController()
    const { signal } = abort
    const given = call('createQr', { token: access, query: qrQuery(), signal }).catch(() => 'up')
    await clock.advance(1_500)
    abort.abort()
    expect(await given).toBe('up')
    await settle()
    await call('createQr', { token: access, query: qrQuery() })
    const requests = await control.requests({ endpoint: 'createQr' })
    expect(requests.map(({ durationMs, givenUpAfterMs }) => [durationMs, givenUpAfterMs])).toEqual([
      [took, 1_500],
      [0, null],
    ])
  })

  it('tells of no caller who gave up what was answered already', async () => {
    const { control, signIn, call } = openTestWorld()
    const { access } = await signIn()
    const abort = new AbortController()
    await call('createQr', { token: access, query: qrQuery(), signal: abort.signal })
    abort.abort()
    await settle()
    const [entry] = await control.requests({ endpoint: 'createQr' })
    expect(entry?.givenUpAfterMs).toBeNull()
  })

  it('keeps the newest thousand', async () => {
    const { control, call } = openTestWorld()
    for (let count = 0; count < 1_005; count += 1) await call('checkMaintenance')
    const requests = await control.requests()
    expect([requests.length, requests[0]?.id, requests.at(-1)?.id]).toEqual([1_000, 6, 1_005])
  })
})

describe('secrets and personal fields', () => {
  it('are in no journal and in no event, whatever happens to a call', async () => {
    const { server, control, signIn, call, createQr, poll, clock } = openTestWorld()
    const events = await server.fetch(new Request('http://mock.test/__mock/events?world=test'))
    const told: string[] = []
    const reader = events.body?.getReader()
    const listening = (async () => {
      for (;;) {
        const part = await reader?.read()
        if (!part || part.done) return
        told.push(new TextDecoder().decode(part.value))
      }
    })()

    const tokens = await signIn()
    const payment = await createQr(tokens.access)
    await call('getProfile', { token: tokens.access })
    await poll(tokens.access, payment)
    const renewed = (await call('refresh', { token: tokens.refresh })).json()
    const kinds = ['empty', 'truncated', 'malformed', 'missingFields', 'http'] as const
    const secrets: string[] = []
    for (const kind of kinds) {
      await control.fault('login', kind, { applied: true })
      const lost = await call('login', { body: { username: 'demo', password: 'demo1234' } })
      secrets.push(...(lost.text.match(/"access_token":"(\w+)/)?.slice(1) ?? []))
    }
    await control.fault('createQr', 'reset', { applied: true })
    await createQr(renewed.access_token).catch(() => {})
    await settle()
    await reader?.cancel()
    await listening

    secrets.push(
      'demo1234',
      ...Object.values(tokens),
      renewed.access_token,
      renewed.refresh_token,
      payment.token,
      payment.x_debug_key,
      'Somchai',
      'Jaidee',
      '1234567890',
    )
    const journal = JSON.stringify(await control.requests())
    const stream = told.join('')
    expect(secrets.filter((secret) => journal.includes(secret))).toEqual([])
    expect(secrets.filter((secret) => stream.includes(secret))).toEqual([])
    expect([journal.includes(masked), stream.includes(masked)]).toEqual([true, true])
    expect(clock.pending()).toEqual([])
  })
})

describe('events', () => {
  it('tell of a call that hangs when it comes and when it is given up', async () => {
    const { clock, control, call } = openTestWorld()
    const stop = new AbortController()
    const events = await control.events(stop.signal)
    await control.fault('checkMaintenance', 'hang')
    const abort = new AbortController()
    const given = call('checkMaintenance', { signal: abort.signal }).catch(() => 'up')
    await clock.advance(1_500)
    abort.abort()
    await given
    const told = []
    for await (const event of events) {
      if (event.type === 'changed' || event.type === 'reset') continue
      told.push([event.type, event.entry.id, event.entry.givenUpAfterMs])
      if (told.length === 2) stop.abort()
    }
    expect(told).toEqual([
      ['called', 1, null],
      ['givenUp', 1, 1_500],
    ])
  })

  it('tell what changed in their own world and nothing of another', async () => {
    const { server, control, raw } = openTestWorld()
    const events = await server.fetch(new Request('http://mock.test/__mock/events?world=test'))
    expect(events.headers.get('Content-Type')).toBe('text/event-stream')
    await control.maintenance(true)
    await raw('/__mock/maintenance', { on: true }, { 'X-Mock-World': 'another' })
    await control.reset()
    await control.maintenance(false)
    const reader = events.body?.getReader()
    const decoder = new TextDecoder()
    const told: string[] = []
    for (let part = 0; part < 5; part += 1) told.push(decoder.decode((await reader?.read())?.value))
    await reader?.cancel()
    expect(told).toEqual([
      'retry: 1000\n\n',
      ': still here\n\n',
      'event: changed\ndata: {"part":"maintenance"}\n\n',
      'event: reset\ndata: {}\n\n',
      'event: changed\ndata: {"part":"maintenance"}\n\n',
    ])
  })
})
