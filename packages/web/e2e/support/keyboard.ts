import { expect, type Locator, type Page } from '@playwright/test'
import { settled, whenSettled } from './settled.ts'

/** More tab stops than any page of the site has. */
const mostStops = 60

/**
 * Presses Tab until a control has the focus. Each stop on the way must be visible; after the last one of the
 * page come those of the browser.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  // A page that is still loading moves the focus to its heading.
  await settled(page)
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement === document.body)) continue
    await expectFocusInSight(page)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${target}`)
}

/** Expects the focused element to be visible, not covered and not behind an open dialog. */
export async function expectFocusInSight(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(describeFocus)).toBe('in sight')
}

export async function isFocusInSight(page: Page): Promise<boolean> {
  return (await page.evaluate(describeFocus)) === 'in sight'
}

function describeFocus(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nowhere'
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  if (dialog && !dialog.contains(focused)) return `behind a dialog: ${focused.outerHTML}`
  const { height, left, top, width } = focused.getBoundingClientRect()
  const shown = document.elementFromPoint(left + width / 2, top + height / 2)
  return focused.contains(shown) ? 'in sight' : `out of sight: ${focused.outerHTML}`
}

/** Expects one banner, one main element and one main heading, and no heading that skips a level. */
export async function expectOrder(page: Page): Promise<void> {
  const headings = page.getByRole('heading')
  const levels = await whenSettled(page, () =>
    headings.evaluateAll((found) => found.map(({ tagName }) => Number(tagName.slice(1)))),
  )
  const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)
  expect(skips).toEqual([])
  for (const landmark of ['banner', 'main'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}
