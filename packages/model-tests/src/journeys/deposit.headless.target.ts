import { isPanelOpen, siteView } from '@croupier/core'
import {
  type DepositEvent,
  type DepositView,
  depositView,
  lateLookEvery,
  type QrPaymentView,
} from '@croupier/core/deposit'
import { untilNextPoll } from '@croupier/core/testing'
import { minute, second } from '@croupier/core/time'
import { channelKey } from '../channel.ids.ts'
import { openDeposit, requestQr, visitAs, waitingQr } from '../deposit.steps.ts'
import { holdCalls } from '../held.calls.ts'
import { openBrowser, type SiteVisit, visitSite } from '../site-visit.ts'
import { depositJourney } from './deposit.journey.ts'
import {
  beginAnew,
  ignoreDeadlines,
  payLate,
  paymentOutcomes,
  refusals,
  silence,
  speak,
} from './deposit.server.ts'
import {
  badAmount,
  type DepositSight,
  type DepositStep,
  depositDialogs,
  dialogWords,
  goodAmount,
  type SeenScreen,
} from './deposit.sight.ts'
import { headless } from './headless.journey.ts'
import { tabOf, targetOf } from './headless.tab.ts'
import type { JourneyTarget } from './journey.ts'

/** The longest time between two polls of a payment. */
const longestRest = 15 * second

/** The quarter of an hour of a code, and a moment more, so that it has expired by any clock. */
const quarter = 15 * minute + 5 * second

/** The deposit through one of its channels, in this process, on the virtual clock, against the mock server. */
export async function openHeadlessDeposit(
  byChannel = channelKey('payment', 'pp-1'),
): Promise<JourneyTarget<DepositStep, DepositSight>> {
  const { browser, calls: requests } = holdCalls(openBrowser({ isLate: true }), 'action=get_qr')
  const { clock, connection, control } = browser
  const tab = tabOf(browser, await visitAs(browser, 'demo'))
  let trouble: 'none' | 'lost' | 'silent' = 'none'

  const send = (event: DepositEvent) => tab.flow('deposit').send(event)
  const refuse = async (kind: keyof typeof refusals) => {
    await refusals[kind](control)
    requests.release()
  }
  const decide = async (outcome: keyof typeof paymentOutcomes) => {
    await paymentOutcomes[outcome](control)
    if (trouble === 'none') await tab.advance(untilNextPoll)
  }
  const makeNewCode = async () => {
    trouble = 'none'
    await beginAnew(control)
  }
  // As on a sleeping phone: the polls of a quarter of an hour would take too long.
  const passQuarter = () => clock.sleep(quarter)

  const steps: Record<DepositStep, () => unknown> = {
    open: () => openDeposit(tab),
    close: () => tab.flow('transferPanel').send({ type: 'transferPanel.close' }),
    goBack: () => tab.navigation.go('/', 'replace'),
    stepBack: () => tab.flow('transferPanel').send({ type: 'transferPanel.back' }),
    showCode: () => send({ type: 'deposit.showCode' }),
    reload: () => tab.reload(),
    chooseChannel: () => send({ type: 'deposit.chooseChannel', key: byChannel }),
    changeChannel: () => send({ type: 'deposit.openPicker' }),
    typeGoodAmount: () => send({ type: 'deposit.changeAmount', text: goodAmount }),
    typeBadAmount: () => send({ type: 'deposit.changeAmount', text: badAmount }),
    submit: () => {
      if (trouble !== 'lost') requests.hold()
      send({ type: 'deposit.submit' })
    },
    understandReuse: () => send({ type: 'qr.understandReuse' }),
    cancel: () => send({ type: 'qr.cancel' }),
    keepWaiting: () => send({ type: 'qr.keepWaiting' }),
    confirmCancel: () => send({ type: 'qr.confirmCancel' }),
    checkAgain: () => send({ type: 'deposit.checkAgain' }),
    acknowledge: () => send({ type: 'deposit.acknowledge' }),
    again: () => send({ type: 'deposit.again' }),
    otherTabMakesCode: async () => {
      await makeNewCode()
      const tab = await visitSite(browser.openTab(), '/')
      await requestQr(tab, goodAmount)
      tab.leave()
    },
    serverMakesCode: async () => {
      await makeNewCode()
      requests.release()
    },
    serverSaysAskAdmin: () => refuse('serverSaysAskAdmin'),
    serverRefuses: () => refuse('serverRefuses'),
    serverAnswersInPart: () => refuse('serverAnswersInPart'),
    answerIsLost: () => refuse('answerIsLost'),
    serverIsPaid: () => decide('serverIsPaid'),
    serverIsPaidInPart: () => decide('serverIsPaidInPart'),
    serverRejects: () => decide('serverRejects'),
    serverExpires: () => decide('serverExpires'),
    serverIsPaidAtTheLastMoment: async () => {
      await paymentOutcomes.serverIsPaid(control)
      passQuarter()
    },
    moneyComesLate: async () => {
      await payLate(control)
      await tab.advance(lateLookEvery)
    },
    timePasses: passQuarter,
    timePassesButServerWaits: async () => {
      await ignoreDeadlines(control, trouble === 'silent')
      passQuarter()
    },
    secondsPass: () => tab.advance(10 * second),
    connectionIsLost: () => {
      trouble = 'lost'
      connection.cut()
      tab.page.goOffline()
      requests.release()
    },
    connectionIsBack: async () => {
      trouble = 'none'
      connection.mend()
      tab.page.resume('online')
      // A browser reports it within two seconds.
      await tab.advance(2 * second)
    },
    serverFallsSilent: async () => {
      trouble = 'silent'
      await silence(control)
    },
    serverAnswersAgain: async () => {
      trouble = 'none'
      await speak(control)
      await tab.advance(longestRest)
    },
  }

  return targetOf({ tab, steps, lookAt, paceMs: 0 })
}

function lookAt(visit: SiteVisit): DepositSight {
  const { isOnline } = siteView(visit.app.actor.getSnapshot())
  const isOffline = !isOnline
  if (!visit.isRunning('deposit')) return { screen: 'away', isOffline, amount: '' }
  const view = depositView(visit.flow('deposit').getSnapshot(), 'wide')
  return { screen: screenOf(visit, view), isOffline, amount: view.amountText }
}

function screenOf(
  visit: SiteVisit,
  { canSubmit, failure, problem, screen }: DepositView,
): SeenScreen {
  if (failure) return dialogWith(failure.message.id)
  if (!isShown(visit)) return screen === 'awaitingPayment' ? 'waitingInHeader' : 'away'
  switch (screen) {
    case 'choosingChannel':
    case 'requestingQr':
    case 'waitingAtAmount':
    case 'succeeded':
      return screen
    case 'enteringAmount':
      if (problem) return 'amountRefused'
      return canSubmit ? 'enteringAmount' : 'pausing'
    case 'awaitingPayment':
      return waitingScreen(waitingQr(visit))
    default:
      throw new Error(`the model does not know the screen ${screen}`)
  }
}

function waitingScreen(payment: QrPaymentView): SeenScreen {
  if (payment.isCancelUnchecked) return 'uncheckedCancelQuestion'
  if (payment.isConfirmingCancel) return 'cancelQuestion'
  if (payment.isReuseWarningOpen) return 'reuseWarning'
  if (payment.isCancelling) return 'cancelling'
  return payment.isLastWord ? 'lastCheck' : 'waiting'
}

function dialogWith(words: string): SeenScreen {
  const dialog = depositDialogs.find((one) => dialogWords[one] === words)
  if (!dialog) throw new Error(`the model does not know the words ${words}`)
  return dialog
}

function isShown({ app }: SiteVisit): boolean {
  const { navigation } = app.actor.getSnapshot().children
  return navigation !== undefined && isPanelOpen(navigation.getSnapshot())
}

export const depositHeadless = headless(depositJourney, () => openHeadlessDeposit())
