import { type App, type FlowRefs, flowRef } from '@croupier/core'
import { depositView } from '@croupier/core/deposit'
import { sessionCookies } from '@croupier/core/internal'
import { settle } from '@croupier/core/testing'
import { balanceOf } from '../deposit.steps.ts'
import { type Browser, type SiteVisit, visitSite } from '../site-visit.ts'
import { withdrawOf } from '../withdraw.steps.ts'
import { createPageClock, type DeviceClock, type ServerTime } from './storm.clock.ts'
import type { Disk } from './storm.disk.ts'
import { isFinal, type Truth } from './storm.endings.ts'
import {
  balanceIn,
  createStormNetwork,
  isOwnerQuestion,
  isTokenRefused,
  isToWait,
  type SentRequest,
  type StormNetwork,
} from './storm.network.ts'
import { createPayoutWitness, type PayoutWitness } from './storm.payouts.ts'
import type { Shelf } from './storm.shelf.ts'
import { type Wish, wrongsWithWrites } from './storm.wishes.ts'
import type { WithdrawalBook } from './storm.withdrawals.ts'
import { createWitness, type Witness } from './storm.witness.ts'

/** What all pages of a storm share. */
export interface StormWorld {
  readonly device: DeviceClock
  readonly server: ServerTime
  readonly disk: Disk
  readonly shelf: Shelf
  /** The book of a member's withdrawals. */
  readonly withdrawalsOf: (member: string) => WithdrawalBook
  readonly nextOrder: () => number
  readonly truthsOf: (paymentId: string) => readonly Truth[]
  readonly complain: (problem: string) => void
}

/** One page load and its activity. */
export interface StormPage {
  /** Its position in the order of all happenings. */
  readonly id: number
  readonly visit: SiteVisit
  readonly network: StormNetwork
  readonly witness: Witness
  readonly payouts: PayoutWitness
  readonly wishes: Wish[]
  /** The member whom it shows; null for a visitor. */
  readonly member: () => string | null
  /** Whether the stored tokens belong to the shown member and to nobody else. */
  readonly isSessionTheirs: () => boolean
  /** Whether the cookie with the owner of the tokens exists. */
  readonly isNameKept: () => boolean
  /** The number of its pending timers. */
  readonly timers: () => number
  /** The page's time, epoch milliseconds. */
  readonly siteTime: () => number
}

/** A page that was left, and when. */
export interface GonePage {
  readonly page: StormPage
  readonly leftAt: number
}

export async function loadPage(
  world: StormWorld,
  tab: Browser,
  address: string,
): Promise<StormPage> {
  const { complain, device, nextOrder, server, shelf, truthsOf, withdrawalsOf } = world
  const { cookies } = tab.ports
  const id = nextOrder()
  const { clock, timers } = createPageClock(tab.ports.clock, device)
  let siteTime = () => clock.now()
  let member = (): string | null => null
  const now = () => tab.clock.now()
  const isHeldBy = (name: string | null) =>
    cookies.read('auth') !== null &&
    !sessionCookies.some(cookies.isShadowed) &&
    (cookies.read('username') ?? name) === name
  const bookOf = (one: SentRequest) => withdrawalsOf(one.member ?? '')
  const network = createStormNetwork({
    http: tab.http,
    nextOrder,
    now,
    siteTime: () => siteTime(),
    serverTime: () => now() + server.aheadBy,
    member: () => member(),
    isHeldBy,
    recordSent: (one) => {
      if (one.kind === 'withdraw') bookOf(one).recordSent(id, one)
    },
    recordHeard: (one) => {
      if (one.kind === 'withdraw') bookOf(one).recordHeard(one)
    },
  })
  const { sent } = network
  const witness = createWitness({
    ...{ complain, nextOrder, now, sent, shelf, truthsOf },
    isSessionTheirs: () => isHeldBy(member()),
  })
  const payouts = createPayoutWitness((of) => withdrawalsOf(of).recordSettled())
  const watch = (app: App) => {
    siteTime = () => app.services.clock.now()
    member = () => memberIn(app.actor.getSnapshot())
    witness.watch(app)
    watchPayouts(app, payouts)
  }
  const browser = { ...tab, http: network.http, ports: { ...tab.ports, clock } }
  const visit = await visitSite(browser, address, watch)
  return {
    id,
    network,
    visit,
    witness,
    payouts,
    timers,
    wishes: [],
    siteTime: () => siteTime(),
    member: () => member(),
    isSessionTheirs: () => isHeldBy(member()),
    isNameKept: () => cookies.read('username') !== null,
  }
}

type AppSnapshot = ReturnType<App['actor']['getSnapshot']>

function memberIn(snapshot: AppSnapshot): string | null {
  return snapshot.hasTag('member') ? snapshot.context.username : null
}

function watchPayouts({ actor }: App, payouts: PayoutWitness): void {
  let watched: FlowRefs['withdraw'] | undefined
  actor.subscribe((snapshot) => {
    const withdraw = flowRef(snapshot, 'withdraw')
    if (withdraw && withdraw !== watched) payouts.watch(withdraw, memberIn(snapshot) ?? '')
    watched = withdraw
  })
}

export function isMember({ visit }: StormPage): boolean {
  return visit.app.actor.getSnapshot().hasTag('member')
}

/** What the deposit shows, or null if it does not run. */
export function depositShown({ visit }: StormPage) {
  return visit.isRunning('deposit')
    ? depositView(visit.flow('deposit').getSnapshot(), 'wide')
    : null
}

/** What the withdrawal shows, or null if it does not run. */
export function withdrawShown({ visit }: StormPage) {
  return visit.isRunning('withdraw') ? withdrawOf(visit) : null
}

/** Checks what must hold for a page at any time. */
export function lookOver(world: StormWorld, page: StormPage): void {
  const { complain, withdrawalsOf } = world
  const member = page.member()
  if (member !== null) withdrawalsOf(member).recordTime(page.siteTime())
  const { mostPolls, sent } = page.network
  if (mostPolls() > 1) complain(`${mostPolls()} polls were open at once`)
  for (const { kind, request, url } of sent) {
    if (isNeverAborted(kind) && request.signal.aborted) complain(`${url.pathname} was aborted`)
  }
  for (const wrong of wrongsWithWrites(page.wishes, sent)) complain(wrong)
  checkExpected(world, page)
  checkOffer(world, page)
  checkLaterWords(world, page)
}

/** A member who comes back finds the stored code. */
function checkExpected({ complain, shelf }: StormWorld, page: StormPage): void {
  const expected = page.witness.takeExpected()
  if (!expected || page.witness.arrivedAt() !== expected.since) return
  const isShown = page.witness.showings.some(
    ({ order, paymentId }) => paymentId === expected.paymentId && order > expected.since,
  )
  if (!isShown && shelf.lookFor(page.siteTime(), expected.member) === expected.paymentId) {
    complain(`${expected.paymentId} is pending, but a page that was opened since does not show it`)
  }
}

/** While a code waits on this device, no page offers to create another. */
function checkOffer({ complain, shelf }: StormWorld, page: StormPage): void {
  const screen = depositShown(page)?.screen
  if (screen !== 'choosingChannel' && screen !== 'enteringAmount') return
  const waiting = shelf.lookFor(page.siteTime(), page.member() ?? '')
  if (waiting !== null) complain(`${waiting} is pending, but a page is at ${screen}`)
}

/** A balance call follows every ending of a code, and a toast each cancellation that no card tells. */
function checkLaterWords({ complain }: StormWorld, page: StormPage): void {
  const { network, visit, witness } = page
  for (const { at, ending, isSessionTheirs, order, showing } of witness.announced) {
    if (!isFinal(ending) || ending === 'givenUp' || !isSessionTheirs) continue
    const asked = network.sent.filter(({ kind }) => kind === 'getCredit')
    const before = asked.findLast(({ sentAt }) => sentAt < at)
    const isAsked = asked.some(({ sentAt }) => sentAt >= at) || isToWait(before)
    const isOver = (witness.arrivedAt() ?? Number.POSITIVE_INFINITY) > order
    if (!isAsked && !isOver) complain(`no balance was requested after ${showing.paymentId}`)
  }
  const cancelled = witness.announced.filter(({ ending }) => ending === 'cancelled')
  const unseen = cancelled.filter(({ isShown }) => !isShown).length
  const announced = visit.toasts.filter(
    ({ message }) => message.id === 'deposit.poll.cancelled',
  ).length
  // A page may close before the card of a code that was cancelled on the screen appears.
  const withoutCard = cancelled.filter(
    ({ showing }) => !witness.cardsOfCancelled.has(showing.paymentId),
  ).length
  if (announced < unseen || announced > withoutCard) {
    complain(`${announced} of ${unseen} to ${withoutCard} cancellations were reported by a toast`)
  }
}

/** After all answers are read, the page shows the balance of the latest answered call. */
export function checkBalance({ complain }: StormWorld, { network, visit }: StormPage): void {
  const shown = balanceOf(visit)
  if (shown === null) return
  const heard = network.sent.findLast((one) => balanceIn(one) !== null)
  const answered = heard ? balanceIn(heard) : null
  if (answered !== shown)
    complain(`the balance shown is ${shown} satang, but the last answer said ${answered}`)
}

/**
 * Leaves the page: its requests are aborted, but never one for a code or for new tokens.
 * @param others the open pages, one of which may renew the tokens for all
 */
export async function leavePage(
  world: StormWorld,
  page: StormPage,
  others: readonly StormPage[],
): Promise<GonePage> {
  const { network, timers, visit } = page
  const isRenewing = renewsTokens(page)
  visit.leave()
  const leftAt = world.nextOrder()
  await settle()
  lookOver(world, page)
  const open = network.sent.filter(({ isOpen }) => isOpen)
  const kept = open.filter(({ kind }) => isNeverAborted(kind))
  for (const { request, url } of open.filter((one) => !kept.includes(one))) {
    if (!request.signal.aborted) world.complain(`${url.pathname} goes on after the page is gone`)
  }
  const waits = isRenewing && !kept.some(({ kind }) => kind === 'refresh')
  const allowed = kept.length + (waits || waitsForTokens(page, others) ? 1 : 0)
  if (timers() > allowed) world.complain(`${timers()} timers go on after the page is gone`)
  return { page, leftAt }
}

/** Before a page renews the tokens itself, it waits for a while whether another page has stored new ones. */
function renewsTokens({ visit }: StormPage): boolean {
  const { session } = visit.app.actor.getSnapshot().children
  return session?.getSnapshot().matches({ signedIn: 'refreshing' }) ?? false
}

/** A request for a code whose token had expired waits for the new tokens and is sent again. */
function waitsForTokens(page: StormPage, others: readonly StormPage[]): boolean {
  const lastWrite = page.network.sent.findLast(({ kind }) => isMoneyWrite(kind))
  const isRenewing = [page, ...others].some(({ network }) =>
    network.sent.some(({ isOpen, kind }) => kind === 'refresh' && isOpen),
  )
  return isRenewing && lastWrite !== undefined && isTokenRefused(lastWrite)
}

/** Checks what must hold for a page that was left longer ago than any call takes. */
export function lookBack({ complain }: StormWorld, { leftAt, page }: GonePage): void {
  const { sent } = page.network
  const late = sent.filter(
    (one) => one.order > leftAt && !isNeverAborted(one.kind) && !asksWhoseWrite(one, sent),
  )
  for (const { url } of late) complain(`${url.pathname} was called by a page that was gone`)
  if (page.timers() > 0) complain(`${page.timers()} timers never end after their page is gone`)
}

/** Before the page repeats a money write whose token was refused, it asks for the owner of the new tokens. */
function asksWhoseWrite(one: SentRequest, sent: readonly SentRequest[]): boolean {
  const writes = sent.filter(({ kind, order }) => isMoneyWrite(kind) && order < one.order)
  return isOwnerQuestion(one) && writes.some(isTokenRefused)
}

function isNeverAborted(kind: SentRequest['kind']): boolean {
  return isMoneyWrite(kind) || kind === 'refresh'
}

function isMoneyWrite(kind: SentRequest['kind']): boolean {
  return kind === 'createQr' || kind === 'sendTransfer' || kind === 'withdraw'
}
