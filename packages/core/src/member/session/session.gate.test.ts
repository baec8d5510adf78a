import { describe, expect, it } from 'vitest'
import type { SentRequest } from '../../../testing/fake-http.ts'
import { openBrowser } from '../../../testing/tabs.harness.ts'
import { settle, testEpoch } from '../../../testing/virtual-clock.ts'
import { createSessionGate } from './session.gate.ts'

const refreshes = ({ network }: Pick<ReturnType<typeof openBrowser>, 'network'>) =>
  network.sent.filter(({ url }) => url.endsWith('/refreshtoken/true'))

describe('a request for new tokens', () => {
  it('fails before the session runs', async () => {
    const { openTab } = openBrowser()
    const { gate } = createSessionGate(openTab().credentials, { now: () => testEpoch })
    expect(await gate.renew(1, 'foreground')).toBe('failed')
  })

  it('fails if nobody is signed in', async () => {
    const browser = openBrowser()
    const { actor, gate } = browser.openTab()
    actor.send({ type: 'session.signOut' })
    expect(await gate.renew(1, 'foreground')).toBe('failed')
    expect(refreshes(browser)).toEqual([])
  })

  it('ends the session if its cookies are gone, so that the member can sign in', async () => {
    const browser = openBrowser()
    const { actor, facts, gate } = browser.openTab()
    browser.cookies.remove('auth')
    expect(await gate.renew(1, 'foreground')).toBe('failed')
    expect([actor.getSnapshot().value, facts.at(-1)?.type]).toEqual(['signedOut', 'session.ended'])
  })

  it('is granted at once if the tokens are already newer', async () => {
    const browser = openBrowser()
    const { credentials, facts, gate } = browser.openTab()
    const version = credentials.sessionVersion()
    credentials.commitRefresh('refresh-1', { accessToken: 'a-2', refreshToken: 'r-2' })
    expect(await gate.renew(version, 'background')).toBe('renewed')
    expect([refreshes(browser), facts]).toEqual([
      [],
      [{ type: 'session.started', username: 'demo' }],
    ])
  })

  it('is granted to all waiting calls by one refresh', async () => {
    const browser = openBrowser()
    const { credentials, gate } = browser.openTab()
    const version = credentials.sessionVersion()
    const wishes = Array.from({ length: 5 }, () => gate.renew(version, 'background'))
    await browser.play()
    expect(await Promise.all(wishes)).toEqual(new Array(5).fill('renewed'))
    expect(refreshes(browser).length).toBe(1)
  })

  it.each([
    ['is lost', 'lost', (request: SentRequest) => request.lose()],
    ['is refused', 'failed', (request: SentRequest) => request.answer({ code: 7003 })],
  ])(
    'is refused to all waiting calls when the refresh %s',
    async (_what, renewal, settleRefresh) => {
      const browser = openBrowser()
      const { credentials, gate } = browser.openTab()
      const version = credentials.sessionVersion()
      const wishes = Array.from({ length: 3 }, () => gate.renew(version, 'background'))
      await settle()
      settleRefresh(browser.network.last())
      expect(await Promise.all(wishes)).toEqual([renewal, renewal, renewal])
    },
  )

  it('is refused when the member signs out meanwhile', async () => {
    const { openTab } = openBrowser()
    const { actor, credentials, gate } = openTab()
    const renewal = gate.renew(credentials.sessionVersion(), 'background')
    actor.send({ type: 'session.signOut' })
    expect(await renewal).toBe('failed')
  })

  it('of one member is never granted with another member’s tokens', async () => {
    const { openTab } = openBrowser()
    const { actor, credentials, gate } = openTab()
    const ofFirst = credentials.sessionVersion()
    actor.send({ type: 'session.signOut' })
    credentials.storeSession({
      username: 'second',
      accessToken: 'b',
      refreshToken: 'rb',
      rewardToken: null,
    })
    const beforeStart = await gate.renew(ofFirst, 'foreground')
    actor.send({ type: 'session.signedIn', username: 'second' })
    const afterStart = await gate.renew(ofFirst, 'foreground')
    expect([beforeStart, afterStart]).toEqual(['failed', 'failed'])
  })

  it('of one member is not granted after another tab has signed in a different one', async () => {
    const { openTab } = openBrowser()
    const { actor, credentials, gate } = openTab()
    const ofFirst = credentials.sessionVersion()
    credentials.storeSession({
      username: 'second',
      accessToken: 'b',
      refreshToken: 'rb',
      rewardToken: null,
    })
    actor.send({ type: 'session.changedElsewhere', username: 'second' })
    expect(await gate.renew(ofFirst, 'foreground')).toBe('failed')
  })
})

describe('a call of one member', () => {
  it('that found no tokens is not sent with those of the next one', async () => {
    const { cookies, network, openTab, play } = openBrowser()
    const { actor, call, credentials } = openTab()
    cookies.remove('auth')
    const answer = call()
    await settle()
    actor.send({ type: 'session.tokensGone', reason: 'signedOutElsewhere' })
    credentials.storeSession({
      username: 'second',
      accessToken: 'b',
      refreshToken: 'rb',
      rewardToken: null,
    })
    actor.send({ type: 'session.signedIn', username: 'second' })
    await play()
    expect([(await answer).kind, network.sent.map(({ headers }) => headers)]).toEqual([
      'failed',
      [{}],
    ])
  })

  it('is not sent with the tokens of another one, even before this tab knows of them', async () => {
    const { network, openTab } = openBrowser()
    const [here, there] = [openTab(), openTab()]
    there.credentials.storeSession({
      username: 'second',
      accessToken: 'b',
      refreshToken: 'rb',
      rewardToken: null,
    })
    expect(await here.call()).toEqual({
      kind: 'failed',
      failure: { kind: 'expired', meaning: 'sessionInvalid' },
    })
    expect(network.sent).toEqual([])
  })
})

describe('a report that a session is invalid', () => {
  it('ends the session if it concerns the current tokens', () => {
    const { openTab } = openBrowser()
    const { actor, credentials, gate } = openTab()
    gate.invalidated(credentials.sessionVersion())
    expect(actor.getSnapshot().value).toBe('signedOut')
  })

  it('about older tokens ends nothing', () => {
    const { openTab } = openBrowser()
    const { actor, credentials, gate } = openTab()
    const older = credentials.sessionVersion()
    credentials.commitRefresh('refresh-1', { accessToken: 'a-2', refreshToken: 'r-2' })
    gate.invalidated(older)
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'active' })
  })
})
