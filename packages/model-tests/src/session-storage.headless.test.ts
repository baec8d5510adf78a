import { contentView, siteView } from '@croupier/core'
import { chatSignInView } from '@croupier/core/chat'
import { loginView } from '@croupier/core/login'
import { type Cookies, noStorage } from '@croupier/core/ports'
import { second } from '@croupier/core/time'
import { expect, test } from 'vitest'
import { balanceOf } from './deposit.steps.ts'
import { register } from './registration.steps.ts'
import { type Browser, openBrowser, type SiteVisit, signIn, visitSite } from './site-visit.ts'

const noCookies: Cookies = {
  read: () => null,
  isShadowed: () => false,
  write: () => {},
  remove: () => {},
}

function openBareBrowser(lacks: Partial<Browser['ports']>): Browser {
  const browser = openBrowser()
  return { ...browser, ports: { ...browser.ports, ...lacks } }
}

const memberOf = ({ app }: SiteVisit) => siteView(app.actor.getSnapshot())

test('a browser without cookies says so at the login, and does not half sign in', async () => {
  const visit = await visitSite(openBareBrowser({ cookies: noCookies }), '/login')
  await signIn(visit, 'demo')
  await visit.advance(second)
  const { problem, screen, username } = loginView(visit.flow('login').getSnapshot())
  expect([problem, screen, username, memberOf(visit)]).toEqual([
    { id: 'session.error.cookiesBlocked' },
    'editing',
    'demo',
    { isMember: false, username: '', isClosed: false, isOnline: true, endedSession: null },
  ])
})

test('a browser without cookies says so after a registration, and leads to the login', async () => {
  const visit = await visitSite(openBareBrowser({ cookies: noCookies }), '/register')
  await register(visit)
  expect([visit.navigation.current(), memberOf(visit)]).toEqual([
    '/login?url=%2F',
    {
      isMember: false,
      username: '',
      isClosed: false,
      isOnline: true,
      endedSession: { id: 'session.error.cookiesBlocked' },
    },
  ])
})

test('a browser without cookies says so after a sign-in by chat, which can be begun again', async () => {
  const browser = openBareBrowser({ cookies: noCookies })
  await browser.control.putMember({ username: 'demo', lineId: 'line-demo' })
  const before = await visitSite(browser, '/login')
  before.flow('chatSignIn').send({ type: 'chatSignIn.begin' })
  await before.advance(second)
  const [address = ''] = before.navigation.left()
  const consent = await browser.http(address, { redirect: 'manual' })
  before.leave()
  const visit = await visitSite(browser, consent.headers.get('Location') ?? '')
  await visit.advance(second)
  const { isBusy, screen } = chatSignInView(visit.flow('chatSignIn').getSnapshot())
  expect([visit.navigation.current(), memberOf(visit).endedSession, isBusy, screen]).toEqual([
    '/login',
    { id: 'session.error.cookiesBlocked' },
    false,
    'offered',
  ])
})

test('tokens too long for a cookie show the failure page, and do not half sign in', async () => {
  const browser = openBrowser()
  const http: Browser['http'] = async (input, init) => {
    const answer = await browser.http(input, init)
    if (!String(input).endsWith('/login')) return answer
    const text = await answer.text()
    const long = `"access_token":"${'a'.repeat(5_200)}"`
    return new Response(text.replace(/"access_token":"[^"]*"/, long), answer)
  }
  const visit = await visitSite({ ...browser, http }, '/login')
  await signIn(visit, 'demo')
  await visit.advance(second)
  const { content } = visit.app.actor.getSnapshot().children
  const shown = content && contentView(content.getSnapshot())
  const held = ['auth', 'apollo-token', 'authReward', 'username'].map(browser.jar.read)
  expect([shown, loginView(visit.flow('login').getSnapshot()).problem, held]).toEqual([
    { screen: 'tryLater', failure: 'tryLater', status: null },
    null,
    [null, null, null, null],
  ])
})

test('a browser with only cookies keeps a session across reloads until the member signs out', async () => {
  const browser = openBareBrowser({ storages: { local: noStorage, session: noStorage } })
  const first = await visitSite(browser, '/login')
  await signIn(first, 'demo')
  await first.advance(second)
  first.leave()
  const again = await visitSite(browser, '/')
  await again.advance(second)
  const kept = [memberOf(again).username, balanceOf(again)]
  again.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
  await again.advance(second)
  again.leave()
  const after = await visitSite(browser, '/')
  await after.advance(second)
  expect([kept, memberOf(after).isMember]).toEqual([['demo', 1_250_050], false])
})
