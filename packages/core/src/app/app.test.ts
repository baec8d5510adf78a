import { describe, expect, test } from 'vitest'
import { answers, signedInCookies, startApp } from '../../testing/app.harness.ts'
import { createMemoryCookies } from '../base/ports/cookies.ts'
import { createMemoryStorage } from '../base/ports/storage.ts'
import { minute } from '../base/time/durations.ts'
import { freshFor } from '../member/profile/profile.machine.ts'
import { siteView } from './app.view.ts'
import { maintenanceCheckInterval } from './maintenance/maintenance.rules.ts'

describe('a visit', () => {
  test('starts without any flow, and without a call but the maintenance check', async () => {
    const { calls, root } = await startApp({ address: '/help' })
    expect([new Set(Object.values(root().context.flows)), calls]).toEqual([
      new Set(['absent']),
      ['/'],
    ])
  })

  test('of a member begins with the balance, the profile and the notices [SESS-34, OPEN-79]', async () => {
    const { calls, root } = await startApp({ cookies: signedInCookies() })
    expect([siteView(root()), calls.sort()]).toEqual([
      { isMember: true, username: 'demo', isClosed: false, isOnline: true, endedSession: null },
      [
        '/',
        '/api/v1/member/credit',
        '/api/v1/member/data/check-is-upgrade',
        '/api/v1/member/data/profile',
        '/api/v3/member/getPromotion',
        '/api/v3/member/updateData',
        '/graphql getNotifys',
      ],
    ])
  })

  test('asks for a member alone what they like, play and rate, what they are told and what they have deposited [SESS-34]', async () => {
    const left = {
      authReward: 'reward',
      depositPromotion: '{"deposit":300,"credit":300,"time":10}',
    }
    const served = {
      '/api/v3/member/updateData': { code: 0, result: { _id: 'm-1', username: 'demo' } },
    }
    const start = { address: '/list/slots', served }
    const visitor = await startApp({ ...start, cookies: createMemoryCookies(left) })
    const auth = JSON.stringify({ access_token: 'access', refresh_token: 'refresh' })
    const cookies = createMemoryCookies({ ...left, auth, username: 'demo' })
    const member = await startApp({ ...start, cookies })
    const ofAll = ['/', '/api/v3/member/getPromotion']
    expect([visitor.calls, member.calls].map((calls) => [...new Set(calls)].sort())).toEqual([
      [...ofAll, '/graphql lists'],
      [
        ...ofAll,
        '/api/v1/member/credit',
        '/api/v1/member/data/check-is-upgrade',
        '/api/v1/member/data/profile',
        '/api/v3/member/updateData',
        '/deposit/check-deposit-promotion',
        '/graphql getFavouriteAndRecent for m-1',
        '/graphql getNotifys',
        '/graphql lists for m-1',
      ].sort(),
    ])
  })

  test('of a member who was identified on an earlier visit reads lists of games without asking who it is', async () => {
    const storages = { local: createMemoryStorage(), session: createMemoryStorage() }
    storages.local.write('member.demo/id', 'm-1')
    const { calls } = await startApp({
      address: '/list/slots',
      cookies: signedInCookies(),
      storages,
      served: { '/api/v3/member/updateData': { code: 1, result: null } },
    })
    expect(calls.filter((call) => call.startsWith('/graphql lists'))).toEqual([
      '/graphql lists for m-1',
    ])
  })

  test('of a member asks for the profile only while it is not held [SESS-04]', async () => {
    const { calls, clock, navigation, rest } = await startApp({
      address: '/deposit',
      cookies: signedInCookies(),
    })
    const asked = () => calls.filter((call) => call === '/api/v1/member/data/profile').length
    const atFirst = asked()
    navigation.go('/withdraw', 'push')
    await rest()
    const whileHeld = asked()
    await clock.advance(freshFor)
    navigation.go('/deposit', 'push')
    await rest()
    expect([atFirst, whileHeld, asked()]).toEqual([1, 1, 2])
  })

  test('of a member whose name is not known loads what a member needs all the same [SESS-01]', async () => {
    const cookies = signedInCookies()
    cookies.remove('username')
    const { root } = await startApp({ cookies, address: '/deposit' })
    const { flows } = root().context
    expect([flows.profile, flows.deposit]).toEqual(['running', 'running'])
  })

  test('of a closed site is told so, signed in or not [NOTE-16, OPEN-20]', async () => {
    const { root } = await startApp({ site: { isClosed: true } })
    expect(siteView(root()).isClosed).toBe(true)
  })

  test('loads the login when its page is opened, and drops it when the page is left', async () => {
    const { navigation, rest, root } = await startApp({ address: '/login' })
    const open = root().context.flows.login
    navigation.go('/', 'push')
    await rest()
    expect([open, root().context.flows.login]).toEqual(['running', 'absent'])
  })
})

describe('maintenance', () => {
  test.each([
    ['/en/login?url=%2Fen%2Fdeposit', '/en/login?url=%2Fen%2Fdeposit'],
    [`/en/login?url=${'a'.repeat(5_000)}`, '/en'],
  ])(
    'is remembered with where it came upon the visitor, or their language where that is too long [SESS-30, MAINT-02]',
    async (address, kept) => {
      const cookies = createMemoryCookies()
      const { clock, served, services } = await startApp({ address, cookies })
      served['/'] = { code: 0 }
      await clock.advance(maintenanceCheckInterval)
      expect([cookies.read('maintenance'), services.navigation.current()]).toEqual([
        kept,
        '/en/maintenance',
      ])
    },
  )
})

describe('the ticket for a new password', () => {
  test('is given up for good where somebody would sign in, also when it was earned meanwhile [SESS-15, SESS-22]', async () => {
    const cookies = createMemoryCookies({ forgot: 'ticket' })
    const { navigation, rest, root } = await startApp({ address: '/en', cookies })
    const kept = cookies.read('forgot')
    navigation.go('/en/login', 'push')
    await rest()
    const dropped = cookies.read('forgot')
    navigation.go('/en', 'push')
    cookies.write('forgot', 'another', 'browserSession')
    navigation.go('/en/login?url=%2Fen', 'push')
    await rest()
    expect([kept, dropped, cookies.read('forgot'), root().status]).toEqual([
      'ticket',
      null,
      null,
      'active',
    ])
  })
})

describe('the page', () => {
  test('that is hidden makes no call, and asks for the balance and the notices when it is back', async () => {
    const { calls, clock, page, rest } = await startApp({ cookies: signedInCookies() })
    page.hide()
    calls.length = 0
    await clock.advance(10 * minute)
    const hidden = [...calls]
    page.resume()
    await rest()
    expect([hidden, calls.sort()]).toEqual([
      [],
      ['/', '/api/v1/member/credit', '/api/v1/member/data/check-is-upgrade', '/graphql getNotifys'],
    ])
  })

  test('that is offline says so until it is back', async () => {
    const { page, root } = await startApp()
    page.goOffline()
    const offline = siteView(root()).isOnline
    page.resume('online')
    expect([offline, siteView(root()).isOnline]).toEqual([false, true])
  })

  test('that comes back without its network goes on saying so', async () => {
    const { page, root } = await startApp()
    page.hide()
    page.goOffline()
    page.resume('visible')
    expect(siteView(root()).isOnline).toBe(false)
  })

  test('that was opened behind another one asks nothing until it is seen', async () => {
    const { calls, clock, page, rest } = await startApp({ isVisible: false })
    await clock.advance(10 * minute)
    const hidden = calls.length
    page.resume()
    await rest()
    expect([hidden, calls.slice(hidden).sort()]).toEqual([1, ['/', '/api/v3/member/getPromotion']])
  })
})

describe('an answer of which a part makes no sense', () => {
  test('is told to the log, by its call and how much was left out', async () => {
    const [profile, good] = [answers['/api/v1/member/data/profile'], { id: 'b', credit: 1 }]
    const { result } = Object(profile)
    const payment = [null, ...result.payment, good]
    const served = { '/api/v1/member/data/profile': { code: 0, result: { ...result, payment } } }
    const { log } = await startApp({ cookies: signedInCookies(), served })
    expect(log.entries.filter(({ event }) => event === 'answer.entriesLeftOut')).toEqual([
      {
        level: 'warning',
        event: 'answer.entriesLeftOut',
        details: { call: 'getProfile', count: 2 },
      },
    ])
  })
})

describe('a session', () => {
  const ended = { code: 7002, result: null }

  test('that the server ends is told at the login until somebody signs in, and not by a toast [SESS-12]', async () => {
    const call = '/api/v1/member/data/profile'
    const { navigation, root, served, signIn, toasts } = await startApp({
      cookies: signedInCookies(),
      served: { [call]: ended },
    })
    const before = [navigation.current(), siteView(root()).endedSession, toasts]
    served[call] = answers[call]
    await signIn()
    expect([before, siteView(root()).endedSession]).toEqual([
      ['/login?url=%2F', { id: 'session.error.invalid' }, []],
      null,
    ])
  })
})

test('keeps nothing that a visitor typed once somebody signs in or out in the tab', async () => {
  const { rest, root, services, signIn } = await startApp()
  const { session } = services.storages
  const key = 'visitor.registration'
  session.write(key, '{"phone":"0812345678"}')
  await signIn()
  const signedIn = session.read(key)
  session.write(key, '{"phone":"0812345678"}')
  root().children.session?.send({ type: 'session.signOut' })
  await rest()
  expect([signedIn, session.read(key)]).toEqual([null, null])
})
