import {
  anHourMs,
  type JourneyTarget,
  offerMs,
  type PromotionsSight,
  type PromotionsStep,
  promotionsJourney,
} from '@croupier/model-tests/journeys'
import { addressOf, type WordId, words } from '../../visit/words.ts'
import { passTime } from '../support/passing-time.ts'
import type { BrowserVisit } from './browser.visit.ts'
import { lookUntil } from './look.until.ts'

/** A registration offer in a browser, for somebody who is on the home page for the first time. */
export async function openBrowserPromotions(
  visit: BrowserVisit,
): Promise<JourneyTarget<PromotionsStep, PromotionsSight>> {
  const { control, language, page } = visit
  await page.clock.install()
  const load = (path: string) => page.goto(addressOf(language, path))
  await load('/')
  // A phone begins with a small box; here both sizes begin alike.
  await page.evaluate("localStorage.setItem('promoBoxCollapsed', 'false')")
  await load('/')

  const press = (id: WordId) =>
    page.getByRole('button', { name: words(language, id), exact: true }).click()

  const steps: Record<PromotionsStep, () => Promise<unknown>> = {
    take: () => press('promotion.take'),
    minimise: () => press('promotion.box.minimise'),
    show: () => press('promotion.box.show'),
    acknowledge: () => press('action.ok'),
    alreadyRegistered: () => press('promotion.box.alreadyRegistered'),
    loadHome: () => load('/'),
    loadHelp: () => load('/help'),
    waitAMinute: () => passTime(page, control, 60_000),
    waitUntilOver: () => passTime(page, control, offerMs),
    waitAnHour: async () => {
      // No cookie of a browser ends by a clock that a test has set.
      await passTime(page, control, anHourMs)
      await page.context().clearCookies({ name: 'closeRegisPromotion' })
    },
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil({ page, journey: promotionsJourney, look: () => lookAt(visit) }),
    close: async () => {},
  }
}

const offers = ['offered', 'running', 'missed'] as const

/** Asks for nothing that has to be waited for: the page may be on its way elsewhere. */
async function lookAt({ page: browserPage }: BrowserVisit): Promise<PromotionsSight | string> {
  const isThere = (flow: string, screen: string) =>
    browserPage.locator(`[data-flow="${flow}"][data-screen="${screen}"]`).first().isVisible()
  const { pathname } = new URL(browserPage.url())
  const page = pathname.endsWith('/help') ? 'help' : pathname.endsWith('/login') ? 'login' : 'home'
  if (!(await isThere('content', 'page'))) return browserPage.url()
  if (await isThere('promotionBox', 'expanded')) return { page, offer: 'running', box: 'expanded' }
  if (await isThere('promotionBox', 'collapsed'))
    return { page, offer: 'running', box: 'collapsed' }
  for (const offer of offers) {
    const selector = `[data-flow="registrationPromotion"][data-screen="${offer}"]`
    if ((await browserPage.locator(selector).count()) > 0) return { page, offer, box: null }
  }
  return { page, offer: null, box: null }
}
