import { type App, flowRef } from '@croupier/core'
import { depositView } from '@croupier/core/deposit'
import { second } from '@croupier/core/time'
import { newestPayment, openDeposit, visitAs, waitingQr } from './deposit.steps.ts'
import type { Finding, Moment } from './deposit-leaving.moments.ts'
import type { Browser, SiteVisit } from './site-visit.ts'

export interface Scene {
  readonly browser: Browser
  readonly visit: SiteVisit
}

/** Takes a member to a moment of their deposit. From then on the server has no faults. */
export async function begin(browser: Browser, { arrive, prepare }: Moment): Promise<Scene> {
  await prepare?.(browser)
  const scene = { browser, visit: await visitAs(browser, 'demo') }
  await arrive(scene)
  await browser.control.disarm()
  return scene
}

const covers = [
  'isLastWord',
  'isReuseWarningOpen',
  'isConfirmingCancel',
  'isCancelUnchecked',
  'isCancelling',
] as const

/** The screen of the deposit and what covers it. */
export function placeOf(visit: SiteVisit): string {
  const { failure, screen } = viewOf(visit)
  const over =
    screen === 'awaitingPayment'
      ? covers.filter((cover) => waitingQr(visit)[cover])
      : failure
        ? [failure.title.id]
        : []
  return [screen, ...over].join(' + ')
}

const toasts: Readonly<Record<string, string>> = {
  'deposit.poll.successBody': 'paid',
  'deposit.poll.cancelled': 'cancelled',
}

/** Records what the site says from now on. What was announced, or told before a page load, does not count again. */
export function listen({ actor }: App): readonly string[] {
  const messages: string[] = []
  actor.on('toast.raised', ({ toast: { message } }) => {
    messages.push(toasts[message.id] ?? message.id)
  })
  let watched = flowRef(actor.getSnapshot(), 'deposit')
  let before = watched ? depositView(watched.getSnapshot(), 'wide') : null
  let wasCancelled = watched?.getSnapshot().context.ending === 'cancelled'
  const onDeposit = (snapshot: Parameters<typeof depositView>[0]) => {
    const after = depositView(snapshot, 'wide')
    const { failure, receipt } = after
    if (failure && failure.title.id !== before?.failure?.title.id) messages.push(failure.title.id)
    const isNews = receipt?.isNews && before?.screen !== 'succeeded'
    if (isNews && snapshot.context.isShown) messages.push('paid')
    const isCancelled = snapshot.context.ending === 'cancelled'
    if (isCancelled && !wasCancelled && snapshot.context.isShown) messages.push('cancelled')
    wasCancelled = isCancelled
    before = after
  }
  watched?.subscribe(onDeposit)
  actor.subscribe((snapshot) => {
    const deposit = flowRef(snapshot, 'deposit')
    if (!deposit || deposit === watched) return
    watched = deposit
    before = null
    // It may show what is stored.
    wasCancelled = true
    onDeposit(deposit.getSnapshot())
    deposit.subscribe(onDeposit)
  })
  return messages
}

/** Pays a waiting code; then the member comes back to the deposit and reads what is there. */
export async function comeBack(
  { browser, visit }: Scene,
  messages: readonly string[],
): Promise<Finding> {
  const waited = isWaiting(visit)
  if (waited) await payIfWaiting(browser)
  await visit.advance(20 * second)
  await openDeposit(visit)
  if (viewOf(visit).failure?.canCheckAgain) {
    visit.flow('deposit').send({ type: 'deposit.checkAgain' })
    await visit.advance(second)
  }
  visit.flow('deposit').send({ type: 'deposit.acknowledge' })
  await visit.advance(3 * second)
  const { amountText, screen } = viewOf(visit)
  const { channelKey } = visit.flow('deposit').getSnapshot().context
  return { waited, messages: [...messages], screen, amount: amountText, channel: channelKey }
}

async function payIfWaiting(browser: Browser): Promise<void> {
  const { id, state } = await newestPayment(browser)
  if (state === 'waiting') await browser.control.pay(id)
}

/** Whether the header shows a waiting code. */
export function isWaiting(visit: SiteVisit): boolean {
  if (!visit.isRunning('deposit')) return false
  return visit.flow('deposit').getSnapshot().matches('awaitingPayment')
}

/** When each request for a code was aborted; null for a request that was not. */
export async function givenUp({ control }: Browser): Promise<readonly (number | null)[]> {
  const requests = await control.requests({ endpoint: 'createQr' })
  return requests.map(({ givenUpAfterMs }) => givenUpAfterMs)
}

function viewOf(visit: SiteVisit) {
  return depositView(visit.flow('deposit').getSnapshot(), 'wide')
}
