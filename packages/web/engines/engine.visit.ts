import type { ControlClient } from '@croupier/mock-server/client'
import { hangingCalls } from '../visit/hanging.calls.ts'
import { createPassingCookies } from '../visit/passing.cookies.ts'
import { createPart, roleStep, textStep } from '../visit/queried.part.ts'
import type { Screen } from '../visit/screen.ts'
import { sessionCookies } from '../visit/session.cookies.ts'
import type { Visit } from '../visit/visit.ts'
import type { Visitor } from '../visit/visitors.ts'
import { createEngineDriver } from './engine.driver.ts'
import { createSettled } from './engine.settled.ts'
import { askIn } from './engine.tab.ts'
import type { EngineBrowser, EngineTab } from './engine.ts'
import type { Line } from './line.ts'
import type { Settling } from './page/held.page.ts'

const second = 1_000
/** Time passes in at most this many steps, because each step costs as much as a call. */
const mostMoments = 10

/** The time of a visit, which only the visit moves. */
export interface VisitTime {
  passedMs: number
  deviceAheadMs: number
}

export interface EngineVisitOptions {
  readonly browser: EngineBrowser
  readonly line: Line
  /** The client of a world whose clock is stopped. */
  readonly control: ControlClient
  readonly visitor: Visitor
  readonly address: string
  readonly time: VisitTime
}

/** A visit that lists the complaints of its pages. */
export interface EngineVisit extends Visit {
  complaints(): readonly string[]
}

/** A member's visit in a browser of any engine, on a clock that it shares with the world of the test. */
export function openEngineVisit(options: EngineVisitOptions): EngineVisit {
  const { address: site, browser, control, line, time, visitor } = options
  const complaints: string[] = []
  const spoken: string[] = []
  const passCookies = createPassingCookies(browser)

  const visitIn = (tab: EngineTab): Visit => {
    const ask = askIn(tab)
    let address = site
    const onSettling = (settling: Settling) => {
      address = settling.address
      complaints.push(...settling.complaints)
      spoken.push(...settling.spoken)
    }
    const settled = createSettled({
      tab,
      line,
      passedMs: () => time.passedMs,
      hangingCalls: () => hangingCalls(control),
      onSettling,
    })
    const andSettle = async (work: Promise<void>) => {
      await work
      await settled()
    }
    const pass = async (ms: number) => {
      await passCookies(ms)
      await control.advance(ms)
      time.passedMs += ms
      await settled()
    }
    const driver = createEngineDriver(tab, ask, settled)
    const page: Screen = {
      getByRole: (role, asked) => createPart(driver, [roleStep(role, asked)]),
      getByText: (text, asked) => createPart(driver, [textStep('text', text, asked)]),
      getByLabel: (text, asked) => createPart(driver, [textStep('label', text, asked)]),
      locator: (selector) => createPart(driver, [{ by: 'selector', selector }]),
      goto: (to) => andSettle(tab.open(new URL(to, site).href)),
      goBack: () => andSettle(tab.goBack()),
      reload: () => andSettle(tab.reload()),
      url: () => address,
      title: () => ask('title'),
    }
    const setOnline = async (isOnline: boolean) => {
      line.cut(!isOnline)
      await andSettle(ask('setOnline', isOnline))
    }
    return {
      ...visitor,
      page,
      control,
      settled,
      passTime: async (ms) => {
        const moment = Math.max(second, Math.ceil(ms / mostMoments))
        for (let left = ms; left > 0; left -= moment) await pass(Math.min(moment, left))
      },
      sleep: pass,
      loseConnection: () => setOnline(false),
      findConnection: () => setOnline(true),
      lookAway: () => andSettle(ask('setVisibility', 'hidden')),
      lookAgain: () => andSettle(ask('setVisibility', 'visible')),
      watchCalls: async (isMeant) => line.watch(isMeant),
      inOtherTab: async (work) => {
        const other = await browser.openTab()
        line.setFirstInFront(false)
        try {
          return await work(visitIn(other))
        } finally {
          await other.close()
          line.setFirstInFront(true)
          await andSettle(tab.show())
        }
      },
      whileAppOpens: async (isMeant, work) => {
        line.openInApp(isMeant)
        await work()
        await settled()
        line.openInApp(() => false)
      },
      forgetEverything: async () => {
        for (const { name } of await browser.cookies()) {
          // A cookie also names the world of the test.
          if (name !== 'mock-world') await browser.removeCookie(name)
        }
        await ask('forgetStored')
      },
      loseSessionCookies: async () => {
        for (const name of sessionCookies) await browser.removeCookie(name)
      },
      fillStorage: () => ask('fillStorage'),
      setDeviceAhead: async (ms) => {
        time.deviceAheadMs = ms
        await ask('setInstant', (await control.clock()).now + ms)
      },
      listenToAnnouncements: async () => {
        spoken.length = 0
        return () => spoken
      },
      cookie: async (name) => {
        await settled()
        const found = (await browser.cookies()).find((cookie) => cookie.name === name)
        return found ? decodeURIComponent(found.value) : null
      },
      stored: async (key) => {
        await settled()
        return ask('stored', key)
      },
    }
  }
  return { ...visitIn(browser.firstTab), complaints: () => complaints }
}
