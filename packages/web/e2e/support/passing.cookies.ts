import type { BrowserContext } from '@playwright/test'

/** Lets time pass for cookies: a browser expires them by its own clock, which no test can move. */
export type PassCookies = (ms: number) => Promise<void>

/** Lets time pass for the cookies of a context. */
export function createPassingCookies(context: BrowserContext): PassCookies {
  const left = new Map<string, number>()
  return async (ms) => {
    for (const { expires, name } of await context.cookies()) {
      const isLasting = expires > 0
      if (!isLasting) continue
      // A cookie that is written again expires at another time.
      const written = `${name} ${expires}`
      const leftMs = (left.get(written) ?? expires * 1000 - Date.now()) - ms
      left.set(written, leftMs)
      if (leftMs <= 0) await context.clearCookies({ name })
    }
  }
}
