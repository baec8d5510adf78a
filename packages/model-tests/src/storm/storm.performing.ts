import type { DepositEvent } from '@croupier/core/deposit'
import { qrPaymentView } from '@croupier/core/deposit'
import { minute } from '@croupier/core/time'
import type { ControlPayment } from '@croupier/mock-server/client'
import { openDeposit } from '../deposit.steps.ts'
import type { PaymentAction, StormAction } from './storm.actions.ts'
import { shownAfterTyping, shownAmount, wantedSatang } from './storm.amounts.ts'
import {
  closeTab,
  frontTab,
  moveClocks,
  openTab,
  reloadTab,
  type StormBrowser,
  turnToOther,
} from './storm.browser.ts'
import { buttonEvents } from './storm.buttons.ts'
import { arrive, signOut } from './storm.members.ts'
import { checkBalance, depositShown, isMember, type StormPage } from './storm.page.ts'
import { refusingStatuses } from './storm.proxy.ts'
import { performWeather, recordTruth } from './storm.weather.performing.ts'
import { performWithdraw } from './storm.withdraw.performing.ts'

/** Performs an action of a member, a bank, a phone or a network. */
export async function perform(storm: StormBrowser, action: StormAction): Promise<void> {
  const { browser, world } = storm
  const { clock, connection, control } = browser
  const tab = frontTab(storm)
  const { page } = tab
  const { visit } = page
  switch (action.do) {
    case 'wait':
      await clock.advance(action.ms)
      for (const one of storm.tabs) checkBalance(world, one.page)
      return
    case 'sleep':
      clock.sleep(action.ms)
      return storm.proxy.letThrough('due')
    case 'moveServerClock':
      return moveClocks(storm, { serverMs: action.ms })
    case 'skewNode':
      storm.world.server.hasLeapt ||= Math.abs(action.byMs) > 10 * minute
      return void (await control.skewClock({ every: action.every, byMs: action.byMs }))
    case 'moveDeviceClock':
      return moveClocks(storm, { deviceMs: action.ms })
    case 'moveToDeadline':
      return moveToDeadline(storm, action.ms)
    case 'fault':
      return armFault(storm, action)
    case 'arm':
      return control.arm(action.case, { endpoint: action.endpoint, times: action.times })
    case 'pay':
    case 'payPart':
    case 'reject':
    case 'expire':
      return settlePayment(storm, action.do, action.which)
    case 'hide':
      return visit.page.hide()
    case 'show':
      return visit.page.resume('visible')
    case 'restore':
      return visit.page.resume('restored')
    case 'goOffline':
      connection.cut()
      for (const one of storm.tabs) one.page.visit.page.goOffline()
      return
    case 'goOnline':
      connection.mend()
      for (const one of storm.tabs) one.page.visit.page.resume('online')
      return
    case 'cutNetwork':
      return connection.cut()
    case 'mendNetwork':
      return connection.mend()
    case 'resetConnections':
      for (const one of storm.tabs) one.page.network.reset()
      return clock.advance(0)
    case 'reload':
      return reloadTab(storm, tab)
    case 'openTab':
      return openTab(storm)
    case 'closeTab':
      return closeTab(storm)
    case 'turnToOtherTab':
    case 'turnToOtherWindow':
      return turnToOther(storm, action.do === 'turnToOtherWindow')
    case 'loseCookies':
      // Reads arrived answers in the session in which they came.
      await clock.advance(0)
      return storm.browser.ports.cookies.remove('auth')
    case 'signOut':
      return signOut(storm, page)
    case 'open':
      return open(page)
    case 'close':
      if (visit.isRunning('transferPanel')) {
        visit.flow('transferPanel').send({ type: 'transferPanel.close' })
      }
      return clock.advance(0)
    case 'type':
      return changeAmount(storm, page, action.text)
    case 'pickAmount':
      return pickAmount(storm, page, action.index)
    case 'withdraw':
    case 'typeWithdraw':
      return performWithdraw(storm, action)
    case 'meddle':
    case 'payLate':
    case 'stayAway':
    case 'fillStorage':
    case 'freeStorage':
    case 'plantTokens':
    case 'plantName':
    case 'loseName':
    case 'loseEveryCookie':
    case 'signInElsewhere':
    case 'signInElsewhereUnheard':
    case 'changeMember':
      return performWeather(storm, action)
    default:
      return press(storm, page, buttonEvents()[action.do])
  }
}

/** Makes the next calls fail. An answer that the documents define as a refusal or a success stays one. */
async function armFault(
  { browser: { control }, proxy }: StormBrowser,
  action: Extract<StormAction, { readonly do: 'fault' }>,
): Promise<void> {
  const { delayMs, endpoint, kind, status, times } = action
  if (endpoint === 'withdraw' && kind === 'missingFields') {
    return proxy.arm({ call: endpoint, way: 'otherCode', ms: 0, status: 200, code: 0 })
  }
  const applied = action.applied && !(kind === 'http' && refusingStatuses.includes(status))
  const how = kind === 'http' ? { status } : kind === 'slow' ? { delayMs } : {}
  return control.fault(endpoint, kind, { applied, times, ...how })
}

/** Missing buttons do nothing. */
async function press(
  storm: StormBrowser,
  page: StormPage,
  events: readonly DepositEvent[],
): Promise<void> {
  for (const event of events) {
    if (!page.visit.isRunning('deposit')) return
    if (event.type === 'deposit.submit') recordWish(storm, page)
    if (event.type === 'qr.confirmCancel') recordConfirmation(storm, page)
    if (event.type === 'qr.keepWaiting') takeConfirmationBack(page)
    page.visit.flow('deposit').send(event)
  }
  await page.visit.advance(0)
}

/** Records a wish: a press of an existing button with an amount that the storm considers valid. */
function recordWish({ limits, typed, world }: StormBrowser, page: StormPage): void {
  const shown = depositShown(page)
  if (!shown || !hasAmountField(shown) || !shown.canSubmit) return
  const { amountText, chosen } = shown
  if (!typed.has(amountText)) world.complain(`the field shows "${amountText}", which nobody typed`)
  const key = chosen?.key ?? ''
  const channel = limits.get(key)
  const satang = channel ? wantedSatang(amountText, channel) : null
  if (satang === null) return
  const since = page.witness.arrivedAt()
  const [, channelId = ''] = key.split(':')
  const asks = shown.screen === 'showingAccount' ? 'sendTransfer' : 'createQr'
  page.wishes.push({
    ...{ asks, satang, channelId, since },
    order: world.nextOrder(),
    member: page.member() ?? '',
    isSessionTheirs: page.isSessionTheirs(),
    isNameKept: page.isNameKept(),
  })
}

/** Whether the screen has an amount field: before a code and in the report of a transfer. */
function hasAmountField({ screen, transfer }: NonNullable<ReturnType<typeof depositShown>>) {
  return screen === 'enteringAmount' || (screen === 'showingAccount' && transfer.isReportOpen)
}

/** The first confirmation counts: a member who is asked again has not taken it back. */
function recordConfirmation({ world }: StormBrowser, page: StormPage): void {
  const asked = cancellationAsked(page)
  if (!asked) return
  const { isCancelUnchecked, showing } = asked
  const order = showing.confirmation?.order ?? world.nextOrder()
  showing.confirmation = { order, isUnchecked: isCancelUnchecked }
}

function takeConfirmationBack(page: StormPage): void {
  const asked = cancellationAsked(page)
  if (asked) asked.showing.confirmation = null
}

/** The code in the question about its cancellation, if that question shows. */
function cancellationAsked({ visit, witness }: StormPage) {
  const code = visit.flow('deposit').getSnapshot().children.qrPayment
  const showing = witness.showings.at(-1)
  if (!code || !showing) return null
  const { isCancelUnchecked, isConfirmingCancel } = qrPaymentView(code.getSnapshot())
  return isConfirmingCancel ? { isCancelUnchecked, showing } : null
}

/** Whatever else is under way, a field shows typed text at once. */
async function changeAmount(storm: StormBrowser, page: StormPage, text: string): Promise<void> {
  const before = depositShown(page)
  const expected = shownAfterTyping(text, before?.amountText ?? '')
  const typing = press(storm, page, [{ type: 'deposit.changeAmount', text }])
  if (before && hasAmountField(before)) checkField(storm, page, expected)
  return typing
}

async function pickAmount(storm: StormBrowser, page: StormPage, index: number): Promise<void> {
  const shown = depositShown(page)
  const amount = shown?.quickAmounts[index]
  if (amount === undefined || !shown || !hasAmountField(shown)) return
  const picking = press(storm, page, [{ type: 'deposit.pickAmount', amount }])
  checkField(storm, page, shownAmount(amount))
  return picking
}

function checkField({ typed, world }: StormBrowser, page: StormPage, expected: string): void {
  typed.add(expected)
  const shown = depositShown(page)?.amountText
  if (shown !== expected) world.complain(`the field shows "${shown}" instead of "${expected}"`)
}

/** The bank acts on the newest or the oldest payable payment. */
async function settlePayment(
  { browser: { clock, control }, truths, world }: StormBrowser,
  action: PaymentAction,
  which: 'newest' | 'oldest',
): Promise<void> {
  const open = (await control.payments()).filter(isOpen)
  const payment = which === 'newest' ? open.at(0) : open.at(-1)
  if (!payment) return
  const { id } = payment
  if (action === 'payPart') await control.payPart(id, 1)
  else if (action === 'reject') await control.reject(id, 'Not your account')
  else await control[action](id)
  if (action === 'expire') return
  const state = action === 'pay' ? 'paid' : 'rejected'
  recordTruth({ truths, world }, id, { state, isLate: false, at: clock.now() })
}

/** Moves the server's clock near the deadline of the newest payment. */
async function moveToDeadline(storm: StormBrowser, ms: number): Promise<void> {
  const payment = (await storm.browser.control.payments()).find(isOpen)
  if (payment) await setServerClock(storm, payment.expiresAt + ms)
}

/** Sets the server's clock to an instant. */
export function setServerClock(storm: StormBrowser, instant: number): Promise<void> {
  const { browser, world } = storm
  return moveClocks(storm, { serverMs: instant - browser.clock.now() - world.server.aheadBy })
}

function isOpen({ state }: ControlPayment): boolean {
  return state === 'waiting' || state === 'partlyPaid'
}

/** Opens the deposit, after signing in if nobody is signed in. */
export async function open(page: StormPage): Promise<void> {
  if (!isMember(page)) await arrive(page, 'demo')
  await openDeposit(page.visit)
}
