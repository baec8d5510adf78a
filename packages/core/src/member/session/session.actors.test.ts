import { describe, expect, it } from 'vitest'
import { createDelayedChannelHub } from '../../../testing/delayed-channel.ts'
import { openBrowser } from '../../../testing/tabs.harness.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import type { TabMessage } from '../../base/ports/channel.ts'
import { writeCookie } from '../../kernel/cookies/cookies.ts'
import { memberKey } from '../../kernel/storage/member.facts.ts'

const sessionCookies = ['auth', 'apollo-token', 'authReward', 'username', 'transferPage']

const tokensOf = (username: string) => ({
  username,
  accessToken: `${username}-access`,
  refreshToken: `${username}-refresh`,
  rewardToken: null,
})

/** A member's tab with everything that a session may leave behind. */
function openFurnishedTab() {
  const browser = openBrowser()
  const tab = browser.openTab()
  browser.cookies.write('authReward', 'reward-1', 'browserSession')
  browser.cookies.write('transferPage', '{"tab":"deposit-tab"}', 'browserSession')
  tab.credentials.keepPayment('pay-1', { token: 't', debugKey: 'k' })
  tab.storages.local.write(memberKey('demo', 'deposit.payment'), '{}')
  tab.storages.session.write(memberKey('demo', 'deposit.draft'), '{}')
  tab.storages.local.write(memberKey('other', 'deposit.payment'), '{}')
  return { ...browser, ...tab }
}

describe('signing out', () => {
  it('clears the cookies of the session and keeps the language [SESS-13, SESS-21, OPEN-11]', () => {
    const { actor, cookies } = openFurnishedTab()
    actor.send({ type: 'session.signOut' })
    expect([...sessionCookies, 'locale'].map(cookies.read)).toEqual([
      ...sessionCookies.map(() => null),
      'en',
    ])
  })

  it('removes what is stored for this member, and nothing of others', () => {
    const { actor, credentials, storages } = openFurnishedTab()
    actor.send({ type: 'session.signOut' })
    expect([storages.local.keys(), storages.session.keys()]).toEqual([
      [memberKey('other', 'deposit.payment')],
      [],
    ])
    expect(credentials.payment('pay-1')).toBeNull()
  })

  it('works without a network', () => {
    const { actor, network } = openFurnishedTab()
    actor.send({ type: 'session.signOut' })
    const asked = network.sent.map(({ url }) => url)
    expect([actor.getSnapshot().value, asked]).toEqual([
      'signedOut',
      ['https://auth.test/revoketoken'],
    ])
  })

  it('is announced to the other tabs', async () => {
    const { openTab } = openBrowser()
    const [here, there] = [openTab(), openTab()]
    here.actor.send({ type: 'session.signOut' })
    await settle()
    expect(there.actor.getSnapshot().value).toBe('signedOut')
    expect(there.facts.at(-1)).toEqual({
      type: 'session.ended',
      reason: 'signedOutElsewhere',
      message: { id: 'session.loggedOutElsewhere' },
    })
  })
})

describe('an end that a tab only finds', () => {
  it.each(['signedOutElsewhere', 'gone', 'notKept'] as const)(
    '(%s) removes nothing that a new member has stored since',
    (reason) => {
      const { actor, credentials } = openFurnishedTab()
      credentials.storeSession(tokensOf('vip'))
      actor.send({ type: 'session.tokensGone', reason })
      expect([actor.getSnapshot().value, credentials.token('access')]).toEqual([
        'signedOut',
        'vip-access',
      ])
    },
  )
})

describe('the end of a session by the server', () => {
  it('clears its cookies, but keeps a waiting payment [SESS-12, SESS-21, ERR-02]', () => {
    const { actor, cookies, credentials, storages } = openFurnishedTab()
    actor.send({ type: 'session.invalidated' })
    expect(sessionCookies.map(cookies.read)).toEqual(sessionCookies.map(() => null))
    expect(credentials.payment('pay-1')).toEqual({ token: 't', debugKey: 'k' })
    expect(storages.local.read(memberKey('demo', 'deposit.payment'))).toBe('{}')
  })

  it('by a refused refresh clears the cookies too [SESS-11, ERR-01]', async () => {
    const { cookies, openTab, play, server } = openBrowser()
    const tab = openTab()
    server.revoke()
    const answer = tab.call()
    await play()
    expect(await answer).toEqual({
      kind: 'failed',
      failure: { kind: 'expired', meaning: 'tokenExpired' },
    })
    expect(tab.actor.getSnapshot().value).toBe('signedOut')
    expect(sessionCookies.map(cookies.read)).toEqual(sessionCookies.map(() => null))
    expect(tab.facts.at(-1)).toEqual({
      type: 'session.ended',
      reason: 'expired',
      message: { id: 'session.error.sessionExpired' },
    })
  })
})

describe('a sign-in', () => {
  it('stores the member’s name and is announced to the other tabs [SESS-02]', async () => {
    const { cookies, openTab } = openBrowser()
    openTab().actor.send({ type: 'session.signOut' })
    const [here, there] = [openTab(), openTab()]
    here.credentials.storeSession(tokensOf('vip'))
    here.actor.send({ type: 'session.signedIn', username: 'vip' })
    await settle()
    expect(cookies.read('username')).toBe('vip')
    expect(there.actor.getSnapshot().context.username).toBe('vip')
  })
})

describe('loading the site as a member', () => {
  it('gives the stored access token to the data client [SESS-03, SESS-23]', () => {
    const { cookies, openTab } = openBrowser()
    const accessToken = openTab().credentials.token('access')
    cookies.remove('apollo-token')
    const { credentials } = openTab()
    expect([credentials.token('dataClient'), accessToken]).toEqual([
      accessToken,
      expect.any(String),
    ])
  })
})

describe('the sign-in of another member', () => {
  it('removes everything of the first one', () => {
    const { actor, cookies, credentials, storages } = openFurnishedTab()
    actor.send({ type: 'session.invalidated' })
    credentials.storeSession(tokensOf('vip'))
    actor.send({ type: 'session.signedIn', username: 'vip' })
    expect([storages.local.keys(), storages.session.keys(), cookies.read('username')]).toEqual([
      [],
      [],
      'vip',
    ])
    expect(credentials.payment('pay-1')).toBeNull()
  })

  it('removes the chat account and the ticket of the first one [OPEN-11]', () => {
    const { actor, cookies, credentials } = openFurnishedTab()
    writeCookie(cookies, 'line', { username: 'demo', state: 'linked' })
    credentials.keepRecoveryTicket('ticket-of-demo')
    actor.send({ type: 'session.invalidated' })
    const before = ['line', 'forgot', 'locale'].map(cookies.read)
    credentials.storeSession(tokensOf('vip'))
    actor.send({ type: 'session.signedIn', username: 'vip' })
    expect([before, ['line', 'forgot', 'locale'].map(cookies.read)]).toEqual([
      ['{"username":"demo","state":"linked"}', 'ticket-of-demo', 'en'],
      [null, null, 'en'],
    ])
  })

  it('keeps the chat account if it is the same member after all [OPEN-11]', () => {
    const { actor, cookies, credentials } = openFurnishedTab()
    writeCookie(cookies, 'line', { username: 'demo', state: 'linked' })
    actor.send({ type: 'session.invalidated' })
    credentials.storeSession(tokensOf('demo'))
    actor.send({ type: 'session.signedIn', username: 'demo' })
    expect(cookies.read('line')).toBe('{"username":"demo","state":"linked"}')
  })

  it('keeps what belongs to the same member, however often they sign in', () => {
    const { actor, credentials, storages } = openFurnishedTab()
    storages.local.remove(memberKey('other', 'deposit.payment'))
    actor.send({ type: 'session.invalidated' })
    credentials.storeSession(tokensOf('demo'))
    actor.send({ type: 'session.signedIn', username: 'demo' })
    expect([
      storages.local.read(memberKey('demo', 'deposit.payment')),
      credentials.payment('pay-1'),
    ]).toEqual(['{}', { token: 't', debugKey: 'k' }])
  })
})

describe('a late message between tabs', () => {
  /** A tab in a browser whose messages arrive when the test says so. */
  function openDelayedTab() {
    const channels = createDelayedChannelHub()
    const browser = openBrowser({ channels })
    const elsewhere = channels.openTab()
    const receive = (type: TabMessage['type']) => {
      elsewhere.post({ type })
      for (const deliver of channels.deliveries()) deliver()
    }
    const tab = browser.openTab()
    const shown = () => [tab.actor.getSnapshot().hasTag('member'), browser.cookies.read('username')]
    return { ...browser, ...tab, receive, shown }
  }

  it('about an end does not end a new session', () => {
    const { actor, credentials, receive, shown } = openDelayedTab()
    actor.send({ type: 'session.signOut' })
    credentials.storeSession(tokensOf('vip'))
    actor.send({ type: 'session.signedIn', username: 'vip' })
    receive('session.ended')
    expect([shown(), credentials.token('access')]).toEqual([[true, 'vip'], 'vip-access'])
  })

  it('about a sign-in does not bring back a member who has signed out since, nor the name', () => {
    const { actor, receive, shown } = openDelayedTab()
    actor.send({ type: 'session.signOut' })
    receive('session.started')
    expect(shown()).toEqual([false, null])
  })

  it('about a sign-in leads to the owner of the stored tokens, whoever it named', () => {
    const { actor, credentials, receive, shown } = openDelayedTab()
    credentials.storeSession(tokensOf('vip'))
    receive('session.started')
    credentials.storeSession(tokensOf('demo'))
    receive('session.started')
    expect([actor.getSnapshot().context.username, shown()]).toEqual(['demo', [true, 'demo']])
  })
})

describe('a sign-in that another tab overtook', () => {
  it('leaves tokens, name and waiting payment to the member who owns them', () => {
    const { actor, cookies, credentials, storages } = openFurnishedTab()
    actor.send({ type: 'session.invalidated' })
    credentials.storeSession(tokensOf('demo'))
    actor.send({ type: 'session.signedIn', username: 'vip' })
    const { username } = actor.getSnapshot().context
    expect([username, cookies.read('username'), credentials.payment('pay-1')]).toEqual([
      'demo',
      'demo',
      null,
    ])
    expect(storages.local.read(memberKey('demo', 'deposit.payment'))).toBe('{}')
  })

  it('changes nothing either if this tab already shows the other member', () => {
    const { actor, credentials, facts } = openFurnishedTab()
    credentials.storeSession(tokensOf('vip'))
    actor.send({ type: 'session.signedIn', username: 'vip' })
    expect([actor.getSnapshot().context.username, facts.at(-1)]).toEqual([
      'vip',
      { type: 'session.started', username: 'vip' },
    ])
  })
})
