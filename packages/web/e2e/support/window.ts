import type { Page } from '@playwright/test'

/** A phone is turned and grows; a desktop's window changes, and 1280 × 800 px at 200 % leave half of both. */
export const windows = {
  phone: [
    { width: 360, height: 800 },
    { width: 390, height: 800 },
    { width: 768, height: 800 },
  ],
  desktop: [
    { width: 1024, height: 800 },
    { width: 1280, height: 800 },
    { width: 1440, height: 800 },
    { width: 640, height: 400 },
  ],
} as const

/** Makes a wide window narrow, or a narrow one wide, and then as it was; looks both times. */
export async function crossAndReturn(page: Page, look: () => Promise<void>): Promise<void> {
  const size = page.viewportSize()
  if (!size) throw new Error('this page has no size of its own')
  for (const width of [size.width < 768 ? 900 : 600, size.width]) {
    await page.setViewportSize({ width, height: size.height })
    await look()
  }
}
