import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'

const stepMs = 100
const steps = 8

/** How the parts of the site and the answers of its services come to a page. */
export interface UnevenLine {
  /** From now on each comes late, and by another time than others. */
  readonly begin: () => void
  readonly end: () => void
}

/**
 * What comes late comes apart, and may push what is there already. By how much something is late depends
 * on its address alone, so that a build comes in the same order every time.
 */
export async function unevenLine(page: Page): Promise<UnevenLine> {
  let isUneven = false
  await page.route(
    ({ pathname }) => /^\/(assets|_)\//.test(pathname),
    async (route) => {
      if (isUneven) await setTimeout(waitFor(new URL(route.request().url())))
      await route.continue()
    },
  )
  return {
    begin: () => {
      isUneven = true
    },
    end: () => {
      isUneven = false
    },
  }
}

function waitFor({ pathname }: URL): number {
  const sum = [...pathname].reduce((all, sign) => all + (sign.codePointAt(0) ?? 0), 0)
  return (sum % steps) * stepMs
}
