import { createControlClient } from '@croupier/mock-server/client'
import { chromium } from '@playwright/test'
import type { Language } from '../../visit/words.ts'
import { launchOptions, type Size, sizes } from '../support/browser.options.ts'
import { type BrowserVisit, openBrowserVisit } from '../support/browser.visit.ts'
import { listenForComplaints } from '../support/complaints.ts'
import { holdTime } from '../support/passing-time.ts'
import { watchSettling } from '../support/settled.ts'

export interface BrowserSiteOptions {
  /** The address of the built site. */
  readonly baseUrl: string
  /** The path of a Chromium. */
  readonly browser: string
  readonly size: Size
  readonly language: Language
  /** Shows the window, so that a person can watch. */
  readonly isShown: boolean
}

/** A visit that ends when it is closed. Closing throws if the browser had unexpected complaints. */
export interface OpenVisit extends BrowserVisit {
  close(): Promise<void>
}

/** A browser that opens the site any number of times, each time in a new world. */
export interface BrowserSite {
  /** @param provoked the events that the site is expected to log as errors */
  openVisit(provoked: readonly string[]): Promise<OpenVisit>
  close(): Promise<void>
}

/** The commands' compiler calls a helper to keep the names of functions, which code in a page lacks. */
const keepNames = 'globalThis.__name = (named) => named'

/** Starts a browser outside a test runner. */
export async function startBrowserSite({
  baseUrl,
  browser: executable,
  isShown,
  language,
  size,
}: BrowserSiteOptions): Promise<BrowserSite> {
  const browser = await chromium.launch({ ...launchOptions(executable), headless: !isShown })
  let visits = 0
  return {
    openVisit: async (provoked) => {
      visits += 1
      const world = `journey-${visits}`
      const context = await browser.newContext({
        ...sizes[size],
        baseURL: baseUrl,
        reducedMotion: isShown ? 'no-preference' : 'reduce',
      })
      await context.addCookies([{ name: 'mock-world', value: world, url: baseUrl }])
      const control = createControlClient({ baseUrl, world })
      await context.addInitScript(keepNames)
      await watchSettling(context)
      await holdTime(context, control)
      const page = await context.newPage()
      const complaints = await listenForComplaints(context, page, baseUrl)
      return {
        ...(await openBrowserVisit({ control, language, page, size })),
        close: async () => {
          await context.close()
          const unasked = complaints.filter(
            (one) => !provoked.some((event) => one === `console: ${event}`),
          )
          if (unasked.length > 0) throw new Error(`the browser complains: ${unasked}`)
        },
      }
    },
    close: () => browser.close(),
  }
}
