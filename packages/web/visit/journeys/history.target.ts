import { historyJourney } from '@croupier/model-tests/journeys/history.journey'
import { failHistory } from '@croupier/model-tests/journeys/history.server'
import type { HistorySight, HistoryStep } from '@croupier/model-tests/journeys/history.sight'
import type { JourneyTarget } from '@croupier/model-tests/journeys/journey'
import {
  closeDetails,
  closeHistory,
  loadMoreIn,
  openHistory,
  openTransaction,
  reportIn,
  transactionsIn,
} from '../history.steps.ts'
import { balanceIn, beMember, screenOf } from '../steps.ts'
import type { Visit } from '../visit.ts'
import { type WordId, words } from '../words.ts'
import { lookUntil } from './look.until.ts'
import { type ScreenJourney, usualLimit } from './screen.journey.ts'

const filters = {
  all: 'history.filter.all',
  deposit: 'history.type.deposit',
  withdraw: 'history.type.withdraw',
  cancel: 'history.type.cancel',
} as const satisfies Record<NonNullable<HistorySight['filter']>, WordId>

/** The history on the screen, for a member who has just signed in. */
async function openHistoryTarget(visit: Visit): Promise<JourneyTarget<HistoryStep, HistorySight>> {
  const { control, language, page } = visit
  await beMember(page, language)

  const show = (filter: keyof typeof filters) =>
    page.getByRole('tab', { name: words(language, filters[filter]), exact: true }).click()
  const tryAgain = () =>
    page.getByRole('button', { name: words(language, 'action.tryAgain'), exact: true }).click()

  const steps: Record<HistoryStep, () => Promise<unknown>> = {
    open: () => openHistory(page, language),
    openAndFail: async () => {
      await failHistory(control)
      await openHistory(page, language)
    },
    loadMore: () => loadMoreIn(page, language).click(),
    showAll: () => show('all'),
    showDeposits: () => show('deposit'),
    showWithdrawals: () => show('withdraw'),
    openNewest: () => openTransaction(transactionsIn(page).first()),
    closeDetails: () => closeDetails(page, language),
    tryAgain,
    tryAgainAndFail: async () => {
      await failHistory(control)
      await tryAgain()
    },
    close: () => closeHistory(page, language),
    reload: () => page.reload(),
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil(visit, historyJourney, () => lookAtHistory(visit)),
    close: async () => {},
  }
}

/** What the member sees, or the name of an intermediate screen. */
async function lookAtHistory({ language, page }: Visit): Promise<HistorySight | string> {
  const nothing = { filter: null, count: 0, hasMore: false }
  if (await screenOf(page, 'history', 'failed').isVisible()) return { page: 'failed', ...nothing }
  if (await reportIn(page, language).isVisible()) return { page: 'details', ...nothing }
  if (await screenOf(page, 'history', 'listed').isVisible()) {
    for (const filter of ['all', 'deposit', 'withdraw', 'cancel'] as const) {
      const chosen = page.getByRole('tab', {
        name: words(language, filters[filter]),
        exact: true,
        selected: true,
      })
      if (!(await chosen.isVisible())) continue
      const count = await transactionsIn(page).count()
      const hasMore = await loadMoreIn(page, language).isVisible()
      return { page: 'listed', filter, count, hasMore }
    }
  }
  const isLoading = await screenOf(page, 'history', 'loading').isVisible()
  const isThere = !isLoading && (await balanceIn(page, language).isVisible())
  return isThere ? { page: 'elsewhere', ...nothing } : page.url()
}

export const historyOnScreen: ScreenJourney<HistoryStep, HistorySight> = {
  journey: historyJourney,
  open: openHistoryTarget,
  describeSight: ({ page }) => page,
  limit: usualLimit,
}
