import type { ControlClient } from '@croupier/mock-server/client'
import type { Screen } from './screen.ts'
import type { Language } from './words.ts'

export type Size = 'desktop' | 'phone'

/** The cookies by which a member is signed in. */
export const sessionCookies = ['auth', 'authReward', 'apollo-token', 'username'] as const

/** A member's browser in front of the site, in a world of its own, and what steers that world. */
export interface Visit {
  readonly page: Screen
  readonly control: ControlClient
  readonly language: Language
  readonly size: Size

  /** Waits until nothing is under way: no call that will be answered, no part that loads, nothing to draw. */
  settled(): Promise<void>
  /** Lets time pass for the server and the page alike; what becomes due on the way happens at its time. */
  passTime(ms: number): Promise<void>
  /** Lets time pass on a device that is asleep; what became due happens once, when it wakes. */
  sleep(ms: number): Promise<void>

  loseConnection(): Promise<void>
  findConnection(): Promise<void>
  /** The member turns to another tab or another app. */
  lookAway(): Promise<void>
  lookAgain(): Promise<void>
  /** Watches some calls from now on: counts those of every tab, and holds this tab's own. */
  watchCalls(isMeant: (url: URL) => boolean): Promise<WatchedCalls>
  /** Does something in another tab of the same browser, which is closed afterwards. */
  inOtherTab<Result>(work: (tab: Visit) => Promise<Result>): Promise<Result>
  /** Does something while an app of the device opens some addresses: a page that is led there stays. */
  whileAppOpens(isMeant: (url: URL) => boolean, work: () => Promise<void>): Promise<void>
  /** The browser keeps nothing of its visits; to be seen from the next page on. */
  forgetEverything(): Promise<void>
  /** The cookies by which the member is signed in are gone while the page is open. */
  loseSessionCookies(): Promise<void>
  /** The browser has no room for anything new from now on; what is kept stays. */
  fillStorage(): Promise<void>
  /** The clock of the device is ahead of the server's by so much from now on, or behind it. */
  setDeviceAhead(ms: number): Promise<void>
  /** Tells what is spoken to a screen reader from the next page on, oldest first. */
  listenToAnnouncements(): Promise<() => readonly string[]>
  /** What the browser keeps under the name of a cookie once the page has settled, or null. */
  cookie(name: string): Promise<string | null>
  /** What the browser keeps in its local storage once the page has settled, or null. */
  stored(key: string): Promise<string | null>
}

export interface WatchedCalls {
  /** How many were made. */
  count(): number
  /** Answers the next one in the server's place, which never hears of it. */
  answerNext(json: unknown): void
  /** From now on they stay on their way. */
  hold(): void
  letGo(): void
  /** Lets new ones go; those on their way belong to a page that is left. */
  forget(): void
}
