import type { Size } from '../visit/visit.ts'

/** The engines besides Chromium on which the site is tested. */
export const engineNames = ['firefox', 'webkit'] as const

export type EngineName = (typeof engineNames)[number]

/** A browser with one open tab, driven by its WebDriver library. */
export interface EngineBrowser {
  readonly firstTab: EngineTab
  openTab(): Promise<EngineTab>
  addCookie(cookie: { name: string; value: string }, address: string): Promise<void>
  cookies(): Promise<readonly EngineCookie[]>
  removeCookie(name: string): Promise<void>
  close(): Promise<void>
}

export interface EngineCookie {
  readonly name: string
  readonly value: string
  /** When it expires, in epoch milliseconds; null for a session cookie. */
  readonly endsAt: number | null
}

export interface EngineTab {
  open(address: string): Promise<void>
  goBack(): Promise<void>
  reload(): Promise<void>
  /** Runs an expression in the page and awaits its result, which must be plain data. */
  run<Result>(expression: string): Promise<Result>
  press(x: number, y: number): Promise<void>
  /** Presses one key, named as in the `key` of its event. */
  pressKey(key: string): Promise<void>
  show(): Promise<void>
  close(): Promise<void>
}

export interface Engine {
  readonly name: EngineName
  /** The headers with which the engine's driver does not work. */
  readonly unbearableHeaders: readonly string[]
  open(size: Size): Promise<EngineBrowser>
}
