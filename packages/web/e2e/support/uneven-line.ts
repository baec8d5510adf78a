import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Longer than a frame and an answer of the mock server take together. */
const stepMs = 40
const steps = 8

/**
 * Does something while every part of the site and every answer of its services comes late to a page, each by
 * another time. What comes late comes apart, and may push what is there already. By how much something is
 * late depends on its address alone, so that a build comes in the same order every time.
 */
export async function overUnevenLine<Result>(
  page: Page,
  work: () => Promise<Result>,
): Promise<Result> {
  await page.route(isPartOrAnswer, async (route) => {
    await setTimeout(waitFor(new URL(route.request().url())))
    await route.continue()
  })
  const result = await work()
  // While anything is routed, the browser keeps nothing in its cache.
  await page.unroute(isPartOrAnswer)
  return result
}

function isPartOrAnswer({ pathname }: URL): boolean {
  return /^\/(assets|_)\//.test(pathname)
}

function waitFor({ pathname }: URL): number {
  const sum = [...pathname].reduce((all, sign) => all + (sign.codePointAt(0) ?? 0), 0)
  return (sum % steps) * stepMs
}
