import type { DepositEvent } from '@croupier/core/deposit'
import { bahtToSatang } from '@croupier/core/money'
import { settle } from '@croupier/core/testing'
import { minute, second } from '@croupier/core/time'
import { balanceOf, openDeposit, screenOf } from '../deposit.steps.ts'
import { type Browser, openBrowser, type SiteVisit, signIn, visitSite } from '../site-visit.ts'
import type { PaymentAction, StormAction } from './storm.actions.ts'
import { buttonEvents } from './storm.buttons.ts'
import {
  countTimers,
  createStormNetwork,
  type SentRequest,
  type StormNetwork,
} from './storm.network.ts'
import { createWitness, type Witness } from './storm.witness.ts'

interface Storm {
  readonly browser: Browser
  readonly witness: Witness
  readonly problems: string[]
  /** Every request for a code, over all pages. */
  readonly writes: SentRequest[]
  visit: SiteVisit
  network: StormNetwork
  timers: () => number
}

/**
 * Lets a storm pass over a member's deposit, then calms it down.
 * @returns what must never be and was, in words; nothing when all was well
 */
export async function weather(actions: readonly StormAction[]): Promise<readonly string[]> {
  const storm = await beginStorm()
  for (const action of actions) {
    await act(storm, action)
    checkRequests(storm)
  }
  await calmDown(storm)
  await checkMoney(storm)
  await leave(storm)
  checkWrites(storm)
  return [...storm.problems, ...storm.witness.problems]
}

async function beginStorm(): Promise<Storm> {
  const browser = openBrowser()
  const witness = createWitness()
  const storm: Storm = {
    browser,
    witness,
    problems: [],
    writes: [],
    ...(await openPage(browser, witness, '/login')),
  }
  await signIn(storm.visit, 'demo')
  return storm
}

async function openPage(browser: Browser, witness: Witness, address: string) {
  const network = createStormNetwork(browser.http)
  const { clock, pending } = countTimers(browser.ports.clock)
  const ports = { ...browser.ports, clock }
  const visit = await visitSite({ ...browser, http: network.http, ports }, address, witness.watch)
  return { network, timers: pending, visit }
}

/** Everything that a member, a bank, a phone and a network can do. */
async function act(storm: Storm, action: StormAction): Promise<void> {
  const { browser, visit } = storm
  const { control, clock } = browser
  switch (action.do) {
    case 'wait':
      return visit.advance(action.ms)
    case 'sleep':
      return clock.sleep(action.ms)
    case 'moveServerClock':
      return void (await control.advance(action.ms))
    case 'fault': {
      const { applied, endpoint, kind, times } = action
      return void (await control.fault(endpoint, kind, { applied, times }))
    }
    case 'arm':
      return void (await control.arm(action.case, { endpoint: action.endpoint }))
    case 'pay':
    case 'payPart':
    case 'reject':
    case 'expire':
      return settlePayment(storm, action.do)
    case 'hide':
      return visit.page.hide()
    case 'show':
      return visit.page.resume('visible')
    case 'restore':
      return visit.page.resume('restored')
    case 'goOffline':
      browser.connection.cut()
      return visit.page.goOffline()
    case 'goOnline':
      storm.browser.connection.mend()
      return visit.page.resume('online')
    case 'reload':
      return reload(storm)
    case 'open':
      return open(storm)
    case 'close':
      if (visit.isRunning('transferPanel')) {
        visit.flow('transferPanel').send({ type: 'transferPanel.close' })
      }
      return visit.advance(0)
    case 'type':
      return tellDeposit(visit, [{ type: 'deposit.changeAmount', text: action.text }])
    default:
      return tellDeposit(visit, buttonEvents[action.do])
  }
}

/** Buttons that are not there do nothing. */
async function tellDeposit(visit: SiteVisit, events: readonly DepositEvent[]): Promise<void> {
  if (!visit.isRunning('deposit')) return
  for (const event of events) visit.flow('deposit').send(event)
  await visit.advance(0)
}

async function settlePayment(
  { browser: { control } }: Storm,
  action: PaymentAction,
): Promise<void> {
  const [payment] = await control.payments()
  if (payment?.state !== 'waiting') return
  if (action === 'payPart') await control.payPart(payment.id, 1)
  else if (action === 'reject') await control.reject(payment.id, 'Not your account')
  else await control[action](payment.id)
}

/** Nobody sees a page anew without a network: it is back then. */
async function reload(storm: Storm): Promise<void> {
  await leave(storm)
  storm.browser.connection.mend()
  const address = storm.visit.navigation.current()
  Object.assign(storm, await openPage(storm.browser, storm.witness, address))
}

async function open({ visit }: Storm): Promise<void> {
  if (!isMember(visit)) {
    visit.navigation.go('/login', 'push')
    await visit.advance(0)
    if (visit.isRunning('login')) await signIn(visit, 'demo')
  }
  await openDeposit(visit)
}

function isMember({ app }: SiteVisit): boolean {
  return app.actor.getSnapshot().hasTag('member')
}

/** The last page goes: what it asked is given up, but never a request for a code or new tokens. */
async function leave(storm: Storm): Promise<void> {
  const { network, problems, timers, visit, writes } = storm
  visit.leave()
  await settle()
  checkRequests(storm)
  writes.push(...network.sent.filter(({ kind }) => kind === 'createQr'))
  const open = network.sent.filter(({ isOpen }) => isOpen)
  const kept = open.filter(({ kind }) => isNeverAborted(kind))
  for (const { request, url } of open.filter((one) => !kept.includes(one))) {
    if (!request.signal.aborted) problems.push(`${url.pathname} goes on after the page is gone`)
  }
  // A request for a code whose token had expired waits for the new tokens, to be sent again.
  const lastWrite = network.sent.filter(({ kind }) => kind === 'createQr').at(-1)
  const isRefreshing = kept.some(({ kind }) => kind === 'refresh')
  const allowed = kept.length + (isRefreshing && lastWrite?.code === 7003 ? 1 : 0)
  if (timers() > allowed) problems.push(`${timers()} timers go on after the page is gone`)
}

function isNeverAborted(kind: SentRequest['kind']): boolean {
  return kind === 'createQr' || kind === 'refresh'
}

/** What must hold of the requests at any time. */
function checkRequests({ network, problems }: Storm): void {
  if (network.mostPolls() > 1) problems.push(`${network.mostPolls()} questions were open at once`)
  for (const { kind, request, url } of network.sent) {
    const isAborted = isNeverAborted(kind) && request.signal.aborted
    if (isAborted) problems.push(`${url.pathname} was aborted`)
  }
}

/** The network holds, the page is looked at, and the time of every payment passes. */
async function calmDown(storm: Storm): Promise<void> {
  const { browser, problems, visit } = storm
  await browser.control.disarm()
  storm.browser.connection.mend()
  visit.page.resume('online')
  visit.page.resume('visible')
  // Until then every call has had its answer or its deadline.
  await visit.advance(minute)
  const { now } = await browser.control.clock()
  const ends = (await browser.control.payments()).map(({ expiresAt }) => expiresAt)
  await browser.control.setClock(Math.max(now, ...ends) + minute)
  await visit.advance(2 * minute)
  if (!visit.isRunning('deposit')) return
  const screen = screenOf(visit)
  if (['awaitingPayment', 'requestingQr', 'checking'].includes(screen)) {
    problems.push(`the deposit stays at ${screen}`)
  }
}

/** What was asked for and what is shown is what the server has, to the satang. */
async function checkMoney({ browser, problems, visit, witness }: Storm): Promise<void> {
  const { control } = browser
  for (const { id, payAmount } of await control.payments()) {
    const seen = witness.payments.get(id)
    if (seen && seen.payAmount !== bahtToSatang(payAmount)) {
      problems.push(`${id} shows ${seen.payAmount} satang instead of ${payAmount} baht`)
    }
  }
  visit.page.resume('visible')
  await visit.advance(second)
  if (!isMember(visit)) return
  const demo = (await control.members()).find(({ username }) => username === 'demo')
  const [shown, real] = [balanceOf(visit), demo && bahtToSatang(demo.balance)]
  if (shown !== real) problems.push(`the balance shown is ${shown} satang instead of ${real}`)
}

/** A code was asked for once for each time it was wanted, and for that amount. */
function checkWrites({ problems, witness, writes }: Storm): void {
  const wanted = [...witness.intents]
  // A call that was refused because its token had expired was not carried out, and is sent again.
  for (const { url } of writes.filter(({ code }) => code !== 7003)) {
    const amount = bahtToSatang(Number(url.searchParams.get('amount')))
    const index = wanted.indexOf(amount)
    if (index < 0) problems.push(`${amount} satang were asked for though nobody wanted them`)
    else wanted.splice(0, index + 1)
  }
}
