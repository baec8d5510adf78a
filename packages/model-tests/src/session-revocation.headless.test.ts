import { minute } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { visitAs } from './deposit.steps.ts'
import {
  type Browser,
  endedSessionOf,
  openBrowser,
  type SiteVisit,
  signIn,
  visitSite,
} from './site-visit.ts'

const revocations = async ({ control }: Browser) =>
  (await control.requests({ endpoint: 'revoke' })).length
const signOut = ({ app }: SiteVisit) =>
  app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })

describe('signing out', () => {
  it('ends the session on the server, so that its tokens no longer work [SESS-13, OPEN-11]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    const auth = browser.jar.read('auth') ?? ''
    signOut(visit)
    await visit.advance(0)
    browser.jar.write('auth', auth, 'browserSession')
    browser.jar.write('username', 'demo', 'browserSession')
    visit.leave()
    const next = await visitSite(browser)
    await next.advance(0)
    expect([await revocations(browser), endedSessionOf(next)]).toEqual([
      1,
      { id: 'session.error.invalid' },
    ])
  })

  it.each([
    ['knows no such call', 'http', { status: 404 }],
    ['cannot be reached', 'reset', {}],
    ['never answers', 'hang', {}],
  ] as const)('leaves nothing behind if the server %s', async (_, fault, more) => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await browser.control.fault('revoke', fault, more)
    signOut(visit)
    await visit.advance(minute)
    expect([browser.jar.read('auth'), visit.toasts.map(({ message }) => message.id)]).toEqual([
      null,
      ['session.loggedOut'],
    ])
    visit.navigation.go('/login', 'push')
    await visit.advance(0)
    await signIn(visit, 'demo')
    expect(browser.jar.read('auth')).not.toBeNull()
  })
})
