import { describe, expect, it } from 'vitest'
import { openBrowser } from '../../../testing/tabs.harness.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { noClaims } from '../../base/ports/claims.ts'
import { createMemoryCookies } from '../../base/ports/cookies.ts'
import { noLocks } from '../../base/ports/locks.ts'
import { minute, second } from '../../base/time/durations.ts'
import type { Failure } from '../../wire/api/answer.ts'
import { deadlines } from '../../wire/contract/deadlines.ts'

describe('a refresh', () => {
  /** A tab whose refresh is in flight. */
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

  const expired: Failure = { kind: 'expired', meaning: 'tokenExpired' }
  const lost: Failure = { ...expired, isLost: true }

  it.each([
    ['signs out', 'signedOutElsewhere', true],
    ['loses the session', 'gone', false],
  ])('during which another tab %s ends the session here as %s', async (_, reason, isSignOut) => {
    const { credentials, facts, openTab, play, refresh } = await startRefreshing()
    const other = openTab()
    if (isSignOut) other.credentials.recordSignOut()
    other.credentials.clearSession()
    refresh.answer({ code: 7003 })
    await play()
    expect([facts.at(-1), credentials.hasSession()]).toEqual([
      expect.objectContaining({ type: 'session.ended', reason }),
      false,
    ])
  })

  it.each([
    ['is lost', lost, (request: { lose(): void }) => request.lose()],
    ['meets an error status', expired, (request) => request.answer('', { status: 503 })],
    ['is unreadable', expired, (request) => request.answer('<html>')],
    ['has no tokens', expired, (request) => request.answer({})],
    ['has one token only', expired, (request) => request.answer({ access_token: 'access-2' })],
    ['is refused for another reason', expired, (request) => request.answer({ code: 5 })],
  ] as [
    string,
    Failure,
    (request: Awaited<ReturnType<typeof startRefreshing>>['refresh']) => void,
  ][])(
    'whose answer %s keeps the session, says whether there was an answer, and is not repeated for a minute [OPEN-04]',
    async (_what, failure, settleRefresh) => {
      const { actor, answer, call, clock, credentials, network, refresh } = await startRefreshing()
      settleRefresh(refresh)
      expect(await answer).toEqual({ kind: 'failed', failure })
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

  it('that is refused leads to the tokens that another tab stored meanwhile', async () => {
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

  it('ends the session here if another tab signed in a different member meanwhile, whose tokens are used for no call of the first', async () => {
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

  it('whose answer arrives after a sign-out is dropped', async () => {
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

  /** Two tabs that met an expired token, the first of which is frozen in the middle of its refresh. */
  async function freezeOne(options: Parameters<typeof openBrowser>[0] = {}) {
    const browser = openBrowser(options)
    for (const { call } of [browser.openTab(), browser.openTab()]) {
      void call()
      await settle()
      browser.network.last().answer({ code: 7003 })
      await settle()
    }
    return browser
  }

  const sentBy = ({ network }: ReturnType<typeof openBrowser>) =>
    network.sent.filter(({ url }) => url.endsWith('/refreshtoken/true')).length

  it('waits two seconds at most for a frozen tab, if tabs cannot make claims', async () => {
    const browser = await freezeOne({ claims: noClaims })
    await browser.clock.advance(1_999)
    const before = sentBy(browser)
    await browser.clock.advance(1)
    expect([before, sentBy(browser)]).toEqual([1, 2])
  })

  it('sent by another tab is not sent again while it may still be answered', async () => {
    const browser = await freezeOne()
    await browser.clock.advance(deadlines.refresh - 1)
    const before = sentBy(browser)
    await browser.clock.advance(1)
    expect([before, sentBy(browser)]).toEqual([1, 2])
  })

  it('is sent again a second after a tab was closed in the middle of it', async () => {
    const browser = openBrowser()
    const tab = browser.openTab()
    await browser.claims.take({
      name: `session.refresh.${tab.credentials.refreshFingerprint()}`,
      value: 'closed',
      endsAt: browser.clock.now() + deadlines.refresh,
    })
    void tab.gate.renew(tab.credentials.sessionVersion(), 'background')
    await browser.clock.advance(second)
    const before = sentBy(browser)
    await browser.clock.advance(second / 10)
    expect([before, sentBy(browser)]).toEqual([0, 1])
  })

  it('is sent once by two tabs even if one sees late what the other stored', async () => {
    const browser = openBrowser()
    const old = createMemoryCookies(
      Object.fromEntries(
        ['auth', 'apollo-token', 'username'].map((name) => [
          name,
          browser.cookies.read(name) ?? '',
        ]),
      ),
    )
    let isLate = true
    const late = {
      ...browser.cookies,
      read: (name: string) => (isLate ? old : browser.cookies).read(name),
    }
    const [one, two] = [browser.openTab(), browser.openTab(late)]
    browser.server.expire()
    const answers = [one.call(), two.call()]
    await browser.play()
    isLate = false
    await browser.clock.advance(second / 10)
    await browser.play()
    const kinds = (await Promise.all(answers)).map(({ kind }) => kind)
    expect([kinds, browser.server.refreshes()]).toEqual([['accepted', 'accepted'], 1])
  })
})
