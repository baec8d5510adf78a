import type { Size } from '../visit/visit.ts'

/** The engines on which the site is tested beside Chromium. */
export const engineNames = ['firefox', 'webkit'] as const

export type EngineName = (typeof engineNames)[number]

/** A browser as its WebDriver library drives it, with one tab open. */
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
  /** When it ends, in epoch milliseconds; null for one that ends with the browser. */
  readonly endsAt: number | null
}

export interface EngineTab {
  open(address: string): Promise<void>
  goBack(): Promise<void>
  reload(): Promise<void>
  /** Runs an expression in the page and waits for what it promises, which travels as plain data. */
  run<Result>(expression: string): Promise<Result>
  press(x: number, y: number): Promise<void>
  /** Presses one key, by the name that the `key` of its event has. */
  pressKey(key: string): Promise<void>
  show(): Promise<void>
  close(): Promise<void>
}

export interface Engine {
  readonly name: EngineName
  /** Headers of a page with which the engine's driver does not work. */
  readonly unbearableHeaders: readonly string[]
  open(size: Size): Promise<EngineBrowser>
}
