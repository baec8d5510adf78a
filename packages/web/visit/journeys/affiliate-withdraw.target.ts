import { second } from '@croupier/core/time'
import { longestOnItsWay } from '@croupier/core/withdraw'
import { affiliateWithdrawJourney } from '@croupier/model-tests/journeys/affiliate-withdraw.journey'
import {
  affiliateWithdrawAnswers,
  withdrawDay,
} from '@croupier/model-tests/journeys/affiliate-withdraw.server'
import {
  type AffiliateWithdrawSight,
  type AffiliateWithdrawStep,
  affiliateWithdrawProblems,
  commissionAmounts,
} from '@croupier/model-tests/journeys/affiliate-withdraw.sight'
import type { JourneyTarget } from '@croupier/model-tests/journeys/journey'
import { askForPassword, payoutPassword } from '@croupier/model-tests/journeys/withdraw.server'
import { askForCommission, commissionField, openAffiliate } from '../affiliate.steps.ts'
import type { Part } from '../screen.ts'
import { balanceIn, beMember, screenOf } from '../steps.ts'
import type { Visit } from '../visit.ts'
import { confirmPayoutWith } from '../withdraw.steps.ts'
import { beginningOf, type WordId, words } from '../words.ts'
import { problemIn } from './account.look.ts'
import { lookUntil } from './look.until.ts'
import { type ScreenJourney, usualLimit } from './screen.journey.ts'

/** The values of the messages about problems. */
const values = { firstDay: 1, lastDay: 5 }

const reminders = {
  unknownInHeader: 'header.commissionUnknown',
  foundInHeader: 'header.commissionFound',
} as const satisfies Partial<Record<AffiliateWithdrawSight['page'], WordId>>

/** The button that leads back to a withdrawal whose answer was lost. */
function reminderIn({ language, page }: Visit, reminder: keyof typeof reminders): Part {
  return page.getByRole('button', { name: words(language, reminders[reminder]), exact: true })
}

/** A withdrawal of commission on the screen, for a member who has just signed in. */
async function openAffiliateWithdrawTarget(
  visit: Visit,
): Promise<JourneyTarget<AffiliateWithdrawStep, AffiliateWithdrawSight>> {
  const { control, language, page } = visit
  await control.setClock(withdrawDay)
  await askForPassword(control)
  await beMember(page, language)

  const withdraw = (amount: string) => askForCommission(page, language, amount)
  const confirm = (password = payoutPassword) => confirmPayoutWith(page, language, password)
  const whenAnswered = async (answer: keyof typeof affiliateWithdrawAnswers) => {
    await affiliateWithdrawAnswers[answer](control)
    await confirm()
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
    withdraw: () => withdraw(commissionAmounts.good),
    change: () => press('payout.review.change'),
    confirm: () => confirm(),
    confirmWithoutPassword: () => confirm(''),
    confirmWithWrongPassword: () => whenAnswered('passwordWrong'),
    confirmUnanswered: () => whenAnswered('passwordUnanswered'),
    confirmAndLapse: () => whenAnswered('lapsed'),
    confirmAndBeRefused: () => whenAnswered('refused'),
    confirmAndLose: () => whenAnswered('lost'),
    confirmAndLoseAfterAll: () => whenAnswered('lostAfterAll'),
    checkAgain: () => press('affiliate.withdraw.unknown.checkAgain'),
    waitAndGoBack: async () => {
      await visit.passTime(longestOnItsWay + second)
      await goBack()
    },
    goBack,
    leave: () => page.getByRole('link', { name: words(language, 'header.closePage') }).click(),
    reload: () => page.reload(),
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil(visit, affiliateWithdrawJourney, () => lookAtAffiliateWithdraw(visit)),
    close: async () => {},
  }
}

/** What the member sees, or the name of an intermediate screen. */
async function lookAtAffiliateWithdraw(visit: Visit): Promise<AffiliateWithdrawSight | string> {
  const { language, page } = visit
  const isThere = (name: string) => screenOf(page, 'affiliate', name).isVisible()
  if (await isThere('outcomeUnknown')) {
    const title = words(language, 'affiliate.withdraw.unknown.foundTitle')
    const isFound = await page.getByRole('heading', { name: title }).isVisible()
    return { page: isFound ? 'found' : 'unknown', problem: null }
  }
  if (await isThere('reviewing')) {
    return {
      page: 'review',
      problem: await problemIn(visit, 'affiliate', affiliateWithdrawProblems, values),
    }
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

export const affiliateWithdrawOnScreen: ScreenJourney<
  AffiliateWithdrawStep,
  AffiliateWithdrawSight
> = {
  journey: affiliateWithdrawJourney,
  open: openAffiliateWithdrawTarget,
  describeSight: affiliateWithdrawJourney.describeSight,
  limit: usualLimit,
  smokeWalk: [
    'open',
    'withdrawTooMuch',
    'withdraw',
    'change',
    'withdraw',
    'confirmAndBeRefused',
    'withdraw',
    'confirmAndLose',
    'leave',
    'openByReminder',
    'waitAndGoBack',
    'withdraw',
    'confirm',
    'reload',
  ],
}
