/** Lets time pass for cookies: a browser expires them by its own clock, which no test can move. */
export type PassCookies = (ms: number) => Promise<void>

/** The cookies of a browser. */
export interface CookieJar {
  cookies(): Promise<
    readonly {
      readonly name: string
      /** When it expires, in epoch milliseconds; null for a session cookie. */
      readonly endsAt: number | null
    }[]
  >
  removeCookie(name: string): Promise<void>
}

/** Lets time pass for the cookies of a browser. */
export function createPassingCookies(jar: CookieJar): PassCookies {
  const left = new Map<string, number>()
  return async (ms) => {
    for (const { endsAt, name } of await jar.cookies()) {
      if (endsAt === null) continue
      // A cookie that is written again expires at another time.
      const written = `${name} ${endsAt}`
      const leftMs = (left.get(written) ?? endsAt - Date.now()) - ms
      left.set(written, leftMs)
      if (leftMs <= 0) await jar.removeCookie(name)
    }
  }
}
