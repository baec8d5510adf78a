import { maintenanceCheckInterval } from '@croupier/core'
import { day, minute, second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import { balanceOf, countOf, openDeposit, requestQr, screenOf, visitAs } from './deposit.steps.ts'
import { endedSessionOf, openBrowser, signIn, visitSite } from './site-visit.ts'

function isExpired(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === 7003
}

describe('signing in', () => {
  test('shows the balance and goes home [AUTH-01, BAL-01, ROUTE-55]', async () => {
    const visit = await visitAs(openBrowser(), 'onechannel')
    expect([visit.navigation.current(), balanceOf(visit)]).toEqual(['/', 100_000])
  })

  test('leads back to where the visitor wanted to go [OPEN-33, OPEN-34]', async () => {
    const visit = await visitSite(openBrowser(), '/en/login?url=%2Fen%2Fdeposit')
    await signIn(visit, 'demo')
    expect(visit.navigation.current()).toBe('/en/deposit')
  })

  test('follows no address of another site [OPEN-34]', async () => {
    const visit = await visitSite(openBrowser(), '/login?url=%2F%2Fevil.example%2Fdeposit')
    await signIn(visit, 'demo')
    expect(visit.navigation.current()).toBe('/')
  })

  test('with a wrong password says so and keeps the username [ERR-09]', async () => {
    const visit = await visitSite(openBrowser(), '/login')
    await signIn(visit, 'demo', 'wrong-password')
    const { username, problem } = visit.flow('login').getSnapshot().context
    expect([username, problem]).toEqual(['demo', { id: 'login.error.wrongCredentials' }])
  })

  test('leaves no password behind', async () => {
    const visit = await visitAs(openBrowser(), 'demo')
    expect(visit.app.services.credentials.draft('login.password')).toBe('')
  })
})

describe('a session', () => {
  test('survives a reload [SESS-01, SESS-02]', async () => {
    const browser = openBrowser()
    const first = await visitAs(browser, 'demo')
    first.leave()
    const again = await visitSite(browser, '/')
    expect([again.app.actor.getSnapshot().context.username, balanceOf(again)]).toEqual([
      'demo',
      1_250_050,
    ])
  })

  test('whose token expired is renewed once, and the member’s request continues [SESS-10, ERR-01]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await visit.advance(16 * minute)
    await requestQr(visit, '500')
    expect(screenOf(visit)).toBe('awaitingPayment')
    expect(await countOf(browser, 'refresh')).toBe(1)
  })

  test('whose token expired for ten calls at once is renewed once, and all ten get answers [SESS-10]', async () => {
    const browser = openBrowser()
    const first = await visitAs(browser, 'demo')
    const tabs = Array.from({ length: 9 }, () => browser.openTab())
    const visits = [first, ...(await Promise.all(tabs.map((tab) => visitSite(tab, '/'))))]
    await first.advance(16 * minute)
    const before = await countOf(browser, 'getCredit')
    for (const { app } of visits) {
      app.actor.getSnapshot().children.balance?.send({ type: 'balance.refetch' })
    }
    await first.advance(3 * second)
    const calls = await browser.control.requests({ endpoint: 'getCredit' })
    expect({
      refreshes: await countOf(browser, 'refresh'),
      refused: calls.slice(before).filter(({ answer }) => isExpired(answer)).length,
      calls: calls.length - before,
      signedIn: visits.map(({ app }) => app.services.credentials.hasSession()),
      balances: visits.map(balanceOf),
      ended: visits.map(endedSessionOf),
    }).toEqual({
      refreshes: 1,
      refused: 10,
      calls: 20,
      signedIn: Array(10).fill(true),
      balances: Array(10).fill(1_250_050),
      ended: Array(10).fill(null),
    })
  })

  test('that the server calls invalid ends at the login with a return address [SESS-12, ERR-02]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await openDeposit(visit)
    await browser.control.arm('session.7002', { endpoint: 'getCredit' })
    visit.app.actor.getSnapshot().children.balance?.send({ type: 'balance.refetch' })
    await visit.advance(0)
    expect(visit.navigation.current()).toBe('/login?url=%2F%3FsideDeposit%3Dtrue')
    expect(visit.app.services.credentials.hasSession()).toBe(false)
    expect(endedSessionOf(visit)).toEqual({ id: 'session.error.invalid' })
  })

  test('whose refresh is refused too ends at the login [SESS-11]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await browser.control.arm('session.7003.refresh')
    await visit.advance(16 * minute)
    visit.app.actor.getSnapshot().children.balance?.send({ type: 'balance.refetch' })
    await visit.advance(0)
    expect(visit.navigation.current()).toBe('/login?url=%2F')
    expect(endedSessionOf(visit)).toEqual({ id: 'session.error.sessionExpired' })
  })

  test('that ends in English leads to the English login with a return address [SESS-11, OPEN-03]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    visit.navigation.go('/en/?sideDeposit=true', 'push')
    await visit.advance(0)
    await browser.control.arm('session.7003.refresh')
    await visit.advance(16 * minute)
    visit.page.resume('visible')
    await visit.advance(0)
    expect(visit.navigation.current()).toBe('/en/login?url=%2Fen%2F%3FsideDeposit%3Dtrue')
  })

  /** Lets tokens expire and loses the answer with the new ones. */
  async function loseNewTokens() {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await visit.advance(16 * minute)
    await browser.control.fault('refresh', 'reset', { applied: true })
    const ways: string[] = []
    visit.navigation.watch((address) => ways.push(address))
    return { browser, visit, ways }
  }

  test('whose new tokens were lost continues with the member’s next action', async () => {
    const { browser, visit, ways } = await loseNewTokens()
    await requestQr(visit, '500')
    expect({ screen: screenOf(visit), ways, refreshes: await countOf(browser, 'refresh') }).toEqual(
      {
        screen: 'awaitingPayment',
        ways: ['/?sideDeposit=true'],
        refreshes: 2,
      },
    )
  })

  test('whose new tokens were lost too long ago ends at the login, without a loop', async () => {
    const { browser, visit, ways } = await loseNewTokens()
    visit.page.resume('visible')
    await visit.advance(2 * minute)
    const kept = visit.app.services.credentials.hasSession()
    for (let look = 0; look < 5; look += 1) {
      visit.page.resume('visible')
      await visit.advance(2 * minute)
    }
    expect({ kept, ways, refreshes: await countOf(browser, 'refresh') }).toEqual({
      kept: true,
      ways: ['/login?url=%2F'],
      refreshes: 2,
    })
  })

  test.each([
    ['in a tab that stays open', 'SESS-17, SESS-18, SESS-23, SESS-24'],
    ['by loading the site anew', 'SESS-17, SESS-18, SESS-23, SESS-24'],
  ])('of a member who comes every day %s outlasts its first cookies [%s]', async (how) => {
    const browser = openBrowser()
    let visit = await visitAs(browser, 'demo')
    for (let passed = 1; passed <= 9; passed += 1) {
      browser.clock.sleep(day)
      if (how === 'in a tab that stays open') {
        visit.page.resume('visible')
      } else {
        visit.leave()
        visit = await visitSite(browser, '/')
      }
      await visit.advance(second)
    }
    const held = ['auth', 'apollo-token', 'authReward', 'username'].map(
      (name) => browser.ports.cookies.read(name) !== null,
    )
    const { username } = visit.app.actor.getSnapshot().context
    expect({ username, held, balance: balanceOf(visit), ended: endedSessionOf(visit) }).toEqual({
      username: 'demo',
      held: [true, true, true, true],
      balance: 1_250_050,
      ended: null,
    })
  })

  test('of a tab that is hidden for a week ends with its cookies, and says so when visible [SESS-17]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    browser.clock.sleep(7 * day)
    visit.page.resume('visible')
    await visit.advance(second)
    expect([visit.navigation.current(), endedSessionOf(visit)]).toEqual([
      '/login?url=%2F',
      { id: 'session.error.invalid' },
    ])
  })

  test('ends for good when the member logs out, also offline [SESS-13]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    visit.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
    await visit.advance(0)
    expect([
      visit.navigation.current(),
      visit.isRunning('deposit'),
      visit.isRunning('profile'),
      browser.ports.cookies.read('auth'),
      browser.ports.cookies.read('username'),
      browser.ports.storages.local.keys(),
    ]).toEqual(['/', false, false, null, null, []])
  })

  test('shows a second member nothing of the first', async () => {
    const browser = openBrowser()
    const first = await visitAs(browser, 'demo')
    await requestQr(first, '500')
    first.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
    await first.advance(0)
    const again = await visitAs(browser, 'onechannel')
    await openDeposit(again)
    expect([screenOf(again), balanceOf(again)]).toEqual(['enteringAmount', 100_000])
    expect(again.flow('deposit').getSnapshot().context.amountText).toBe('')
  })
})

describe('maintenance', () => {
  test('takes everybody to its page and back to where they were [MAINT-02, MAINT-03, OPEN-22]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await openDeposit(visit)
    await browser.control.maintenance(true)
    await visit.advance(maintenanceCheckInterval)
    expect(visit.navigation.current()).toBe('/maintenance')
    await browser.control.maintenance(false)
    await visit.advance(maintenanceCheckInterval)
    expect(visit.navigation.current()).toBe('/?sideDeposit=true')
  })
})
