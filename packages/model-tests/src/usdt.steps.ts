import { usdtDepositView } from '@croupier/core/usdt'
import { channelId } from './channel.ids.ts'
import { visitAs } from './deposit.steps.ts'
import type { Browser, SiteVisit } from './site-visit.ts'

/** The address that opens the panel at the USDT tab. */
export const usdtAddress = '/?sideDeposit=true&tab=deposit-usdt-tab'

/** Signs a member in and opens the USDT tab. */
export async function openUsdt(browser: Browser, username = 'demo'): Promise<SiteVisit> {
  const visit = await visitAs(browser, username)
  visit.navigation.go(usdtAddress, 'push')
  await visit.advance(0)
  return visit
}

/** Chooses a network by its account. */
export function chooseNetwork(visit: SiteVisit, id = 'usdt-1'): void {
  visit.flow('usdtDeposit').send({ type: 'usdtDeposit.chooseNetwork', id: channelId(id) })
}

/** What the USDT tab shows. */
export function usdtOf(visit: SiteVisit) {
  return usdtDepositView(visit.flow('usdtDeposit').getSnapshot())
}
