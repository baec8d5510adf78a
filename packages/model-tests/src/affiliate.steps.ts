import { type AffiliateView, affiliateView } from '@croupier/core/affiliate'
import { second } from '@croupier/core/time'
import { visitAs } from './deposit.steps.ts'
import { type WithPayout, withPayout } from './payout.steps.ts'
import { type Browser, openBrowser, type SiteVisit } from './site-visit.ts'

/** Opens the overview of a member at this time of the server. */
export async function openAt(bangkok: string, browser = openBrowser()) {
  await browser.control.setClock(`${bangkok}+07:00`)
  const visit = await visitAs(browser, 'demo')
  visit.navigation.go('/affiliate', 'push')
  await visit.advance(second)
  return { browser, visit }
}

/** What the overview shows, with its payout if there is one. */
export function viewOf(visit: SiteVisit): WithPayout<AffiliateView> {
  const snapshot = visit.flow('affiliate').getSnapshot()
  const view = affiliateView(snapshot)
  return withPayout(view, snapshot.children.payout, view.overview?.available ?? null)
}

/** Reviews and confirms a withdrawal of commission, and waits a second for the answer. */
export async function withdraw(visit: SiteVisit, text: string): Promise<void> {
  const flow = visit.flow('affiliate')
  flow.send({ type: 'affiliate.changeAmount', text })
  flow.send({ type: 'affiliate.submit' })
  flow.send({ type: 'payout.confirm' })
  await visit.advance(second)
}

/** How many withdrawals of commission reached the server. */
export async function callsOf({ control }: Browser): Promise<number> {
  return (await control.requests({ endpoint: 'affiliateWithdraw' })).length
}
