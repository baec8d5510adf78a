import { flowScreen, shownRoute, siteView } from '@croupier/core'
import { depositPromotionView } from '@croupier/core/promotion'
import { second } from '@croupier/core/time'
import { newestPayment, requestQr } from '../deposit.steps.ts'
import { openBrowser, type SiteVisit, signIn, visitSite } from '../site-visit.ts'
import { depositOfferJourney } from './deposit-offer.journey.ts'
import { aWhileMs, depositOfferEvents, lastWordMs, offeredDeposit } from './deposit-offer.server.ts'
import {
  type DepositOfferSight,
  type DepositOfferStep,
  offeredMember,
} from './deposit-offer.sight.ts'
import { headless } from './headless.journey.ts'
import type { JourneyTarget } from './journey.ts'
import { offerMs } from './promotions.server.ts'

/** A deposit offer in this process, on the virtual clock, against the mock server. */
export async function openHeadlessDepositOffer(): Promise<
  JourneyTarget<DepositOfferStep, DepositOfferSight>
> {
  const come = async () => {
    const browser = openBrowser({ isLate: true })
    await depositOfferEvents.begin(browser.control)
    return { browser, visit: await visitSite(browser, '/') }
  }
  let { browser, visit } = await come()
  await visit.advance(second)

  const load = async (address: string) => {
    visit.leave()
    visit = await visitSite(browser, address)
  }
  const children = () => visit.app.actor.getSnapshot().children
  const parts = () => visit.flow('promotions').getSnapshot().children
  const acknowledge = () => parts().depositPromotion?.send({ type: 'promotion.acknowledge' })
  const deposit = async () => {
    await requestQr(visit, offeredDeposit)
    await browser.control.pay((await newestPayment(browser)).id)
    await visit.advance(5 * second)
    children().navigation?.send({ type: 'navigation.closePanel' })
  }
  const during = async (
    trouble: 'cannotSay' | 'losesAnswers' | 'fallsSilent',
    work: () => unknown,
  ) => {
    await depositOfferEvents[trouble](browser.control)
    await work()
    await visit.advance(second)
    await depositOfferEvents.speaks(browser.control)
  }

  const steps: Record<DepositOfferStep, () => unknown> = {
    signIn: async () => {
      await load('/login')
      await signIn(visit, offeredMember)
    },
    signOut: () => children().session?.send({ type: 'session.signOut' }),
    loseSession: () => {
      browser.jar.remove('auth')
      visit.page.resume()
    },
    minimise: () => parts().promotionBox?.send({ type: 'promotionBox.minimise' }),
    show: () => parts().promotionBox?.send({ type: 'promotionBox.show' }),
    alreadyRegistered: () =>
      visit.flow('promotions').send({ type: 'promotions.alreadyRegistered' }),
    acknowledge,
    loadHome: () => load('/'),
    askAgain: () => visit.page.resume(),
    askInVain: () => during('cannotSay', () => visit.page.resume()),
    deposit,
    depositUnheard: () => during('losesAnswers', deposit),
    waitAWhile: () => visit.advance(aWhileMs),
    waitUntilOver: () => visit.advance(offerMs),
    waitUntilOverUnheard: () => during('fallsSilent', () => visit.advance(offerMs + lastWordMs)),
    sleepUntilOver: async () => {
      visit.page.hide()
      await visit.advance(offerMs)
      visit.page.resume()
    },
    comeAnew: async () => {
      visit.leave()
      ;({ browser, visit } = await come())
    },
  }

  return {
    take: async (step) => {
      await steps[step]()
      await visit.advance(second)
    },
    look: async () => lookAt(visit),
    close: async () => visit.leave(),
  }
}

const pages = { index: 'home', login: 'login' } as const
const offers = ['offered', 'running', 'missed', 'won', 'unknown'] as const
const boxes = ['expanded', 'collapsed'] as const

function lookAt({ app, flow, isRunning }: SiteVisit): DepositOfferSight {
  const snapshot = app.actor.getSnapshot()
  const { navigation } = snapshot.children
  const route = navigation && shownRoute(navigation.getSnapshot())?.route
  const page = Object.entries(pages).find(([name]) => name === route)?.[1]
  if (!page) throw new Error(`no page of the model is at ${route}`)
  const quiet = { offer: null, box: null, said: null, time: null } as const
  const seen = { ...quiet, page, isMember: siteView(snapshot).isMember }
  if (!isRunning('promotions')) return seen
  const { depositPromotion, promotionBox } = flow('promotions').getSnapshot().children
  if (!depositPromotion) throw new Error('there is no part for deposits')
  const { check, screen, time } = depositPromotionView(depositPromotion.getSnapshot())
  const offer = offers.find((one) => one === screen) ?? null
  if (offer !== 'running') return offer === 'offered' && page !== 'home' ? seen : { ...seen, offer }
  const size = promotionBox && flowScreen(promotionBox.getSnapshot())
  const box = boxes.find((one) => one === size) ?? null
  if (box !== 'expanded') return { ...seen, offer, box }
  const left = time.fractionLeft > 0.5 ? 'early' : 'late'
  return { ...seen, offer, box, said: check ?? 'nothing', time: left }
}

export const depositOfferHeadless = headless(depositOfferJourney, openHeadlessDepositOffer)
