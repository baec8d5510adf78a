import { shownRoute, siteView } from '@croupier/core'
import { gameLaunchView } from '@croupier/core/game-launch'
import { gamePageView } from '@croupier/core/game-page'
import { doubleTriggerPause } from '@croupier/core/testing'
import { second } from '@croupier/core/time'
import { openBrowser, type SiteVisit, signIn, visitSite } from '../site-visit.ts'
import { headless } from './headless.journey.ts'
import { tabOf, targetOf } from './headless.tab.ts'
import type { JourneyTarget } from './journey.ts'
import { launchJourney } from './launch.journey.ts'
import { launchEvents } from './launch.server.ts'
import { type LaunchSight, type LaunchStep, launchedGame } from './launch.sight.ts'

/** The launch of a game in this process, on the virtual clock, against the mock server. */
export async function openHeadlessLaunch(): Promise<JourneyTarget<LaunchStep, LaunchSight>> {
  const browser = openBrowser({ isLate: true })
  const { control } = browser
  const tab = tabOf(browser, await visitSite(browser, `/game/${launchedGame}`))
  await tab.advance(second)

  const play = () => {
    const { subject } = gamePageView(tab.flow('gamePage').getSnapshot())
    if (subject?.kind !== 'game') throw new Error('there is no game to play')
    tab.flow('gameLaunch').send({ type: 'gameLaunch.launch', game: subject.game })
  }
  const playWhen = (event: keyof typeof launchEvents) => async () => {
    await launchEvents[event](control)
    play()
  }
  const steps: Record<LaunchStep, () => unknown> = {
    play,
    playUnderMaintenance: playWhen('playUnderMaintenance'),
    playRefused: playWhen('playRefused'),
    playAndLoseAnswer: playWhen('playAndLoseAnswer'),
    playElsewhere: playWhen('playElsewhere'),
    leave: () => tab.navigation.back(),
    reload: () => tab.reload(),
    signIn: () => signIn(tab, 'demo'),
  }

  // After this pause another launch can be sent.
  return targetOf({ tab, steps, lookAt, paceMs: doubleTriggerPause })
}

function lookAt({ app, flow }: SiteVisit): LaunchSight {
  const snapshot = app.actor.getSnapshot()
  const { navigation } = snapshot.children
  if (navigation && shownRoute(navigation.getSnapshot())?.route === 'login') {
    return { page: 'login', notice: null }
  }
  const { screen } = gameLaunchView(flow('gameLaunch').getSnapshot())
  if (screen === 'embedded') return { page: 'playing', notice: null }
  const page = siteView(snapshot).isMember ? 'game' : 'visitor'
  return { page, notice: screen === 'maintenance' || screen === 'failed' ? screen : null }
}

export const launchHeadless = headless(launchJourney, openHeadlessLaunch)
