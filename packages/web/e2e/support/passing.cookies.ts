import type { BrowserContext } from '@playwright/test'

/** Lets time pass for cookies: a browser ends them by its own clock, which no test moves. */
export type PassCookies = (ms: number) => Promise<void>

/** The time of the cookies of a context. */
export function createPassingCookies(context: BrowserContext): PassCookies {
  const left = new Map<string, number>()
  return async (ms) => {
    for (const { expires, name } of await context.cookies()) {
      const isLasting = expires > 0
      if (!isLasting) continue
      // One that is written again ends at another time.
      const written = `${name} ${expires}`
      const leftMs = (left.get(written) ?? expires * 1000 - Date.now()) - ms
      left.set(written, leftMs)
      if (leftMs <= 0) await context.clearCookies({ name })
    }
  }
}
