import { visitAs } from './deposit.steps.ts'
import { type HeldCalls, holdCalls } from './held.calls.ts'
import { type Browser, openBrowser, type SiteVisit } from './site-visit.ts'
import { openWithdraw, reviewAmount, withdrawOf } from './withdraw.steps.ts'

export const password = 'demo1234'

interface ReviewWithPassword {
  readonly browser: Browser
  readonly visit: SiteVisit
  /** The calls that confirm the password. */
  readonly confirmations: HeldCalls
}

/** A browser on a site that requires the password for payouts. */
export async function openBrowserWithPassword() {
  const { browser, calls: confirmations } = holdCalls(openBrowser(), '/confirmPassword')
  await browser.control.changeSite({ payoutPassword: true })
  return { browser, confirmations }
}

/** Opens the review of a withdrawal of 500 baht on such a site. */
export async function openReviewWithPassword(): Promise<ReviewWithPassword> {
  const { browser, confirmations } = await openBrowserWithPassword()
  const visit = await visitAs(browser, 'demo')
  await openWithdraw(visit)
  await reviewAmount(visit, '500')
  return { browser, confirmations, visit }
}

/** Types a password into the review, as its field does. */
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

/** What the review shows: the screen, the amount, and the problem of the password or the payout. */
export function seenOf(visit: SiteVisit) {
  const { amountText, password: shown, problem, screen } = withdrawOf(visit)
  return [screen, amountText, shown?.problem?.id ?? problem?.message.id ?? null]
}

/** The password as it is stored outside its field. */
export const passwordDraftOf = (visit: SiteVisit) =>
  visit.app.services.credentials.draft('payout.password')

/** The calls for payouts and their passwords that reached the server, oldest first. */
export async function sentBy({ control }: Browser): Promise<readonly (string | null)[]> {
  const asked = ['confirmPassword', 'withdraw', 'affiliateWithdraw']
  const calls = await control.requests()
  return calls.map(({ endpoint }) => endpoint).filter((name) => name && asked.includes(name))
}
