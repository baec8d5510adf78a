import type { JourneyTarget } from '@croupier/model-tests/journeys/journey'
import { launchJourney } from '@croupier/model-tests/journeys/launch.journey'
import { launchEvents } from '@croupier/model-tests/journeys/launch.server'
import {
  type LaunchSight,
  type LaunchStep,
  launchedGame,
} from '@croupier/model-tests/journeys/launch.sight'
import { playButton, untilNextLaunch } from '../game.steps.ts'
import { fillLogin, screenOf } from '../steps.ts'
import type { Visit } from '../visit.ts'
import { addressOf, words } from '../words.ts'
import { lookUntil } from './look.until.ts'
import { type ScreenJourney, usualLimit } from './screen.journey.ts'

/** The launch of a game on the screen, for somebody who found its page. */
async function openLaunchTarget(visit: Visit): Promise<JourneyTarget<LaunchStep, LaunchSight>> {
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
    leave: async () => {
      await page.goBack()
      await untilNextLaunch(visit)
    },
    reload: () => page.reload(),
    signIn: () => fillLogin(page, language),
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil(visit, launchJourney, () => lookAtLaunch(visit)),
    close: async () => {},
  }
}

/** What the member sees, or the name of an intermediate screen. */
async function lookAtLaunch({ language, page }: Visit): Promise<LaunchSight | string> {
  const isThere = (screen: string) => screenOf(page, 'gameLaunch', screen).isVisible()
  // On a phone the game replaces the page.
  const isAway = new URL(page.url()).pathname.startsWith('/g/')
  if (isAway || (await isThere('embedded'))) return { page: 'playing', notice: null }
  if (await page.locator('[data-flow="login"]').isVisible()) return { page: 'login', notice: null }
  if (await isThere('maintenance')) return { page: 'game', notice: 'maintenance' }
  if (await isThere('failed')) return { page: 'game', notice: 'failed' }
  if (!(await isThere('idle'))) return page.url()
  const isMember = await playButton(page, language).isVisible()
  return { page: isMember ? 'game' : 'visitor', notice: null }
}

export const launchOnScreen: ScreenJourney<LaunchStep, LaunchSight> = {
  journey: launchJourney,
  open: openLaunchTarget,
  describeSight: ({ notice, page }) => `${page} ${notice}`,
  limit: usualLimit,
  complaints: {
    playElsewhere: 'gameLaunch.foreignOrigin {origin: https://games.evil.test}',
  },
  smokeWalk: ['play', 'signIn', 'playElsewhere', 'play', 'leave'],
}
