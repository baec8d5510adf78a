import { maintenanceCheckInterval, shownRoute, siteView } from '@croupier/core'
import { openBrowser, type SiteVisit, visitSite } from '../site-visit.ts'
import { headless } from './headless.journey.ts'
import { tabOf, targetOf } from './headless.tab.ts'
import type { JourneyTarget } from './journey.ts'
import { maintenanceJourney } from './maintenance.journey.ts'
import type { MaintenanceSight, MaintenanceStep } from './maintenance.sight.ts'

/** A visit in this process, on the virtual clock, against the mock server. */
export async function openHeadlessMaintenance(): Promise<
  JourneyTarget<MaintenanceStep, MaintenanceSight>
> {
  const browser = openBrowser({ isLate: true })
  const { connection, control } = browser
  const tab = tabOf(browser, await visitSite(browser, '/'))

  const steps: Record<MaintenanceStep, () => unknown> = {
    goHome: () => tab.navigation.go('/', 'push'),
    goHelp: () => tab.navigation.go('/help', 'push'),
    reload: () => tab.reload(),
    lookAway: () => tab.page.hide(),
    lookAgain: () => tab.page.resume(),
    beginMaintenance: () => control.maintenance(true),
    endMaintenance: () => control.maintenance(false),
    closeSite: () => control.changeSite({ closed: true }),
    openSite: () => control.changeSite({ closed: false }),
    loseConnection: () => {
      connection.cut()
      tab.page.goOffline()
    },
    findConnection: () => {
      connection.mend()
      tab.page.resume('online')
    },
  }

  return targetOf({ tab, steps, lookAt, paceMs: maintenanceCheckInterval })
}

function lookAt({ app }: SiteVisit): MaintenanceSight {
  const snapshot = app.actor.getSnapshot()
  const { isClosed, isOnline } = siteView(snapshot)
  const { navigation } = snapshot.children
  const route = navigation && shownRoute(navigation.getSnapshot())?.route
  const pages = { help: 'help', maintenance: 'maintenance' } as const
  const page = route === 'help' || route === 'maintenance' ? pages[route] : 'home'
  return { page: isClosed ? 'closed' : page, isOffline: !isOnline }
}

export const maintenanceHeadless = headless(maintenanceJourney, openHeadlessMaintenance)
