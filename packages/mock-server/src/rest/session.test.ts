import { day, minute, second } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { openTestWorld } from '../../testing/test-world.ts'

const wrong = { username: 'demo', password: 'nope' }
const right = { username: 'demo', password: 'demo1234' }

describe('login', () => {
  it('answers who the member is, with three tokens of their own [API-25, AUTH-02, OPEN-78]', async () => {
    const { call } = openTestWorld()
    const answer = (await call('login', { body: right })).json()
    expect(answer).toEqual({
      code: 0,
      result: {
        _id: '665f1c2ab4e8d90012ab0001',
        username: 'demo',
        access_token: expect.stringMatching(/^[A-Za-z0-9]{40}$/),
        refresh_token: expect.stringMatching(/^[A-Za-z0-9]{48}$/),
        reward_token: expect.stringMatching(/^[A-Za-z0-9]{40}$/),
      },
    })
  })

  it.each([wrong, { username: 'nobody', password: 'demo1234' }])(
    'refuses $username with $password',
    async (body) => {
      const { call } = openTestWorld()
      const answer = await call('login', { body })
      expect([answer.status, answer.json()]).toEqual([
        200,
        { code: 5000, message: 'Wrong username or password' },
      ])
    },
  )

  it('makes everybody wait a minute after five wrong tries within a minute [ERR-08, ERR-09]', async () => {
    const { call, clock } = openTestWorld()
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await call('login', { body: wrong })).json().code).toBe(5000)
    }
    expect((await call('login', { body: right })).json()).toEqual({
      code: 3000,
      message: 'Too many wrong tries, wait one minute',
    })
    await clock.advance(minute)
    expect((await call('login', { body: right })).json().code).toBe(0)
  })

  it('makes nobody wait for wrong tries of a time to come', async () => {
    const { call, control } = openTestWorld()
    await control.advance(30 * day)
    for (const body of [wrong, wrong, wrong, wrong, wrong]) await call('login', { body })
    await control.resetClock()
    expect((await call('login', { body: right })).json().code).toBe(0)
  })

  it('forgets wrong tries after the right password', async () => {
    const { call } = openTestWorld()
    for (const body of [wrong, wrong, wrong, wrong, right, wrong]) await call('login', { body })
    expect((await call('login', { body: right })).json().code).toBe(0)
  })

  it.each([
    ['uplineLocked', 'ERR-11', 1007],
    ['passwordLocked', 'ERR-12', 1008],
    ['accountBlocked', 'ERR-10', 5001],
  ] as const)('refuses a member with the flag %s [%s]', async (flag, _, code) => {
    const { call, control } = openTestWorld()
    await control.putMember({ username: 'locked', flags: [flag] })
    const body = { username: 'locked', password: 'demo1234' }
    expect((await call('login', { body })).json().code).toBe(code)
  })
})

describe('a token', () => {
  it('opens calls for fifteen minutes and then answers 7003 [API-01, BAL-02]', async () => {
    const { call, signIn, clock } = openTestWorld()
    const { access } = await signIn()
    await clock.advance(15 * minute - 1)
    expect((await call('getCredit', { token: access })).json()).toEqual({
      code: 0,
      result: { balance: 12500.5 },
    })
    await clock.advance(1)
    expect((await call('getCredit', { token: access })).json()).toEqual({
      code: 7003,
      message: 'Token expired',
    })
  })

  it('that nobody handed out answers 7002', async () => {
    const { call } = openTestWorld()
    expect((await call('getCredit', { token: 'made-up' })).json()).toEqual({
      code: 7002,
      message: 'Session invalid',
    })
  })

  it.each([
    ['no header', {}],
    ['cookies only', { Cookie: 'auth=abc; username=demo' }],
  ])('that is missing answers 7003 with status 401: %s', async (_title, headers) => {
    const { call } = openTestWorld()
    const answer = await call('getCredit', { headers })
    expect([answer.status, answer.json()]).toEqual([401, { code: 7003, message: 'Token expired' }])
  })
})

describe('refresh', () => {
  it('hands out a new pair that works, also after the access token ran out [API-24, SESS-10]', async () => {
    const { call, signIn, clock } = openTestWorld()
    const before = await signIn()
    await clock.advance(day)
    const answer = (await call('refresh', { token: before.refresh })).json()
    expect(answer).toEqual({
      code: 0,
      access_token: expect.stringMatching(/^[A-Za-z0-9]{40}$/),
      refresh_token: expect.stringMatching(/^[A-Za-z0-9]{48}$/),
    })
    expect(answer.access_token).not.toBe(before.access)
    expect((await call('getCredit', { token: answer.access_token })).json().code).toBe(0)
  })

  it('answers the same pair to the old token for ten seconds, then 7002', async () => {
    const { call, signIn, clock } = openTestWorld()
    const { refresh } = await signIn()
    const first = (await call('refresh', { token: refresh })).json()
    await clock.advance(10 * second)
    expect((await call('refresh', { token: refresh })).json()).toEqual(first)
    await clock.advance(1)
    expect((await call('refresh', { token: refresh })).json()).toEqual({
      code: 7002,
      message: 'Session invalid',
    })
    expect((await call('refresh', { token: first.refresh_token })).json().code).toBe(0)
  })

  it('answers 7003 after seven days [SESS-11]', async () => {
    const { call, signIn, clock } = openTestWorld()
    const { refresh } = await signIn()
    await clock.advance(7 * day)
    expect((await call('refresh', { token: refresh })).json().code).toBe(7003)
  })

  it('does not take an access token for a refresh token', async () => {
    const { call, signIn } = openTestWorld()
    const { access } = await signIn()
    expect((await call('refresh', { token: access })).json().code).toBe(7002)
  })

  it('takes the multipart body that the site sends [API-24]', async () => {
    const { server, signIn } = openTestWorld()
    const { refresh } = await signIn()
    const answer = await server.fetch(
      new Request('http://mock.test/_/test/auth/refreshtoken/true', {
        method: 'POST',
        headers: { Authorization: `Bearer ${refresh}` },
        body: new FormData(),
      }),
    )
    expect(await answer.json()).toMatchObject({ code: 0 })
  })
})
