import { openTransferTab } from '@croupier/core'
import { second } from '@croupier/core/time'
import { lockDuration, longestOnItsWay, type WithdrawEvent } from '@croupier/core/withdraw'
import { holdCalls } from '../held.calls.ts'
import { typePassword } from '../payout-password.steps.ts'
import { type Browser, openBrowser, type SiteVisit, signIn, visitSite } from '../site-visit.ts'
import { askFor, openWithdraw, withdrawOf } from '../withdraw.steps.ts'
import { headless } from './headless.journey.ts'
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

const path = '/member/withdraw'

/** A withdrawal in this process, on the virtual clock, against the mock server. */
export async function openHeadlessWithdraw(): Promise<JourneyTarget<WithdrawStep, WithdrawSight>> {
  let calls = 0
  const { browser: held, calls: requests } = holdCalls(openBrowser({ isLate: true }), path)
  const browser = countCalls(held, () => {
    calls += 1
  })
  const { control } = browser
  let visit = await visitSite(browser, '/login')
  await signIn(visit, 'demo')
  const send = (event: WithdrawEvent) => visit.flow('withdraw').send(event)
  const type = (amount: keyof typeof withdrawAmounts) =>
    send({ type: 'withdraw.changeAmount', text: withdrawAmounts[amount] })
  const answer = async (kind: keyof typeof withdrawRefusals) => {
    await withdrawRefusals[kind](control)
    requests.release()
  }
  const confirm = (password = payoutPassword) => {
    requests.hold()
    if (withdrawOf(visit).password) typePassword(visit, password)
    send({ type: 'payout.confirm' })
  }
  const confirmWhenAnswered = async (answer: keyof typeof passwordAnswers) => {
    await passwordAnswers[answer](control)
    confirm()
  }
  const reload = async () => {
    requests.forget()
    const address = visit.navigation.current()
    visit.leave()
    visit = await visitSite(browser, address)
  }
  const steps: Record<WithdrawStep, () => unknown> = {
    open: () => openWithdraw(visit),
    close: () => visit.flow('transferPanel').send({ type: 'transferPanel.close' }),
    stepBack: () => visit.flow('transferPanel').send({ type: 'transferPanel.back' }),
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
      visit.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
      await visit.advance(second)
      visit.navigation.go('/login', 'push')
      await visit.advance(0)
      await signIn(visit, 'demo')
      await visit.advance(second)
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
    answerTakesTooLong: () => visit.advance(31 * second),
    answerIsUnclear: () => answer('answerIsUnclear'),
    answerIsUnclearAfterAll: () => answer('answerIsUnclearAfterAll'),
    attemptEnds: async () => {
      visit.page.hide()
      browser.clock.sleep(longestOnItsWay)
      visit.page.resume()
    },
    waitPasses: async () => {
      visit.page.hide()
      // As on a sleeping phone: the ticks of ten minutes would take too long.
      browser.clock.sleep(lockDuration)
      // A member who comes back has fresh tokens.
      visit.page.resume()
    },
  }
  return {
    take: async (step) => {
      await steps[step]()
      await visit.advance(0)
    },
    look: async () => ({ ...lookAt(visit), calls }),
    close: async () => visit.leave(),
  }
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
    canGoBack: false,
  }
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
