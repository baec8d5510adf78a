import type { Page, Request } from '@playwright/test'

/** The calls of one kind that a page makes. */
export interface Calls {
  readonly asked: () => number
  /** How many of them were answered or came to nothing. */
  readonly settled: () => number
}

/** Whether a request asks whether the site is under maintenance. */
export function isMaintenanceCheck(url: URL): boolean {
  return url.pathname.endsWith('/api/')
}

/** Whether a request asks whether a deposit offer is won. */
export function isOfferCheck(url: URL): boolean {
  return url.pathname.endsWith('/check-deposit-promotion')
}

/** Counts from now on the calls of one kind that a page makes. */
export function watchCalls(page: Page, isMeant: (url: URL) => boolean): Calls {
  // Of a call that was on its way before only the end would be seen.
  const seen = new Set<Request>()
  let settled = 0
  const settle = (request: Request) => {
    if (seen.has(request)) settled += 1
  }
  page.on('request', (request) => {
    if (isMeant(new URL(request.url()))) seen.add(request)
  })
  page.on('requestfinished', settle)
  page.on('requestfailed', settle)
  return { asked: () => seen.size, settled: () => settled }
}

/** So long a call takes to be on its way at most. */
const setOffMs = 100

/** Waits until no call is on its way any more. */
export async function untilSettled(page: Page, calls: Calls): Promise<void> {
  await page.waitForTimeout(setOffMs)
  while (calls.settled() < calls.asked()) await page.waitForTimeout(setOffMs)
}

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
