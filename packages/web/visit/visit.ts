import { testEpoch } from '@croupier/core/testing'
import type { ControlClient } from '@croupier/mock-server/client'
import type { Screen } from './screen.ts'
import type { Language } from './words.ts'

/** The instant at which the clocks of a visit stand in the beginning, whatever day it is. */
export const visitBeginning = testEpoch

export type Size = 'desktop' | 'phone'

/** A member's browser on the site, in its own world, and the client that controls that world. */
export interface Visit {
  readonly page: Screen
  readonly control: ControlClient
  readonly language: Language
  readonly size: Size

  /** Waits until nothing is pending: no call that will be answered, no part that loads, nothing to draw. */
  settled(): Promise<void>
  /** Lets time pass for the server and the page alike; timers on the way fire at their time. */
  passTime(ms: number): Promise<void>
  /** Lets time pass on a device that sleeps; timers that became due fire once, when it wakes. */
  sleep(ms: number): Promise<void>

  loseConnection(): Promise<void>
  findConnection(): Promise<void>
  /** The member switches to another tab or another app. */
  lookAway(): Promise<void>
  lookAgain(): Promise<void>
  /** Watches some calls from now on: counts those of every tab, and can hold or answer this tab's own. */
  watchCalls(isMeant: (url: URL) => boolean): Promise<WatchedCalls>
  /** Does something in another tab of the same browser, which is closed afterwards. */
  inOtherTab<Result>(work: (tab: Visit) => Promise<Result>): Promise<Result>
  /** Does something while an app of the device opens some addresses: the page stays when it navigates there. */
  whileAppOpens(isMeant: (url: URL) => boolean, work: () => Promise<void>): Promise<void>
  /** Clears all cookies and storage of the browser; the next page notices. */
  forgetEverything(): Promise<void>
  /** Removes the cookies of the session while the page is open. */
  loseSessionCookies(): Promise<void>
  /** Leaves no room for anything new in the browser's storage, on the pages that follow too; what is stored stays. */
  fillStorage(): Promise<void>
  /** Sets the clock of the device ahead of the server's by so much from now on, or behind it. */
  setDeviceAhead(ms: number): Promise<void>
  /** Records what a screen reader announces from the next page on; returns the texts, oldest first. */
  listenToAnnouncements(): Promise<() => readonly string[]>
  /** The value of a cookie once the page has settled, or null. */
  cookie(name: string): Promise<string | null>
  /** A value of the local storage once the page has settled, or null. */
  stored(key: string): Promise<string | null>
}

export interface WatchedCalls {
  /** How many calls were made. */
  made(): Promise<number>
  /** Answers the next call in the server's place, which never receives it. */
  answerNext(json: unknown): void
  /** Holds the calls from now on. */
  hold(): void
  release(): void
  /** Passes new calls again; the held ones belong to a page that was left. */
  forget(): void
}
