import { describe, expect, it } from 'vitest'
import { openBrowser } from '../../../testing/tabs.harness.ts'

function openMemberTab() {
  const browser = openBrowser()
  return { ...browser, ...browser.openTab() }
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
      { type: 'session.ended', reason: 'invalid', message: { id: 'session.error.invalid' } },
    ])
  })

  it('notices on a check that the member has signed out in another tab', () => {
    const { openTab } = openBrowser()
    const [here, there] = [openTab(), openTab()]
    there.page.hide()
    here.actor.send({ type: 'session.signOut' })
    // The message of the other tab is still on its way.
    const hidden = there.actor.getSnapshot().value
    there.page.resume()
    expect([hidden, there.actor.getSnapshot().value, there.facts.at(-1)]).toEqual([
      { signedIn: 'active' },
      'signedOut',
      {
        type: 'session.ended',
        reason: 'signedOutElsewhere',
        message: { id: 'session.loggedOutElsewhere' },
      },
    ])
  })

  it('takes expired tokens for no sign-out, although the member signed out before', async () => {
    const { openTab, play } = openBrowser()
    const { actor, credentials, facts, page, signIn } = openTab()
    actor.send({ type: 'session.signOut' })
    const signedIn = signIn('demo')
    await play()
    await signedIn
    credentials.clearSession()
    page.resume()
    expect(facts.at(-1)).toEqual({
      type: 'session.ended',
      reason: 'invalid',
      message: { id: 'session.error.invalid' },
    })
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
