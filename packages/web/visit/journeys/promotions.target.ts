import { minute } from '@croupier/core/time'
import type { JourneyTarget } from '@croupier/model-tests/journeys/journey'
import { promotionsJourney } from '@croupier/model-tests/journeys/promotions.journey'
import { anHourMs, offerMs } from '@croupier/model-tests/journeys/promotions.server'
import type {
  PromotionsSight,
  PromotionsStep,
} from '@croupier/model-tests/journeys/promotions.sight'
import { screenOf } from '../steps.ts'
import type { Visit } from '../visit.ts'
import { addressOf, type WordId, words } from '../words.ts'
import { lookUntil } from './look.until.ts'
import { type ScreenJourney, usualLimit } from './screen.journey.ts'

/** A registration offer on the screen, for somebody who is on the home page for the first time. */
async function openPromotionsTarget(
  visit: Visit,
): Promise<JourneyTarget<PromotionsStep, PromotionsSight>> {
  const { language, page, size } = visit
  const load = (path: string) => page.goto(addressOf(language, path))
  await load('/')
  let isFirst = true

  const press = (id: WordId) =>
    page.getByRole('button', { name: words(language, id), exact: true }).click()

  const steps: Record<PromotionsStep, () => Promise<unknown>> = {
    take: async () => {
      await press('promotion.take')
      // The box begins small on a phone; here it is opened, so that both sizes begin alike.
      if (isFirst && size === 'phone') await press('promotion.box.show')
      isFirst = false
    },
    minimise: () => press('promotion.box.minimise'),
    show: () => press('promotion.box.show'),
    acknowledge: () => press('action.ok'),
    alreadyRegistered: () => press('promotion.box.alreadyRegistered'),
    loadHome: () => load('/'),
    loadHelp: () => load('/help'),
    waitAMinute: () => visit.passTime(minute),
    waitUntilOver: async () => {
      // As on a phone that sleeps: the ticks of ten minutes would take too long.
      await visit.sleep(offerMs - 2 * minute)
      await visit.passTime(2 * minute)
    },
    waitAnHour: () => visit.sleep(anHourMs),
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil(visit, promotionsJourney, () => lookAtPromotions(visit)),
    close: async () => {},
  }
}

const offers = ['offered', 'running', 'missed'] as const
const boxes = ['expanded', 'collapsed'] as const

/** What the visitor sees, or the address of a page that the model does not know. */
async function lookAtPromotions({ page: screen }: Visit): Promise<PromotionsSight | string> {
  const isThere = async (flow: string, name: string) =>
    (await screenOf(screen, flow, name).count()) > 0
  const { pathname } = new URL(screen.url())
  const page = pathname.endsWith('/help') ? 'help' : pathname.endsWith('/login') ? 'login' : 'home'
  if (!(await isThere('content', 'page'))) return screen.url()
  for (const box of boxes) {
    if (await screenOf(screen, 'promotionBox', box).first().isVisible()) {
      return { page, offer: 'running', box }
    }
  }
  for (const offer of offers) {
    if (await isThere('registrationPromotion', offer)) return { page, offer, box: null }
  }
  return { page, offer: null, box: null }
}

export const promotionsOnScreen: ScreenJourney<PromotionsStep, PromotionsSight> = {
  journey: promotionsJourney,
  open: openPromotionsTarget,
  describeSight: promotionsJourney.describeSight,
  limit: usualLimit,
}
