import { isPanelOpen } from '@croupier/core'
import { type DepositEvent, depositView } from '@croupier/core/deposit'
import { doubleTriggerPause } from '@croupier/core/testing'
import { minute, second } from '@croupier/core/time'
import { channelKey } from '../channel.ids.ts'
import { openDeposit, visitAs } from '../deposit.steps.ts'
import { holdCalls } from '../held.calls.ts'
import { openBrowser, type SiteVisit } from '../site-visit.ts'
import { headless } from './headless.journey.ts'
import { tabOf, targetOf } from './headless.tab.ts'
import type { JourneyTarget } from './journey.ts'
import { transferJourney } from './transfer.journey.ts'
import { createPendingTransfers, reopenAccount, reportRefusals } from './transfer.server.ts'
import {
  type TransferScreen,
  type TransferSight,
  type TransferStep,
  transferAmounts,
  transferDialogWords,
} from './transfer.sight.ts'

/** A transfer in this process, on the virtual clock, against the mock server. */
export async function openHeadlessTransfer(): Promise<JourneyTarget<TransferStep, TransferSight>> {
  const { browser, calls } = holdCalls(openBrowser({ isLate: true }), '/payment/transfer')
  const { control } = browser
  const pending = createPendingTransfers(control)
  const tab = tabOf(browser, await visitAs(browser, 'demo'))
  const send = (event: DepositEvent) => tab.flow('deposit').send(event)
  const refuse = async (kind: keyof typeof reportRefusals) => {
    await reportRefusals[kind](control)
    calls.release()
    await tab.advance(0)
    await reopenAccount(control)
  }
  const steps: Record<TransferStep, () => unknown> = {
    open: () => openDeposit(tab),
    close: () => tab.flow('transferPanel').send({ type: 'transferPanel.close' }),
    stepBack: () => tab.flow('transferPanel').send({ type: 'transferPanel.back' }),
    reload: () => tab.reload(),
    chooseAccount: () => send({ type: 'deposit.chooseChannel', key: channelKey('bank', 'bank-1') }),
    changeChannel: () => send({ type: 'deposit.openPicker' }),
    confirmTransferred: () => send({ type: 'transfer.openReport' }),
    typeGoodAmount: () => send({ type: 'deposit.changeAmount', text: transferAmounts.good }),
    typeBadAmount: () => send({ type: 'deposit.changeAmount', text: transferAmounts.bad }),
    submit: () => {
      calls.hold()
      send({ type: 'deposit.submit' })
    },
    again: () => send({ type: 'deposit.again' }),
    acknowledge: () => send({ type: 'deposit.acknowledge' }),
    serverTakesReport: () => {
      pending.add()
      calls.release()
    },
    serverRefuses: () => refuse('serverRefuses'),
    answerIsLost: () => refuse('answerIsLost'),
    moneyArrives: async () => {
      await tab.advance(2 * minute + 30 * second)
      pending.clear()
    },
    moneyDoesNotArrive: async () => {
      await pending.spend()
      await tab.advance(6 * minute)
    },
    secondsPass: () => tab.advance(doubleTriggerPause),
  }
  return targetOf({ tab, steps, lookAt, paceMs: 0 })
}

function lookAt(visit: SiteVisit): TransferSight {
  if (!visit.isRunning('deposit')) return { screen: 'away', amount: '' }
  const view = depositView(visit.flow('deposit').getSnapshot(), 'wide')
  const amount = view.amountText
  if (view.failure) return { screen: dialogWith(view.failure.title.id), amount }
  const { navigation } = visit.app.actor.getSnapshot().children
  const isShown = navigation !== undefined && isPanelOpen(navigation.getSnapshot())
  return { screen: isShown ? screenOf(view) : 'away', amount }
}

function screenOf(view: ReturnType<typeof depositView>): TransferScreen {
  const { canSubmit, problem, screen, transfer } = view
  switch (screen) {
    case 'choosingChannel':
      return screen
    case 'showingAccount':
      if (!transfer.isReportOpen) return 'account'
      if (problem) return 'amountRefused'
      return canSubmit ? 'reporting' : 'pausing'
    case 'reportingTransfer':
      return 'sending'
    case 'transferReported':
      return transfer.report?.state === 'watching' ? 'reported' : (transfer.report?.state ?? 'away')
    default:
      throw new Error(`the model does not know the screen ${screen}`)
  }
}

function dialogWith(title: string): TransferScreen {
  const dialogs = ['reportFailed', 'reportUnknown'] as const
  const dialog = dialogs.find((one) => transferDialogWords[one] === title)
  if (!dialog) throw new Error(`the model does not know the words ${title}`)
  return dialog
}

export const transferHeadless = headless(transferJourney, openHeadlessTransfer)
