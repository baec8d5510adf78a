import { minute, second } from '@croupier/core/time'
import { balanceOf } from '../deposit.steps.ts'
import { openBrowser, signIn } from '../site-visit.ts'
import type { StormAction } from './storm.actions.ts'
import { readLimits, satangOf } from './storm.amounts.ts'
import { asTab, frontTab, leaveTab, reloadTab, type StormBrowser } from './storm.browser.ts'
import { createDisk } from './storm.disk.ts'
import { type Ending, isFinal, type Truth } from './storm.endings.ts'
import { wrongsWithBooks, wrongsWithSilence } from './storm.ledger.ts'
import type { SentRequest } from './storm.network.ts'
import {
  depositShown,
  isMember,
  loadPage,
  lookBack,
  lookOver,
  type StormPage,
  type StormWorld,
  withdrawShown,
} from './storm.page.ts'
import { open, perform, setServerClock } from './storm.performing.ts'
import { createStormProxy, type StormProxy } from './storm.proxy.ts'
import { createShelf } from './storm.shelf.ts'
import type { Wish } from './storm.wishes.ts'
import { createWithdrawalBook, type WithdrawalBook } from './storm.withdrawals.ts'

/** The result of a storm. */
export interface Weather {
  /** The violations, in words; empty if all was well. */
  readonly problems: readonly string[]
  /** How many codes were requested. */
  readonly wishes: number
  /** How many transfers were reported. */
  readonly transfers: number
  /** The endings that were announced. */
  readonly endings: readonly Ending[]
  /** How many withdraw calls were made. */
  readonly withdrawals: number
}

/** Performs a storm until it finds a violation, then calms it down and checks the result. */
export async function weather(actions: readonly StormAction[]): Promise<Weather> {
  const problems = new Set<string>()
  const storm = await beginStorm((problem) => problems.add(problem))
  const steps = [
    ...actions.map((action) => () => perform(storm, action)),
    () => calmDown(storm),
    () => finishKept(storm),
    () => checkMoney(storm),
    () => endStorm(storm),
    () => checkBooks(storm, isCalm(actions)),
  ]
  for (const step of steps) {
    await step()
    for (const { page } of storm.tabs) lookOver(storm.world, page)
    if (problems.size > 0) break
  }
  const pages = [...storm.gone, ...storm.tabs].map(({ page }) => page)
  return {
    problems: [...problems],
    wishes: countOf(pages, 'createQr'),
    transfers: countOf(pages, 'sendTransfer'),
    endings: pages.flatMap(({ witness }) => witness.announced.map(({ ending }) => ending)),
    withdrawals: pages.flatMap(({ network }) => network.sent).filter(isWithdrawal).length,
  }
}

function isWithdrawal({ kind }: SentRequest): boolean {
  return kind === 'withdraw'
}

/** Actions that hide late money from the site or remove what it knows about it. */
const hidingActions: readonly StormAction['do'][] = [
  'moveServerClock',
  'moveDeviceClock',
  'moveToDeadline',
  'skewNode',
  'signOut',
  'loseCookies',
  'fillStorage',
  'stayAway',
  'plantTokens',
  'plantName',
  'loseName',
  'loseEveryCookie',
  'signInElsewhere',
  'signInElsewhereUnheard',
  'changeMember',
]

/** Whether a storm hides no late money and ends no session: the site does not look for money after a sign-out. */
function isCalm(actions: readonly StormAction[]): boolean {
  const endsSession = (action: StormAction) =>
    action.do === 'arm' && action.case.startsWith('session.')
  return !actions.some((action) => hidingActions.includes(action.do) || endsSession(action))
}

function countOf(pages: readonly StormPage[], asks: Wish['asks']): number {
  return pages.flatMap(({ wishes }) => wishes.filter((wish) => wish.asks === asks)).length
}

async function beginStorm(complain: (problem: string) => void): Promise<StormBrowser> {
  const made: StormProxy[] = []
  const browser = openBrowser({
    isLate: true,
    between: (server, clock) => {
      const between = createStormProxy(server, clock)
      made.push(between)
      return between.http
    },
  })
  const [proxy] = made
  if (!proxy) throw new Error('the browser has no way to its server')
  const disk = createDisk()
  const books = new Map<string, WithdrawalBook>()
  const truths = new Map<string, Truth[]>()
  let order = 0
  const world: StormWorld = {
    complain,
    device: { aheadBy: 0 },
    server: { aheadBy: 0, hasLeapt: false },
    nextOrder: () => {
      order += 1
      return order
    },
    disk,
    shelf: createShelf(disk.isFull),
    withdrawalsOf: (member) => {
      const book =
        books.get(member) ??
        createWithdrawalBook(complain, disk.isFull, () => world.server.hasLeapt)
      books.set(member, book)
      return book
    },
    truthsOf: (paymentId) => truths.get(paymentId) ?? [],
  }
  const tab = asTab(browser, disk)
  const page = await loadPage(world, tab, '/login')
  await signIn(page.visit, 'demo')
  const limits = await readLimits(browser.control)
  const typed = new Set([''])
  const tabs = [{ browser: tab, page }]
  const moved = { deviceMs: 0, serverMs: 0 }
  return { browser, front: 0, gone: [], limits, moved, proxy, tabs, truths, typed, world }
}

/** Restores the network, shows the pages, and lets the deadline of every payment pass. */
async function calmDown(storm: StormBrowser): Promise<void> {
  const { clock, control, connection } = storm.browser
  await control.disarm()
  storm.proxy.disarm()
  storm.world.disk.free()
  await control.skewClock(null)
  connection.mend()
  for (const { page } of storm.tabs) page.visit.page.resume('online')
  lookAtAll(storm)
  await storm.proxy.letThrough('all')
  // By then every call has had its answer or its timeout.
  await clock.advance(minute)
  await passDeadlines(storm)
  for (const { page } of storm.tabs) checkSettled(storm.world, page)
}

/** Lets the deadline of every payment pass, and shows the pages. */
async function passDeadlines(storm: StormBrowser): Promise<void> {
  const { clock, control } = storm.browser
  const { now } = await control.clock()
  const ends = (await control.payments()).map(({ expiresAt }) => expiresAt)
  await setServerClock(storm, Math.max(now, ...ends) + minute)
  await clock.advance(30 * second)
  lookAtAll(storm)
  await clock.advance(second)
  // No code expires by a clock that contradicts an answer of the last three minutes.
  const isDoubted = storm.tabs.some(({ page }) => !page.visit.app.services.clock.isConfirmed())
  if (isDoubted) await clock.advance(4 * minute)
}

function lookAtAll({ tabs }: StormBrowser): void {
  for (const { page } of tabs) page.visit.page.resume('visible')
}

/** Every code that appeared in the page's session has an announced ending. */
function checkSettled({ complain }: StormWorld, page: StormPage): void {
  const since = page.witness.arrivedAt()
  if (since === null) return
  const shown = new Map(page.witness.showings.map((showing) => [showing.paymentId, showing]))
  for (const { endings, order, paymentId } of shown.values()) {
    if (order > since && !endings.some(isFinal)) complain(`${paymentId} has no ending: ${endings}`)
  }
  const screen = depositShown(page)?.screen
  if (screen === 'requestingQr' || screen === 'checking') complain(`the deposit stays at ${screen}`)
  const withdrawal = withdrawShown(page)?.screen
  if (withdrawal === 'submitting' || withdrawal === 'loading') {
    complain(`the withdrawal stays at ${withdrawal}`)
  }
}

/** The next page shows a code whose page was left, and announces its ending. */
async function finishKept(storm: StormBrowser): Promise<void> {
  const { shelf, complain } = storm.world
  const tab = frontTab(storm)
  const member = tab.page.member() ?? 'demo'
  if (shelf.lookFor(tab.page.siteTime(), member) !== null) {
    await reloadTab(storm, tab)
    await open(tab.page)
    await passDeadlines(storm)
  }
  for (const id of shelf.due(member)) {
    complain(`${id} was on a screen, but no page showed how it ended`)
  }
}

/** The shown amounts equal the server's, to the satang. */
async function checkMoney(storm: StormBrowser): Promise<void> {
  const { browser, proxy, tabs, world } = storm
  const { control } = browser
  const { complain, shelf } = world
  const asked = (await control.requests({ endpoint: 'withdraw' })).length
  const pages = [...storm.gone, ...tabs].map(({ page }) => page)
  const calls = pages.flatMap(({ network }) => network.sent).filter(isWithdrawal).length
  if (asked > calls + proxy.copies('withdraw')) {
    complain(`the server saw ${asked} withdraw calls, but ${calls} were made`)
  }
  for (const { id, payAmount } of await control.payments()) {
    const shown = shelf.payAmount(id)
    if (shown !== undefined && shown !== satangOf(payAmount)) {
      complain(`${id} shows ${shown} satang instead of ${payAmount} baht`)
    }
  }
  lookAtAll(storm)
  await browser.clock.advance(second)
  const members = await control.members()
  for (const { page } of tabs) {
    if (!isMember(page) || page.member() === '') continue
    const member = members.find(({ username }) => username === page.member())
    const [shown, real] = [balanceOf(page.visit), member && satangOf(member.balance)]
    if (shown !== real) complain(`the balance shown is ${shown} satang instead of ${real}`)
  }
}

/** Leaves all pages, and waits until nothing can be under way any more. */
async function endStorm(storm: StormBrowser): Promise<void> {
  for (const tab of storm.tabs) await leaveTab(storm, tab)
  storm.tabs.length = 0
  await storm.browser.clock.advance(minute)
  for (const page of storm.gone) lookBack(storm.world, page)
}

/** Checks that what the members requested and were told matches what the server did. */
async function checkBooks(storm: StormBrowser, isQuiet: boolean): Promise<void> {
  const { browser, gone, proxy, world } = storm
  await proxy.letThrough('all')
  const pages = gone.map(({ page }) => page)
  const { control } = browser
  const books = {
    ledger: await control.ledger(),
    payments: await control.payments(),
    truthsOf: world.truthsOf,
    hasLeapt: world.server.hasLeapt,
  }
  const silence = isQuiet ? wrongsWithSilence(pages, books) : []
  for (const wrong of [...wrongsWithBooks(pages, books), ...silence]) world.complain(wrong)
}
