import { describe, expect, it } from 'vitest'
import { openBrowser } from '../../../testing/tabs.harness.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { getCreditCall } from '../balance/balance.calls.ts'

const sessionCookies = ['auth', 'username', 'apollo-token', 'authReward']

const tokens = {
  username: 'demo',
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  rewardToken: 'reward-1',
}

/** A member's tab with all the cookies of a session. */
function openMember() {
  const browser = openBrowser()
  const tab = browser.openTab()
  tab.credentials.storeSession(tokens)
  return { ...browser, ...tab }
}

describe('a second cookie of the same name as one of the session', () => {
  const ended = {
    type: 'session.ended',
    reason: 'shadowed',
    message: { id: 'session.error.shadowed' },
  }

  it.each(sessionCookies)('(%s) ends the session, and both are removed', async (name) => {
    const { actor, api, cookies, facts, network } = openMember()
    cookies.plant(name, 'planted')
    await api.call(getCreditCall, {}, { purpose: 'background' })
    expect([actor.getSnapshot().value, facts.at(-1), network.sent]).toEqual([
      'signedOut',
      ended,
      [],
    ])
    expect(sessionCookies.map(cookies.read)).toEqual(sessionCookies.map(() => null))
  })

  it('is not hidden by the name that a page stores when it opens', () => {
    const { cookies, openTab } = openBrowser()
    cookies.plant('username', 'vip')
    const { credentials } = openTab()
    expect(credentials.isShadowed()).toBe(true)
  })

  it('is noticed when the page resumes', async () => {
    const { cookies, openTab } = openBrowser()
    const { facts, page } = openTab()
    cookies.plant('auth', 'planted')
    page.hide()
    page.resume()
    await settle()
    expect(facts.at(-1)).toEqual(ended)
  })

  it('is removed by a sign-in', () => {
    const { cookies, openTab } = openBrowser()
    cookies.plant('auth', 'planted')
    const { credentials } = openTab()
    credentials.storeSession(tokens)
    expect([credentials.isShadowed(), credentials.token('access')]).toEqual([false, 'access-1'])
  })
})
