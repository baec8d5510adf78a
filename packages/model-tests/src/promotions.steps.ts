import { flowScreen } from '@croupier/core'
import { depositPromotionView, registrationPromotionView } from '@croupier/core/promotion'
import { second } from '@croupier/core/time'
import type { AnyActorRef } from 'xstate'
import { visitAs } from './deposit.steps.ts'
import { type Browser, openBrowser, type SiteVisit, visitSite } from './site-visit.ts'

export type PromotionName = 'registrationPromotion' | 'depositPromotion' | 'promotionBox'

export function partOf(visit: SiteVisit, name: PromotionName): AnyActorRef {
  const part = visit.flow('promotions').getSnapshot().children[name]
  if (!part) throw new Error(`${name} does not run`)
  return part
}
export const screen = (visit: SiteVisit, name: PromotionName) =>
  flowScreen(partOf(visit, name).getSnapshot())
export const take = (visit: SiteVisit) =>
  partOf(visit, 'registrationPromotion').send({ type: 'promotion.take' })

export function timeLeft(
  visit: SiteVisit,
  name: 'registrationPromotion' | 'depositPromotion',
): string {
  const { children } = visit.flow('promotions').getSnapshot()
  const view =
    name === 'registrationPromotion'
      ? children.registrationPromotion &&
        registrationPromotionView(children.registrationPromotion.getSnapshot())
      : children.depositPromotion && depositPromotionView(children.depositPromotion.getSnapshot())
  return view?.time.countdown ?? ''
}

export const cookie = (browser: Browser, name: string) => browser.ports.cookies.read(name)
export const promotionCookies = (browser: Browser) =>
  [
    'regisPromotion',
    'depositPromotion',
    'authReward',
    'closeRegisPromotion',
    'regisPromotionActive',
  ].filter((name) => cookie(browser, name) !== null)

export const checks = async (browser: Browser) =>
  (await browser.control.requests({ endpoint: 'checkDepositPromotion' })).length

export async function openVisitor(address = '/') {
  const browser = openBrowser()
  const visit = await visitSite(browser, address)
  await visit.advance(second)
  return { browser, visit }
}

/** Signs in the member whose deposit offer starts at the sign-in. */
export async function openMember() {
  const browser = openBrowser()
  await browser.control.putMember({ username: 'promo', isOfferRunning: true })
  const visit = await visitAs(browser, 'promo')
  await visit.advance(second)
  return { browser, visit }
}

export async function reload(browser: Browser, visit: SiteVisit, address = '/') {
  visit.leave()
  const next = await visitSite(browser, address)
  await next.advance(second)
  return next
}
