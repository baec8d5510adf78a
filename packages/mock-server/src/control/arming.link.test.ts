import { describe, expect, it } from 'vitest'
import { openTestWorld, origin } from '../../testing/test-world.ts'

type Control = ReturnType<typeof openTestWorld>['control']

/** Everything that can be said of what is armed, with the text that a link has for it. */
const armings: readonly (readonly [text: string, arm: (control: Control) => Promise<void>])[] = [
  ['deposit-qr.98', (control) => control.arm('deposit-qr.98')],
  [
    'session.7003.call@getCredit:times=always',
    (control) => control.arm('session.7003.call', { endpoint: 'getCredit', times: null }),
  ],
  [
    'login.other:times=3:delayMs=2000:code=4242',
    (control) => control.arm('login.other', { times: 3, delayMs: 2_000, code: 4242 }),
  ],
  [
    'fault.reset@createQr:applied',
    (control) => control.fault('createQr', 'reset', { applied: true }),
  ],
  ['fault.slow@pollQr', (control) => control.fault('pollQr', 'slow')],
  ['fault.slow@pollQr:delayMs=0', (control) => control.fault('pollQr', 'slow', { delayMs: 0 })],
  ['fault.http@getCredit', (control) => control.fault('getCredit', 'http')],
  [
    'fault.http@getCredit:times=2:status=503',
    (control) => control.fault('getCredit', 'http', { times: 2, status: 503 }),
  ],
]

async function linkOf({ raw }: ReturnType<typeof openTestWorld>, query = ''): Promise<string> {
  const [, answer] = await raw(`/__mock/link${query}`)
  return answer.link
}

describe('a link into a world', () => {
  it.each(armings)('carries %s, and arms just that elsewhere', async (text, arm) => {
    const here = openTestWorld()
    await arm(here.control)
    const link = await linkOf(here)
    expect(link).toBe(`/?world=test&arm=${text}`)
    const there = openTestWorld()
    await there.server.fetch(new Request(`${origin}${link}`))
    expect(await there.control.armed()).toEqual(await here.control.armed())
  })

  it('arms in the order in which it was armed, in the world and at the page that are named', async () => {
    const here = openTestWorld()
    for (const [, arm] of armings) await arm(here.control)
    const link = await linkOf(here, '?to=elsewhere&next=/en/?sideDeposit=true')
    const texts = armings.map(([text]) => text).join(',')
    expect(link).toBe(`/?world=elsewhere&arm=${texts}&next=/en/%3FsideDeposit%3Dtrue`)
    const there = openTestWorld('elsewhere')
    const answer = await there.server.fetch(new Request(`${origin}${link}`))
    expect(answer.headers.get('Location')).toBe('/en/?sideDeposit=true')
    expect(await there.control.armed()).toEqual(await here.control.armed())
  })

  it('arms nothing that is armed already, however often it is opened', async () => {
    const { control, server } = openTestWorld()
    for (const [, arm] of armings) await arm(control)
    const before = await control.armed()
    const texts = armings.map(([text]) => text).join(',')
    await server.fetch(new Request(`${origin}/?world=test&arm=${texts}`))
    expect(await control.armed()).toEqual(before)
  })

  it('arms what is armed already only once, in whatever words it is written', async () => {
    const { control, server } = openTestWorld()
    const link = `${origin}/?world=test&arm=login.5000:delayMs=0:times=1`
    await server.fetch(new Request(link))
    await server.fetch(new Request(link))
    expect((await control.armed()).length).toBe(1)
  })

  it('arms nothing where one of its cases does not exist', async () => {
    const { control, server } = openTestWorld()
    const link = `${origin}/?world=test&arm=login.5000,login.5555`
    expect((await server.fetch(new Request(link))).status).toBe(404)
    expect(await control.armed()).toEqual([])
  })

  it.each([
    ['fault.flood@createQr', 400, 'kind'],
    ['fault.reset', 400, 'endpoint'],
    ['fault.reset@nothing', 404, 'endpoint'],
    ['fault.reset@createQr:status=503', 400, 'status'],
    ['deposit-qr.98:time=3', 400, 'time'],
    ['deposit-qr.98:times=0', 400, 'times'],
    ['deposit-qr.98:times=often', 400, 'times'],
    ['deposit-qr.98:code=1', 400, 'code'],
    ['deposit-qr.98:applied', 400, 'applied'],
    ['deposit-qr.98@login', 400, 'endpoint'],
    ['global.9998@register', 400, 'endpoint'],
  ])('that wants %s is refused with %i', async (text, status, field) => {
    const { control, raw } = openTestWorld()
    expect(await raw(`/?world=test&arm=${text}`)).toEqual([
      status,
      { error: expect.any(String), hint: expect.any(String), field },
    ])
    expect(await control.armed()).toEqual([])
  })

  it.each([
    ['?to=A%20B', 'to'],
    ['?next=//evil.test', 'next'],
  ])('is not made for %s', async (query, field) => {
    const { raw } = openTestWorld()
    expect(await raw(`/__mock/link${query}`)).toEqual([
      400,
      { error: expect.any(String), hint: expect.any(String), field },
    ])
  })
})
