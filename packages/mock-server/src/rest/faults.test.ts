import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { settle } from '@croupier/core/testing'
import { describe, expect, it } from 'vitest'
import { openTestWorld, qrQuery } from '../../testing/test-world.ts'
import { endpointNames } from '../calls/matching.ts'

async function open() {
  const world = openTestWorld()
  const { access } = await world.signIn()
  const createQr = (signal?: AbortSignal) =>
    world.call('createQr', { token: access, query: qrQuery(), ...(signal ? { signal } : {}) })
  return { ...world, access, createQr }
}

describe('a fault of the next call', () => {
  it('reset rejects the call and happens once', async () => {
    const { control, createQr } = await open()
    await control.fault('createQr', 'reset')
    await expect(createQr()).rejects.toBeInstanceOf(TypeError)
    expect(await control.payments()).toEqual([])
    expect((await createQr()).status).toBe(200)
  })

  it('reset with `applied` loses only the answer', async () => {
    const { control, createQr } = await open()
    await control.fault('createQr', 'reset', { applied: true })
    await expect(createQr()).rejects.toThrow('the connection was reset')
    expect((await control.payments()).map(({ state }) => state)).toEqual(['waiting'])
  })

  it('hang answers nothing until the caller gives up', async () => {
    const { control, createQr, clock } = await open()
    await control.fault('createQr', 'hang')
    const abort = new AbortController()
    const ends: string[] = []
    const hanging = createQr(abort.signal).then(
      () => ends.push('answered'),
      (error: Error) => ends.push(error.message),
    )
    await clock.advance(3_600_000)
    expect(ends).toEqual([])
    abort.abort(new Error('gave up'))
    await hanging
    expect([ends, clock.pending()]).toEqual([['gave up'], []])
  })

  it('hang hears the caller give up although the runtime collected its garbage meanwhile', async () => {
    const { control, createQr } = await open()
    await control.fault('createQr', 'hang')
    const abort = new AbortController()
    const hanging = createQr(abort.signal)
    await settle()
    setFlagsFromString('--expose-gc')
    const collectGarbage: () => void = runInNewContext('gc')
    collectGarbage()
    abort.abort(new Error('gave up'))
    await expect(hanging).rejects.toThrow('gave up')
  })

  it('slow runs the handler and answers late, by the clock of the server', async () => {
    const { control, createQr, clock } = await open()
    await control.fault('createQr', 'slow', { delayMs: 4_000 })
    let status = 0
    void createQr().then((answer) => {
      status = answer.status
    })
    await clock.advance(3_999)
    expect([status, (await control.payments()).length]).toEqual([0, 1])
    await clock.advance(1)
    await settle()
    expect(status).toBe(200)
  })

  it('slow takes five seconds unless told otherwise, and lets go of its timer when given up', async () => {
    const { control, createQr, clock } = await open()
    await control.fault('createQr', 'slow')
    const abort = new AbortController()
    const call = createQr(abort.signal)
    await settle()
    expect(clock.pending()).toEqual([5_000])
    abort.abort(new Error('gave up'))
    await expect(call).rejects.toThrow('gave up')
    expect(clock.pending()).toEqual([])
    expect((await control.requests({ endpoint: 'createQr' })).map(({ armed }) => armed)).toEqual([
      'fault.slow',
    ])
  })

  it('empty has a good status and nothing in it', async () => {
    const { control, createQr } = await open()
    await control.fault('createQr', 'empty')
    const answer = await createQr()
    expect([answer.status, answer.text]).toEqual([200, ''])
  })

  it.each([false, true])('truncated is JSON that breaks off (applied: %s)', async (applied) => {
    const { control, createQr } = await open()
    await control.fault('createQr', 'truncated', { applied })
    const answer = await createQr()
    expect([answer.status, answer.text.slice(0, 9)]).toEqual([200, '{"code":0'])
    expect(() => answer.json()).toThrow(SyntaxError)
    expect((await control.payments()).length).toBe(applied ? 1 : 0)
  })

  it('malformed is a page where JSON should be', async () => {
    const { control, createQr } = await open()
    await control.fault('createQr', 'malformed')
    const answer = await createQr()
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(() => answer.json()).toThrow(SyntaxError)
  })

  it.each([
    ['createQr', { code: 0 }],
    ['login', { code: 0 }],
    ['refresh', { code: 0 }],
    ['pollQr', {}],
    ['checkMaintenance', {}],
  ] as const)('missingFields of %s leaves %o', async (name, left) => {
    const { control, call } = await open()
    await control.fault(name, 'missingFields')
    const action = name === 'createQr' ? 'get_qr' : 'is_deposit'
    const answer = await call(name, { query: { action } })
    expect([answer.status, answer.json()]).toEqual([200, left])
  })

  it.each([
    [undefined, 500, null],
    [503, 503, '60'],
    [429, 429, '60'],
  ])('http with status %s', async (status, answered, retryAfter) => {
    const { control, createQr } = await open()
    await control.fault('createQr', 'http', status === undefined ? {} : { status })
    const answer = await createQr()
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([answered, retryAfter])
    expect(await control.payments()).toEqual([])
  })

  it('lasts for as many calls as it was armed for, or until disarmed', async () => {
    const { control, createQr } = await open()
    const statuses = async (count: number) => {
      const found = []
      for (let index = 0; index < count; index += 1) found.push((await createQr()).status)
      return found
    }
    await control.fault('createQr', 'http', { times: 2 })
    expect(await statuses(3)).toEqual([500, 500, 200])
    await control.fault('createQr', 'http', { times: null })
    expect(await statuses(3)).toEqual([500, 500, 500])
    await control.disarm('fault.http')
    expect(await statuses(1)).toEqual([200])
  })

  it.each(endpointNames())('can be armed for %s', async (name) => {
    const { control, raw } = openTestWorld()
    await control.fault(name, 'http', { status: 502 })
    expect(await raw('/__mock/armed')).toEqual([
      200,
      {
        armed: [
          {
            case: 'fault.http',
            endpoint: name,
            times: 1,
            delayMs: 0,
            kind: 'http',
            applied: false,
            status: 502,
          },
        ],
      },
    ])
  })
})
