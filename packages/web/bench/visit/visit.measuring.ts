import type { BrowserContext, Page } from '@playwright/test'
import type { PageFigures, Sight, VisitFigures } from './figures.ts'
import { type RequestWatch, watchRequests } from './sent.requests.ts'
import { type Slowness, slowPage } from './slow.phone.ts'

/** How long nothing must happen until a page counts as idle, and how long it may take until then. */
const idle = { quietMs: 1_000, limitMs: 60_000 }

const step = 100

/** A page whose visits are measured. */
export interface MeasuredPage {
  readonly page: Page
  /** Opens an address or goes back, waits until the page is idle, and says what it took. */
  readonly open: (way: () => Promise<unknown>, sight?: Sight) => Promise<VisitFigures>
  /** The same for what is done on the page that is open; it counts from the first press. */
  readonly act: (done: () => Promise<unknown>, sight?: Sight) => Promise<VisitFigures>
  readonly close: () => Promise<void>
}

export async function measuredPage(
  context: BrowserContext,
  slowness: Slowness,
): Promise<MeasuredPage> {
  const { page, session } = await slowPage(context, slowness)
  const watch = await watchRequests(session)
  return {
    page,
    open: async (way, sight) => {
      watch.forget()
      await way()
      return figuresOf(page, watch, { sinceMs: 0, sight })
    },
    act: async (done, sight) => {
      const sinceMs = await page.evaluate(() => performance.now())
      await done()
      return figuresOf(page, watch, { sinceMs, sight })
    },
    close: () => page.close(),
  }
}

interface Wanted {
  readonly sinceMs: number
  readonly sight: Sight | undefined
}

async function figuresOf(page: Page, watch: RequestWatch, wanted: Wanted): Promise<VisitFigures> {
  const { sight, sinceMs } = wanted
  const read = await untilIdle(page, watch, wanted)
  const { figures, now, openedAt } = read
  const isOpening = sinceMs === 0
  const startMs = isOpening ? 0 : (figures.firstPressMs ?? sinceMs)
  const seenMs = sight ? figures.sightsMs[sight] : undefined
  const largestPaintMs = isOpening ? figures.largestPaintMs : null
  const shownMs = seenMs === undefined ? null : seenMs - startMs
  const { blockedMs, interactions, layoutShift, moved } = figures
  return {
    largestPaintMs,
    shownMs,
    blockedMs,
    layoutShift,
    moved,
    interactions,
    idleMs: now - idle.quietMs - startMs,
    firstViewMs: largestPaintMs ?? shownMs,
    sent: watch.sentSince(openedAt + startMs),
  }
}

interface Reading {
  readonly figures: PageFigures
  /** In ms since the page was opened. */
  readonly now: number
  /** When it was opened, by the machine's clock. */
  readonly openedAt: number
}

/** Waits until the sight was seen and nothing is sent or worked at any more. */
async function untilIdle(page: Page, watch: RequestWatch, wanted: Wanted): Promise<Reading> {
  const { sight, sinceMs } = wanted
  const givenUpAt = performance.now() + idle.limitMs
  for (;;) {
    // Real time is what is measured; a page that is polled all the time would be slower.
    await page.waitForTimeout(step)
    if (!watch.isBusy() && performance.now() - watch.lastDoneAt() > idle.quietMs) {
      const { figures, ...times } = await page.evaluate((since) => {
        const figures = window.readVisit?.(since)
        return { figures, now: performance.now(), openedAt: performance.timeOrigin }
      }, sinceMs)
      if (!figures) throw new Error('the page has no probe')
      const isSeen = sight === undefined || figures.sightsMs[sight] !== undefined
      if (isSeen && figures.quietMs > idle.quietMs) return { figures, ...times }
    }
    if (performance.now() > givenUpAt) {
      throw new Error(`${page.url()} does not come to rest${sight ? `, or without ${sight}` : ''}`)
    }
  }
}
