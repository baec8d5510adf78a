import { lateLookEvery } from '@croupier/core/deposit'
import { minute, second } from '@croupier/core/time'
import { depositJourney } from '@croupier/model-tests/journeys/deposit.journey'
import {
  beginAnew,
  ignoreDeadlines,
  payLate,
  paymentOutcomes,
  refusals,
  silence,
  speak,
} from '@croupier/model-tests/journeys/deposit.server'
import {
  badAmount,
  type DepositSight,
  type DepositStep,
  goodAmount,
} from '@croupier/model-tests/journeys/deposit.sight'
import type { JourneyTarget } from '@croupier/model-tests/journeys/journey'
import { untilNextQuestionMs } from '../deposit.steps.ts'
import {
  amountField,
  beMember,
  chooseChannel,
  confirmDeposit,
  openDeposit,
  screenOf,
  typeAnew,
} from '../steps.ts'
import type { Visit } from '../visit.ts'
import { addressOf, type WordId, words } from '../words.ts'
import { isForCode } from './calls.ts'
import { flowIn, lookAtDeposit, waitingButton } from './deposit.look.ts'
import { lookUntil } from './look.until.ts'
import { type ScreenJourney, usualLimit } from './screen.journey.ts'

/** The quarter of an hour of a code's lifetime, and a moment more, so that it has expired by any clock. */
const quarterMs = 15 * minute + 5 * second
/** The longest pause between two polls of a payment. */
const longestRestMs = 15 * second

/** The deposit on the screen, for a member who has just signed in. */
async function openDepositTarget(visit: Visit): Promise<JourneyTarget<DepositStep, DepositSight>> {
  const { control, language, page } = visit
  await beMember(page, language)
  const requests = await visit.watchCalls(isForCode)
  let trouble: 'none' | 'lost' | 'silent' = 'none'
  const press = (id: WordId) =>
    page.getByRole('button', { name: words(language, id), exact: true }).click()
  const makeNewCode = async () => {
    trouble = 'none'
    await beginAnew(control)
  }
  const refuse = async (kind: keyof typeof refusals) => {
    await refusals[kind](control)
    requests.release()
  }
  const decide = async (outcome: keyof typeof paymentOutcomes) => {
    await paymentOutcomes[outcome](control)
    if (trouble === 'none') await visit.passTime(untilNextQuestionMs)
  }
  // As on a phone that sleeps: the polls of a quarter of an hour would take too long.
  const passQuarter = () => visit.sleep(quarterMs)

  const steps: Record<DepositStep, () => Promise<unknown>> = {
    open: async () => {
      const waiting = waitingButton(visit)
      return (await waiting.isVisible()) ? waiting.click() : openDeposit(page, language)
    },
    close: () =>
      flowIn(page)
        .getByRole('button', { name: words(language, 'action.close') })
        .click(),
    goBack: async () => {
      const isCode = await screenOf(page, 'deposit', 'awaitingPayment').isVisible()
      await page.goBack()
      // On a phone the first press leads from the code to the amount.
      if (!isCode || visit.size === 'desktop') return
      await screenOf(page, 'deposit', 'waitingAtAmount').waitFor()
      await page.goBack()
    },
    stepBack: () =>
      flowIn(page)
        .getByRole('button', { name: words(language, 'action.back') })
        .click(),
    showCode: () => press('deposit.waiting.show'),
    reload: async () => {
      requests.forget()
      await page.reload()
    },
    chooseChannel: () => chooseChannel(page, language),
    changeChannel: () => page.getByRole('button', { name: /^PromptPay QR(?! Plus)/ }).click(),
    typeGoodAmount: () => typeAnew(amountField(page, language), goodAmount),
    typeBadAmount: () => typeAnew(amountField(page, language), badAmount),
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
      await visit.inOtherTab(makeCode)
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
      await passQuarter()
    },
    moneyComesLate: async () => {
      await payLate(control)
      await visit.passTime(lateLookEvery)
    },
    timePasses: passQuarter,
    timePassesButServerWaits: async () => {
      await ignoreDeadlines(control, trouble === 'silent')
      await passQuarter()
    },
    secondsPass: () => visit.passTime(10 * second),
    connectionIsLost: async () => {
      trouble = 'lost'
      await visit.loseConnection()
      requests.release()
    },
    connectionIsBack: async () => {
      trouble = 'none'
      await visit.findConnection()
      // A page reports the return of the network within two seconds.
      await visit.passTime(2 * second)
    },
    serverFallsSilent: async () => {
      trouble = 'silent'
      await silence(control)
    },
    serverAnswersAgain: async () => {
      trouble = 'none'
      await speak(control)
      await visit.passTime(longestRestMs)
    },
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil(visit, depositJourney, () => lookAtDeposit(visit)),
    close: async () => {},
  }
}

/** Requests a code in another tab; the warning about reuse is left to the tab that takes the code over. */
async function makeCode({ language, page, settled }: Visit): Promise<void> {
  await page.goto(addressOf(language, '/'))
  await openDeposit(page, language)
  await settled()
  // The ending of an earlier payment brings its channel with it.
  const isChoosing = await screenOf(page, 'deposit', 'choosingChannel').isVisible()
  if (isChoosing) await chooseChannel(page, language)
  await amountField(page, language).fill(goodAmount)
  await confirmDeposit(page, language)
  await screenOf(page, 'deposit', 'awaitingPayment').waitFor()
}

export const depositOnScreen: ScreenJourney<DepositStep, DepositSight> = {
  journey: depositJourney,
  open: openDepositTarget,
  describeSight: ({ screen }) => screen,
  limit: usualLimit,
  smokeWalk: [
    'open',
    'chooseChannel',
    'typeGoodAmount',
    'submit',
    'serverRefuses',
    'acknowledge',
    'submit',
    'serverMakesCode',
    'understandReuse',
    'stepBack',
    'showCode',
    'serverIsPaid',
    'again',
  ],
}
