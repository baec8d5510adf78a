import type { Frame, Locator, Page } from '@playwright/test'
import { screenOf, signIn } from './steps.ts'
import { expect } from './test.ts'
import { addressOf, type Language, words } from './words.ts'

/** Games of the catalogue that a world begins with, by the ids in their addresses. */
export const games = {
  slot: { id: '665f1c2ab4e8d90012fa000a', th: 'ทุเรียนเริงระบำ', en: 'Dancing Durian' },
  sport: { id: '665f1c2ab4e8d90012fa0016', th: 'ฟุตบอล', en: 'Football' },
} as const

export type GameKind = keyof typeof games

/** Signs in and opens the page of a game. */
export async function openGamePage(
  page: Page,
  language: Language,
  kind: GameKind = 'slot',
): Promise<void> {
  await signIn(page, language)
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto(addressOf(language, `/game/${games[kind].id}/${kind}`))
  await expect(screenOf(page, 'gameLaunch', 'idle')).toBeVisible()
}

export function playButton(page: Page, language: Language): Locator {
  return page.getByRole('button', { name: words(language, 'gameLaunch.play'), exact: true })
}

/** The game that is open in the frame of the page. */
export async function frameOf(page: Page): Promise<Frame> {
  await page.waitForFunction(() => document.querySelector('iframe') !== null)
  const frame = await page.locator('iframe').elementHandle()
  const content = await frame?.contentFrame()
  if (!content) throw new Error('there is no game in the frame')
  return content
}
