import type { Page } from '@playwright/test'

/** What becomes of some requests of a page. */
export interface HoldableRequests {
  /** From now on they stay on their way. */
  readonly hold: () => void
  readonly letGo: () => void
  /** Lets new ones go; those on their way belong to a page that goes. */
  readonly forget: () => void
}

/** Whether a request has a one-time code sent. */
export function isForCodeBySms(url: URL): boolean {
  return url.pathname.endsWith('/otp')
}

export async function holdableRequests(
  page: Page,
  isHeld: (url: URL) => boolean,
): Promise<HoldableRequests> {
  let letGo = () => {}
  let released: Promise<void> | null = null
  await page.route(isHeld, async (route) => {
    await released
    await route.continue()
  })
  const forget = () => {
    released = null
  }
  return {
    hold: () => {
      released = new Promise((resolve) => {
        letGo = resolve
      })
    },
    letGo: () => {
      letGo()
      forget()
    },
    forget,
  }
}
