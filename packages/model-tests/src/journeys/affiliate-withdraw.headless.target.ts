import { shownRoute } from '@croupier/core'
import { longestOnItsWay } from '@croupier/core/withdraw'
import { viewOf } from '../affiliate.steps.ts'
import { visitAs } from '../deposit.steps.ts'
import { typePassword } from '../payout-password.steps.ts'
import { openBrowser, type SiteVisit } from '../site-visit.ts'
import { problemOf } from './account.problem.ts'
import { affiliateWithdrawJourney } from './affiliate-withdraw.journey.ts'
import { affiliateWithdrawAnswers, withdrawDay } from './affiliate-withdraw.server.ts'
import {
  type AffiliateWithdrawSight,
  type AffiliateWithdrawStep,
  affiliateWithdrawProblems,
  commissionAmounts,
} from './affiliate-withdraw.sight.ts'
import { headless } from './headless.journey.ts'
import { tabOf, targetOf } from './headless.tab.ts'
import type { JourneyTarget } from './journey.ts'
import { askForPassword, payoutPassword } from './withdraw.server.ts'

/** A withdrawal of commission in this process, on the virtual clock, against the mock server. */
export async function openHeadlessAffiliateWithdraw(): Promise<
  JourneyTarget<AffiliateWithdrawStep, AffiliateWithdrawSight>
> {
  const browser = openBrowser({ isLate: true })
  const { control } = browser
  await control.setClock(withdrawDay)
  await askForPassword(control)
  const tab = tabOf(browser, await visitAs(browser, 'demo'))

  const withdraw = (text: string) => {
    const flow = tab.flow('affiliate')
    flow.send({ type: 'affiliate.changeAmount', text })
    flow.send({ type: 'affiliate.submit' })
  }
  const confirm = (password = payoutPassword) => {
    typePassword(tab, password, 'affiliate')
    tab.flow('affiliate').send({ type: 'payout.confirm' })
  }
  const whenAnswered = async (answer: keyof typeof affiliateWithdrawAnswers) => {
    await affiliateWithdrawAnswers[answer](control)
    confirm()
  }
  const goBack = () => tab.flow('affiliate').send({ type: 'payout.goBack' })

  const steps: Record<AffiliateWithdrawStep, () => unknown> = {
    open: () => tab.navigation.go('/affiliate', 'push'),
    openByReminder: () => tab.navigation.go('/affiliate', 'push'),
    withdrawZero: () => withdraw(commissionAmounts.zero),
    withdrawTooMuch: () => withdraw(commissionAmounts.tooMuch),
    withdraw: () => withdraw(commissionAmounts.good),
    change: () => tab.flow('affiliate').send({ type: 'payout.change' }),
    confirm: () => confirm(),
    confirmWithoutPassword: () => confirm(''),
    confirmWithWrongPassword: () => whenAnswered('passwordWrong'),
    confirmUnanswered: () => whenAnswered('passwordUnanswered'),
    confirmAndLapse: () => whenAnswered('lapsed'),
    confirmAndBeRefused: () => whenAnswered('refused'),
    confirmAndLose: () => whenAnswered('lost'),
    confirmAndLoseAfterAll: () => whenAnswered('lostAfterAll'),
    checkAgain: () => tab.flow('affiliate').send({ type: 'payout.checkAgain' }),
    waitAndGoBack: async () => {
      await tab.advance(longestOnItsWay)
      goBack()
    },
    goBack,
    leave: () => tab.navigation.go('/', 'push'),
    reload: () => tab.reload(),
  }

  return targetOf({ tab, steps, lookAt })
}

function lookAt(visit: SiteVisit): AffiliateWithdrawSight {
  const { navigation } = visit.app.actor.getSnapshot().children
  if (!navigation || shownRoute(navigation.getSnapshot())?.route !== 'affiliate') {
    const lost = visit.isRunning('affiliate') && viewOf(visit).unknown
    if (!lost) return { page: 'elsewhere', problem: null }
    return { page: lost.look === 'found' ? 'foundInHeader' : 'unknownInHeader', problem: null }
  }
  const { password, problem, screen, unknown, window } = viewOf(visit)
  if (unknown) return { page: unknown.look === 'found' ? 'found' : 'unknown', problem: null }
  if (screen === 'reviewing') {
    return {
      page: 'review',
      problem: problemOf(password?.problem ?? null, affiliateWithdrawProblems),
    }
  }
  if (screen !== 'editing' || window.kind === 'closed') {
    throw new Error(`no page of the model is ${screen}, ${window.kind}`)
  }
  return {
    page: window.kind === 'open' ? 'form' : 'usedToday',
    problem: problemOf(problem?.message ?? null, affiliateWithdrawProblems),
  }
}

export const affiliateWithdrawHeadless = headless(
  affiliateWithdrawJourney,
  openHeadlessAffiliateWithdraw,
)
