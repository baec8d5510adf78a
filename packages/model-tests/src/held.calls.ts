import type { Browser } from './site-visit.ts'

/** Calls that are kept on their way, from when a test says so until it lets them go. */
export interface HeldCalls {
  hold(): void
  letGo(): void
  /** What is held never leaves, as when its page is gone. */
  forget(): void
}

/** A browser whose calls to an address with some part can be held. */
export function holdCalls(
  browser: Browser,
  part: string,
): { readonly browser: Browser; readonly calls: HeldCalls } {
  let held: (() => void)[] | null = null
  const http: Browser['http'] = async (input, init) => {
    if (String(input).includes(part)) {
      await new Promise<void>((letGo) => (held ? held.push(letGo) : letGo()))
    }
    return browser.http(input, init)
  }
  return {
    browser: { ...browser, http },
    calls: {
      hold: () => {
        held = []
      },
      letGo: () => {
        for (const letGo of held ?? []) letGo()
        held = null
      },
      forget: () => {
        held = null
      },
    },
  }
}
