import { type ControlClient, createControlClient } from '@croupier/mock-server/client'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { violationsOn } from './axe.ts'
import { listenToCharts } from './chart-hits.ts'
import { listenForComplaints } from './complaints.ts'
import { holdTime, resetHeld } from './passing-time.ts'
import { isClockHeld } from './running.clocks.ts'
import { drawn, settled, watchSettling } from './settled.ts'

interface Fixtures {
  /** The name of this test's world, which has its own members, payments and clock. */
  readonly world: string
  readonly control: ControlClient
  /**
   * The complaints that a test provokes, because the browser logs the failures that the test arranges. Each must
   * come at least once.
   */
  readonly provokedComplaints: readonly string[]
  /** Complaints that may come, but need not. */
  readonly allowedComplaints: readonly RegExp[]
  /** The host name of the services, if it is not that of the site. */
  readonly servicesHost: string | null
  /** Stops the clock of the test's world and pages, unless the clock of its file runs. */
  readonly clocked: undefined
  /** Fails the test for everything that a browser complained of. */
  readonly watched: undefined
  /** Writes what the charts of the test's pages did, if the build reports it. */
  readonly charted: undefined
}

interface OpenWorld {
  readonly baseURL: string | undefined
  readonly context: BrowserContext
  readonly world: string
  readonly isHeld: boolean
}

const opened = new WeakMap<BrowserContext, Promise<ControlClient>>()

/** Opens the world of a test, which begins when it is first used. */
function openWorld(options: OpenWorld): Promise<ControlClient> {
  const known = opened.get(options.context)
  if (known) return known
  const opening = beginWorld(options)
  opened.set(options.context, opening)
  return opening
}

async function beginWorld({ baseURL, context, world, isHeld }: OpenWorld): Promise<ControlClient> {
  if (!baseURL) throw new Error('the tests need a base address')
  await context.addCookies([{ name: 'mock-world', value: world, url: baseURL }])
  const control = createControlClient({ baseUrl: baseURL, world })
  if (!isHeld) {
    await control.reset()
    return control
  }
  await holdTime(context, control)
  return { ...control, reset: (beginning) => resetHeld(control, beginning) }
}

const isWhole = process.env.CROUPIER_MATRIX === 'all'

/** A test with its own world; it fails on any policy violation, script error or foreign request. */
export const test = base.extend<Fixtures>({
  world: async ({ browserName: _ }, use, { testId }) => {
    await use(`e2e-${testId.toLowerCase().replace(/[^a-z0-9]/g, '-')}`.slice(0, 64))
  },
  control: async ({ baseURL, context, world }, use, { file }) => {
    await use(await openWorld({ baseURL, context, world, isHeld: isClockHeld(file) }))
  },
  clocked: async ({ baseURL, context, world }, use, { file }) => {
    await watchSettling(context)
    if (isClockHeld(file)) await openWorld({ baseURL, context, world, isHeld: true })
    await use(undefined)
  },
  page: async ({ clocked: _, page }, use) => {
    await use(page)
  },
  provokedComplaints: [[], { option: true }],
  allowedComplaints: [[], { option: true }],
  servicesHost: [null, { option: true }],
  watched: [
    async (
      {
        allowedComplaints,
        baseURL,
        context,
        javaScriptEnabled,
        page,
        provokedComplaints,
        servicesHost,
      },
      use,
    ) => {
      const complaints = await listenForComplaints(context, page, baseURL, servicesHost)
      await use(undefined)
      // What the last step causes may fail a moment after the test has seen what it expects. Without scripts no page
      // tells when it has drawn.
      if (javaScriptEnabled) await drawn(page)
      const isAllowed = (text: string) => allowedComplaints.some((one) => one.test(text))
      const told = () => new Set(complaints.filter((text) => !isAllowed(text)))
      // A browser may tell of a complaint a moment later.
      await expect.poll(told).toEqual(new Set(provokedComplaints))
    },
    { auto: true },
  ],
  charted: [
    async ({ context, page }, use, { testId }) => {
      const keepChartHits = await listenToCharts(context, testId)
      await use(undefined)
      await keepChartHits(page)
    },
    { auto: true },
  ],
})

export { expect }

/** For tests that do not check animations: they need not wait for them. */
export const withoutMotion = { contextOptions: { reducedMotion: 'reduce' } } as const

/**
 * Expects that the screen, once it has settled and its animations have ended, breaks no rule of WCAG 2.2 AA that a
 * machine can check. Contrast takes most of the time: outside the full run, it is measured once on each page.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await brokenRules(page, { isContrastMeasured: isWhole })
  expect(found).toEqual([])
}

/**
 * The rules of WCAG 2.2 AA that a screen breaks once it has settled and its animations have ended, as far as a machine
 * can tell.
 * @param measured the looks whose contrast was measured before; those of this screen are added
 */
export async function brokenRules(
  page: Page,
  { isContrastMeasured = true, measured = new Set<number>() } = {},
): Promise<readonly string[]> {
  await settled(page)
  await page.evaluate(async () => {
    // A cancelled animation rejects; it has ended all the same.
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
    window.settling.examine(true)
  })
  const violations = await violationsOn(page, {
    except: isContrastMeasured ? undefined : 'color-contrast',
    measured,
  })
  await page.evaluate(() => window.settling.examine(false))
  return violations.map(({ rule, elements }) => `${rule}: ${elements}`)
}
