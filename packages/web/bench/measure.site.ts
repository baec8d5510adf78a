import { suggestionDelayMs } from '@croupier/core/game-search'
import type { Page } from '@playwright/test'
import type { SiteRuns } from './figures.ts'
import type { Sight } from './probe.ts'

/** The typed terms: beginnings of names. */
const terms = ['lot', 'dra', 'gol', 'tig', 'luc', 'roy', 'fir', 'sta', 'moo', 'pea']

/**
 * Presses hearts and types into the search on the site's list of all games.
 * @param page a member's page at that list, with the probe
 */
export async function measureSite(page: Page, presses: number): Promise<SiteRuns> {
  const heartMs = await pressHearts(page, presses)
  const typed = await type(page, presses)
  return { heartMs, ...typed }
}

async function pressHearts(page: Page, presses: number): Promise<number[]> {
  const hearts = page.getByRole('main').getByRole('listitem').getByRole('button')
  const took: number[] = []
  for (let press = 0; press <= presses; press += 1) {
    const heart = hearts.nth(press % 6)
    took.push(await timed(page, 'heart', () => heart.click()))
    // Meanwhile its call is answered.
    await page.waitForTimeout(700)
  }
  // The first press makes the browser compile the code.
  return took.slice(1)
}

async function type(
  page: Page,
  presses: number,
): Promise<Pick<SiteRuns, 'characterMs' | 'suggestionsMs'>> {
  const box = page.getByRole('banner').getByRole('combobox')
  const characterMs: number[] = []
  const suggestionsMs: number[] = []
  for (let press = 0; press <= presses; press += 1) {
    const [first = '', second = '', third = ''] = terms[press % terms.length] ?? ''
    await box.fill('')
    await box.press(first)
    characterMs.push(await timed(page, 'character', () => box.press(second)))
    suggestionsMs.push(await timed(page, 'suggestions', () => box.press(third)))
    await page.waitForTimeout(300)
  }
  return {
    characterMs: characterMs.slice(1),
    suggestionsMs: suggestionsMs.slice(1).map((ms) => ms - suggestionDelayMs),
  }
}

async function timed(page: Page, sight: Sight, press: () => Promise<void>): Promise<number> {
  const painted = page.evaluate((seen) => window.timeToPaint?.(seen), sight)
  await press()
  const took = await painted
  if (took === undefined) throw new Error('the page has no probe')
  return took
}
