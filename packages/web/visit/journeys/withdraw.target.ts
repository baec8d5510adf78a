import { minute, second } from '@croupier/core/time'
import { lockDuration, longestOnItsWay } from '@croupier/core/withdraw'
import type { JourneyTarget } from '@croupier/model-tests/journeys/journey'
import { withdrawJourney } from '@croupier/model-tests/journeys/withdraw.journey'
import {
  askForPassword,
  passwordAnswers,
  payoutPassword,
  withdrawRefusals,
} from '@croupier/model-tests/journeys/withdraw.server'
import {
  type WithdrawSight,
  type WithdrawStep,
  withdrawAmounts,
} from '@croupier/model-tests/journeys/withdraw.sight'
import { signOut } from '../menu.steps.ts'
import { balanceIn, beMember, fillLogin, screenOf, typeAnew } from '../steps.ts'
import type { Visit } from '../visit.ts'
import {
  confirmPayout,
  openWithdraw,
  payoutPasswordField,
  withdrawAmount,
  withdrawField,
} from '../withdraw.steps.ts'
import { addressOf, type WordId, words } from '../words.ts'
import { lookUntil } from './look.until.ts'
import type { ScreenJourney } from './screen.journey.ts'
import { lookAtWithdraw, reminderIn } from './withdraw.look.ts'

/** Longer than a call may take. */
const tooLongMs = 31 * second
/** The wait after a withdrawal, and a moment more. */
const waitMs = lockDuration + 5 * second

/** Longer than the server takes to pay out, and than the site takes to look again. */
const untilPaidOutMs = 4 * minute

const isWithdrawal = ({ pathname }: URL) => pathname.endsWith('/member/withdraw')

/** A withdrawal on the screen, for a member who has just signed in, on a clock that only the steps move. */
async function openWithdrawTarget(
  visit: Visit,
): Promise<JourneyTarget<WithdrawStep, WithdrawSight>> {
  const { control, language, page } = visit
  await beMember(page, language)
  const requests = await visit.watchCalls(isWithdrawal)
  let before = 0
  const press = (id: WordId) =>
    page.getByRole('button', { name: words(language, id), exact: true }).click()
  const flow = page.locator('[data-flow="withdraw"]')
  const pressInHead = (id: WordId) =>
    flow
      .first()
      .getByRole('button', { name: words(language, id), exact: true })
      .click()
  const type = (amount: keyof typeof withdrawAmounts) =>
    typeAnew(withdrawField(page, language), withdrawAmounts[amount])
  const answer = async (kind: keyof typeof withdrawRefusals) => {
    await withdrawRefusals[kind](control)
    requests.release()
  }
  const confirm = async (password = payoutPassword) => {
    requests.hold()
    const isAsked = (await payoutPasswordField(page, language).count()) > 0
    if (isAsked) await payoutPasswordField(page, language).fill(password)
    await confirmPayout(page, language)
  }
  const confirmWhenAnswered = async (answer: keyof typeof passwordAnswers) => {
    await passwordAnswers[answer](control)
    await confirm()
  }
  const reload = async () => {
    requests.forget()
    await page.reload()
  }
  const steps: Record<WithdrawStep, () => Promise<unknown>> = {
    open: async () => {
      for (const screen of ['unknownInHeader', 'foundInHeader'] as const) {
        const reminder = reminderIn(visit, screen)
        if (await reminder.isVisible()) return reminder.click()
      }
      return openWithdraw(page, language)
    },
    close: () => pressInHead('action.close'),
    stepBack: () => pressInHead('action.back'),
    typeGoodAmount: () => type('good'),
    typeTooLittle: () => type('tooLittle'),
    typeTooMuch: () => type('tooMuch'),
    submit: async () => {
      before = await requests.made()
      await withdrawField(page, language).press('Enter')
    },
    confirm: () => confirm(),
    confirmWithoutPassword: () => confirm(''),
    confirmWithWrongPassword: () => confirmWhenAnswered('wrong'),
    confirmUnanswered: () => confirmWhenAnswered('none'),
    change: () => press('payout.review.change'),
    checkAgain: () => press('withdraw.unknown.checkAgain'),
    goBack: () => press('withdraw.unknown.goBack'),
    reload,
    siteAsksForPassword: async () => {
      await askForPassword(control)
      await reload()
    },
    signOutAndIn: async () => {
      // On a phone the withdrawal is a page without a menu.
      if ((await flow.count()) > 0) await pressInHead('action.close')
      await signOutAndIn(visit)
    },
    otherTabWithdraws: async () => {
      before = await requests.made()
      await visit.inOtherTab(withdrawIn)
    },
    serverTakesWithdrawal: async () => requests.release(),
    serverRefuses: () => answer('serverRefuses'),
    serverSaysWait: () => answer('serverSaysWait'),
    answerIsLost: () => answer('answerIsLost'),
    answerIsLostAfterAll: () => answer('answerIsLostAfterAll'),
    answerAndHistoryAreLost: () => answer('answerAndHistoryAreLost'),
    answerTakesTooLong: () => visit.passTime(tooLongMs),
    answerIsUnclear: () => answer('answerIsUnclear'),
    answerIsUnclearAfterAll: () => answer('answerIsUnclearAfterAll'),
    attemptEnds: async () => {
      await visit.lookAway()
      await visit.sleep(longestOnItsWay)
      await visit.lookAgain()
    },
    bankPaysOut: () => visit.passTime(untilPaidOutMs),
    waitPasses: async () => {
      await visit.lookAway()
      // As on a phone that sleeps: the ticks of ten minutes would take too long.
      await visit.sleep(waitMs)
      await visit.lookAgain()
    },
  }
  const look = async () => {
    const seen = await lookAtWithdraw(visit)
    if (typeof seen === 'string') return seen
    return { ...seen, calls: (await requests.made()) - before }
  }
  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil(visit, withdrawJourney, look),
    close: async () => {},
  }
}

async function signOutAndIn({ language, page }: Visit): Promise<void> {
  await signOut(page, language)
  await page.goto(addressOf(language, '/login'))
  await fillLogin(page, language)
  await balanceIn(page, language).waitFor()
}

async function withdrawIn({ language, page: tab }: Visit): Promise<void> {
  await tab.goto(addressOf(language, '/withdraw'))
  await withdrawAmount(tab, language, withdrawAmounts.good)
  await screenOf(tab, 'withdrawLock', 'locked').waitFor({ state: 'attached' })
}

export const withdrawOnScreen: ScreenJourney<WithdrawStep, WithdrawSight> = {
  journey: withdrawJourney,
  open: openWithdrawTarget,
  describeSight: ({ isLocked, problem, screen, stage }) =>
    [screen, problem, isLocked, stage].join(),
  limit: 30,
  chromiumComplaints: {
    answerIsUnclearAfterAll:
      'Failed to load resource: the server responded with a status of 409 (Conflict)',
  },
  smokeWalk: [
    'open',
    'typeTooMuch',
    'submit',
    'typeGoodAmount',
    'submit',
    'change',
    'submit',
    'confirm',
    'serverRefuses',
    'submit',
    'confirm',
    'answerIsLost',
    'attemptEnds',
    'goBack',
    'typeGoodAmount',
    'submit',
    'confirm',
    'serverTakesWithdrawal',
    'reload',
    'bankPaysOut',
    'waitPasses',
  ],
}
