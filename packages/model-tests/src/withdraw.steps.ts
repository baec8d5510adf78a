import { second } from '@croupier/core/time'
import { type WithdrawView, withdrawLockView, withdrawView } from '@croupier/core/withdraw'
import { type WithPayout, withPayout } from './payout.steps.ts'
import { type Browser, openBrowser, type SiteVisit, signIn, visitSite } from './site-visit.ts'

type Fault = Parameters<Browser['control']['fault']>

/** Signs a member in and opens the withdrawal tab. */
export async function visitWithdraw(browser: Browser, username: string): Promise<SiteVisit> {
  const visit = await visitSite(browser, '/login')
  await signIn(visit, username)
  await openWithdraw(visit)
  return visit
}

/** Opens the withdrawal tab as the menu does. */
export async function openWithdraw(visit: SiteVisit): Promise<void> {
  visit.navigation.go('/?sideDeposit=true&tab=withdraw-tab', 'push')
  await visit.advance(0)
}

/** Types an amount and opens its review if the amount is allowed. */
export async function reviewAmount(visit: SiteVisit, text: string): Promise<void> {
  const withdraw = visit.flow('withdraw')
  withdraw.send({ type: 'withdraw.changeAmount', text })
  withdraw.send({ type: 'withdraw.submit' })
  await visit.advance(0)
}

/** Types an amount, reviews it and confirms. */
export async function askFor(visit: SiteVisit, text: string): Promise<void> {
  await reviewAmount(visit, text)
  visit.flow('withdraw').send({ type: 'payout.confirm' })
  await visit.advance(0)
}

/**
 * Loads a page whose username was lost while the server cannot answer it, and withdraws there: the press
 * finds the username and is not sent.
 */
export async function withdrawWithoutName(browser: Browser, left: SiteVisit): Promise<SiteVisit> {
  left.leave()
  browser.jar.remove('username')
  await browser.control.fault('getMember', 'reset')
  const visit = await visitSite(browser)
  await openWithdraw(visit)
  await askFor(visit, '500')
  return visit
}

/** What the withdrawal shows, with its payout if there is one. */
export function withdrawOf(visit: SiteVisit): WithPayout<WithdrawView> {
  const snapshot = visit.flow('withdraw').getSnapshot()
  const view = withdrawView(snapshot)
  return withPayout(view, snapshot.children.payout, view.credit)
}

/** What the lock shows, or null. */
export function lockShown(visit: SiteVisit) {
  const lock = visit.flow('withdraw').getSnapshot().children.withdrawLock
  if (!lock) throw new Error('there is no chart of the lock')
  return withdrawLockView(lock.getSnapshot())
}

/** How many withdraw calls reached the server. */
export async function callsOf(browser: Browser): Promise<number> {
  return (await browser.control.requests({ endpoint: 'withdraw' })).length
}

/** How many withdrawals the server accepted and has not paid out yet. */
export async function madeBy(browser: Browser): Promise<number> {
  return (await browser.control.withdrawals()).length
}

/** A withdrawal of 500 baht whose answer was lost. */
export async function loseAnswer(applied: boolean, fault: Fault[1] = 'reset', more: Fault[2] = {}) {
  const browser = openBrowser()
  const visit = await visitWithdraw(browser, 'demo')
  await browser.control.fault('withdraw', fault, { applied, ...more })
  await askFor(visit, '500')
  await visit.advance(31 * second)
  return { browser, visit }
}
