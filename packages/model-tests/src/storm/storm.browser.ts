import { day, hour } from '@croupier/core/time'
import type { Browser } from '../site-visit.ts'
import type { ChannelLimits } from './storm.amounts.ts'
import type { Disk } from './storm.disk.ts'
import type { Truth } from './storm.endings.ts'
import {
  type GonePage,
  leavePage,
  loadPage,
  type StormPage,
  type StormWorld,
} from './storm.page.ts'
import type { StormProxy } from './storm.proxy.ts'
import type { WeatherAction } from './storm.weather.ts'

/** A tab of the browser, and the page in it. */
export interface StormTab {
  readonly browser: Browser
  page: StormPage
}

/** The browser of a storm, with its tabs. The member acts in the front tab. */
export interface StormBrowser {
  readonly browser: Browser
  readonly world: StormWorld
  readonly proxy: StormProxy
  /** By how much the clocks were set since the proxy last held no request. */
  readonly moved: { deviceMs: number; serverMs: number }
  readonly limits: ReadonlyMap<string, ChannelLimits>
  /** The texts that the amount fields may show: those that were typed or picked. */
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

/** Reloads the tab and restores the network, because a page cannot load without one. */
export async function reloadTab(storm: StormBrowser, tab: StormTab): Promise<void> {
  await leaveTab(storm, tab)
  storm.browser.connection.mend()
  tab.page = await loadPage(storm.world, tab.browser, tab.page.visit.navigation.current())
}

/** Closes the tab for a while, in which the clocks may be set. Its session storage is restored. */
export async function stayAway(
  storm: StormBrowser,
  tab: StormTab,
  { deviceMs, ms, serverMs }: Extract<WeatherAction, { readonly do: 'stayAway' }>,
): Promise<void> {
  const { browser, proxy, world } = storm
  await leaveTab(storm, tab)
  // The proxy never holds a request so long that the server forgets its key.
  if (ms >= day) await proxy.letThrough('all')
  browser.clock.sleep(ms)
  await proxy.letThrough('due')
  await moveClocks(storm, { deviceMs, serverMs })
  browser.connection.mend()
  tab.page = await loadPage(world, tab.browser, tab.page.visit.navigation.current())
}

/**
 * Sets the clocks of the server and of the device. Held requests arrive first if both clocks moved forward, as
 * after a sleep, or if the server would have forgotten the key of a request.
 */
export async function moveClocks(
  { browser, moved, proxy, world }: StormBrowser,
  { deviceMs = 0, serverMs = 0 }: { readonly deviceMs?: number; readonly serverMs?: number },
): Promise<void> {
  if (!proxy.isHolding()) Object.assign(moved, { deviceMs: 0, serverMs: 0 })
  moved.deviceMs += deviceMs
  moved.serverMs += serverMs
  if (Math.min(moved.deviceMs, moved.serverMs) > 0 || Math.abs(moved.serverMs) > hour) {
    await proxy.letThrough('all')
  }
  world.device.aheadBy += deviceMs
  world.server.aheadBy += serverMs
  world.server.hasLeapt ||= serverMs < 0 || serverMs >= day || Math.abs(deviceMs) >= day
  if (serverMs !== 0) await browser.control.advance(serverMs)
}

/** Opens a second tab in front of the first, if there is none yet. */
export async function openTab(storm: StormBrowser): Promise<void> {
  if (storm.tabs.length > 1) return
  frontTab(storm).page.visit.page.hide()
  storm.browser.connection.mend()
  const browser = asTab(storm.browser.openTab(), storm.world.disk)
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

/** Brings the other tab to the front. It hides the first one, unless they are windows side by side. */
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

/** A tab that gets messages of the others a moment later, as in a browser, and none once it is closed. */
export function asTab(browser: Browser, disk: Disk): Browser {
  const { channel, storages } = browser.ports
  const local = { ...storages.local, watch: later(storages.local.watch) }
  const ports = {
    ...browser.ports,
    channel: { ...channel, listen: later(channel.listen) },
    storages: { local: disk.limit(local), session: disk.limit(storages.session) },
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
