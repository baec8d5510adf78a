import { second } from '@croupier/core/time'
import { type Browser, type SiteVisit, visitSite } from '../site-visit.ts'
import type { JourneyTarget } from './journey.ts'

/** A tab without a screen. It shows one page after the other: all its parts belong to the page that is open. */
export interface HeadlessTab extends SiteVisit {
  /** Leaves the page and loads another. */
  load(address: string): Promise<void>
  reload(): Promise<void>
}

/** @param visit the first page of the tab */
export function tabOf(browser: Browser, visit: SiteVisit): HeadlessTab {
  let shown = visit
  const load = async (address: string) => {
    shown.leave()
    shown = await visitSite(browser, address)
  }
  return {
    get app() {
      return shown.app
    },
    get log() {
      return shown.log
    },
    get navigation() {
      return shown.navigation
    },
    get page() {
      return shown.page
    },
    get toasts() {
      return shown.toasts
    },
    advance: (ms) => shown.advance(ms),
    flow: (name) => shown.flow(name),
    isRunning: (name) => shown.isRunning(name),
    leave: () => shown.leave(),
    load,
    reload: () => load(shown.navigation.current()),
  }
}

interface TargetOptions<Step extends string, Sight> {
  readonly tab: SiteVisit
  readonly steps: Readonly<Record<Step, () => unknown>>
  readonly lookAt: (tab: SiteVisit) => Sight
  /** How long each step takes, in ms; a second, so that what it begins ends. */
  readonly paceMs?: number
}

/** Walks a journey in a tab. */
export function targetOf<Step extends string, Sight>({
  lookAt,
  paceMs = second,
  steps,
  tab,
}: TargetOptions<Step, Sight>): JourneyTarget<Step, Sight> {
  return {
    take: async (step) => {
      await steps[step]()
      await tab.advance(paceMs)
    },
    look: async () => lookAt(tab),
    close: async () => tab.leave(),
  }
}
