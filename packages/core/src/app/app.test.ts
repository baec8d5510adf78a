import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { createVirtualClock, loadAllFlows, settle } from '../../testing/index.ts'
import type { Toast } from '../messages/message.ts'
import { createMemoryChannelHub } from '../ports/channel.ts'
import { createMemoryCookies } from '../ports/cookies.ts'
import { desktopDevice } from '../ports/device.ts'
import { noLocks } from '../ports/locks.ts'
import { createMemoryLog } from '../ports/log.ts'
import { createMemoryNavigation } from '../ports/navigation.ts'
import { createMemoryPage } from '../ports/page.ts'
import { createSeededRandom } from '../ports/random.ts'
import { createMemoryStorage } from '../ports/storage.ts'
import type { SiteConfiguration } from '../site/site.configuration.ts'
import { minute, second } from '../time/durations.ts'
import { createApp } from './app.ts'
import { contentView, siteView } from './app.view.ts'
import { type FlowSources, flowSources } from './flow.loader.ts'

const site: SiteConfiguration = {
  title: 'Croupier',
  groupId: 'group',
  isClosed: false,
  authorizationScheme: 'Bearer',
  services: {
    api: 'https://api.test',
    auth: 'https://auth.test',
    reward: 'https://reward.test',
    chat: 'https://chat.test',
    content: 'https://content.test',
  },
  theme: null,
}

const answers: Record<string, unknown> = {
  '/login': {
    code: 0,
    result: { _id: 'm-1', username: 'demo', access_token: 'access', refresh_token: 'refresh' },
  },
  '/api/v1/member/credit': { code: 0, result: { balance: '1,000.50' } },
  '/api/v1/member/data/profile': {
    code: 0,
    result: {
      user: { bank_account: '1234567890', bank_id: 'scb', firstname: 'A', lastname: 'B' },
      payment: [{ id: 'pp', provider: 'PromptPay', min_deposit: 100, max_deposit: 1000 }],
    },
  },
  '/': { code: 1 },
}

interface Start {
  readonly address?: string
  readonly site?: Partial<SiteConfiguration>
  readonly flows?: Partial<FlowSources>
  readonly channel?: ReturnType<typeof createMemoryChannelHub>
  readonly cookies?: ReturnType<typeof createMemoryCookies>
}

/** The whole application in front of a server that answers from a table. */
async function startApp(start: Start = {}) {
  await loadAllFlows()
  const clock = createVirtualClock()
  const log = createMemoryLog()
  const navigation = createMemoryNavigation(start.address ?? '/')
  const page = createMemoryPage()
  const calls: string[] = []
  const served: Record<string, unknown> = { ...answers }
  const { actor, services } = createApp({
    site: { ...site, ...start.site },
    flows: { ...flowSources, ...start.flows },
    ports: {
      channel: (start.channel ?? createMemoryChannelHub()).openTab(),
      clock,
      cookies: start.cookies ?? createMemoryCookies(),
      device: desktopDevice,
      http: async (input) => {
        const { pathname } = new URL(String(input))
        calls.push(pathname)
        const answer = served[pathname]
        if (answer === undefined) throw new TypeError('unreachable')
        return new Response(JSON.stringify(answer))
      },
      locks: noLocks,
      log,
      navigation,
      page,
      random: createSeededRandom(1),
      storages: { local: createMemoryStorage(), session: createMemoryStorage() },
    },
  })
  const toasts: Toast[] = []
  actor.on('toast.raised', ({ toast }) => void toasts.push(toast))
  actor.start()
  const rest = async () => {
    for (let turn = 0; turn < 10; turn += 1) await settle()
  }
  await rest()
  const root = () => actor.getSnapshot()
  return {
    actor,
    calls,
    clock,
    log,
    navigation,
    page,
    rest,
    root,
    served,
    services,
    toasts,
    content: () => {
      const content = root().children.content
      if (!content) throw new Error('there is no content')
      return contentView(content.getSnapshot())
    },
    signIn: async () => {
      root().children.session?.send({ type: 'session.signedIn', username: 'demo' })
      await rest()
    },
  }
}

const signedInCookies = () =>
  createMemoryCookies({
    auth: JSON.stringify({ access_token: 'access', refresh_token: 'refresh' }),
    username: 'demo',
  })

describe('a visit', () => {
  test('starts without any flow, and without a call but the maintenance check', async () => {
    const { calls, root } = await startApp()
    expect([root().context.flows, calls]).toEqual([
      { login: 'absent', profile: 'absent', deposit: 'absent', transferPanel: 'absent' },
      ['/'],
    ])
  })

  test('of a member begins with the balance and the profile [SESS-04]', async () => {
    const { calls, root } = await startApp({ cookies: signedInCookies() })
    expect([siteView(root()), calls.sort()]).toEqual([
      { isMember: true, username: 'demo', isClosed: false, isOnline: true },
      ['/', '/api/v1/member/credit', '/api/v1/member/data/profile'],
    ])
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

describe('a flow', () => {
  test('whose file cannot be loaded shows the error screen, and "try again" loads it', async () => {
    let isBroken = true
    const { actor, content, log, rest, root } = await startApp({
      address: '/login',
      flows: {
        login: async () => {
          if (isBroken) throw new Error('the file is gone')
          return flowSources.login()
        },
      },
    })
    const broken = [content().screen, root().context.flows.login]
    isBroken = false
    actor.getSnapshot().children.content?.send({ type: 'content.retry' })
    await rest()
    expect([broken, content().screen, root().context.flows.login, log.entries]).toEqual([
      ['error', 'failed'],
      'page',
      'running',
      [
        {
          level: 'error',
          event: 'flow.loadFailed',
          details: { name: 'login', error: 'Error: the file is gone' },
        },
      ],
    ])
  })

  test('that dies is logged and leaves the rest of the site alive', async () => {
    const dying = createMachine({
      entry: () => {
        throw new Error('a fault of ours')
      },
    })
    const { content, log, navigation, rest, root } = await startApp({
      address: '/login',
      flows: { login: async () => () => ({ logic: dying, input: undefined }) },
    })
    const screen = content().screen
    navigation.go('/', 'push')
    await rest()
    expect([screen, root().status, content().screen]).toEqual(['error', 'active', 'page'])
    expect(log.entries.map(({ event }) => event)).toEqual(['actor.died'])
  })
})

describe('the page', () => {
  test('that is hidden makes no call, and asks for the balance when it is back', async () => {
    const { calls, clock, page, rest } = await startApp({ cookies: signedInCookies() })
    page.hide()
    calls.length = 0
    await clock.advance(10 * minute)
    const hidden = [...calls]
    page.resume()
    await rest()
    expect([hidden, calls.sort()]).toEqual([[], ['/', '/api/v1/member/credit']])
  })

  test('that is offline says so until it is back', async () => {
    const { page, root } = await startApp()
    page.goOffline()
    const offline = siteView(root()).isOnline
    page.resume('online')
    expect([offline, siteView(root()).isOnline]).toEqual([false, true])
  })
})

describe('a failing call', () => {
  test('that the page waits for covers it, and "try again" asks again [MAINT-06, OPEN-77]', async () => {
    const { content, rest, root, served, signIn } = await startApp()
    delete served['/api/v1/member/credit']
    await signIn()
    const covered = content()
    served['/api/v1/member/credit'] = answers['/api/v1/member/credit']
    root().children.content?.send({ type: 'content.retry' })
    await rest()
    expect([covered, content(), root().children.balance?.getSnapshot().context.balance]).toEqual([
      { screen: 'maintenance', failure: 'network' },
      { screen: 'page', failure: null },
      100_050,
    ])
  })

  test('in the background leaves the page as it is [OPEN-77]', async () => {
    const { clock, content, served, signIn } = await startApp()
    await signIn()
    delete served['/']
    await clock.advance(20 * second)
    expect(content().screen).toBe('page')
  })
})

describe('another tab', () => {
  test('that signs out takes this one along [SESS-13]', async () => {
    const channel = createMemoryChannelHub()
    const cookies = signedInCookies()
    const { navigation, rest, root, toasts } = await startApp({ channel, cookies })
    cookies.remove('auth')
    channel.openTab().post({ type: 'session.ended' })
    await rest()
    expect([siteView(root()).isMember, navigation.current(), toasts]).toEqual([
      false,
      '/',
      [
        {
          tone: 'neutral',
          message: { id: 'session.loggedOutElsewhere' },
          durationMs: 10 * second,
        },
      ],
    ])
  })

  test('that signs in as somebody else replaces the member here', async () => {
    const channel = createMemoryChannelHub()
    const { rest, root, toasts } = await startApp({ channel, cookies: signedInCookies() })
    const before = root().children.profile
    channel.openTab().post({ type: 'session.started', username: 'other' })
    await rest()
    expect([siteView(root()).username, root().children.profile === before]).toEqual([
      'other',
      false,
    ])
    expect(toasts.map(({ message }) => message)).toEqual([
      { id: 'session.switchedElsewhere', values: { username: 'other' } },
    ])
  })
})
