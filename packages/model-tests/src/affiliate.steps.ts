import { type AffiliateView, affiliateView } from '@croupier/core/affiliate'
import { second } from '@croupier/core/time'
import { visitAs } from './deposit.steps.ts'
import { type Browser, openBrowser, type SiteVisit } from './site-visit.ts'

/** The overview of a member at a moment of the server. */
export async function openAt(bangkok: string, browser = openBrowser()) {
  await browser.control.setClock(`${bangkok}+07:00`)
  const visit = await visitAs(browser, 'demo')
  visit.navigation.go('/affiliate', 'push')
  await visit.advance(second)
  return { browser, visit }
}

/** What the overview shows. */
export const viewOf = (visit: SiteVisit): AffiliateView =>
  affiliateView(visit.flow('affiliate').getSnapshot())

/** Asks for commission, after the look at it, and gives the answer a second. */
export async function withdraw(visit: SiteVisit, text: string): Promise<void> {
  const flow = visit.flow('affiliate')
  flow.send({ type: 'withdraw.changeAmount', text })
  flow.send({ type: 'withdraw.submit' })
  flow.send({ type: 'withdraw.confirm' })
  await visit.advance(second)
}

/** How many withdrawals of commission reached the server. */
export async function callsOf({ control }: Browser): Promise<number> {
  return (await control.requests({ endpoint: 'affiliateWithdraw' })).length
}
