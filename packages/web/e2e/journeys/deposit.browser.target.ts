import {
  badAmount,
  type DepositSight,
  type DepositStep,
  depositJourney,
  goodAmount,
  type JourneyTarget,
} from '@croupier/model-tests/journeys'
import type { Page } from '@playwright/test'
import {
  amountField,
  chooseChannel,
  confirmDeposit,
  openDeposit,
  signIn,
} from '../support/steps.ts'
import { words } from '../support/words.ts'
import type { BrowserVisit } from './browser.visit.ts'

type WordId = Parameters<typeof words>[1]

/** How long a page may take to show what is expected. A code is asked after every two seconds. */
const patienceMs = 6_000
const pauseMs = 25
const fifteenMinutesMs = 15 * 60 * 1000

/** The deposit in a browser, for a member who has just signed in. */
export async function openBrowserDeposit(
  visit: BrowserVisit,
): Promise<JourneyTarget<DepositStep, DepositSight>> {
  const { control, language, page } = visit
  const press = (id: WordId) =>
    page.getByRole('button', { name: words(language, id), exact: true }).click()
  const flow = flowOf(page)
  const waiting = waitingButton(visit)
  const payment = async () => {
    const [newest] = await control.payments()
    if (!newest) throw new Error('the server has no payment')
    return newest.id
  }

  const typeAnew = async (amount: string) => {
    await amountField(page, language).clear()
    await amountField(page, language).fill(amount)
  }

  const steps: Record<DepositStep, () => Promise<unknown>> = {
    open: async () => ((await waiting.isVisible()) ? waiting.click() : openDeposit(page, language)),
    close: () => flow.getByRole('button', { name: words(language, 'action.close') }).click(),
    reload: () => page.reload(),
    chooseChannel: () => chooseChannel(page, language),
    changeChannel: () => page.getByRole('button', { name: /^PromptPay QR(?! Plus)/ }).click(),
    typeGoodAmount: () => typeAnew(goodAmount),
    typeBadAmount: () => typeAnew(badAmount),
    submit: () => confirmDeposit(page, language),
    understandReuse: () => press('action.gotIt'),
    cancel: () => press('action.cancel'),
    keepWaiting: () => press('deposit.cancel.keepWaiting'),
    confirmCancel: () => press('deposit.cancel.confirm'),
    acknowledge: () => press('action.ok'),
    again: () => press('deposit.result.again'),
    serverIsPaid: async () => control.pay(await payment()),
    serverIsPaidInPart: async () => control.payPart(await payment(), 100),
    serverRejects: async () => control.reject(await payment(), 'Not your account'),
    serverExpires: async () => control.expire(await payment()),
    timePasses: () => control.advance(fifteenMinutesMs),
    connectionIsLost: () => page.context().setOffline(true),
    connectionIsBack: () => page.context().setOffline(false),
  }

  await signIn(page, language)
  await page.getByRole('status', { name: words(language, 'header.balance') }).waitFor()
  return {
    take: async (step) => void (await steps[step]()),
    look: async (expected) => {
      const wanted = depositJourney.tell(expected)
      let seen = await look(visit)
      for (let waited = 0; waited < patienceMs; waited += pauseMs) {
        if (typeof seen !== 'string' && depositJourney.tell(seen) === wanted) return seen
        await page.waitForTimeout(pauseMs)
        seen = await look(visit)
      }
      if (typeof seen === 'string') throw new Error(`the deposit stays at "${seen}"`)
      return seen
    },
    close: async () => {},
  }
}

const flowOf = (page: Page) => page.locator('[data-flow="deposit"]')

function waitingButton({ language, page }: BrowserVisit) {
  const [beforeTime = ''] = words(language, 'header.waitingForPayment').split('{')
  return page.getByRole('button', { name: beforeTime })
}

/** What the member sees, or the name of a screen on which nobody stays. */
async function look(visit: BrowserVisit): Promise<DepositSight | string> {
  const { language, page } = visit
  const flow = flowOf(page)
  const isOffline = await page
    .getByRole('status', { name: words(language, 'connection.offlineTitle') })
    .isVisible()
  const otherwise = isOffline ? 'offline' : 'nothing'
  if ((await flow.count()) === 0) {
    const isWaiting = await waitingButton(visit).isVisible()
    return { screen: 'away', also: isWaiting ? 'waitingInHeader' : otherwise, amount: '' }
  }
  const isOpen = (id: WordId) =>
    page.getByRole('dialog', { name: words(language, id), exact: true }).isVisible()
  const screen = await flow.first().getAttribute('data-screen')
  switch (screen) {
    case 'choosingChannel':
    case 'succeeded':
    case 'failed':
    case 'expired':
    case 'requestUnknown':
      return { screen, also: otherwise, amount: '' }
    case 'enteringAmount': {
      const field = amountField(page, language)
      const isRefused = (await field.getAttribute('aria-invalid')) === 'true'
      const amount = await field.inputValue()
      return { screen, also: isRefused ? 'problem' : otherwise, amount }
    }
    case 'awaitingPayment': {
      const also = (await isOpen('deposit.cancel.title'))
        ? 'cancelQuestion'
        : (await isOpen('deposit.reuse.title'))
          ? 'reuseWarning'
          : otherwise
      return { screen, also, amount: '' }
    }
    default:
      return screen ?? 'no screen'
  }
}
