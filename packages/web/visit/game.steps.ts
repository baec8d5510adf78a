import { launchDelays } from '@croupier/core/game-launch'
import { suggestionDelayMs } from '@croupier/core/game-search'
import { doubleTriggerPause } from '@croupier/core/testing'
import type { Part, Scope, Screen } from './screen.ts'
import { beMember, screenOf } from './steps.ts'
import type { Visit } from './visit.ts'
import { addressOf, type Language, words } from './words.ts'

/** Games of the initial catalogue of a world, with the ids in their addresses. */
export const games = {
  slot: { id: '665f1c2ab4e8d90012fa000a', th: 'ทุเรียนเริงระบำ', en: 'Dancing Durian' },
  sport: { id: '665f1c2ab4e8d90012fa0016', th: 'ฟุตบอล', en: 'Football' },
} as const

export type GameKind = keyof typeof games

/** Signs in and opens the page of a game. */
export async function openGamePage(
  page: Screen,
  language: Language,
  kind: GameKind = 'slot',
): Promise<void> {
  await beMember(page, language)
  await showGamePage(page, language, kind)
}

/** Opens the page of a game as the member whom the browser knows. */
export async function showGamePage(
  page: Screen,
  language: Language,
  kind: GameKind = 'slot',
): Promise<void> {
  await page.goto(addressOf(language, `/game/${games[kind].id}/${kind}`))
  await screenOf(page, 'gameLaunch', 'idle').waitFor()
}

export function playButton<P extends Scope<P>>(page: Scope<P>, language: Language): P {
  return page.getByRole('button', { name: words(language, 'gameLaunch.play'), exact: true })
}

/** Waits until a game may be launched once more. */
export function untilNextLaunch({ passTime }: Visit): Promise<void> {
  return passTime(doubleTriggerPause)
}

/** Waits until games are suggested for the typed text. */
export function untilSuggested({ passTime }: Visit): Promise<void> {
  return passTime(suggestionDelayMs)
}

/** Waits until a game that does not load is called slow. */
export function untilCalledSlow({ passTime }: Visit): Promise<void> {
  return passTime(launchDelays.slowStart)
}

/** Waits until the site doubts that a silent game is shown. */
export function untilDoubted({ passTime }: Visit): Promise<void> {
  return passTime(launchDelays.silence)
}

/** The games that a page lists. */
export function gamesIn<P extends Scope<P>>(page: Scope<P>): P {
  return page.getByRole('main').getByRole('listitem')
}

export function gameNamed<P extends Scope<P>>(page: Scope<P>, name: string): P {
  return page.getByRole('main').getByRole('link', { name, exact: true })
}

/** Opens the search of a narrow or a wide screen. */
export async function openSearch<P extends Part & Scope<P>>(
  page: Scope<P>,
  language: Language,
): Promise<P> {
  const box = page.getByRole('combobox', {
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
