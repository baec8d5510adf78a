import { openTransferTab } from '@croupier/core'
import { minute, second } from '@croupier/core/time'
import {
  lockDuration,
  longestOnItsWay,
  type WithdrawEvent,
  withdrawTrackerView,
} from '@croupier/core/withdraw'
import { holdCalls } from '../held.calls.ts'
import { typePassword } from '../payout-password.steps.ts'
import { type Browser, openBrowser, type SiteVisit, signIn, visitSite } from '../site-visit.ts'
import { askFor, openWithdraw, withdrawOf } from '../withdraw.steps.ts'
import { headless } from './headless.journey.ts'
import { tabOf, targetOf } from './headless.tab.ts'
import type { JourneyTarget } from './journey.ts'
import { withdrawJourney } from './withdraw.journey.ts'
import {
  askForPassword,
  passwordAnswers,
  payoutPassword,
  withdrawRefusals,
} from './withdraw.server.ts'
import {
  type WithdrawProblem,
  type WithdrawScreen,
  type WithdrawSight,
  type WithdrawStep,
  withdrawAmounts,
  withdrawProblems,
  withdrawProblemWords,
} from './withdraw.sight.ts'

/** Longer than the server takes to pay out, and than the site takes to look again. */
const untilPaidOut = 4 * minute

const path = '/member/withdraw'

/** A withdrawal in this process, on the virtual clock, against the mock server. */
export async function openHeadlessWithdraw(): Promise<JourneyTarget<WithdrawStep, WithdrawSight>> {
  let calls = 0
  const { browser: held, calls: requests } = holdCalls(openBrowser({ isLate: true }), path)
  const browser = countCalls(held, () => {
    calls += 1
  })
  const { control } = browser
  const tab = tabOf(browser, await visitSite(browser, '/login'))
  await signIn(tab, 'demo')
  const send = (event: WithdrawEvent) => tab.flow('withdraw').send(event)
  const type = (amount: keyof typeof withdrawAmounts) =>
    send({ type: 'withdraw.changeAmount', text: withdrawAmounts[amount] })
  const answer = async (kind: keyof typeof withdrawRefusals) => {
    await withdrawRefusals[kind](control)
    requests.release()
  }
  const confirm = (password = payoutPassword) => {
    requests.hold()
    if (withdrawOf(tab).password) typePassword(tab, password)
    send({ type: 'payout.confirm' })
  }
  const confirmWhenAnswered = async (answer: keyof typeof passwordAnswers) => {
    await passwordAnswers[answer](control)
    confirm()
  }
  const reload = async () => {
    requests.forget()
    await tab.reload()
  }
  const steps: Record<WithdrawStep, () => unknown> = {
    open: () => openWithdraw(tab),
    close: () => tab.flow('transferPanel').send({ type: 'transferPanel.close' }),
    stepBack: () => tab.flow('transferPanel').send({ type: 'transferPanel.back' }),
    typeGoodAmount: () => type('good'),
    typeTooLittle: () => type('tooLittle'),
    typeTooMuch: () => type('tooMuch'),
    submit: () => {
      calls = 0
      send({ type: 'withdraw.submit' })
    },
    confirm: () => confirm(),
    confirmWithoutPassword: () => confirm(''),
    confirmWithWrongPassword: () => confirmWhenAnswered('wrong'),
    confirmUnanswered: () => confirmWhenAnswered('none'),
    change: () => send({ type: 'payout.change' }),
    checkAgain: () => send({ type: 'payout.checkAgain' }),
    goBack: () => send({ type: 'payout.goBack' }),
    reload,
    siteAsksForPassword: async () => {
      await askForPassword(control)
      await reload()
    },
    signOutAndIn: async () => {
      tab.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
      await tab.advance(second)
      tab.navigation.go('/login', 'push')
      await tab.advance(0)
      await signIn(tab, 'demo')
      await tab.advance(second)
    },
    otherTabWithdraws: async () => {
      calls = 0
      requests.release()
      const tab = await visitSite({ ...browser.openTab(), http: browser.http }, '/withdraw')
      await askFor(tab, withdrawAmounts.good)
      tab.leave()
    },
    serverTakesWithdrawal: () => requests.release(),
    serverRefuses: () => answer('serverRefuses'),
    serverSaysWait: () => answer('serverSaysWait'),
    answerIsLost: () => answer('answerIsLost'),
    answerIsLostAfterAll: () => answer('answerIsLostAfterAll'),
    answerAndHistoryAreLost: () => answer('answerAndHistoryAreLost'),
    answerTakesTooLong: () => tab.advance(31 * second),
    answerIsUnclear: () => answer('answerIsUnclear'),
    answerIsUnclearAfterAll: () => answer('answerIsUnclearAfterAll'),
    attemptEnds: async () => {
      tab.page.hide()
      browser.clock.sleep(longestOnItsWay)
      tab.page.resume()
    },
    bankPaysOut: () => tab.advance(untilPaidOut),
    waitPasses: async () => {
      tab.page.hide()
      // As on a sleeping phone: the ticks of ten minutes would take too long.
      browser.clock.sleep(lockDuration)
      // A member who comes back has fresh tokens.
      tab.page.resume()
    },
  }
  return targetOf({ tab, steps, lookAt: (visit) => ({ ...lookAt(visit), calls }), paceMs: 0 })
}

function countCalls(browser: Browser, count: () => void): Browser {
  return {
    ...browser,
    http: (input, init) => {
      if (String(input).endsWith(path)) count()
      return browser.http(input, init)
    },
  }
}

type Looked = Omit<WithdrawSight, 'calls'>

const nothing: Omit<Looked, 'screen'> = {
  amount: '',
  problem: null,
  isLocked: false,
  stage: null,
  canGoBack: false,
}

function lookAt(visit: SiteVisit): Looked {
  const { navigation } = visit.app.actor.getSnapshot().children
  const isShown = navigation && openTransferTab(navigation.getSnapshot()) === 'withdraw-tab'
  if (!visit.isRunning('withdraw')) return { ...nothing, screen: 'away' }
  const { amountText, isLocked, password, problem, screen, unknown } = withdrawOf(visit)
  if (unknown) {
    const look = unknown.look ?? 'cannotCheck'
    return isShown
      ? { ...nothing, screen: look, canGoBack: unknown.canGoBack }
      : { ...nothing, screen: look === 'found' ? 'foundInHeader' : 'unknownInHeader' }
  }
  if (!isShown) return { ...nothing, screen: 'away' }
  if (screen === 'submitting') return { ...nothing, screen: 'sending' }
  if (screen === 'reviewing') {
    const said = password?.problem
    return { ...nothing, screen: 'review', problem: said ? problemWith(said.id) : null }
  }
  return {
    screen: formOr(screen),
    amount: amountText,
    problem: problem && problemWith(problem.message.id),
    isLocked,
    stage: stageOf(visit),
    canGoBack: false,
  }
}

function stageOf(visit: SiteVisit): WithdrawSight['stage'] {
  const { withdrawLock } = visit.flow('withdraw').getSnapshot().children
  const tracker = withdrawLock?.getSnapshot().children.withdrawTracker
  return tracker ? withdrawTrackerView(tracker.getSnapshot()).stage : null
}

function formOr(screen: string): WithdrawScreen {
  if (screen === 'editing') return 'form'
  throw new Error(`the model does not know the screen ${screen}`)
}

function problemWith(words: string): WithdrawProblem {
  const problem = withdrawProblems.find((one) => withdrawProblemWords[one] === words)
  if (!problem) throw new Error(`the model does not know the words ${words}`)
  return problem
}

export const withdrawHeadless = headless(withdrawJourney, openHeadlessWithdraw)
