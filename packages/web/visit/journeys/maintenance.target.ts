import { maintenanceCheckInterval } from '@croupier/core'
import type { JourneyTarget } from '@croupier/model-tests/journeys/journey'
import { maintenanceJourney } from '@croupier/model-tests/journeys/maintenance.journey'
import type {
  MaintenanceSight,
  MaintenanceStep,
} from '@croupier/model-tests/journeys/maintenance.sight'
import { screenOf } from '../steps.ts'
import type { Visit } from '../visit.ts'
import { addressOf, type WordId, words } from '../words.ts'
import { lookUntil } from './look.until.ts'
import type { ScreenJourney } from './screen.journey.ts'

/** A visit that maintenance or a failure interrupts, on the screen, for a visitor on the home page. */
async function openMaintenanceTarget(
  visit: Visit,
): Promise<JourneyTarget<MaintenanceStep, MaintenanceSight>> {
  const { control, language, page } = visit
  await page.goto(addressOf(language, '/'))
  // A site that has not started does not notice that the visitor looks away.
  await visit.settled()

  const steps: Record<MaintenanceStep, () => Promise<unknown>> = {
    goHome: () => page.getByRole('banner').getByRole('link').first().click(),
    goHelp: () =>
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: words(language, 'menu.help'), exact: true })
        .click(),
    reload: () => page.reload(),
    lookAway: () => visit.lookAway(),
    lookAgain: () => visit.lookAgain(),
    beginMaintenance: () => control.maintenance(true),
    endMaintenance: () => control.maintenance(false),
    closeSite: () => control.changeSite({ closed: true }),
    openSite: () => control.changeSite({ closed: false }),
    loseConnection: () => visit.loseConnection(),
    findConnection: () => visit.findConnection(),
  }

  return {
    take: async (step) => {
      await steps[step]()
      await visit.passTime(maintenanceCheckInterval)
    },
    look: lookUntil(visit, maintenanceJourney, () => lookAtMaintenance(visit)),
    close: async () => {},
  }
}

/** What the visitor sees, or the address of a page that the model does not know. */
async function lookAtMaintenance({ language, page }: Visit): Promise<MaintenanceSight | string> {
  const isThere = (role: 'dialog' | 'heading', id: WordId) =>
    page.getByRole(role, { name: words(language, id), exact: true }).isVisible()
  const isOffline = await page.getByText(words(language, 'connection.offline')).isVisible()
  if (await isThere('dialog', 'notice.siteClosedTitle')) return { page: 'closed', isOffline }
  if (await isThere('heading', 'maintenance.line1')) return { page: 'maintenance', isOffline }
  if (await isThere('heading', 'route.help')) return { page: 'help', isOffline }
  const isHome = new URL(page.url()).pathname === addressOf(language, '/')
  const isPage = await screenOf(page, 'content', 'page').isVisible()
  return isHome && isPage ? { page: 'home', isOffline } : page.url()
}

export const maintenanceOnScreen: ScreenJourney<MaintenanceStep, MaintenanceSight> = {
  journey: maintenanceJourney,
  open: openMaintenanceTarget,
  describeSight: maintenanceJourney.describeSight,
  limit: 30,
}
