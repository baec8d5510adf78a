import type { Frame, Locator, Page } from '@playwright/test'
import { screenOf, signIn } from './steps.ts'
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
  await page.waitForURL((url) => !url.pathname.includes('/login'))
  await page.goto(addressOf(language, `/game/${games[kind].id}/${kind}`))
  await screenOf(page, 'gameLaunch', 'idle').waitFor()
}

export function playButton(page: Page, language: Language): Locator {
  return page.getByRole('button', { name: words(language, 'gameLaunch.play'), exact: true })
}

/** The game that is open in the frame of the page. */
export async function frameOf(page: Page): Promise<Frame> {
  const frame = await page.waitForSelector('iframe')
  const content = await frame.contentFrame()
  if (!content) throw new Error('there is no game in the frame')
  return content
}

/** Opens the place to search as a narrow or a wide screen has it. */
export async function openSearch(page: Page, language: Language): Promise<Locator> {
  const box = page.getByRole('searchbox', {
    name: words(language, 'header.searchGames'),
    exact: true,
  })
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: words(language, 'route.search'), exact: true })
  await box.or(link).first().waitFor()
  if (!(await box.isVisible())) await link.click()
  await box.waitFor()
  return box
}
