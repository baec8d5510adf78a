import type { Browser } from '../site-visit.ts'
import type { ChannelLimits } from './storm.amounts.ts'
import type { Truth } from './storm.endings.ts'
import {
  type GonePage,
  leavePage,
  loadPage,
  type StormPage,
  type StormWorld,
} from './storm.page.ts'

/** A tab of the browser, and the page in it. */
export interface StormTab {
  readonly browser: Browser
  page: StormPage
}

/** The browser over which a storm passes, with its tabs; the member acts in the one in front. */
export interface StormBrowser {
  readonly browser: Browser
  readonly world: StormWorld
  readonly limits: ReadonlyMap<string, ChannelLimits>
  /** What the amount fields may show: what was typed and picked. */
  readonly typed: Set<string>
  /** What the bank did with each payment, oldest first. */
  readonly truths: Map<string, Truth[]>
  readonly tabs: StormTab[]
  front: number
  readonly gone: GonePage[]
}

export function frontTab({ front, tabs }: StormBrowser): StormTab {
  const tab = tabs[front]
  if (!tab) throw new Error('the browser has no tab in front')
  return tab
}

/** Nobody sees a page anew without a network: it is back then. */
export async function reloadTab(storm: StormBrowser, tab: StormTab): Promise<void> {
  await leaveTab(storm, tab)
  storm.browser.connection.mend()
  tab.page = await loadPage(storm.world, tab.browser, tab.page.visit.navigation.current())
}

/** Opens a second tab in front of the first, where there is none. */
export async function openTab(storm: StormBrowser): Promise<void> {
  if (storm.tabs.length > 1) return
  frontTab(storm).page.visit.page.hide()
  storm.browser.connection.mend()
  const browser = asTab(storm.browser.openTab())
  storm.tabs.push({ browser, page: await loadPage(storm.world, browser, '/') })
  storm.front = 1
}

/** Closes the tab in front, unless it is the last. */
export async function closeTab(storm: StormBrowser): Promise<void> {
  if (storm.tabs.length < 2) return
  const tab = frontTab(storm)
  await leaveTab(storm, tab)
  storm.tabs.splice(storm.front, 1)
  storm.front = 0
  frontTab(storm).page.visit.page.resume('visible')
}

/** The other tab comes to the front: one hides the other, windows beside one another do not. */
export function turnToOther(storm: StormBrowser, isBeside: boolean): void {
  if (storm.tabs.length < 2) return
  if (!isBeside) frontTab(storm).page.visit.page.hide()
  storm.front = 1 - storm.front
  if (!isBeside) frontTab(storm).page.visit.page.resume('visible')
}

export async function leaveTab(storm: StormBrowser, tab: StormTab): Promise<void> {
  const others = storm.tabs.filter((one) => one !== tab).map(({ page }) => page)
  storm.gone.push(await leavePage(storm.world, tab.page, others))
}

/** A tab that hears of the others a moment later, as in a browser, and of nothing once it is gone. */
export function asTab(browser: Browser): Browser {
  const { channel, storages } = browser.ports
  const ports = {
    ...browser.ports,
    channel: { ...channel, listen: later(channel.listen) },
    storages: { ...storages, local: { ...storages.local, watch: later(storages.local.watch) } },
  }
  return { ...browser, ports }
}

type Listening<News> = (listener: (news: News) => void) => () => void

function later<News>(listen: Listening<News>): Listening<News> {
  return (listener) => {
    let isListening = true
    const stop = listen((news) =>
      queueMicrotask(() => {
        if (isListening) listener(news)
      }),
    )
    return () => {
      isListening = false
      stop()
    }
  }
}
