import { doubleTriggerPause } from '@croupier/core/testing'
import { minute, second } from '@croupier/core/time'
import type { JourneyTarget } from '@croupier/model-tests/journeys/journey'
import { transferJourney } from '@croupier/model-tests/journeys/transfer.journey'
import {
  createPendingTransfers,
  reopenAccount,
  reportRefusals,
} from '@croupier/model-tests/journeys/transfer.server'
import {
  type TransferSight,
  type TransferStep,
  transferAmounts,
} from '@croupier/model-tests/journeys/transfer.sight'
import { amountField, beMember, openDeposit, typeAnew } from '../steps.ts'
import type { Visit } from '../visit.ts'
import { type WordId, words } from '../words.ts'
import { flowIn } from './deposit.look.ts'
import { lookUntil } from './look.until.ts'
import { type ScreenJourney, usualLimit } from './screen.journey.ts'
import { lookAtTransfer } from './transfer.look.ts'

/** The time from the report of a transfer to its credit by the mock server and the next read of the balance. */
export const arrivalMs = 2 * minute + 30 * second
/** More than the five minutes that the site promises. */
const tooLongMs = 6 * minute

const isReport = ({ pathname }: URL) => pathname.endsWith('/payment/transfer')

/** A transfer on the screen, for a member who has just signed in, on a clock that only the steps move. */
async function openTransferTarget(
  visit: Visit,
): Promise<JourneyTarget<TransferStep, TransferSight>> {
  const { control, language, page } = visit
  await beMember(page, language)
  const pending = createPendingTransfers(control)
  const requests = await visit.watchCalls(isReport)
  const press = (id: WordId) =>
    page.getByRole('button', { name: words(language, id), exact: true }).click()
  const pressInHead = (id: WordId) =>
    flowIn(page)
      .getByRole('button', { name: words(language, id), exact: true })
      .click()
  const refuse = async (kind: keyof typeof reportRefusals) => {
    await reportRefusals[kind](control)
    requests.release()
    await visit.settled()
    await reopenAccount(control)
  }
  const steps: Record<TransferStep, () => Promise<unknown>> = {
    open: () => openDeposit(page, language),
    close: () => pressInHead('action.close'),
    stepBack: () => pressInHead('action.back'),
    reload: async () => {
      requests.forget()
      await page.reload()
    },
    chooseAccount: () =>
      page
        .getByRole('dialog', { name: words(language, 'deposit.channel.choose') })
        .getByRole('button', { name: /Kasikornbank|กสิกรไทย/ })
        .click(),
    changeChannel: () => page.getByRole('button', { name: /^Croupier Demo/ }).click(),
    confirmTransferred: () => press('deposit.bank.reportSubmit'),
    typeGoodAmount: () => typeAnew(amountField(page, language), transferAmounts.good),
    typeBadAmount: () => typeAnew(amountField(page, language), transferAmounts.bad),
    submit: async () => {
      requests.hold()
      await press('deposit.bank.reportSend')
    },
    again: () => press('deposit.result.again'),
    acknowledge: () => press('action.ok'),
    serverTakesReport: async () => {
      pending.add()
      requests.release()
    },
    serverRefuses: () => refuse('serverRefuses'),
    answerIsLost: () => refuse('answerIsLost'),
    moneyArrives: async () => {
      await visit.passTime(arrivalMs)
      pending.clear()
    },
    moneyDoesNotArrive: async () => {
      await pending.spend()
      await visit.passTime(tooLongMs)
    },
    secondsPass: () => visit.passTime(doubleTriggerPause),
  }
  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil(visit, transferJourney, () => lookAtTransfer(visit)),
    close: async () => {},
  }
}

export const transferOnScreen: ScreenJourney<TransferStep, TransferSight> = {
  journey: transferJourney,
  open: openTransferTarget,
  describeSight: ({ amount, screen }) => `${screen} ${amount}`,
  limit: usualLimit,
  smokeWalk: [
    'open',
    'chooseAccount',
    'confirmTransferred',
    'typeBadAmount',
    'submit',
    'typeGoodAmount',
    'submit',
    'serverRefuses',
    'acknowledge',
    'submit',
    'serverTakesReport',
    'moneyArrives',
    'again',
  ],
}
