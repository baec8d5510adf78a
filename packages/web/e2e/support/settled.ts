import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test'
import { countCalls } from './settled.counters.ts'

/** The requests that may change what a page shows. Pictures and fonts are not awaited. */
const awaited = new Set(['document', 'fetch', 'script', 'stylesheet', 'xhr'])

/** How long to wait, in ms: a busy machine may take long to load a page. */
const patience = 20_000

/** The requests in flight of each context. */
const underWay = new WeakMap<BrowserContext, Set<Request>>()

/** The contexts whose clock only the test moves. */
const held = new WeakSet<BrowserContext>()

/** Counts the unfinished work in the pages of a context from now on. */
export async function watchSettling(context: BrowserContext): Promise<void> {
  const requests = new Set<Request>()
  underWay.set(context, requests)
  context.on('request', (request) => {
    if (awaited.has(request.resourceType())) requests.add(request)
  })
  context.on('requestfinished', (request) => requests.delete(request))
  context.on('requestfailed', (request) => requests.delete(request))
  await context.addInitScript(countCalls)
  context.on('page', waitWhenOpened)
}

/**
 * A rendered page looks finished before it listens: a person needs longer to press than a test does. A test that looks
 * at the page before that, or holds back what the page needs for it, opens it with `waitUntil: 'commit'`.
 */
function waitWhenOpened(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  // Waiting for a locator would dismiss the toasts that the page opens with.
  const listening = () =>
    expect
      .poll(() => unlessLeft(() => page.locator('[data-rendered]').count(), 1), {
        message: 'the page listens',
        intervals: [10],
        timeout: 3 * patience,
      })
      .toBe(0)
  page.goto = async (address, options) => {
    const answer = await goto(address, options)
    if (options?.waitUntil !== 'commit') await listening()
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (options?.waitUntil !== 'commit') await listening()
    return answer
  }
}

/** Records that the clock of a context is held. */
export function markClockHeld(context: BrowserContext): void {
  held.add(context)
}

interface Settling {
  /**
   * Returns how many of the page's calls in flight the test holds, given their addresses: the page counts as
   * settled although it waits for them.
   */
  readonly heldCalls?: (addresses: readonly string[]) => number | Promise<number>
  /** Whether the page counts as settled although it is loading, because what it needs is among the held calls. */
  readonly mayLoad?: boolean
}

const noCalls = () => 0

/**
 * Waits until a page does nothing more by itself: no call and no script is in flight, no timer is due, nothing of
 * the page is loading, and two frames were drawn since.
 */
export async function settled(
  page: Page,
  { heldCalls = noCalls, mayLoad = false }: Settling = {},
): Promise<void> {
  await bringToFront(page)
  await expect
    .poll(() => unsettled(page, { heldCalls, mayLoad }), {
      message: 'the page settles',
      intervals: [10],
      timeout: patience,
    })
    .toEqual([])
}

/** Waits until the page, if it is still open, has drawn what the last step of a test began. */
export async function drawn(page: Page): Promise<void> {
  if (page.isClosed()) return
  await bringToFront(page)
  // The browser's own pages, such as those of errors, count nothing.
  const draw = async () => {
    if ('settling' in window) await window.settling.afterDrawing()
  }
  await unlessLeft(() => page.evaluate(draw), undefined)
}

/** Reads something of a page once the page has settled. */
export async function whenSettled<Value>(
  page: Page,
  read: () => Promise<Value> | Value,
  settling?: Settling,
): Promise<Value> {
  await settled(page, settling)
  return read()
}

/** Expects that the page has no such element once it has settled. */
export async function expectAbsent(locator: Locator, settling?: Settling): Promise<void> {
  await settled(locator.page(), settling)
  await expect(locator).toHaveCount(0)
}

/** Expects that no such element is visible once the page has settled; it may exist and be hidden. */
export async function expectUnseen(locator: Locator, settling?: Settling): Promise<void> {
  await expectAbsent(locator.filter({ visible: true }), settling)
}

/** The unfinished work of a page, in words. */
async function unsettled(page: Page, settling: Required<Settling>): Promise<readonly string[]> {
  return unlessLeft(async () => {
    const left = await leftAfterDrawing(page, settling)
    // A script that has arrived may run a moment later and request the next one.
    return left.length > 0 ? left : await leftAfterDrawing(page, settling)
  }, ['the page is being left'])
}

/** A browser draws a background tab only once a second. */
async function bringToFront(page: Page): Promise<void> {
  if (page.context().pages().length > 1) await page.bringToFront()
}

/** Reads something of a page, or returns another value if the page is replaced meanwhile. */
async function unlessLeft<Value>(read: () => Promise<Value>, whenLeft: Value): Promise<Value> {
  try {
    return await read()
  } catch (error) {
    if (String(error).includes('Execution context was destroyed')) return whenLeft
    throw error
  }
}

async function leftAfterDrawing(
  page: Page,
  { heldCalls, mayLoad }: Required<Settling>,
): Promise<readonly string[]> {
  // Runs the timers that are due at the current instant of the held clock.
  if (held.has(page.context())) await page.clock.runFor(0)
  const { calls, busy } = await page.evaluate(() => window.settling.afterDrawing())
  const requests = [...(underWay.get(page.context()) ?? [])].filter((one) => isOf(page, one))
  const urls = requests.map((request) => request.url())
  const underWayCount = Math.max(calls, urls.length)
  const isWaiting = underWayCount > 0 && underWayCount > (await heldCalls(urls))
  return [
    ...(isWaiting ? [`${calls} calls`, ...urls] : []),
    ...(busy > 0 && !mayLoad ? ['the page is loading'] : []),
  ]
}

function isOf(page: Page, request: Request): boolean {
  return request.serviceWorker() === null && request.frame() === page.mainFrame()
}
