import type { EngineBrowser } from './engine.ts'

/** Lets time pass for cookies: a browser expires them by its own clock, which no test can move. */
export function createPassingCookies(browser: EngineBrowser): (ms: number) => Promise<void> {
  const left = new Map<string, number>()
  return async (ms) => {
    for (const { endsAt, name } of await browser.cookies()) {
      if (endsAt === null) continue
      // A cookie that is written again expires at another time.
      const written = `${name} ${endsAt}`
      const leftMs = (left.get(written) ?? endsAt - Date.now()) - ms
      left.set(written, leftMs)
      if (leftMs <= 0) await browser.removeCookie(name)
    }
  }
}
