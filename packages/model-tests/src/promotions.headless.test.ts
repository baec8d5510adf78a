import { minute, second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import {
  cookie,
  openVisitor,
  partOf,
  promotionCookies,
  reload,
  screen,
  take,
  timeLeft,
} from './promotions.steps.ts'
import { openBrowser, visitSite } from './site-visit.ts'

describe('a visitor on the home page', () => {
  test('sees both offers, and none runs before they take it [PROMO-19, OPEN-15]', async () => {
    const { browser, visit } = await openVisitor()
    await visit.advance(20 * minute)
    expect([
      screen(visit, 'registrationPromotion'),
      screen(visit, 'depositPromotion'),
      promotionCookies(browser),
    ]).toEqual(['offered', 'offered', []])
  })

  test('sees both offers on the registration page too [OPEN-16]', async () => {
    const seen = []
    for (const address of ['/register', '/registerAff', '/en/aff/FRIEND7']) {
      const { visit } = await openVisitor(address)
      seen.push([screen(visit, 'registrationPromotion'), screen(visit, 'depositPromotion')])
    }
    expect(seen).toEqual(Array(3).fill(['offered', 'offered']))
  })

  test('causes no new request for offers when another session ends', async () => {
    const { visit } = await openVisitor()
    const promotions = visit.flow('promotions')
    promotions.send({ type: 'session.ended' })
    expect([promotions.getSnapshot().value, screen(visit, 'registrationPromotion')]).toEqual([
      'resting',
      'offered',
    ])
  })

  test('causes no request for offers on other pages', async () => {
    const { visit } = await openVisitor('/help')
    expect(visit.isRunning('promotions')).toBe(false)
  })

  test('sees no offer that requires a registration while registration is closed, and none runs [SITE-06, AUTH-27]', async () => {
    const { browser, visit } = await openVisitor()
    take(visit)
    await browser.control.changeSite({ registrationDisabled: true })
    const asked = async () => (await browser.control.requests({ endpoint: 'getPromotion' })).length
    const before = await asked()
    const closed = await reload(browser, visit)
    await closed.advance(11 * minute)
    const seen = [
      screen(closed, 'registrationPromotion'),
      screen(closed, 'depositPromotion'),
      promotionCookies(browser),
      (await asked()) - before,
    ]
    await browser.control.changeSite({ registrationDisabled: false })
    const open = await reload(browser, closed)
    expect([...seen, screen(open, 'registrationPromotion')]).toEqual([null, null, [], 0, 'offered'])
  })

  test('sees no offers if they cannot be loaded, and the page stays', async () => {
    const browser = openBrowser()
    await browser.control.fault('getPromotion', 'reset')
    const visit = await visitSite(browser, '/')
    await visit.advance(second)
    const { content } = visit.app.actor.getSnapshot().children
    expect([screen(visit, 'registrationPromotion'), content?.getSnapshot().value]).toEqual([
      null,
      'page',
    ])
  })
})

describe('the countdown of a registration offer', () => {
  test('starts when the offer is taken and continues across reloads, on any page and in other tabs [PROMO-02, SESS-25, OPEN-13]', async () => {
    const { browser, visit } = await openVisitor()
    take(visit)
    await visit.advance(3 * minute)
    const other = await visitSite(browser.openTab(), '/')
    await other.advance(0)
    const again = await reload(browser, visit, '/help')
    await again.advance(minute)
    expect([
      timeLeft(again, 'registrationPromotion'),
      timeLeft(other, 'registrationPromotion'),
      JSON.parse(cookie(browser, 'regisPromotion') ?? ''),
    ]).toEqual([
      '05:59',
      '05:59',
      { credit: 100, time: 10, start: browser.clock.now() - 4 * minute - second },
    ])
  })

  test.each([
    ['regisPromotion', 'registrationPromotion', '{"credit":100,"time":10}'],
    ['depositPromotion', 'depositPromotion', '{"deposit":300,"credit":100,"time":10}'],
  ] as const)(
    'continues across reloads if its cookie %s has no start time [OPEN-13]',
    async (name, part, content) => {
      const browser = openBrowser()
      browser.ports.cookies.write(name, content, 'browserSession')
      const visit = await visitSite(browser, '/')
      await visit.advance(3 * minute)
      const again = await reload(browser, visit)
      expect(timeLeft(again, part)).toBe('06:59')
    },
  )

  test('continues when the offer is taken again in a tab that still shows it [OPEN-13]', async () => {
    const { browser, visit } = await openVisitor()
    const other = await visitSite(browser.openTab(), '/')
    await other.advance(second)
    take(visit)
    await visit.advance(3 * minute)
    take(other)
    expect([
      timeLeft(other, 'registrationPromotion'),
      JSON.parse(cookie(browser, 'regisPromotion') ?? '').start,
    ]).toEqual(['07:00', browser.clock.now() - 3 * minute])
  })

  test('cannot be started in another tab once it has ended in one [OPEN-15]', async () => {
    const { browser, visit } = await openVisitor()
    const other = await visitSite(browser.openTab(), '/')
    await other.advance(second)
    take(visit)
    await visit.advance(10 * minute)
    take(other)
    expect([screen(other, 'registrationPromotion'), promotionCookies(browser)]).toEqual([
      null,
      ['closeRegisPromotion'],
    ])
  })

  test('ends by itself: the offer stays closed for an hour and the visitor is told [PROMO-03…05, SESS-27, PROMO-20]', async () => {
    const { browser, visit } = await openVisitor()
    take(visit)
    await visit.advance(10 * minute - second)
    const before = screen(visit, 'registrationPromotion')
    await visit.advance(second)
    const ended = [screen(visit, 'registrationPromotion'), promotionCookies(browser)]
    const soon = await reload(browser, visit)
    const nothing = screen(soon, 'registrationPromotion')
    await soon.advance(60 * minute)
    const later = await reload(browser, soon)
    expect([before, ended, nothing, screen(later, 'registrationPromotion')]).toEqual([
      'running',
      ['missed', ['closeRegisPromotion']],
      null,
      'offered',
    ])
  })

  test('does not run out on a hidden page, but at once when the page is back', async () => {
    const { visit } = await openVisitor()
    take(visit)
    visit.page.hide()
    await visit.advance(11 * minute)
    const hidden = screen(visit, 'registrationPromotion')
    visit.page.resume()
    expect([hidden, screen(visit, 'registrationPromotion')]).toEqual(['running', 'missed'])
  })

  test('that ended while the page was closed is announced at the next visit', async () => {
    const { browser, visit } = await openVisitor()
    take(visit)
    visit.leave()
    browser.clock.sleep(30 * minute)
    const again = await visitSite(browser, '/help')
    await again.advance(second)
    expect(screen(again, 'registrationPromotion')).toBe('missed')
  })

  test.each([
    [true, 'won'],
    [false, 'unclaimed'],
  ])(
    'ends for a visitor who registers in time as won if it was claimed: %s [OPEN-15]',
    async (isOfferClaimed, end) => {
      const { browser, visit } = await openVisitor()
      take(visit)
      visit.app.actor.send({ type: 'registration.succeeded', username: 'somchai', isOfferClaimed })
      const { value } = partOf(visit, 'registrationPromotion').getSnapshot()
      expect([value, promotionCookies(browser)]).toEqual([end, []])
    },
  )

  test('ends without a message for a member who signs in', async () => {
    const { browser, visit } = await openVisitor()
    take(visit)
    visit.app.services.credentials.storeSession({
      username: 'demo',
      accessToken: 'a',
      refreshToken: 'r',
      rewardToken: null,
    })
    visit.app.actor
      .getSnapshot()
      .children.session?.send({ type: 'session.signedIn', username: 'demo' })
    expect([screen(visit, 'registrationPromotion'), promotionCookies(browser)]).toEqual([null, []])
  })

  test('ends in every tab after "already registered", which leads to the login [PROMO-17, OPEN-12]', async () => {
    const { browser, visit } = await openVisitor()
    const other = await visitSite(browser.openTab(), '/')
    await other.advance(second)
    take(visit)
    const third = await visitSite(browser.openTab(), '/')
    await third.advance(second)
    browser.ports.cookies.write('authReward', 'token', 'browserSession')
    visit.flow('promotions').send({ type: 'promotions.alreadyRegistered' })
    await visit.advance(second)
    third.page.hide()
    third.page.resume()
    expect([
      promotionCookies(browser),
      visit.navigation.current(),
      screen(visit, 'registrationPromotion'),
      screen(third, 'registrationPromotion'),
    ]).toEqual([[], '/login', null, null])
  })
})

describe('the box', () => {
  test('stays collapsed across reloads [PROMO-14…16, PROMO-18, SESS-33]', async () => {
    const { browser, visit } = await openVisitor()
    take(visit)
    const screens = [screen(visit, 'promotionBox')]
    partOf(visit, 'promotionBox').send({ type: 'promotionBox.minimise' })
    const again = await reload(browser, visit, '/help')
    screens.push(screen(again, 'promotionBox'))
    const kept = browser.ports.storages.local.read('promoBoxCollapsed')
    partOf(again, 'promotionBox').send({ type: 'promotionBox.show' })
    screens.push(screen(again, 'promotionBox'))
    expect([screens, kept, browser.ports.storages.local.read('promoBoxCollapsed')]).toEqual([
      ['expanded', 'collapsed', 'expanded'],
      'true',
      'false',
    ])
  })
})

test('in a month of visits every countdown ends once, and no timer is left behind', async () => {
  const { browser, visit: first } = await openVisitor()
  let visit = first
  let ended = 0
  const timers: number[] = []
  for (let visits = 0; visits < 120; visits += 1) {
    if (screen(visit, 'registrationPromotion') === 'offered') take(visit)
    await visit.advance(5 * second)
    browser.clock.sleep(6 * 60 * minute)
    visit = await reload(browser, visit)
    if (screen(visit, 'registrationPromotion') === 'missed') ended += 1
    visit = await reload(browser, visit)
    timers.push(browser.clock.pending().length)
    browser.clock.sleep(61 * minute)
    visit = await reload(browser, visit)
  }
  expect([ended, timers.at(-1)]).toEqual([120, timers[1]])
})
