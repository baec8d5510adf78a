import {
  failHistory,
  type HistorySight,
  type HistoryStep,
  historyJourney,
  type JourneyTarget,
} from '@croupier/model-tests/journeys'
import { closeHistory, loadMoreIn, openHistory, transactionsIn } from '../../visit/history.steps.ts'
import { balanceIn, screenOf, signIn } from '../../visit/steps.ts'
import { type WordId, words } from '../../visit/words.ts'
import type { BrowserVisit } from './browser.visit.ts'
import { lookUntil } from './look.until.ts'

const filters = {
  all: 'history.filter.all',
  deposit: 'history.type.deposit',
  withdraw: 'history.type.withdraw',
  cancel: 'history.type.cancel',
} as const satisfies Record<NonNullable<HistorySight['filter']>, WordId>

/** The history in a browser, for a member who has just signed in. */
export async function openBrowserHistory(
  visit: BrowserVisit,
): Promise<JourneyTarget<HistoryStep, HistorySight>> {
  const { control, language, page } = visit
  await signIn(page, language)
  await balanceIn(page, language).waitFor()

  const show = (filter: keyof typeof filters) => tabOf(visit, filter).click()
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
    look: lookUntil({ page, journey: historyJourney, look: () => lookAt(visit) }),
    close: async () => {},
  }
}

function tabOf({ language, page }: BrowserVisit, filter: keyof typeof filters) {
  return page.getByRole('tab', { name: words(language, filters[filter]), exact: true })
}

/** Asks for nothing that has to be waited for: the page may be on its way elsewhere. */
async function lookAt(visit: BrowserVisit): Promise<HistorySight | string> {
  const { language, page } = visit
  const nothing = { filter: null, count: 0, hasMore: false }
  if (await screenOf(page, 'history', 'empty').isVisible()) return { page: 'empty', ...nothing }
  if (await screenOf(page, 'history', 'listed').isVisible()) {
    for (const filter of ['all', 'deposit', 'withdraw', 'cancel'] as const) {
      const chosen = page.getByRole('tab', {
        name: words(language, filters[filter]),
        exact: true,
        selected: true,
      })
      if (!(await chosen.isVisible())) continue
      const count = await transactionsIn(page).count()
      return {
        page: 'listed',
        filter,
        count,
        hasMore: await loadMoreIn(page, language).isVisible(),
      }
    }
  }
  const isLoading = await screenOf(page, 'history', 'loading').isVisible()
  const isThere = !isLoading && (await balanceIn(page, language).isVisible())
  return isThere ? { page: 'elsewhere', ...nothing } : page.url()
}
