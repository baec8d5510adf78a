import {
  createMemoryCookies,
  createMemoryStorage,
  desktopDevice,
  type Http,
  phoneDevice,
} from '@croupier/core/ports'
import { settle } from '@croupier/core/testing'
import { type Browser, openBrowser } from '@croupier/model-tests/visit'
import { watchLiveRegions } from '../visit/announcements.ts'
import { type CallWatch, createCallWatch } from '../visit/call.watch.ts'
import { createPart, roleStep, textStep } from '../visit/queried.part.ts'
import type { Screen } from '../visit/screen.ts'
import { sessionCookies } from '../visit/session.cookies.ts'
import type { Size, Visit } from '../visit/visit.ts'
import type { Language } from '../visit/words.ts'
import { createActivity } from './activity.ts'
import { servedAdapters } from './adapters.ts'
import { deferredWork } from './deferred.work.ts'
import { createDrawnDriver } from './drawn.driver.ts'
import { type DrawnTab, openTab, type TabWatcher } from './drawn.tab.tsx'

const devices = { desktop: desktopDevice, phone: phoneDevice }
/** After this many idle rounds of the event loop React has drawn what a page shows while it waits. */
const drawingRounds = 4
const windows = { desktop: [1280, 800], phone: [390, 844] } as const

export interface DrawnVisit extends Visit {
  /** The site behind the drawn screens, for stories about what a browser would do by itself. */
  readonly tab: DrawnTab
  close(): Promise<void>
}

export interface DrawnOptions {
  readonly language: Language
  readonly size: Size
  readonly watcher?: TabWatcher
}

/**
 * Opens a browser without a window and a mock server in this process. The site's own shell and screens are
 * drawn into the document of this test, on one virtual clock with the server.
 */
export async function openDrawnVisit({
  language,
  size,
  watcher,
}: DrawnOptions): Promise<DrawnVisit> {
  const [width, height] = windows[size]
  window.happyDOM.setViewport({ width, height })
  const activity = createActivity()
  const watched: CallWatch[] = []
  const base = openBrowser({ device: devices[size] })
  const { clock, connection, control } = base
  let deviceAheadMs = 0
  let isFull = false
  const { local } = base.ports.storages
  const storages = {
    ...base.ports.storages,
    local: {
      ...local,
      write: (key: string, value: string) => !isFull && local.write(key, value),
    },
  }
  const deviceClock = { ...base.ports.clock, now: () => clock.now() + deviceAheadMs }
  const httpOf =
    (isFirstTab: boolean): Http =>
    async (input, init) => {
      const { signal } = init ?? {}
      activity.recordEvent()
      try {
        const url = new URL(String(input instanceof Request ? input.url : input))
        for (const watch of watched) {
          if (!watch.isMeant(url)) continue
          const answer = await watch.pass(isFirstTab, signal ?? null)
          if (answer) return answer
        }
        const answer = await base.http(input, init)
        if (watcher && isFirstTab && !isTimePassing) await activity.during(showWaiting())
        return answer
      } finally {
        activity.recordEvent()
      }
    }
  let firstTab: DrawnTab | null = null
  /** Answers that come while time passes may not be late: timers wait for them. */
  let isTimePassing = false
  const pass = async (ms: number) => {
    isTimePassing = true
    try {
      await clock.advance(ms)
    } finally {
      isTimePassing = false
    }
  }
  /**
   * Lets the watcher see how the page waits for an answer, once its code and words are loaded and React has
   * drawn that. A slow machine needs more rounds, because React draws in slices of a few milliseconds.
   */
  const showWaiting = async () => {
    for (let round = 0; round < drawingRounds; ) {
      await settle()
      round = activity.isLoading() || deferredWork() > 0 ? 0 : round + 1
    }
    firstTab?.look()
  }
  let browser: Browser = {
    ...base,
    http: httpOf(true),
    ports: { ...base.ports, adapters: servedAdapters(base.http), clock: deviceClock, storages },
  }
  let ears: MutationObserver | null = null

  const visitIn = (tab: DrawnTab): DrawnVisit => {
    const driver = createDrawnDriver(tab)
    const page: Screen = {
      getByRole: (role, options) => createPart(driver, [roleStep(role, options)]),
      getByText: (text, options) => createPart(driver, [textStep('text', text, options)]),
      getByLabel: (text, options) => createPart(driver, [textStep('label', text, options)]),
      locator: (selector) => createPart(driver, [{ by: 'selector', selector }]),
      goto: tab.load,
      goBack: tab.goBack,
      reload: tab.reload,
      url: tab.url,
      title: async () => document.title,
    }
    return {
      page,
      control,
      language,
      size,
      tab,
      settled: tab.settled,
      passTime: (ms) => tab.change(() => pass(ms)),
      sleep: (ms) =>
        tab.change(async () => {
          clock.sleep(ms)
          await pass(0)
        }),
      loseConnection: () =>
        tab.change(() => {
          connection.cut()
          tab.visit().page.goOffline()
        }),
      findConnection: () =>
        tab.change(() => {
          connection.mend()
          tab.visit().page.resume('online')
        }),
      lookAway: () => tab.change(() => tab.visit().page.hide()),
      lookAgain: () => tab.change(() => tab.visit().page.resume()),
      watchCalls: async (isMeant) => {
        const watch = createCallWatch(isMeant)
        watched.push(watch)
        return watch
      },
      inOtherTab: async (work) => {
        const other = openTab(
          () => ({ ...browser.openTab(), http: httpOf(false) }),
          activity,
          watcher,
        )
        tab.element.remove()
        try {
          return await work(visitIn(other))
        } finally {
          await other.close()
          document.body.append(tab.element)
          await tab.settled()
        }
      },
      whileAppOpens: async (isMeant, work) => {
        tab.openInApp(isMeant)
        await work()
        tab.openInApp(() => false)
      },
      forgetEverything: async () => {
        const storages = { local: createMemoryStorage(), session: createMemoryStorage() }
        const cookies = createMemoryCookies({}, clock)
        browser = { ...browser, ports: { ...browser.ports, cookies, storages } }
      },
      loseSessionCookies: async () => {
        for (const name of sessionCookies) browser.ports.cookies.remove(name)
      },
      fillStorage: async () => {
        isFull = true
      },
      setDeviceAhead: async (ms) => {
        deviceAheadMs = ms
      },
      listenToAnnouncements: async () => {
        const spoken: string[] = []
        window.recordSpoken = (text) => void spoken.push(text)
        ears = watchLiveRegions()
        return () => spoken
      },
      cookie: async (name) => browser.ports.cookies.read(name),
      stored: async (key) => browser.ports.storages.local.read(key),
      close: async () => {
        ears?.disconnect()
        await tab.close()
      },
    }
  }
  firstTab = openTab(() => browser, activity, watcher)
  return visitIn(firstTab)
}
