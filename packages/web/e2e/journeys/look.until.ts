import type { Journey } from '@croupier/model-tests/journeys'
import type { Page } from '@playwright/test'

/** How long a page may take to show what is expected. */
const patienceMs = 10_000
export const pauseMs = 25

/** For work on pages that draw some things a moment later, for calm. */
export async function whileClockRuns(page: Page, work: Promise<void>): Promise<void> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    await page.clock.runFor(pauseMs)
    await page.waitForTimeout(pauseMs)
  }
  await done
}

interface Looking<Sight> {
  readonly page: Page
  readonly journey: Pick<Journey<string, Sight>, 'name' | 'tell'>
  /** What the member sees, or the name of something on which no model stays. */
  readonly look: () => Promise<Sight | string>
  /**
   * For a page whose clock only the walk moves: as much as it may move on a screen of the model,
   * for what is drawn late for calm. On other screens it always moves.
   */
  readonly slackMs?: number
}

/** Looks until the page shows what is expected; after a fair time it returns whatever is there. */
export function lookUntil<Sight extends object>({
  journey,
  look,
  page,
  slackMs,
}: Looking<Sight>): (expected: Sight) => Promise<Sight> {
  return async (expected) => {
    const wanted = journey.tell(expected)
    let seen = await look()
    for (let waited = 0; waited < patienceMs; waited += pauseMs) {
      if (typeof seen !== 'string' && journey.tell(seen) === wanted) return seen
      if (slackMs !== undefined && (typeof seen === 'string' || waited < slackMs)) {
        await page.clock.runFor(pauseMs)
      }
      await page.waitForTimeout(pauseMs)
      seen = await look()
    }
    if (typeof seen === 'string') throw new Error(`the ${journey.name} stays at "${seen}"`)
    return seen
  }
}
