import { describe, expect, it } from 'vitest'
import { openBrowser } from '../../testing/tabs.harness.ts'
import { settle } from '../../testing/virtual-clock.ts'
import { noLocks } from '../ports/locks.ts'
import { minute } from '../time/durations.ts'

describe('a refresh', () => {
  /** A tab that has just asked for new tokens. */
  async function startRefreshing() {
    const browser = openBrowser({ locks: noLocks })
    const tab = browser.openTab()
    browser.server.expire()
    const answer = tab.call()
    await settle()
    browser.network.last().answer({ code: 7003 })
    await settle()
    return { ...browser, ...tab, answer, refresh: browser.network.last() }
  }

  it.each([
    ['is lost', (request: { lose(): void }) => request.lose()],
    ['meets an error status', (request) => request.answer('', { status: 503 })],
    ['is unreadable', (request) => request.answer('<html>')],
    ['has no tokens', (request) => request.answer({})],
    ['has one token only', (request) => request.answer({ access_token: 'access-2' })],
    ['is refused for another reason', (request) => request.answer({ code: 5 })],
  ] as [string, (request: Awaited<ReturnType<typeof startRefreshing>>['refresh']) => void][])(
    'whose answer %s keeps the session, and none follows for a minute [OPEN-04]',
    async (_what, settleRefresh) => {
      const { actor, answer, call, clock, credentials, network, refresh } = await startRefreshing()
      settleRefresh(refresh)
      expect(await answer).toEqual({
        kind: 'failed',
        failure: { kind: 'expired', meaning: 'tokenExpired' },
      })
      expect([actor.getSnapshot().value, credentials.token('access')]).toEqual([
        { signedIn: 'active' },
        'access-1',
      ])
      const refreshes = () =>
        network.sent.filter(({ url }) => url.endsWith('/refreshtoken/true')).length
      for (const wait of [0, minute - 2, 1, 1]) {
        await clock.advance(wait)
        void call()
        await settle()
        network.last().answer({ code: 7003 })
        await settle()
      }
      expect(refreshes()).toBe(2)
    },
  )

  it('whose answer is refused goes on with tokens that another tab stored meanwhile', async () => {
    const { actor, answer, credentials, network, openTab, refresh } = await startRefreshing()
    openTab().credentials.storeSession({
      username: 'demo',
      accessToken: 'access-2',
      refreshToken: 'refresh-2',
      rewardToken: null,
    })
    refresh.answer({ code: 7003 })
    await settle()
    expect(network.last().headers).toEqual({ authorization: 'Bearer access-2' })
    network.last().answer({ code: 0, result: { balance: 1 } })
    expect((await answer).kind).toBe('accepted')
    expect([actor.getSnapshot().value, credentials.hasSession()]).toEqual([
      { signedIn: 'active' },
      true,
    ])
  })

  it('ends here when another tab signed another member in meanwhile, whose tokens carry nothing of the first', async () => {
    const { actor, answer, cookies, network, openTab, refresh } = await startRefreshing()
    const sent = network.sent.length
    openTab().credentials.storeSession({
      username: 'vip',
      accessToken: 'vip-a',
      refreshToken: 'vip-r',
      rewardToken: null,
    })
    refresh.answer({ code: 7003 })
    expect((await answer).kind).toBe('failed')
    await settle()
    expect([actor.getSnapshot().value, cookies.read('username'), network.sent.length]).toEqual([
      'signedOut',
      'vip',
      sent,
    ])
  })

  it('whose answer comes after a sign-out is dropped', async () => {
    const { actor, answer, cookies, credentials, refresh, server } = await startRefreshing()
    const tokens = server.decide(refresh)
    actor.send({ type: 'session.signOut' })
    refresh.answer(tokens)
    expect((await answer).kind).toBe('failed')
    await settle()
    expect([credentials.hasSession(), cookies.read('apollo-token')]).toEqual([false, null])
  })

  it('is not sent by a tab that waited while another one refreshed', async () => {
    const { openTab, play, server } = openBrowser()
    const tabs = [openTab(), openTab(), openTab()]
    server.expire()
    const answers = tabs.map(({ call }) => call())
    await play()
    expect((await Promise.all(answers)).map(({ kind }) => kind)).toEqual([
      'accepted',
      'accepted',
      'accepted',
    ])
    expect(server.refreshes()).toBe(1)
  })

  it('waits two seconds at most for a tab that is frozen', async () => {
    const { clock, network, openTab } = openBrowser()
    const [frozen, tab] = [openTab(), openTab()]
    for (const { call } of [frozen, tab]) {
      void call()
      await settle()
      network.last().answer({ code: 7003 })
      await settle()
    }
    const refreshes = () =>
      network.sent.filter(({ url }) => url.endsWith('/refreshtoken/true')).length
    await clock.advance(1_999)
    expect(refreshes()).toBe(1)
    await clock.advance(1)
    expect(refreshes()).toBe(2)
  })
})
