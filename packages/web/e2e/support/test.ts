import AxeBuilder from '@axe-core/playwright'
import { type ControlClient, createControlClient } from '@croupier/mock-server/client'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { listenToCharts } from './chart-hits.ts'
import { listenForComplaints } from './complaints.ts'
import { holdTime, resetHeld } from './passing-time.ts'
import { isClockHeld } from './running.clocks.ts'
import { watchSettling } from './settled.ts'

interface Fixtures {
  /** The world of this test: members, payments and clock of its own. */
  readonly world: string
  readonly control: ControlClient
  /**
   * The complaints that a test provokes: what the browser says of the answers it is meant to get. Each
   * has to come, once or more.
   */
  readonly provokedComplaints: readonly string[]
  /** Complaints that a test need not name, and that need not come. */
  readonly allowedComplaints: readonly RegExp[]
  /** The name of the machine by which the site calls its services, where that is not its own. */
  readonly servicesHost: string | null
  /** Stops the clock of the test's world and pages, unless the clock of its file runs. */
  readonly clocked: undefined
  /** Complains after the test of everything that a browser complained of. */
  readonly watched: undefined
  /** Keeps what the charts of the test's pages did, where a build tells it. */
  readonly charted: undefined
}

interface OpenWorld {
  readonly baseURL: string | undefined
  readonly context: BrowserContext
  readonly world: string
  readonly isHeld: boolean
}

const opened = new WeakMap<BrowserContext, Promise<ControlClient>>()

/** The world of a test, which begins when it is first asked for. */
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
  await control.reset()
  if (!isHeld) return control
  await holdTime(context, control)
  return { ...control, reset: (beginning) => resetHeld(control, beginning) }
}

/** A test in a world of its own; it fails on any policy violation, script error or foreign request. */
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
      { allowedComplaints, baseURL, context, page, provokedComplaints, servicesHost },
      use,
    ) => {
      const complaints = await listenForComplaints(context, page, baseURL, servicesHost)
      await use(undefined)
      const isAllowed = (text: string) => allowedComplaints.some((one) => one.test(text))
      const told = complaints.filter((text) => !isAllowed(text))
      expect(new Set(told)).toEqual(new Set(provokedComplaints))
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

/** For tests that look at what happens and not at how it moves: they need not wait until it stands still. */
export const withoutMotion = { contextOptions: { reducedMotion: 'reduce' } } as const

/** No screen may break a rule of WCAG 2.2 AA that can be checked by machine, once it stands still. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await brokenRules(page)
  expect(found).toEqual([])
}

/** The rules of WCAG 2.2 AA that a screen breaks once it stands still, as far as a machine sees it. */
export async function brokenRules(page: Page): Promise<readonly string[]> {
  await page.evaluate(async () => {
    // An animation that is taken away rejects; it stands still all the same.
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  })
  await page.evaluate(() => window.settling.examine(true))
  const { violations } = await new AxeBuilder({ page })
    // No frame of the site is looked into, so the results need no page of their own to be put together.
    .setLegacyMode(true)
    // Only of what is wrong are the selectors of its elements worked out.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  await page.evaluate(() => window.settling.examine(false))
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)
}
