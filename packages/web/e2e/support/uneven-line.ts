import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** The unit of the delays, longer than a frame and an answer of the mock server together. */
const stepMs = 40
const steps = 8

/**
 * Does something while every file of the site and every answer of its services reaches a page late, each by a
 * different time. What arrives later may then push what is there already. The delay depends only on the
 * address, so that the files of a build arrive in the same order every time.
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
  // While anything is routed, the browser caches nothing.
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
