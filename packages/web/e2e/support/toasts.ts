import type { Page } from '@playwright/test'
import { type Language, words } from '../../visit/words.ts'

/** Dismisses a toast, as a member does, whenever it covers what is pressed next. */
export async function dismissToasts(page: Page, language: Language): Promise<void> {
  const close = page
    .getByRole('status')
    .getByRole('button', { name: words(language, 'action.close') })
    .first()
  await page.addLocatorHandler(close, (button) => button.click(), {
    noWaitAfter: true,
  })
}
