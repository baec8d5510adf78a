import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test'
import { countCalls } from './settled.counters.ts'

/** What a page fetches that may change what it shows. Pictures and fonts come when they come. */
const awaited = new Set(['document', 'fetch', 'script', 'stylesheet', 'xhr'])

/** A machine that is busy with other things may load a page for long. */
const patience = 20_000

/** The requests of each context that are on their way. */
const underWay = new WeakMap<BrowserContext, Set<Request>>()

/** The contexts whose clock only moves when it is told to. */
const held = new WeakSet<BrowserContext>()

/** Counts what is on its way in the pages of a context from now on. */
export async function watchSettling(context: BrowserContext): Promise<void> {
  const requests = new Set<Request>()
  underWay.set(context, requests)
  context.on('request', (request) => {
    if (awaited.has(request.resourceType())) requests.add(request)
  })
  context.on('requestfinished', (request) => requests.delete(request))
  context.on('requestfailed', (request) => requests.delete(request))
  await context.addInitScript(countCalls)
}

/** Says that the clock of a context is held. */
export function markClockHeld(context: BrowserContext): void {
  held.add(context)
}

interface Settling {
  /**
   * Tells how many of the page's calls the test keeps on their way, given their addresses: the page waits
   * for them and settles all the same.
   */
  readonly heldCalls?: (addresses: readonly string[]) => number | Promise<number>
}

const noCalls = () => 0

/**
 * Waits until a page does nothing more by itself: no call and no script is on its way, no timer is due,
 * nothing of the page is loading, and two frames were drawn since.
 */
export async function settled(page: Page, { heldCalls = noCalls }: Settling = {}): Promise<void> {
  // A tab behind another one is drawn once a second.
  if (page.context().pages().length > 1) await page.bringToFront()
  await expect
    .poll(() => unsettled(page, heldCalls), {
      message: 'the page settles',
      intervals: [10],
      timeout: patience,
    })
    .toEqual([])
}

/** What is read of a page once it has settled. */
export async function whenSettled<Value>(
  page: Page,
  read: () => Promise<Value>,
  settling?: Settling,
): Promise<Value> {
  await settled(page, settling)
  return read()
}

/** Nothing of it is in the page, once that has settled. */
export async function expectAbsent(locator: Locator, settling?: Settling): Promise<void> {
  await settled(locator.page(), settling)
  await expect(locator).toHaveCount(0)
}

/** Nobody sees any of it, once the page has settled. It may be there and hidden. */
export async function expectUnseen(locator: Locator, settling?: Settling): Promise<void> {
  await expectAbsent(locator.filter({ visible: true }), settling)
}

/** What a page still does by itself, in words. */
async function unsettled(
  page: Page,
  heldCalls: Required<Settling>['heldCalls'],
): Promise<readonly string[]> {
  try {
    const left = await leftAfterDrawing(page, heldCalls)
    // A script that has arrived may run a moment later and ask for the next one.
    return left.length > 0 ? left : await leftAfterDrawing(page, heldCalls)
  } catch (error) {
    if (String(error).includes('Execution context was destroyed')) return ['the page is being left']
    throw error
  }
}

async function leftAfterDrawing(
  page: Page,
  heldCalls: Required<Settling>['heldCalls'],
): Promise<readonly string[]> {
  // Timers that are due at the instant at which the clock stands.
  if (held.has(page.context())) await page.clock.runFor(0)
  const { calls, busy } = await page.evaluate(() => window.settling.afterDrawing())
  const requests = [...(underWay.get(page.context()) ?? [])].filter((one) => isOf(page, one))
  const urls = requests.map((request) => request.url())
  const underWayCount = Math.max(calls, urls.length)
  const isWaiting = underWayCount > 0 && underWayCount > (await heldCalls(urls))
  return [
    ...(isWaiting ? [`${calls} calls`, ...urls] : []),
    ...(busy > 0 ? ['the page is loading'] : []),
  ]
}

function isOf(page: Page, request: Request): boolean {
  return request.serviceWorker() === null && request.frame() === page.mainFrame()
}
