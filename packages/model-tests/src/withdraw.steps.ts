import { withdrawLockView, withdrawView } from '@croupier/core/withdraw'
import { type Browser, type SiteVisit, signIn, visitSite } from './site-visit.ts'

/** Signs a member in and opens the tab to withdraw. */
export async function visitWithdraw(browser: Browser, username: string): Promise<SiteVisit> {
  const visit = await visitSite(browser, '/login')
  await signIn(visit, username)
  await openWithdraw(visit)
  return visit
}

/** Opens the tab to withdraw as the menu does. */
export async function openWithdraw(visit: SiteVisit): Promise<void> {
  visit.navigation.go('/?sideDeposit=true&tab=withdraw-tab', 'push')
  await visit.advance(0)
}

/** Types an amount and asks for it. */
export async function askFor(visit: SiteVisit, text: string): Promise<void> {
  const withdraw = visit.flow('withdraw')
  withdraw.send({ type: 'withdraw.changeAmount', text })
  withdraw.send({ type: 'withdraw.submit' })
  await visit.advance(0)
}

/** What the withdrawal shows. */
export function withdrawOf(visit: SiteVisit) {
  return withdrawView(visit.flow('withdraw').getSnapshot())
}

/** What is shown of the wait, or null. */
export function lockShown(visit: SiteVisit) {
  const lock = visit.flow('withdraw').getSnapshot().children.withdrawLock
  if (!lock) throw new Error('there is no chart of the lock')
  return withdrawLockView(lock.getSnapshot())
}

/** How many withdraw calls reached the server. */
export async function callsOf(browser: Browser): Promise<number> {
  return (await browser.control.requests({ endpoint: 'withdraw' })).length
}

/** How many withdrawals the server carried out and has not paid out yet. */
export async function madeBy(browser: Browser): Promise<number> {
  return (await browser.control.withdrawals()).length
}
