import {
  type JourneyTarget,
  type MaintenanceSight,
  type MaintenanceStep,
  maintenanceJourney,
} from '@croupier/model-tests/journeys'
import { addressOf, words } from '../../visit/words.ts'
import { isMaintenanceCheck, untilSettled, watchCalls } from '../support/network.ts'
import type { BrowserVisit } from './browser.visit.ts'
import { lookAgain, lookAway } from './look.again.ts'
import { lookUntil } from './look.until.ts'
import { findConnection, loseConnection } from './page.connection.ts'

const shownPage = '[data-flow="content"][data-screen="page"]'

/** Shorter than an answer is waited for, so that none is given up while the clock moves. */
const strideMs = 5_000
/** Together longer than a page rests between two checks. */
const strides = 5

/** A visit that something stands in the way of, in a browser, for a visitor on the home page. */
export async function openBrowserMaintenance(
  visit: BrowserVisit,
): Promise<JourneyTarget<MaintenanceStep, MaintenanceSight>> {
  const { control, language, page } = visit
  await page.clock.install()
  const checks = watchCalls(page, isMaintenanceCheck)
  await page.goto(addressOf(language, '/'))
  // Who looks away before the site has begun is not heard of.
  await page.locator(shownPage).waitFor()

  /**
   * Moves the clock until the page has asked anew and is answered, or does not ask at all. It moves faster
   * than answers come, and waits for them.
   */
  const hear = async () => {
    await untilSettled(page, checks)
    const before = checks.asked()
    for (let stride = 0; stride < strides && checks.asked() === before; stride += 1) {
      await page.clock.runFor(strideMs)
      await untilSettled(page, checks)
    }
  }

  const steps: Record<MaintenanceStep, () => Promise<unknown>> = {
    goHome: () => page.getByRole('banner').getByRole('link').first().click(),
    goHelp: () =>
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: words(language, 'menu.help'), exact: true })
        .click(),
    reload: () => page.reload(),
    lookAway: () => lookAway(page),
    lookAgain: () => lookAgain(page),
    beginMaintenance: () => control.maintenance(true),
    endMaintenance: () => control.maintenance(false),
    closeSite: () => control.changeSite({ closed: true }),
    openSite: () => control.changeSite({ closed: false }),
    loseConnection: () => loseConnection(page),
    findConnection: () => findConnection(page),
  }

  return {
    take: async (step) => {
      await steps[step]()
      await hear()
    },
    look: lookUntil({ page, journey: maintenanceJourney, look: () => lookAt(visit) }),
    close: async () => {},
  }
}

/** Asks for nothing that has to be waited for: the page may be on its way elsewhere. */
async function lookAt({ language, page }: BrowserVisit): Promise<MaintenanceSight | string> {
  const isThere = (role: 'dialog' | 'heading' | 'status', id: Parameters<typeof words>[1]) =>
    page.getByRole(role, { name: words(language, id), exact: true }).isVisible()
  const isOffline = await isThere('status', 'connection.offlineTitle')
  if (await isThere('dialog', 'notice.siteClosedTitle')) return { page: 'closed', isOffline }
  if (await isThere('heading', 'maintenance.line1')) return { page: 'maintenance', isOffline }
  if (await isThere('heading', 'route.help')) return { page: 'help', isOffline }
  const { pathname } = new URL(page.url())
  const isHome = pathname === addressOf(language, '/')
  const isPage = await page.locator(shownPage).isVisible()
  return isHome && isPage ? { page: 'home', isOffline } : page.url()
}
