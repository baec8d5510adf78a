import type { Browser } from './site-visit.ts'

/** Calls that a test can hold back and release later. */
export interface HeldCalls {
  hold(): void
  release(): void
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
      await new Promise<void>((release) => (held ? held.push(release) : release()))
    }
    return browser.http(input, init)
  }
  return {
    browser: { ...browser, http },
    calls: {
      hold: () => {
        held = []
      },
      release: () => {
        for (const release of held ?? []) release()
        held = null
      },
      forget: () => {
        held = null
      },
    },
  }
}
