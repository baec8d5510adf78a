import type { ControlClient } from '@croupier/mock-server/client'
import type { Page, Request } from '@playwright/test'
import { watchLiveRegions } from '../../visit/announcements.ts'
import { type CallWatch, createCallWatch } from '../../visit/call.watch.ts'
import { fillStorage } from '../../visit/full.storage.ts'
import { hangingAmong } from '../../visit/hanging.calls.ts'
import { createPassingCookies, type PassCookies } from '../../visit/passing.cookies.ts'
import { sessionCookies } from '../../visit/session.cookies.ts'
import type { Size, Visit } from '../../visit/visit.ts'
import type { Language } from '../../visit/words.ts'
import { returnConnection } from './page.connection.ts'
import { setVisibility } from './page-life.ts'
import { settled } from './settled.ts'
import { dismissToasts } from './toasts.ts'

export interface BrowserVisitOptions {
  /** A page whose clock is held. */
  readonly page: Page
  /** The client of a world whose clock is held. */
  readonly control: ControlClient
  readonly language: Language
  readonly size: Size
  /** Whether toasts stay until the test closes them, because it looks at one. */
  readonly keepsToasts?: boolean
}

/** A visit whose page is Playwright's own, for what only a browser can do. */
export interface BrowserVisit extends Visit {
  readonly page: Page
}

const second = 1_000
/** In how many steps at most time passes: each step costs as much as a call. */
const mostMoments = 4

/** A member's visit in a real browser, on a clock that it shares with the world of the test. */
export async function openBrowserVisit(options: BrowserVisitOptions): Promise<BrowserVisit> {
  // While time stands still, a toast would cover for ever what is pressed next.
  if (!options.keepsToasts) await dismissToasts(options.page, options.language)
  const context = options.page.context()
  const passCookies = createPassingCookies({
    cookies: async () =>
      (await context.cookies()).map(({ expires, name }) => ({
        name,
        endsAt: expires > 0 ? expires * 1000 : null,
      })),
    removeCookie: (name) => context.clearCookies({ name }),
  })
  return visitOf({ ...options, passCookies }, [])
}

interface VisitOptions extends BrowserVisitOptions {
  readonly passCookies: PassCookies
}

function visitOf(options: VisitOptions, watches: CallWatch[]): BrowserVisit {
  const { control, language, page, passCookies, size } = options
  const context = page.context()
  const heldCalls = async (addresses: readonly string[]) => {
    const heldHere = watches.reduce((sum, watch) => sum + watch.held(), 0)
    return heldHere + (await hangingAmong(control, addresses))
  }
  const settledNow = () => settled(page, { heldCalls })
  const pass = async (ms: number) => {
    // The page has settled, so no call is in flight while the cookies age.
    await passCookies(ms)
    // The world’s clock is ahead of the page’s only for this moment.
    await control.advance(ms)
    await page.clock.fastForward(ms)
    await settledNow()
  }
  return {
    page,
    control,
    language,
    size,
    settled: settledNow,
    passTime: async (ms) => {
      // Parts that are still loading must start their timers first.
      await settledNow()
      const moment = Math.max(second, Math.ceil(ms / mostMoments))
      for (let left = ms; left > 0; left -= moment) await pass(Math.min(moment, left))
    },
    sleep: async (ms) => {
      await settledNow()
      await pass(ms)
    },
    loseConnection: async () => {
      await context.setOffline(true)
      await settledNow()
    },
    findConnection: async () => {
      await returnConnection(page)
      await settledNow()
    },
    lookAway: async () => {
      await setVisibility(page, 'hidden')
      await settledNow()
    },
    lookAgain: async () => {
      await setVisibility(page, 'visible')
      await settledNow()
    },
    watchCalls: async (isMeant) => {
      const watch = await watchCalls(page, isMeant)
      watches.push(watch)
      return watch
    },
    inOtherTab: async (work) => {
      const tab = await context.newPage()
      await dismissToasts(tab, language)
      const result = await work(visitOf({ ...options, page: tab }, []))
      await tab.close()
      await page.bringToFront()
      await settledNow()
      return result
    },
    whileAppOpens: async (isMeant, work) => {
      await page.route(isMeant, (route) => route.fulfill({ status: 204 }))
      await work()
      await settledNow()
      await page.unroute(isMeant)
    },
    forgetEverything: async () => {
      // The cookie that names the world of the test must stay.
      await context.clearCookies({ name: /^(?!mock-world$)/ })
      await page.evaluate('localStorage.clear(); sessionStorage.clear()')
    },
    loseSessionCookies: async () => {
      for (const name of sessionCookies) await context.clearCookies({ name })
    },
    fillStorage: async () => {
      await page.addInitScript(fillStorage)
      await page.evaluate(fillStorage)
    },
    setDeviceAhead: async (ms) => {
      const { now } = await control.clock()
      await page.clock.setSystemTime(now + ms)
    },
    listenToAnnouncements: async () => {
      const spoken: string[] = []
      await page.exposeFunction('recordSpoken', (text: string) => void spoken.push(text))
      await page.addInitScript(watchLiveRegions)
      await page.evaluate(watchLiveRegions)
      return () => spoken
    },
    cookie: async (name) => {
      await settledNow()
      const found = (await context.cookies()).find((cookie) => cookie.name === name)
      return found ? decodeURIComponent(found.value) : null
    },
    stored: async (key) => {
      await settledNow()
      return page.evaluate((name) => localStorage.getItem(name), key)
    },
  }
}

/** Routes the calls of the page itself through a watch, which only counts those of other tabs. */
async function watchCalls(page: Page, isMeant: (url: URL) => boolean): Promise<CallWatch> {
  const watch = createCallWatch(isMeant)
  const left = new Map<Request, AbortController>()
  page.on('requestfailed', (request) => left.get(request)?.abort())
  page.context().on('request', (request) => {
    const isElsewhere = request.frame().page() !== page
    if (isElsewhere && isMeant(new URL(request.url()))) void watch.pass(false, null)
  })
  await page.route(isMeant, async (route) => {
    const leaving = new AbortController()
    left.set(route.request(), leaving)
    try {
      const answer = await watch.pass(true, leaving.signal)
      if (!answer) return await route.continue()
      await route.fulfill({ json: await answer.json() })
    } catch (error) {
      // A page that has been left waits for no answer any more.
      if (!leaving.signal.aborted) throw error
    } finally {
      left.delete(route.request())
    }
  })
  return watch
}
