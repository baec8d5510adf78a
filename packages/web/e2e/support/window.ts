import type { Page } from '@playwright/test'

/** Makes a wide window narrow, or a narrow one wide, and then as it was; looks both times. */
export async function crossAndReturn(page: Page, look: () => Promise<void>): Promise<void> {
  const size = page.viewportSize()
  if (!size) throw new Error('this page has no size of its own')
  for (const width of [size.width < 768 ? 900 : 600, size.width]) {
    await page.setViewportSize({ width, height: size.height })
    await look()
  }
}
