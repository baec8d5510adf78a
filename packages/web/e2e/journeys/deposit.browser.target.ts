import {
  badAmount,
  beginAnew,
  type DepositSight,
  type DepositStep,
  depositJourney,
  goodAmount,
  ignoreDeadlines,
  type JourneyTarget,
  paymentOutcomes,
  refusals,
  silence,
  speak,
} from '@croupier/model-tests/journeys'
import type { Page } from '@playwright/test'
import {
  amountField,
  chooseChannel,
  confirmDeposit,
  openDeposit,
  screenOf,
  signIn,
} from '../../visit/steps.ts'
import { addressOf, type Language, type WordId, words } from '../../visit/words.ts'
import { holdableRequests, isForCode, watchQrCalls } from '../support/network.ts'
import { stopClock } from '../support/passing-time.ts'
import { dismissToasts } from '../support/toasts.ts'
import type { BrowserVisit } from './browser.visit.ts'
import { flowIn, lookAtDeposit, waitingButton } from './deposit.look.ts'
import { lookUntil, pauseMs, whileClockRuns } from './look.until.ts'
import { findConnection, loseConnection } from './page.connection.ts'

/** As much of it the clock of the page may move on a screen: what is drawn late for calm needs no more. */
const slackMs = 500
/** The quarter of an hour that a code has, and what a page may be behind the server. */
const quarterMs = 15 * 60_000 + 5_000
/** The longest rest between two questions about a payment, in seconds, and one to be sure. */
const longestRest = 16

/**
 * The deposit in a browser, for a member who has just signed in. The clock of the page moves by the
 * steps alone.
 */
export async function openBrowserDeposit(
  visit: BrowserVisit,
): Promise<JourneyTarget<DepositStep, DepositSight>> {
  const { control, language, page } = visit
  await page.clock.install()
  await signIn(page, language)
  await page.getByRole('status', { name: words(language, 'header.balance') }).waitFor()
  await stopClock(page)

  // On a clock that stands still a toast would stay.
  await dismissToasts(page, language)
  const calls = watchQrCalls(page)
  const requests = await holdableRequests(page, isForCode)
  let trouble: 'none' | 'lost' | 'silent' = 'none'
  const press = (id: WordId) =>
    page.getByRole('button', { name: words(language, id), exact: true }).click()
  const typeAnew = async (amount: string) => {
    await amountField(page, language).clear()
    await amountField(page, language).fill(amount)
  }
  const makeNewCode = async () => {
    trouble = 'none'
    await beginAnew(control)
  }
  const refuse = async (kind: keyof typeof refusals) => {
    await refusals[kind](control)
    requests.letGo()
  }
  const untilAnswered = async () => {
    while (calls.settled() < calls.polled()) await page.waitForTimeout(pauseMs)
  }
  const newestQuestion = async (since = 0) =>
    (await control.requests({ endpoint: 'pollQr', since })).at(-1)?.id
  /**
   * Moves the clock until the server has heard a question about a payment from now on: one that is on
   * its way may have been answered before. The clock stands still for the answers.
   */
  const ask = async () => {
    await untilAnswered()
    const before = await newestQuestion()
    for (let rest = 0; rest < longestRest && !(await newestQuestion(before)); rest += 1) {
      await page.clock.runFor(1_000)
      await untilAnswered()
    }
  }
  const decide = async (outcome: keyof typeof paymentOutcomes) => {
    await paymentOutcomes[outcome](control)
    if (trouble === 'none') await ask()
  }
  const passQuarter = async () => {
    await control.advance(quarterMs)
    await page.clock.fastForward(quarterMs)
  }

  const steps: Record<DepositStep, () => Promise<unknown>> = {
    open: async () => {
      const waiting = waitingButton(visit)
      return (await waiting.isVisible()) ? waiting.click() : openDeposit(page, language)
    },
    close: () =>
      flowIn(page)
        .getByRole('button', { name: words(language, 'action.close') })
        .click(),
    goBack: () => page.goBack(),
    reload: async () => {
      requests.forget()
      await page.reload()
    },
    chooseChannel: () => chooseChannel(page, language),
    changeChannel: () => page.getByRole('button', { name: /^PromptPay QR(?! Plus)/ }).click(),
    typeGoodAmount: () => typeAnew(goodAmount),
    typeBadAmount: () => typeAnew(badAmount),
    submit: async () => {
      if (trouble !== 'lost') requests.hold()
      await confirmDeposit(page, language)
    },
    understandReuse: () => press('action.gotIt'),
    cancel: () => press('action.cancel'),
    keepWaiting: () => press('deposit.cancel.keepWaiting'),
    confirmCancel: () => press('deposit.cancel.confirm'),
    checkAgain: () => press('deposit.poll.checkAgain'),
    acknowledge: () => press('action.ok'),
    again: () => press('deposit.result.again'),
    otherTabMakesCode: async () => {
      await makeNewCode()
      const tab = await page.context().newPage()
      await whileClockRuns(page, makeCode(tab, language))
      await tab.close()
      await page.bringToFront()
    },
    serverMakesCode: async () => {
      await makeNewCode()
      requests.letGo()
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
      await passQuarter()
    },
    timePasses: passQuarter,
    timePassesButServerWaits: async () => {
      await ignoreDeadlines(control, trouble === 'silent')
      await passQuarter()
    },
    secondsPass: () => page.clock.runFor(10_000),
    connectionIsLost: async () => {
      trouble = 'lost'
      await loseConnection(page)
      requests.letGo()
    },
    connectionIsBack: async () => {
      trouble = 'none'
      await findConnection(page)
    },
    serverFallsSilent: async () => {
      trouble = 'silent'
      await silence(control)
    },
    serverAnswersAgain: async () => {
      trouble = 'none'
      await speak(control)
      await ask()
    },
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil({ page, journey: depositJourney, look: () => lookAtDeposit(visit), slackMs }),
    close: async () => {},
  }
}

/** The warning about reuse is left to whoever takes the code over. */
async function makeCode(page: Page, language: Language): Promise<void> {
  await page.goto(addressOf(language, '/'))
  await openDeposit(page, language)
  await chooseChannel(page, language)
  await amountField(page, language).fill(goodAmount)
  await confirmDeposit(page, language)
  await screenOf(page, 'deposit', 'awaitingPayment').waitFor()
}
