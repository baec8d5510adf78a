import {
  type JourneyTarget,
  type WithdrawSight,
  type WithdrawStep,
  withdrawAmounts,
  withdrawJourney,
  withdrawRefusals,
} from '@croupier/model-tests/journeys'
import type { Page, Response } from '@playwright/test'
import { signOut } from '../../visit/menu.steps.ts'
import { balanceIn, fillLogin, screenOf, signIn } from '../../visit/steps.ts'
import { openWithdraw, withdrawField } from '../../visit/withdraw.steps.ts'
import { addressOf, type Language, type WordId, words } from '../../visit/words.ts'
import { holdableRequests, untilSettled, watchCalls } from '../support/network.ts'
import { passTime, stopClock } from '../support/passing-time.ts'
import { dismissToasts } from '../support/toasts.ts'
import type { BrowserVisit } from './browser.visit.ts'
import { lookAgain } from './look.again.ts'
import { lookUntil, whileClockRuns } from './look.until.ts'
import { lookAtWithdraw, reminderIn } from './withdraw.look.ts'

/** As much of it the clock of the page may move on a screen: what is drawn late for calm needs no more. */
const slackMs = 1_500
/** Longer than a call may take. */
const tooLongMs = 31_000
const minuteMs = 61_000
/** Ten minutes, and what a page may be behind the server. */
const waitMs = 11 * 60_000

const isWithdrawal = ({ pathname }: URL) => pathname.endsWith('/member/withdraw')
const isBalance = ({ pathname }: URL) => pathname.endsWith('/member/credit')

/** What cannot be read any more tells none. */
const hasBalance = async (response: Response) =>
  isBalance(new URL(response.url())) && /"code":0/.test(await response.text().catch(() => ''))

/** A withdrawal in a browser, for a member who has just signed in, on a clock that only the steps move. */
export async function openBrowserWithdraw(
  visit: BrowserVisit,
): Promise<JourneyTarget<WithdrawStep, WithdrawSight>> {
  const { control, language, page } = visit
  let calls = 0
  page.context().on('request', (request) => {
    if (isWithdrawal(new URL(request.url()))) calls += 1
  })
  await page.clock.install()
  await signIn(page, language)
  await balanceIn(page, language).waitFor()
  await stopClock(page)
  // On a clock that stands still a toast would stay.
  await dismissToasts(page, language)
  const requests = await holdableRequests(page, isWithdrawal)
  const balances = watchCalls(page, isBalance)
  const press = (id: WordId) =>
    page.getByRole('button', { name: words(language, id), exact: true }).click()
  const flow = page.locator('[data-flow="withdraw"]')
  const pressInHead = (id: WordId) =>
    flow
      .first()
      .getByRole('button', { name: words(language, id), exact: true })
      .click()
  const type = async (amount: keyof typeof withdrawAmounts) => {
    await withdrawField(page, language).clear()
    await withdrawField(page, language).fill(withdrawAmounts[amount])
  }
  const answer = async (kind: keyof typeof withdrawRefusals) => {
    await withdrawRefusals[kind](control)
    requests.letGo()
  }
  const steps: Record<WithdrawStep, () => Promise<unknown>> = {
    open: async () => {
      for (const screen of ['unknownInHeader', 'foundInHeader'] as const) {
        const reminder = reminderIn(visit, screen)
        if (await reminder.isVisible()) return reminder.click()
      }
      return whileClockRuns(page, openWithdraw(page, language))
    },
    close: () => pressInHead('action.close'),
    stepBack: () => pressInHead('action.back'),
    typeGoodAmount: () => type('good'),
    typeTooLittle: () => type('tooLittle'),
    typeTooMuch: () => type('tooMuch'),
    submit: async () => {
      calls = 0
      requests.hold()
      await withdrawField(page, language).press('Enter')
    },
    checkAgain: () => press('withdraw.unknown.checkAgain'),
    goBack: () => press('withdraw.unknown.goBack'),
    reload: async () => {
      requests.forget()
      await page.reload()
    },
    signOutAndIn: async () => {
      // On a phone the withdrawal is a page without a menu.
      if ((await flow.count()) > 0) await pressInHead('action.close')
      await whileClockRuns(page, signOutAndIn(page, language))
    },
    otherTabWithdraws: async () => {
      calls = 0
      const tab = await page.context().newPage()
      await whileClockRuns(page, withdrawIn(tab, language))
      await tab.close()
      await page.bringToFront()
    },
    serverTakesWithdrawal: async () => requests.letGo(),
    serverRefuses: () => answer('serverRefuses'),
    serverSaysWait: () => answer('serverSaysWait'),
    answerIsLost: () => answer('answerIsLost'),
    answerIsLostAfterAll: () => answer('answerIsLostAfterAll'),
    answerAndHistoryAreLost: () => answer('answerAndHistoryAreLost'),
    answerTakesTooLong: () => page.clock.fastForward(tooLongMs),
    minutePasses: () => passTime(page, control, minuteMs),
    waitPasses: async () => {
      await untilSettled(page, balances)
      await passTime(page, control, waitMs)
      // Whoever comes back is told the balance, with fresh tokens if theirs are too old.
      await Promise.all([page.waitForResponse(hasBalance, { timeout: tooLongMs }), lookAgain(page)])
    },
  }
  const look = async () => {
    const seen = await lookAtWithdraw(visit)
    return typeof seen === 'string' ? seen : { ...seen, calls }
  }
  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil({ page, journey: withdrawJourney, look, slackMs }),
    close: async () => {},
  }
}

async function signOutAndIn(page: Page, language: Language): Promise<void> {
  await signOut(page, language)
  await page.goto(addressOf(language, '/login'))
  await fillLogin(page, language)
  await balanceIn(page, language).waitFor()
}

async function withdrawIn(tab: Page, language: Language): Promise<void> {
  await tab.goto(addressOf(language, '/withdraw'))
  await withdrawField(tab, language).fill(withdrawAmounts.good)
  await withdrawField(tab, language).press('Enter')
  await screenOf(tab, 'withdrawLock', 'locked').waitFor({ state: 'attached' })
}
