import { describe, expect, it } from 'vitest'
import { openBrowser, type Tab } from '../../../testing/tabs.harness.ts'
import { createMemoryCookies } from '../../base/ports/cookies.ts'

function openMemberTab() {
  const browser = openBrowser()
  return { ...browser, ...browser.openTab() }
}

const signedOutElsewhere = {
  type: 'session.ended',
  reason: 'signedOutElsewhere',
  message: { id: 'session.loggedOutElsewhere' },
}

const gone = {
  type: 'session.ended',
  reason: 'gone',
  message: { id: 'session.error.invalid' },
}

const newTokens = {
  username: 'demo',
  accessToken: 'access-2',
  refreshToken: 'refresh-2',
  rewardToken: null,
}

describe('a tab that missed all messages', () => {
  it('notices on a check that the session has ended', () => {
    const { actor, credentials, facts, page } = openMemberTab()
    credentials.clearSession()
    page.hide()
    const hidden = actor.getSnapshot().value
    page.resume()
    expect([hidden, actor.getSnapshot().value, facts.at(-1)]).toEqual([
      { signedIn: 'active' },
      'signedOut',
      gone,
    ])
  })

  it('does not take expired tokens for a sign-out, even if the member signed out before', async () => {
    const { openTab, play } = openBrowser()
    const { actor, credentials, facts, page, signIn } = openTab()
    actor.send({ type: 'session.signOut' })
    const signedIn = signIn('demo')
    await play()
    await signedIn
    credentials.clearSession()
    page.resume()
    expect(facts.at(-1)).toEqual(gone)
  })

  it('stays signed in if only the name was lost', () => {
    const { actor, cookies, facts, page } = openMemberTab()
    cookies.remove('username')
    const before = facts.length
    page.resume()
    expect([actor.getSnapshot().context.username, facts.length]).toEqual(['demo', before])
  })

  it('adopts the name that was missing when it was loaded, once another tab has found it, without a message', () => {
    const { cookies, openTab } = openBrowser()
    cookies.remove('username')
    const { actor, facts, page } = openTab()
    cookies.write('username', 'demo', 'browserSession')
    page.resume()
    expect([actor.getSnapshot().context.username, facts]).toEqual([
      'demo',
      [
        { type: 'session.started', username: '' },
        { type: 'session.started', username: 'demo' },
      ],
    ])
  })

  it('notices on a check that another member is signed in', () => {
    const { actor, cookies, facts, page } = openMemberTab()
    cookies.write('username', 'vip', 'browserSession')
    page.resume()
    expect([actor.getSnapshot().context.username, facts.slice(-2)]).toEqual([
      'vip',
      [
        {
          type: 'session.ended',
          reason: 'switched',
          message: { id: 'session.switchedElsewhere', values: { username: 'vip' } },
        },
        { type: 'session.started', username: 'vip' },
      ],
    ])
  })

  it('changes nothing if nothing has changed', () => {
    const { actor, facts, page } = openMemberTab()
    page.resume()
    expect([actor.getSnapshot().value, facts]).toEqual([
      { signedIn: 'active' },
      [{ type: 'session.started', username: 'demo' }],
    ])
  })
})

describe('a tab that looks while another one writes the cookies', () => {
  /** Why its session ends, whichever write or removal of a cookie it looks after. */
  function reasonsAtEveryMoment(
    act: (tab: Tab) => void,
    prepare: (tab: Tab) => void = () => {},
  ): ReadonlySet<string> {
    const reasons = new Set<string>()
    for (let moment = 1; ; moment += 1) {
      const { cookies, openTab } = openBrowser()
      const { facts, page } = openTab()
      let moments = 0
      const pass = () => {
        moments += 1
        if (moments === moment) page.resume()
      }
      const acting = openTab({
        ...cookies,
        write: (...cookie) => {
          cookies.write(...cookie)
          pass()
        },
        remove: (name) => {
          cookies.remove(name)
          pass()
        },
      })
      moments = 0
      prepare(openTab())
      act(acting)
      if (moments < moment) return reasons
      page.resume()
      for (const fact of facts) if (fact.type === 'session.ended') reasons.add(fact.reason)
    }
  }

  it('knows that the member signs out', () => {
    const reasons = reasonsAtEveryMoment(({ actor }) => actor.send({ type: 'session.signOut' }))
    expect(reasons).toEqual(new Set(['signedOutElsewhere']))
  })

  it('knows at a new sign-in that the member had signed out', () => {
    const reasons = reasonsAtEveryMoment(
      ({ credentials }) => void credentials.storeSession(newTokens),
      ({ credentials }) => {
        credentials.recordSignOut()
        credentials.clearSession()
      },
    )
    expect(reasons).toEqual(new Set(['signedOutElsewhere']))
  })
})

describe('the look after a sign-in', () => {
  it('says that the browser keeps no cookies if there are no tokens', () => {
    const { openTab } = openBrowser()
    const { actor, facts } = openTab(createMemoryCookies())
    actor.send({ type: 'session.signedIn', username: 'demo' })
    expect([actor.getSnapshot().value, facts.at(-1)]).toEqual([
      'signedOut',
      {
        type: 'session.ended',
        reason: 'notKept',
        message: { id: 'session.error.cookiesBlocked' },
      },
    ])
  })

  it('says that the member signed out if another tab was that fast', () => {
    const { openTab } = openBrowser()
    const [here, there] = [openTab(), openTab()]
    here.actor.send({ type: 'session.signOut' })
    there.credentials.storeSession(newTokens)
    there.credentials.recordSignOut()
    there.credentials.clearSession()
    here.actor.send({ type: 'session.signedIn', username: 'demo' })
    expect([here.actor.getSnapshot().value, here.facts.at(-1)]).toEqual([
      'signedOut',
      signedOutElsewhere,
    ])
  })
})

describe('a call that finds no tokens', () => {
  it.each([
    ['after a sign-out in another tab', true, signedOutElsewhere],
    ['that expired', false, gone],
  ])('%s says so', async (_, isSignOut, ended) => {
    const { openTab } = openBrowser()
    const [here, there] = [openTab(), openTab()]
    if (isSignOut) there.credentials.recordSignOut()
    there.credentials.clearSession()
    await here.gate.renew(1, 'foreground')
    expect(here.facts.at(-1)).toEqual(ended)
  })
})
