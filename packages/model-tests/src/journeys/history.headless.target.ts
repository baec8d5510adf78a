import { type HistoryFilter, historyView } from '@croupier/core/history'
import { visitAs } from '../deposit.steps.ts'
import { openBrowser, type SiteVisit } from '../site-visit.ts'
import { headless } from './headless.journey.ts'
import { tabOf, targetOf } from './headless.tab.ts'
import { historyJourney } from './history.journey.ts'
import { failHistory } from './history.server.ts'
import type { HistorySight, HistoryStep } from './history.sight.ts'
import type { JourneyTarget } from './journey.ts'

/** The history in this process, on the virtual clock, against the mock server. */
export async function openHeadlessHistory(): Promise<JourneyTarget<HistoryStep, HistorySight>> {
  const browser = openBrowser({ isLate: true })
  const { control } = browser
  const tab = tabOf(browser, await visitAs(browser, 'demo'))

  const open = () => tab.navigation.go('/?sideHistory=true', 'push')
  const show = (filter: HistoryFilter) => tab.flow('history').send({ type: 'history.show', filter })
  const tryAgain = () => tab.flow('history').send({ type: 'history.retry' })
  const afterFailing = async (act: () => void) => {
    await failHistory(control)
    act()
  }

  const steps: Record<HistoryStep, () => unknown> = {
    open,
    openAndFail: () => afterFailing(open),
    loadMore: () => tab.flow('history').send({ type: 'history.loadMore' }),
    showAll: () => show('all'),
    showDeposits: () => show('deposit'),
    showWithdrawals: () => show('withdraw'),
    openNewest: () => {
      const [newest] = historyView(tab.flow('history').getSnapshot()).days
      const [transaction] = newest?.transactions ?? []
      if (!transaction) throw new Error('there is no transaction to open')
      tab.flow('history').send({ type: 'history.open', transaction })
    },
    closeDetails: () => tab.flow('history').send({ type: 'history.close' }),
    tryAgain,
    tryAgainAndFail: () => afterFailing(tryAgain),
    close: () =>
      tab.app.actor.getSnapshot().children.navigation?.send({ type: 'navigation.closePanel' }),
    reload: () => tab.reload(),
  }

  return targetOf({ tab, steps, lookAt })
}

function lookAt(visit: SiteVisit): HistorySight {
  const nothing = { filter: null, count: 0, hasMore: false }
  if (!visit.isRunning('history')) return { page: 'elsewhere', ...nothing }
  const view = historyView(visit.flow('history').getSnapshot())
  if (view.screen === 'loading') throw new Error('the history is still loading')
  if (view.opened) return { page: 'details', ...nothing }
  return view.screen === 'failed'
    ? { page: 'failed', ...nothing }
    : { page: 'listed', filter: view.filter, count: view.count, hasMore: view.hasMore }
}

export const historyHeadless = headless(historyJourney, openHeadlessHistory)
