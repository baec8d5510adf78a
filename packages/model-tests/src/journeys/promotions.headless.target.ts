import { flowScreen, shownRoute } from '@croupier/core'
import { minute, second } from '@croupier/core/time'
import { openBrowser, type SiteVisit, visitSite } from '../site-visit.ts'
import { headless } from './headless.journey.ts'
import { tabOf, targetOf } from './headless.tab.ts'
import type { JourneyTarget } from './journey.ts'
import { promotionsJourney } from './promotions.journey.ts'
import { anHourMs, offerMs } from './promotions.server.ts'
import type { PromotionsSight, PromotionsStep } from './promotions.sight.ts'

/** A registration offer in this process, on the virtual clock, against the mock server. */
export async function openHeadlessPromotions(): Promise<
  JourneyTarget<PromotionsStep, PromotionsSight>
> {
  const browser = openBrowser({ isLate: true })
  const tab = tabOf(browser, await visitSite(browser, '/'))
  await tab.advance(second)

  const parts = () => tab.flow('promotions').getSnapshot().children

  const steps: Record<PromotionsStep, () => unknown> = {
    take: () => parts().registrationPromotion?.send({ type: 'promotion.take' }),
    minimise: () => parts().promotionBox?.send({ type: 'promotionBox.minimise' }),
    show: () => parts().promotionBox?.send({ type: 'promotionBox.show' }),
    acknowledge: () => parts().registrationPromotion?.send({ type: 'promotion.acknowledge' }),
    alreadyRegistered: () => tab.flow('promotions').send({ type: 'promotions.alreadyRegistered' }),
    loadHome: () => tab.load('/'),
    loadHelp: () => tab.load('/help'),
    waitAMinute: () => tab.advance(minute),
    waitUntilOver: () => tab.advance(offerMs),
    waitAnHour: () => tab.advance(anHourMs),
  }

  return targetOf({ tab, steps, lookAt })
}

const pages = { index: 'home', help: 'help', login: 'login' } as const
const offers = ['offered', 'running', 'missed'] as const
const boxes = ['expanded', 'collapsed'] as const

function lookAt({ app, flow, isRunning }: SiteVisit): PromotionsSight {
  const { navigation } = app.actor.getSnapshot().children
  const route = navigation && shownRoute(navigation.getSnapshot())?.route
  const page = Object.entries(pages).find(([name]) => name === route)?.[1]
  if (!page) throw new Error(`no page of the model is at ${route}`)
  if (!isRunning('promotions')) return { page, offer: null, box: null }
  const { promotionBox, registrationPromotion } = flow('promotions').getSnapshot().children
  const seen = registrationPromotion && flowScreen(registrationPromotion.getSnapshot())
  const found = offers.find((offer) => offer === seen) ?? null
  const offer = found === 'offered' && page !== 'home' ? null : found
  const size = promotionBox && flowScreen(promotionBox.getSnapshot())
  const box = offer === 'running' ? (boxes.find((one) => one === size) ?? null) : null
  return { page, offer, box }
}

export const promotionsHeadless = headless(promotionsJourney, openHeadlessPromotions)
