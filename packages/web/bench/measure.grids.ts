import type { CDPSession, Page } from '@playwright/test'
import { type GridRun, type GridRuns, type GridVersion, gridVersions } from './figures.ts'
import type { GridBench } from './grid-bench.ts'

export interface GridMeasuring {
  /** How often to draw the site's grid and the library's, alternately. */
  readonly runs: number
  /** How often to draw all cards. */
  readonly naive: number
  /** How many times slower the processor is made. */
  readonly slowdown: number
  /** How fast the list scrolls, in px a second, and for how long. */
  readonly speed: number
  readonly seconds: number
}

/**
 * Draws and scrolls each version on a separate page: the windowed ones once as a warm-up, which fills the caches
 * of browser and server, and then each as often as requested.
 */
export async function measureGrids(
  open: () => Promise<Page>,
  measuring: GridMeasuring,
  log: (line: string) => void,
): Promise<GridRuns> {
  const runs: Record<GridVersion, GridRun[]> = { naive: [], ours: [], library: [] }
  for (let run = 0; run <= measuring.runs; run += 1) {
    const firstPaints: string[] = []
    for (const version of gridVersions) {
      if (version === 'naive' && (run === 0 || run > measuring.naive)) continue
      const page = await open()
      const measured = await measureGrid(page, version, measuring)
      await page.close()
      firstPaints.push(`${version} ${measured.firstPaintMs.toFixed(0)} ms`)
      if (run > 0) runs[version].push(measured)
    }
    log(
      `${run === 0 ? 'to warm up' : `run ${run} of ${measuring.runs}`}: ${firstPaints.join(', ')}`,
    )
  }
  return runs
}

async function measureGrid(
  page: Page,
  version: GridVersion,
  { seconds, slowdown, speed }: GridMeasuring,
): Promise<GridRun> {
  const processor = await page.context().newCDPSession(page)
  await page.waitForFunction((): GridBench | undefined => window.gridBench)
  await slowDown(processor, slowdown)
  const firstPaintMs = present(await page.evaluate((name) => window.gridBench?.show(name), version))
  // Meanwhile the pictures of the first screen load.
  await page.waitForTimeout(2_000)
  const framesMs = present(
    await page.evaluate((way) => window.gridBench?.scroll(way), { speed, seconds }),
  )
  await slowDown(processor, 1)
  const counts = present(await page.evaluate(() => window.gridBench?.count()))
  return { firstPaintMs, framesMs, ...counts }
}

/** Makes the processor slower for a page by this factor. */
export async function slowDown(processor: CDPSession, rate: number): Promise<void> {
  await processor.send('Emulation.setCPUThrottlingRate', { rate })
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the page of the benchmark is gone')
  return value
}
