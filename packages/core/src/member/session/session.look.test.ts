import { describe, expect, it } from 'vitest'
import { openBrowser } from '../../../testing/tabs.harness.ts'

function openMemberTab() {
  const browser = openBrowser()
  return { ...browser, ...browser.openTab() }
}

describe('a tab that heard nothing', () => {
  it('notices that the session is gone when it is looked at', () => {
    const { actor, credentials, page } = openMemberTab()
    credentials.clearSession()
    page.hide()
    const hidden = actor.getSnapshot().value
    page.resume()
    expect([hidden, actor.getSnapshot().value]).toEqual([{ signedIn: 'active' }, 'signedOut'])
  })

  it('stays signed in when only the name was lost', () => {
    const { actor, cookies, facts, page } = openMemberTab()
    cookies.remove('username')
    const before = facts.length
    page.resume()
    expect([actor.getSnapshot().context.username, facts.length]).toEqual(['demo', before])
  })

  it('takes the name that it was loaded without, once another tab has found it, and says nothing', () => {
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

  it('notices that somebody else is signed in when it is looked at', () => {
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

  it('notices nothing when all is as it was', () => {
    const { actor, facts, page } = openMemberTab()
    page.resume()
    expect([actor.getSnapshot().value, facts]).toEqual([
      { signedIn: 'active' },
      [{ type: 'session.started', username: 'demo' }],
    ])
  })
})
