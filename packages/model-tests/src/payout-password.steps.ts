import { visitAs } from './deposit.steps.ts'
import { type HeldCalls, holdCalls } from './held.calls.ts'
import { type Browser, openBrowser, type SiteVisit } from './site-visit.ts'
import { lookAt, openWithdraw, withdrawOf } from './withdraw.steps.ts'

export const password = 'demo1234'

interface AskedLook {
  readonly browser: Browser
  readonly visit: SiteVisit
  /** The calls that confirm the password. */
  readonly confirmations: HeldCalls
}

/** A browser in front of a site that has payouts confirmed with the password. */
export async function openAskingBrowser() {
  const { browser, calls: confirmations } = holdCalls(openBrowser(), '/confirmPassword')
  await browser.control.changeSite({ payoutPassword: true })
  return { browser, confirmations }
}

/** A page of a member that shows the look at 500 baht, on such a site. */
export async function openAskedLook(): Promise<AskedLook> {
  const { browser, confirmations } = await openAskingBrowser()
  const visit = await visitAs(browser, 'demo')
  await openWithdraw(visit)
  await lookAt(visit, '500')
  return { browser, confirmations, visit }
}

/** Types a password into the look, as its field does. */
export function typePassword(
  visit: SiteVisit,
  text: string,
  flow: 'withdraw' | 'affiliate' = 'withdraw',
): void {
  visit.app.services.credentials.keepDraft('payout.password', text)
  visit.flow(flow).send({ type: 'payout.changePassword', isFilled: text !== '' })
}

/** Types a password and confirms with it. */
export async function confirmWith(visit: SiteVisit, text: string): Promise<void> {
  typePassword(visit, text)
  visit.flow('withdraw').send({ type: 'payout.confirm' })
  await visit.advance(0)
}

/** What is seen of the look: the screen, the amount, and what is said of the password or the payout. */
export function seenOf(visit: SiteVisit) {
  const { amountText, password: shown, problem, screen } = withdrawOf(visit)
  return [screen, amountText, shown?.problem?.id ?? problem?.message.id ?? null]
}

/** What is held of the password outside of its field. */
export const passwordDraftOf = (visit: SiteVisit) =>
  visit.app.services.credentials.draft('payout.password')

/** The calls for payouts and their passwords that reached the server, oldest first. */
export async function sentBy({ control }: Browser): Promise<readonly (string | null)[]> {
  const asked = ['confirmPassword', 'withdraw', 'affiliateWithdraw']
  const calls = await control.requests()
  return calls.map(({ endpoint }) => endpoint).filter((name) => name && asked.includes(name))
}
