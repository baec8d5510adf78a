import {
  type JourneyTarget,
  reopenAccount,
  reportRefusals,
  spendTransfer,
  type TransferSight,
  type TransferStep,
  transferAmounts,
  transferJourney,
} from '@croupier/model-tests/journeys'
import { amountField, openDeposit, signIn } from '../../visit/steps.ts'
import { type WordId, words } from '../../visit/words.ts'
import { holdableRequests } from '../support/network.ts'
import { stopClock } from '../support/passing-time.ts'
import { dismissToasts } from '../support/toasts.ts'
import type { BrowserVisit } from './browser.visit.ts'
import { flowIn } from './deposit.look.ts'
import { lookUntil } from './look.until.ts'
import { lookAtTransfer } from './transfer.look.ts'

/** As much of it the clock of the page may move on a screen: what is drawn late for calm needs no more. */
const slackMs = 1_500
/** From the report of a transfer to its credit, by the mock server. */
const transferMs = 120_000
/** Between two looks at the balance, and a moment more. */
const lookMs = 31_000
/** The five minutes that a member is told, and more. */
const tooLongMs = 6 * 60_000

/** A transfer in a browser, for a member who has just signed in, on a clock that only the steps move. */
export async function openBrowserTransfer(
  visit: BrowserVisit,
): Promise<JourneyTarget<TransferStep, TransferSight>> {
  const { control, language, page } = visit
  await page.clock.install()
  await signIn(page, language)
  await page.getByRole('status', { name: words(language, 'header.balance') }).waitFor()
  await stopClock(page)
  // On a clock that stands still a toast would stay.
  await dismissToasts(page, language)
  const requests = await holdableRequests(page, ({ pathname }) =>
    pathname.endsWith('/payment/transfer'),
  )
  const press = (id: WordId) =>
    page.getByRole('button', { name: words(language, id), exact: true }).click()
  const pressInHead = (id: WordId) =>
    flowIn(page)
      .getByRole('button', { name: words(language, id), exact: true })
      .click()
  const typeAnew = async (amount: string) => {
    await amountField(page, language).clear()
    await amountField(page, language).fill(amount)
  }
  const refuse = async (kind: keyof typeof reportRefusals) => {
    await reportRefusals[kind](control)
    const answered = page.waitForResponse((response) =>
      response.url().includes('/payment/transfer'),
    )
    requests.letGo()
    await answered
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
        .getByRole('button', { name: /Kasikornbank/ })
        .click(),
    changeChannel: () => page.getByRole('button', { name: /^Croupier Demo/ }).click(),
    tellTransferred: () => press('deposit.bank.reportSubmit'),
    typeGoodAmount: () => typeAnew(transferAmounts.good),
    typeBadAmount: () => typeAnew(transferAmounts.bad),
    submit: async () => {
      requests.hold()
      await press('deposit.bank.reportSend')
    },
    again: () => press('deposit.result.again'),
    acknowledge: () => press('action.ok'),
    serverTakesReport: async () => requests.letGo(),
    serverRefuses: () => refuse('serverRefuses'),
    answerIsLost: () => refuse('answerIsLost'),
    moneyArrives: async () => {
      await control.advance(transferMs)
      await page.clock.fastForward(lookMs)
    },
    moneyDoesNotArrive: async () => {
      await spendTransfer(control)
      await control.advance(tooLongMs)
      await page.clock.fastForward(tooLongMs)
    },
    secondsPass: () => page.clock.runFor(2_000),
  }
  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil({ page, journey: transferJourney, look: () => lookAtTransfer(visit), slackMs }),
    close: async () => {},
  }
}
