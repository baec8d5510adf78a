import type { Browser } from './site-visit.ts'

/** Calls that a test can hold back and release later. */
export interface HeldCalls {
  hold(): void
  letGo(): void
  /** The held calls are never sent, as if their page is gone. */
  forget(): void
}

/** A browser that can hold back calls whose address contains this part. */
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
