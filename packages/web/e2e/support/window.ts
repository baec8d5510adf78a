import type { Page } from '@playwright/test'

/** Windows to check: a phone that is turned, larger phones, desktop windows, and 1280 × 800 px at a zoom of 200 %. */
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
    { width: 1920, height: 1080 },
    { width: 640, height: 400 },
  ],
} as const

/** Those in which most goes wrong: the narrowest and the widest layout of each size. */
export const hardestWindows = {
  phone: [windows.phone[0], windows.phone[2]],
  desktop: [windows.desktop[0], windows.desktop[4]],
} as const

/** Makes a wide window narrow, or a narrow one wide, and then restores it; calls `look` both times. */
export async function crossAndReturn(page: Page, look: () => Promise<void>): Promise<void> {
  const size = page.viewportSize()
  if (!size) throw new Error('this page has no size of its own')
  for (const width of [size.width < 768 ? 900 : 600, size.width]) {
    await page.setViewportSize({ width, height: size.height })
    await look()
  }
}
