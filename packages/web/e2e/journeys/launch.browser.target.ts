import {
  type JourneyTarget,
  type LaunchSight,
  type LaunchStep,
  launchEvents,
  launchedGame,
  launchJourney,
} from '@croupier/model-tests/journeys'
import { playButton } from '../../visit/game.steps.ts'
import { fillLogin, screenOf } from '../../visit/steps.ts'
import { addressOf, words } from '../../visit/words.ts'
import type { BrowserVisit } from './browser.visit.ts'
import { lookUntil } from './look.until.ts'

/** The launch of a game in a browser, for somebody who found its page. */
export async function openBrowserLaunch(
  visit: BrowserVisit,
): Promise<JourneyTarget<LaunchStep, LaunchSight>> {
  const { control, language, page } = visit
  await page.goto(addressOf(language, `/game/${launchedGame}`))

  const play = () =>
    playButton(page, language)
      .or(page.getByRole('button', { name: words(language, 'gameLaunch.logIn'), exact: true }))
      .click()
  const playWhen = (event: keyof typeof launchEvents) => async () => {
    await launchEvents[event](control)
    await play()
  }
  const steps: Record<LaunchStep, () => Promise<unknown>> = {
    play,
    playUnderMaintenance: playWhen('playUnderMaintenance'),
    playRefused: playWhen('playRefused'),
    playAndLoseAnswer: playWhen('playAndLoseAnswer'),
    playElsewhere: playWhen('playElsewhere'),
    leave: () => page.goBack(),
    reload: () => page.reload(),
    signIn: () => fillLogin(page, language),
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil({ page, journey: launchJourney, look: () => lookAt(visit) }),
    close: async () => {},
  }
}

/** Asks for nothing that has to be waited for: the page may be on its way elsewhere. */
async function lookAt({ language, page }: BrowserVisit): Promise<LaunchSight | string> {
  const isThere = (screen: string) => screenOf(page, 'gameLaunch', screen).isVisible()
  // On a phone the game has the place of the page.
  const isAway = new URL(page.url()).pathname.startsWith('/g/')
  if (isAway || (await isThere('embedded'))) return { page: 'playing', notice: null }
  if (await page.locator('[data-flow="login"]').isVisible()) return { page: 'login', notice: null }
  if (await isThere('maintenance')) return { page: 'game', notice: 'maintenance' }
  if (await isThere('failed')) return { page: 'game', notice: 'failed' }
  if (!(await isThere('idle'))) return page.url()
  const isMember = await playButton(page, language).isVisible()
  return { page: isMember ? 'game' : 'visitor', notice: null }
}
