import { createMemoryChannelHub, phoneDevice } from '@croupier/core/ports'
import { depositPromotionView } from '@croupier/core/promotion'
import { minute, second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import { balanceOf, newestPayment, requestQr, visitAs } from './deposit.steps.ts'
import {
  checks,
  cookie,
  openMember,
  promotionCookies,
  reload,
  screen,
  timeLeft,
} from './promotions.steps.ts'
import { openBrowser, type SiteVisit, signIn, visitSite } from './site-visit.ts'

async function signOut(visit: SiteVisit, waiting = second) {
  visit.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
  await visit.advance(waiting)
}

/** Signs in without a page load. */
async function signInHere(visit: SiteVisit, username: string) {
  const { navigation } = visit.app.actor.getSnapshot().children
  navigation?.send({ type: 'navigation.go', to: '/login', how: 'push' })
  await visit.advance(0)
  await signIn(visit, username)
}

describe('the countdown of a deposit offer', () => {
  test('runs for the member whom the server names, from the time that it names [PROMO-06, SESS-26, OPEN-15]', async () => {
    const { browser, visit } = await openMember()
    await visit.advance(minute)
    const again = await reload(browser, visit, '/help')
    expect([screen(again, 'depositPromotion'), timeLeft(again, 'depositPromotion')]).toEqual([
      'running',
      '08:58',
    ])
    expect(JSON.parse(cookie(browser, 'depositPromotion') ?? '')).toMatchObject({
      deposit: 300,
      credit: 300,
      time: 10,
    })
  })

  test.each([
    ['/login', '/profile', 'OPEN-15'],
    ['/login?url=%2Fhelp', '/help', 'OPEN-15'],
  ])('shows on a phone from the sign-in at %s on, at %s [%s]', async (address, landing) => {
    const browser = openBrowser({ device: phoneDevice })
    await browser.control.putMember({ username: 'promo', isOfferRunning: true })
    const visit = await visitSite(browser, address)
    await signIn(visit, 'promo')
    await visit.advance(second)
    expect([
      visit.navigation.current(),
      screen(visit, 'depositPromotion'),
      timeLeft(visit, 'depositPromotion'),
    ]).toEqual([landing, 'running', '09:59'])
  })

  test('shows to a member for whom it runs, although somebody else earned one on this device [PROMO-11, PROMO-20, OPEN-15]', async () => {
    const browser = openBrowser()
    browser.ports.cookies.write('regisPromotionActive', 'true', 'browserSession')
    browser.ports.storages.local.write('flag.regisPromotionActive', 'true')
    await browser.control.putMember({ username: 'promo', isOfferRunning: true })
    const visit = await visitAs(browser, 'promo')
    await visit.advance(second)
    expect([
      screen(visit, 'depositPromotion'),
      timeLeft(visit, 'depositPromotion'),
      promotionCookies(browser),
    ]).toEqual(['running', '09:59', ['depositPromotion', 'authReward', 'regisPromotionActive']])
  })

  test('checks at the start, once a minute, when the page comes back, and never while the page is hidden [PROMO-09, OPEN-14]', async () => {
    const { browser, visit } = await openMember()
    const counted = [await checks(browser)]
    await visit.advance(3 * minute)
    counted.push(await checks(browser))
    visit.page.hide()
    await visit.advance(2 * minute)
    counted.push(await checks(browser))
    visit.page.resume()
    await visit.advance(0)
    counted.push(await checks(browser))
    expect(counted).toEqual([1, 4, 4, 5])
  })

  test('is won by a deposit in time: the flag is set until the end of 2030, the balance is fetched, and no new offer shows [PROMO-10…12, SESS-28, PROMO-20, OPEN-10, OPEN-14]', async () => {
    const { browser, visit } = await openMember()
    await requestQr(visit, '300')
    const { id } = await newestPayment(browser)
    await browser.control.pay(id)
    await visit.advance(5 * second)
    const won = [screen(visit, 'depositPromotion'), promotionCookies(browser)]
    const credited = visit.app.actor.getSnapshot().children.balance?.getSnapshot().context.balance
    const asked = await checks(browser)
    await visit.advance(5 * minute)
    browser.ports.cookies.remove('regisPromotionActive')
    const again = await reload(browser, visit)
    expect([won, Math.floor((credited ?? 0) / 100), (await checks(browser)) - asked]).toEqual([
      ['won', ['authReward', 'regisPromotionActive']],
      1_600,
      0,
    ])
    expect([screen(again, 'depositPromotion'), cookie(browser, 'regisPromotionActive')]).toEqual([
      null,
      'true',
    ])
    again.leave()
    const flags = [cookie(browser, 'regisPromotionActive')]
    for (const instant of [
      Date.UTC(2030, 11, 31, 23, 59, 58),
      Date.UTC(2030, 11, 31, 23, 59, 59),
    ]) {
      browser.clock.sleep(instant - browser.clock.now())
      flags.push(cookie(browser, 'regisPromotionActive'))
    }
    expect(flags).toEqual(['true', 'true', null])
  })

  test('is won although the answer got lost, because the server repeats it', async () => {
    const { browser, visit } = await openMember()
    await browser.control.fault('checkDepositPromotion', 'reset', { applied: true })
    await requestQr(visit, '300')
    const { id } = await newestPayment(browser)
    await browser.control.pay(id)
    await visit.advance(5 * second)
    const lost = screen(visit, 'depositPromotion')
    await visit.advance(minute)
    expect([
      lost,
      screen(visit, 'depositPromotion'),
      Math.floor((balanceOf(visit) ?? 0) / 100),
    ]).toEqual(['running', 'won', 1_600])
  })

  test('is won by an answer that is under way when the member comes back from their bank', async () => {
    const { browser, visit } = await openMember()
    await requestQr(visit, '300')
    const { id } = await newestPayment(browser)
    const asked = await checks(browser)
    await browser.control.fault('checkDepositPromotion', 'slow')
    await browser.control.pay(id)
    await visit.advance(4 * second)
    visit.page.hide()
    visit.page.resume()
    await visit.advance(4 * second)
    expect([screen(visit, 'depositPromotion'), (await checks(browser)) - asked]).toEqual(['won', 1])
  })

  test('is missed at zero after one last check: the site removes the three cookies and tells the member [PROMO-07, PROMO-08, OPEN-12]', async () => {
    const { browser, visit } = await openMember()
    await visit.advance(10 * minute)
    expect([screen(visit, 'depositPromotion'), promotionCookies(browser)]).toEqual(['missed', []])
  })

  test('is won at zero if the server says so, also after a sleep [OPEN-12]', async () => {
    const { browser, visit } = await openMember()
    visit.page.hide()
    await visit.advance(11 * minute)
    const hidden = screen(visit, 'depositPromotion')
    await browser.control.arm('deposit-promotion.0')
    visit.page.resume()
    await visit.advance(second)
    expect([hidden, screen(visit, 'depositPromotion')]).toEqual(['running', 'won'])
  })

  test('waits at most ten seconds for the last check [OPEN-12]', async () => {
    const { browser, visit } = await openMember()
    await visit.advance(9 * minute + 30 * second)
    await browser.control.fault('checkDepositPromotion', 'hang', { times: null })
    await visit.advance(29 * second)
    const waiting = screen(visit, 'depositPromotion')
    await visit.advance(9 * second)
    const still = screen(visit, 'depositPromotion')
    await visit.advance(2 * second)
    expect([waiting, still, screen(visit, 'depositPromotion')]).toEqual([
      'running',
      'running',
      'unknown',
    ])
  })

  test('does not count as missed on a site whose backend gives no reward token: the bonus was credited [PROMO-13]', async () => {
    const { browser, visit } = await openMember()
    browser.ports.cookies.remove('authReward')
    const again = await reload(browser, visit)
    await requestQr(again, '300')
    const { id } = await newestPayment(browser)
    await browser.control.pay(id)
    await again.advance(11 * minute)
    expect([
      screen(again, 'depositPromotion'),
      Math.floor((balanceOf(again) ?? 0) / 100),
      promotionCookies(browser),
    ]).toEqual(['unknown', 1_600, []])
  })

  test('says that it cannot be checked, continues, and checks again [PROMO-13, ERR-27]', async () => {
    const { browser, visit } = await openMember()
    await browser.control.arm('deposit-promotion.1')
    await visit.advance(minute)
    const { depositPromotion } = visit.flow('promotions').getSnapshot().children
    if (!depositPromotion) throw new Error('there is no offer')
    const view = () => depositPromotionView(depositPromotion.getSnapshot())
    const said = [view().screen, view().check]
    await visit.advance(minute)
    const { content } = visit.app.actor.getSnapshot().children
    expect([said, view().check, content?.getSnapshot().value]).toEqual([
      ['running', 'cannotCheck'],
      'notYet',
      'page',
    ])
  })

  test('does not remain after the member signs out [OPEN-11]', async () => {
    const { browser, visit } = await openMember()
    const taken = cookie(browser, 'depositPromotion')
    await signOut(visit)
    await visit.advance(2 * minute)
    expect([taken !== null, cookie(browser, 'depositPromotion')]).toEqual([true, null])
    expect([screen(visit, 'depositPromotion'), await checks(browser)]).toEqual(['offered', 1])
  })

  test('continues for a member whose session ended, makes no checks meanwhile, and belongs to nobody else [OPEN-11]', async () => {
    const { browser, visit } = await openMember()
    browser.jar.remove('auth')
    visit.page.resume()
    await visit.advance(2 * minute)
    const left = [screen(visit, 'depositPromotion'), await checks(browser)]
    await visit.advance(8 * minute)
    left.push(screen(visit, 'depositPromotion'))
    browser.ports.cookies.write('depositPromotion', '{}', 'browserSession')
    visit.leave()
    const other = await visitAs(browser, 'demo')
    await other.advance(second)
    expect([left, cookie(browser, 'depositPromotion')]).toEqual([['running', 1, 'unknown'], null])
  })

  test('ends with its member if another signs in while the tab sleeps, and leaves the next member’s offer alone [OPEN-11]', async () => {
    const browser = openBrowser()
    await browser.control.putMember({ username: 'promo', isOfferRunning: true })
    const { ports } = browser.openTab()
    // A frozen tab gets no messages from other tabs.
    const deaf = { ...browser, ports: { ...ports, channel: createMemoryChannelHub().openTab() } }
    const sleeping = await visitAs(deaf, 'promo')
    await sleeping.advance(second)
    sleeping.page.hide()
    const other = await visitSite(browser)
    await other.advance(5 * minute)
    await browser.control.putMember({ username: 'promo2', isOfferRunning: true })
    // Its clock does not tick either.
    await signOut(other, 0)
    await signInHere(other, 'promo2')
    await other.advance(4 * minute)
    sleeping.page.resume()
    await sleeping.advance(2 * minute)
    const seen = [sleeping, other].map((visit) => [
      screen(visit, 'depositPromotion'),
      timeLeft(visit, 'depositPromotion'),
    ])
    expect([seen, promotionCookies(browser)]).toEqual([
      [
        ['running', '04:00'],
        ['running', '04:00'],
      ],
      ['depositPromotion', 'authReward'],
    ])
  })

  test('shows for the next sign-in, by the same member or another, without a reload [OPEN-11, OPEN-15]', async () => {
    const { browser, visit } = await openMember()
    await visit.advance(minute)
    await signOut(visit)
    await browser.control.putMember({ username: 'promo2', isOfferRunning: true })
    const seen: (string | null)[][] = []
    for (const username of ['promo', 'promo2']) {
      await signInHere(visit, username)
      await visit.advance(minute)
      seen.push([username, screen(visit, 'depositPromotion'), timeLeft(visit, 'depositPromotion')])
      await signOut(visit)
    }
    await signInHere(visit, 'demo')
    expect([seen, screen(visit, 'depositPromotion')]).toEqual([
      [
        ['promo', 'running', '07:58'],
        ['promo2', 'running', '07:59'],
      ],
      null,
    ])
  })
})
