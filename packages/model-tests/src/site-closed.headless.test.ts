import { maintenanceCheckInterval, shownRoute, siteView } from '@croupier/core'
import { second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import { countOf, newestPayment, requestQr, screenOf, visitAs } from './deposit.steps.ts'
import { type Browser, openBrowser, type SiteVisit, visitSite } from './site-visit.ts'

function seen({ app, navigation }: SiteVisit) {
  const snapshot = app.actor.getSnapshot()
  const shown =
    snapshot.children.navigation && shownRoute(snapshot.children.navigation.getSnapshot())
  return {
    isClosed: siteView(snapshot).isClosed,
    route: shown?.route,
    panel: shown?.panel,
    address: navigation.current(),
  }
}

async function close(browser: Browser, visit: SiteVisit, closed: boolean): Promise<void> {
  await browser.control.changeSite({ closed })
  await visit.advance(maintenanceCheckInterval)
}

describe('a site that is closed during a visit', () => {
  test.each(['/help', '/en/list/slots', '/login'])(
    'covers every page of a visitor at %s, and reopens there [NOTE-16, OPEN-20]',
    async (address) => {
      const browser = openBrowser()
      const visit = await visitSite(browser, address)
      const before = seen(visit)
      await close(browser, visit, true)
      const closed = seen(visit)
      await close(browser, visit, false)
      expect([closed, seen(visit)]).toEqual([
        { isClosed: true, route: 'index', panel: null, address },
        before,
      ])
    },
  )

  test('covers the panel of a member but loses no payment [NOTE-16, OPEN-20]', async () => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await requestQr(visit, '500')
    const before = seen(visit)
    await close(browser, visit, true)
    const closed = seen(visit)
    const { id } = await newestPayment(browser)
    await browser.control.pay(id)
    await visit.advance(6 * second)
    const messages = visit.toasts.map(({ message }) => message.id)
    await close(browser, visit, false)
    expect([before.panel, closed, messages, await countOf(browser, 'createQr')]).toEqual([
      'deposit',
      { ...before, isClosed: true, route: 'index', panel: null },
      ['deposit.poll.successBody'],
      1,
    ])
    expect([seen(visit), screenOf(visit)]).toEqual([before, 'succeeded'])
  })

  test('is noticed when the page becomes visible, not while it is hidden', async () => {
    const browser = openBrowser()
    const visit = await visitSite(browser, '/help')
    visit.page.hide()
    await close(browser, visit, true)
    const hidden = seen(visit).isClosed
    visit.page.resume()
    await visit.advance(0)
    expect([hidden, seen(visit).isClosed]).toEqual([false, true])
  })

  test('stays as it is while its configuration cannot be loaded', async () => {
    const browser = openBrowser()
    const visit = await visitSite(browser, '/help')
    await browser.control.changeSite({ closed: true })
    browser.connection.cut()
    await visit.advance(maintenanceCheckInterval)
    expect(seen(visit).isClosed).toBe(false)
  })
})
