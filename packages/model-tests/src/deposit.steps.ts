import { depositScreen, qrPaymentView } from '@croupier/core/deposit'
import type { ControlPayment } from '@croupier/mock-server/client'
import { channelKey } from './channel.ids.ts'
import { type Browser, type SiteVisit, signIn, visitSite } from './site-visit.ts'

/** Opens the login page and signs a member in. */
export async function visitAs(browser: Browser, username: string): Promise<SiteVisit> {
  const visit = await visitSite(browser, '/login')
  await signIn(visit, username)
  return visit
}

/** Opens the deposit as the header's button does. */
export async function openDeposit(visit: SiteVisit): Promise<void> {
  visit.app.actor.getSnapshot().children.navigation?.send({ type: 'navigation.openDeposit' })
  await visit.advance(0)
}

/** Requests a QR code by the first PromptPay channel. */
export async function requestQr(visit: SiteVisit, amountText: string): Promise<void> {
  await openDeposit(visit)
  const deposit = visit.flow('deposit')
  if (screenOf(visit) === 'choosingChannel') {
    deposit.send({ type: 'deposit.chooseChannel', key: channelKey('payment', 'pp-1') })
  }
  deposit.send({ type: 'deposit.changeAmount', text: amountText })
  deposit.send({ type: 'deposit.submit' })
  await visit.advance(0)
}

/** The newest payment of the server. */
export async function newestPayment(browser: Browser): Promise<ControlPayment> {
  const [payment] = await browser.control.payments()
  if (!payment) throw new Error('the server has no payment')
  return payment
}

/** How long the newest code can still be paid. */
export async function timeLeft(browser: Browser): Promise<number> {
  const { timeLeftMs } = await newestPayment(browser)
  if (timeLeftMs === null) throw new Error('no QR code waits')
  return timeLeftMs
}

export function screenOf(visit: SiteVisit) {
  return depositScreen(visit.flow('deposit').getSnapshot())
}

/** What the waiting screen shows. Throws if no QR code waits. */
export function waitingQr(visit: SiteVisit) {
  const ref = visit.flow('deposit').getSnapshot().children.qrPayment
  if (!ref) throw new Error('no QR code waits')
  return qrPaymentView(ref.getSnapshot())
}

/** The balance in satang, or null while it is unknown. */
export function balanceOf(visit: SiteVisit) {
  return visit.app.actor.getSnapshot().children.balance?.getSnapshot().context.balance ?? null
}

/** The stored keys of deposits: without a token that is too long for a cookie, and without the member's id. */
export function keptOfDeposits({ ports }: Browser): readonly string[] {
  const isOther = (key: string) => key === 'vault.refreshToken' || key.endsWith('/id')
  return ports.storages.local.keys().filter((key) => !isOther(key))
}

/** How often the site called this endpoint. */
export async function countOf(
  browser: Browser,
  endpoint:
    | 'checkMaintenance'
    | 'createQr'
    | 'pollQr'
    | 'getCredit'
    | 'getProfile'
    | 'refresh'
    | 'login',
): Promise<number> {
  return (await browser.control.requests({ endpoint })).length
}
