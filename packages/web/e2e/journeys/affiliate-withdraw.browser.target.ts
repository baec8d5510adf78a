import {
  type AffiliateWithdrawSight,
  type AffiliateWithdrawStep,
  affiliateWithdrawAnswers,
  affiliateWithdrawJourney,
  affiliateWithdrawProblems,
  commissionAmounts,
  type JourneyTarget,
  withdrawDay,
} from '@croupier/model-tests/journeys'
import { commissionField, openAffiliate, withdrawCommission } from '../../visit/affiliate.steps.ts'
import { balanceIn, screenOf, signIn } from '../../visit/steps.ts'
import { beginningOf, type WordId, words } from '../../visit/words.ts'
import { passTime } from '../support/passing-time.ts'
import { problemIn } from './account.look.ts'
import type { BrowserVisit } from './browser.visit.ts'
import { lookUntil } from './look.until.ts'

const minuteMs = 61_000

/** What the words of the problems are said with. */
const values = { firstDay: 1, lastDay: 5 }

const reminders = {
  unknownInHeader: 'header.commissionUnknown',
  foundInHeader: 'header.commissionFound',
} as const satisfies Partial<Record<AffiliateWithdrawSight['page'], WordId>>

/** What leads back to a withdrawal whose answer was lost. */
const reminderIn = ({ language, page }: BrowserVisit, reminder: keyof typeof reminders) =>
  page.getByRole('button', { name: words(language, reminders[reminder]), exact: true })

/** A withdrawal of commission in a browser, for a member who has just signed in. */
export async function openBrowserAffiliateWithdraw(
  visit: BrowserVisit,
): Promise<JourneyTarget<AffiliateWithdrawStep, AffiliateWithdrawSight>> {
  const { control, language, page } = visit
  await control.setClock(withdrawDay)
  await page.clock.install()
  await signIn(page, language)
  await balanceIn(page, language).waitFor()

  const withdraw = (amount: string = commissionAmounts.good) =>
    withdrawCommission(page, language, amount)
  const whenAnswered = async (answer: keyof typeof affiliateWithdrawAnswers) => {
    await affiliateWithdrawAnswers[answer](control)
    await withdraw()
  }
  const press = (id: WordId) =>
    page.getByRole('button', { name: words(language, id), exact: true }).click()
  const goBack = () => press('affiliate.withdraw.unknown.goBack')

  const steps: Record<AffiliateWithdrawStep, () => Promise<unknown>> = {
    open: () => openAffiliate(page, language),
    openByReminder: () =>
      reminderIn(visit, 'unknownInHeader').or(reminderIn(visit, 'foundInHeader')).click(),
    withdrawZero: () => withdraw(commissionAmounts.zero),
    withdrawTooMuch: () => withdraw(commissionAmounts.tooMuch),
    withdrawAndBeRefused: () => whenAnswered('refused'),
    withdrawAndLose: () => whenAnswered('lost'),
    withdrawAndLoseAfterAll: () => whenAnswered('lostAfterAll'),
    withdraw: () => withdraw(),
    checkAgain: () => press('affiliate.withdraw.unknown.checkAgain'),
    waitAndGoBack: async () => {
      await passTime(page, control, minuteMs)
      await goBack()
    },
    goBack,
    leave: () => page.getByRole('link', { name: words(language, 'header.closePage') }).click(),
    reload: () => page.reload(),
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil({ page, journey: affiliateWithdrawJourney, look: () => lookAt(visit) }),
    close: async () => {},
  }
}

/** Asks for nothing that has to be waited for: the page may be on its way elsewhere. */
async function lookAt(visit: BrowserVisit): Promise<AffiliateWithdrawSight | string> {
  const { language, page } = visit
  const isThere = (name: string) => screenOf(page, 'affiliate', name).isVisible()
  if (await isThere('outcomeUnknown')) {
    const title = words(language, 'affiliate.withdraw.unknown.foundTitle')
    const isFound = await page.getByRole('heading', { name: title }).isVisible()
    return { page: isFound ? 'found' : 'unknown', problem: null }
  }
  if (await isThere('editing')) {
    if (await commissionField(page, language).isVisible()) {
      const problem = await problemIn(visit, 'affiliate', affiliateWithdrawProblems, values)
      return { page: 'form', problem }
    }
    const said = page.getByText(beginningOf(language, 'affiliate.withdraw.usedToday'))
    return (await said.isVisible()) ? { page: 'usedToday', problem: null } : 'a closed window'
  }
  const isElsewhere = (await page.locator('[data-flow="affiliate"]').count()) === 0
  if (!isElsewhere || !(await balanceIn(page, language).isVisible())) return page.url()
  for (const reminder of ['unknownInHeader', 'foundInHeader'] as const) {
    if (await reminderIn(visit, reminder).isVisible()) return { page: reminder, problem: null }
  }
  return { page: 'elsewhere', problem: null }
}
