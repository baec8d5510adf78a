import { describe, expect, test } from 'vitest'
import { type AnyActorRef, createMachine } from 'xstate'
import { signedInCookies, startApp } from '../../testing/app.harness.ts'
import { toastDuration } from '../base/messages/toast.duration.ts'
import { registrationView } from '../flows/registration/registration.view.ts'
import { readAddress } from '../kernel/routing/address.ts'
import { siteView } from './app.view.ts'
import { flowRef } from './flow.refs.ts'
import { type FlowName, flowSources } from './flows/flows.ts'
import { flowsProgress, isPageLoading } from './page.view.ts'

describe('a registration', () => {
  test.each([
    ['/register/FRIEND7', 'register', 'AUTH-09, ROUTE-10'],
    ['/en/registerAff/FRIEND7', 'registerAff', 'AUTH-10, ROUTE-11'],
    ['/aff/FRIEND7', 'aff', 'AUTH-11, ROUTE-12'],
  ])('at %s is the page %s, and knows who invited [%s]', async (address, page) => {
    const { navigation, root } = await startApp({ address })
    const registration = flowRef(root(), 'registration')?.getSnapshot()
    expect([
      navigation.current(),
      readAddress(address).route,
      registration && registrationView(registration).invite,
    ]).toEqual([address, page, 'FRIEND7'])
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
    const broken = [content().screen, root().context.flows.login, flowsProgress(root())]
    isBroken = false
    actor.getSnapshot().children.content?.send({ type: 'content.retry' })
    await rest()
    expect([broken, content().screen, root().context.flows.login, log.entries]).toEqual([
      ['error', 'failed', 'failed'],
      'page',
      'running',
      [
        {
          level: 'warning',
          event: 'flow.loadFailed',
          details: { name: 'login', error: 'Error: the file is gone' },
        },
        { level: 'warning', event: 'chunk.reloaded', details: {} },
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

  test.each(['notices', 'promotions'] as const)(
    'beside the page that dies or cannot be loaded leaves the page as it is: %s',
    async (name) => {
      const dying = createMachine({
        entry: () => {
          throw new Error('a fault of ours')
        },
      })
      const screens = []
      for (const source of [
        async () => () => ({ logic: dying, input: undefined }),
        () => Promise.reject(new Error('the file is gone')),
      ]) {
        const { content, root } = await startApp({
          cookies: signedInCookies(),
          flows: { [name]: source },
        })
        screens.push([content().screen, root().context.flows[name]])
      }
      expect(screens).toEqual([
        ['page', 'failed'],
        ['page', 'failed'],
      ])
    },
  )

  test('that died is there again when the member tries again', async () => {
    let starts = 0
    const mortal = createMachine({
      entry: () => {
        starts += 1
      },
      on: {
        fall: {
          actions: () => {
            throw new Error('a fault of ours')
          },
        },
      },
    })
    const { content, rest, root } = await startApp({
      address: '/login',
      flows: { login: async () => () => ({ logic: mortal, input: undefined }) },
    })
    const children: Record<string, AnyActorRef | undefined> = root().children
    children.login?.send({ type: 'fall' })
    await rest()
    const dead = [content().screen, root().context.flows.login]
    root().children.content?.send({ type: 'content.retry' })
    await rest()
    const again: Record<string, AnyActorRef | undefined> = root().children
    expect([
      dead,
      content().screen,
      root().context.flows.login,
      again.login?.getSnapshot().status,
      starts,
    ]).toEqual([['error', 'failed'], 'page', 'running', 'active', 2])
  })

  test('whose chart was changed by a developer runs by the new one, and another is not loaded for it', async () => {
    const started: string[] = []
    const chart = (version: string) =>
      createMachine({ entry: () => void started.push(`${version} starts`) })
    let newest = chart('old')
    const { actor, content, rest, root } = await startApp({
      address: '/login',
      flows: { login: async () => () => ({ logic: newest, input: undefined }) },
    })
    const children: Record<string, AnyActorRef | undefined> = root().children
    newest = chart('new')
    actor.send({ type: 'flow.changed', name: 'login' })
    actor.send({ type: 'flow.changed', name: 'withdraw' })
    await rest()
    const { login, withdraw } = root().context.flows
    expect([children.login?.getSnapshot().status, login, withdraw]).toEqual([
      'stopped',
      'running',
      'absent',
    ])
    expect([started, content().screen]).toEqual([['old starts', 'new starts'], 'page'])
  })

  test('for rows of games is there from the first page that asks for them', async () => {
    const { actor, rest, root } = await startApp()
    const before = root().context.flows.gameRails
    actor.send({ type: 'gameRails.requested' })
    await rest()
    expect([before, root().context.flows.gameRails]).toEqual(['absent', 'running'])
  })

  test('that arrives when nobody wants it any more is left alone', async () => {
    const { actor, load, navigation, rest, root } = await startSlowApp('/login')
    navigation.go('/', 'push')
    await load('login')
    actor.send({ type: 'flow.loaded', name: 'login' })
    await rest()
    expect([root().context.flows.login, 'login' in root().children]).toEqual(['absent', false])
  })

  test('that cannot be loaded and is not wanted any more breaks nothing', async () => {
    const { actor, content, navigation, rest, root } = await startSlowApp('/login')
    navigation.go('/', 'push')
    actor.send({ type: 'flow.loadFailed', name: 'login' })
    await rest()
    expect([root().context.flows.login, content().screen]).toEqual(['absent', 'page'])
  })

  test('keeps the page loading until it is there, unless it is merely beside the page', async () => {
    const { load, root } = await startSlowApp('/login')
    const before = isPageLoading(root())
    await load('login')
    expect([before, root().context.flows.login, isPageLoading(root())]).toEqual([
      true,
      'running',
      false,
    ])
    const beside = await startApp({ flows: { promotions: () => new Promise(() => {}) } })
    const { flows, pageFlows } = beside.root().context
    expect([
      pageFlows,
      flows.promotions,
      isPageLoading(beside.root()),
      flowsProgress(beside.root()),
    ]).toEqual([['promotions'], 'loading', false, 'loading'])
  })

  test('that is not there yet is not asked to step back', async () => {
    const { load, navigation, rest, root } = await startSlowApp('/?sideDeposit=true')
    await load('transferPanel')
    const { transferPanel } = root().children
    flowRef(root(), 'transferPanel')?.send({ type: 'transferPanel.back' })
    await rest()
    expect([transferPanel !== undefined, root().status, navigation.current()]).toEqual([
      true,
      'active',
      '/?sideDeposit=true',
    ])
  })
})

/** A member's page whose flows load when the test says so. */
async function startSlowApp(address: string) {
  const arriving = new Map<FlowName, () => void>()
  const slow = (name: FlowName) => async () => {
    await new Promise<void>((resolve) => {
      arriving.set(name, resolve)
    })
    return flowSources[name]()
  }
  const app = await startApp({
    address,
    flows: { login: slow('login'), deposit: slow('deposit'), transferPanel: slow('transferPanel') },
    ...(address === '/login' ? {} : { cookies: signedInCookies() }),
  })
  return {
    ...app,
    load: async (name: FlowName) => {
      arriving.get(name)?.()
      await app.rest()
    },
  }
}

describe('what flows tell the root', () => {
  test('may be a page that comes next, and a toast that is said there', async () => {
    const { actor, navigation, rest, toasts } = await startApp({ address: '/en' })
    const message = { id: 'reset.success' } as const
    const toast = { tone: 'positive', message, durationMs: toastDuration } as const
    actor.send({ type: 'toast.requested', toast })
    actor.send({ type: 'page.requested', page: 'login' })
    await rest()
    expect([navigation.current(), toasts]).toEqual(['/en/login', [toast]])
  })

  test('may be that someone has become a member, who is signed in then', async () => {
    const { actor, rest, root, services } = await startApp({ address: '/register' })
    services.credentials.storeSession({
      username: 'somchai',
      accessToken: 'access',
      refreshToken: 'refresh',
      rewardToken: null,
    })
    actor.send({ type: 'registration.succeeded', username: 'somchai', isOfferClaimed: false })
    await rest()
    expect(siteView(root())).toEqual({
      isMember: true,
      username: 'somchai',
      isClosed: false,
      isOnline: true,
      endedSession: null,
    })
  })

  test('may be that what the page is about does not exist [ROUTE-41]', async () => {
    const { actor, content } = await startApp()
    actor.send({ type: 'page.missing' })
    expect(content()).toEqual({ screen: 'error', failure: null, status: 404 })
  })
})
