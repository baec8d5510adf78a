import { createVirtualClock } from '@croupier/core/testing'
import { describe, expect, it } from 'vitest'
import { openTestWorld, origin } from '../testing/test-world.ts'
import { createMockServer } from './app.ts'
import { siteCookies } from './control/entry.ts'

const get = (server: { fetch(request: Request): Promise<Response> }, path: string, init = {}) =>
  server.fetch(new Request(`${origin}${path}`, init))

describe('every answer', () => {
  it('carries the time of its world', async () => {
    const { server, control } = openTestWorld()
    await control.advance(3_600_000)
    const dates = await Promise.all(
      ['/_/test/api/', '/site.json?world=test', '/_/default/api/', '/_/test/api/nothing'].map(
        async (path) => (await get(server, path)).headers.get('Date'),
      ),
    )
    expect(dates).toEqual([
      'Fri, 20 Nov 2026 08:00:00 GMT',
      'Fri, 20 Nov 2026 08:00:00 GMT',
      'Fri, 20 Nov 2026 07:00:00 GMT',
      'Fri, 20 Nov 2026 08:00:00 GMT',
    ])
  })

  it('of a service may be read by a site of another origin, and is not stored', async () => {
    const { server, control, call } = openTestWorld()
    await control.fault('getCredit', 'http')
    const answers = [
      await get(server, '/_/test/api/', { headers: { Origin: 'https://site.test' } }),
      await call('getCredit', { headers: { Origin: 'https://site.test' } }),
      await call('getCredit', { headers: { Origin: 'https://site.test' } }),
    ]
    expect(
      answers.map(({ status, headers }) => [
        status,
        headers.get('Access-Control-Allow-Origin'),
        headers.get('Access-Control-Expose-Headers'),
        headers.get('Cache-Control'),
      ]),
    ).toEqual([
      [200, '*', 'Date,Retry-After', 'no-store'],
      [500, '*', 'Date,Retry-After', 'no-store'],
      [401, '*', 'Date,Retry-After', 'no-store'],
    ])
  })

  it('to a preflight allows the two headers that calls carry', async () => {
    const { server } = openTestWorld()
    const answer = await get(server, '/_/test/api/api/v1/member/credit', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://site.test',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    })
    expect([
      answer.status,
      answer.headers.get('Access-Control-Allow-Headers'),
      answer.headers.get('Access-Control-Allow-Methods'),
    ]).toEqual([204, 'Authorization,Content-Type,Idempotency-Key', 'GET,POST'])
  })

  it('to a caller who gave up before is none', async () => {
    const { server } = openTestWorld()
    const signal = AbortSignal.abort(new Error('gave up'))
    await expect(get(server, '/_/test/api/', { signal })).rejects.toThrow('gave up')
  })
})

describe('/site.json', () => {
  const services = (world: string) => ({
    api: `/_/${world}/api`,
    auth: `/_/${world}/auth`,
    reward: `/_/${world}/reward`,
    chat: `/_/${world}/chat`,
    content: `/_/${world}/content`,
  })

  it.each([
    ['the default world', {}, 'default'],
    ['the world of the cookie', { Cookie: 'a=b; mock-world=cookie-world' }, 'cookie-world'],
    [
      'the world of the header before the cookie',
      { Cookie: 'mock-world=cookie-world', 'X-Mock-World': 'header-world' },
      'header-world',
    ],
    ['the default world for a cookie that names none', { Cookie: 'mock-world=A B' }, 'default'],
  ])('describes %s', async (_title, headers, world) => {
    const { server } = openTestWorld()
    const answer = await get(server, '/site.json', { headers })
    expect([answer.headers.get('Cache-Control'), await answer.json()]).toEqual([
      'no-store',
      {
        version: 1,
        groupId: 'croupier-demo',
        title: 'Croupier',
        logo: '/icon.svg',
        closed: false,
        contactLink: 'https://chat.example/croupier',
        linkHosts: ['chat.example'],
        tokenRevocation: true,
        gameFigures: true,
        tournamentDetails: true,
        promotionClaim: true,
        authorizationScheme: 'Bearer',
        gameHosts: ['mock.test:81'],
        paymentLinks: ['scbeasy:'],
        bankApps: [
          { id: 'kbank', link: 'kplus://' },
          { id: 'scb', link: 'scbeasy://' },
        ],
        services: services(world),
      },
    ])
  })

  it('can be made otherwise for all worlds', async () => {
    const server = createMockServer({
      clock: createVirtualClock(),
      site: { title: 'Elsewhere', services: { api: 'https://api.test/v1' } },
    })
    expect(await (await get(server, '/site.json')).json()).toMatchObject({
      title: 'Elsewhere',
      services: { ...services('default'), api: 'https://api.test/v1' },
    })
  })
})

describe('the link into a world', () => {
  it('forgets what the site kept, arms, and goes on', async () => {
    const { server, raw } = openTestWorld()
    const answer = await get(
      server,
      '/?world=test&arm=deposit-qr.98,session.7002@getCredit&next=/deposit?x=1',
      { headers: { Cookie: 'other-program=1' } },
    )
    const cookies = answer.headers.getSetCookie()
    expect([
      answer.status,
      answer.headers.get('Location'),
      answer.headers.get('Clear-Site-Data'),
      cookies,
    ]).toEqual([
      303,
      '/deposit?x=1',
      '"storage"',
      [
        ...siteCookies.map((name) => `${name}=; Path=/; Max-Age=0`),
        'mock-world=test; Path=/; SameSite=Lax',
      ],
    ])
    const [, { armed }] = await raw('/__mock/armed')
    expect(
      armed.map((one: { case: string; endpoint: string }) => [one.case, one.endpoint]),
    ).toEqual([
      ['session.7002', 'getCredit'],
      ['deposit-qr.98', 'createQr'],
    ])
  })

  it('goes home unless told otherwise', async () => {
    const { server } = openTestWorld()
    expect((await get(server, '/?world=test')).headers.get('Location')).toBe('/')
  })

  it.each([
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/.//evil.test',
    '/x/..//evil.test',
    'javascript:alert(1)',
    'deposit',
    '',
  ])('does not lead to %s', async (next) => {
    const { server } = openTestWorld()
    const answer = await get(server, `/?world=test&next=${encodeURIComponent(next)}`)
    expect([answer.status, answer.headers.get('Location'), await answer.json()]).toEqual([
      400,
      null,
      {
        error: 'next is not a path of this site',
        hint: 'it starts with one slash, like /deposit',
        field: 'next',
      },
    ])
  })

  it.each([
    ['/?world=Bad_Name', 400],
    ['/?world=', 400],
    [`/?world=${'x'.repeat(65)}`, 400],
    ['/?world=test&arm=nothing', 404],
    ['/?world=test&arm=session.7002', 400],
  ])('%s is refused with %i', async (path, status) => {
    const { server } = openTestWorld()
    const answer = await get(server, path)
    expect([answer.status, await answer.json()]).toEqual([
      status,
      expect.objectContaining({ error: expect.any(String), hint: expect.any(String) }),
    ])
  })
})
