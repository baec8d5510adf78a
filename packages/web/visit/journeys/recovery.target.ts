import { resendWait } from '@croupier/core/registration'
import { minute } from '@croupier/core/time'
import type { JourneyTarget } from '@croupier/model-tests/journeys/journey'
import { recoveryJourney } from '@croupier/model-tests/journeys/recovery.journey'
import { recoveryEvents } from '@croupier/model-tests/journeys/recovery.server'
import {
  forgetful,
  type RecoverySight,
  type RecoveryStep,
  recoveryProblems,
} from '@croupier/model-tests/journeys/recovery.sight'
import { oneTimeCode, wrongCode } from '@croupier/model-tests/journeys/registration.sight'
import { registrationForm } from '../registration.steps.ts'
import { valueNow } from '../seen-now.ts'
import { fillLogin } from '../steps.ts'
import type { Visit } from '../visit.ts'
import { addressOf, type WordId, words } from '../words.ts'
import { isCovered, problemIn } from './account.look.ts'
import { lookUntil } from './look.until.ts'
import { type ScreenJourney, usualLimit } from './screen.journey.ts'

/** The recovery of a password on the screen, for a visitor at the login. */
async function openRecoveryTarget(
  visit: Visit,
): Promise<JourneyTarget<RecoveryStep, RecoverySight>> {
  const { control, language, page } = visit
  await page.goto(addressOf(language, '/login'))
  const form = registrationForm(page, language)

  const press = (id: WordId) =>
    page.getByRole('button', { name: words(language, id), exact: true }).click()
  const follow = (id: WordId) =>
    page.getByRole('link', { name: words(language, id), exact: true }).click()
  const load = (path: string) => page.goto(addressOf(language, path))
  const askForCode = () => press('forgot.submit')
  const confirm = async (code: string = oneTimeCode) => {
    await form.code.fill(code)
    await press('otp.confirm')
  }
  const save = async () => {
    for (const id of ['reset.newPassword', 'reset.confirmPassword'] as const) {
      await page.getByLabel(words(language, id), { exact: true }).fill(forgetful.fresh)
    }
    await press('reset.submit')
  }
  const signIn = (password: string) =>
    fillLogin(page, language, { username: forgetful.username, password })
  const whenAnswered = async (event: keyof typeof recoveryEvents, act: () => Promise<unknown>) => {
    await recoveryEvents[event](control)
    await act()
  }

  const steps: Record<RecoveryStep, () => Promise<unknown>> = {
    forget: () => follow('login.forgotPassword'),
    typePhone: () => form.phone.fill(forgetful.phone),
    askForCode,
    askTooOften: () => whenAnswered('tooManyCodes', askForCode),
    askAndLoseAnswer: () => whenAnswered('codeAnswerIsLost', askForCode),
    confirmWrongCode: () => whenAnswered('codeIsWrong', () => confirm(wrongCode)),
    confirmAndLoseAnswer: () => whenAnswered('ticketAnswerIsLost', confirm),
    confirmPhoneOfNobody: () => whenAnswered('phoneIsUnknown', confirm),
    confirm: () => confirm(),
    resend: () => form.resend.click(),
    changePhone: () => form.changePhone.click(),
    saveRefusedPassword: () => whenAnswered('passwordIsRefused', save),
    saveAndLoseAnswer: () => whenAnswered('passwordAnswerIsLost', save),
    save,
    giveUp: () => follow('reset.cancel'),
    tryAgain: () => press('action.tryAgain'),
    minutePasses: () => visit.passTime(resendWait),
    halfAnHourPasses: () => visit.sleep(31 * minute),
    reload: () => page.reload(),
    goHome: () => load('/'),
    goToLogin: () => load('/login'),
    beginAnew: () => load('/forgot'),
    signInWithOld: () => signIn(forgetful.old),
    signInWithNew: () => signIn(forgetful.fresh),
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil(visit, recoveryJourney, () => lookAtRecovery(visit)),
    close: async () => {},
  }
}

const nothing: Omit<RecoverySight, 'page'> = { problem: null, isTyped: null, canResend: false }

/** What the member sees, or the address of a page that the model does not know. */
async function lookAtRecovery(visit: Visit): Promise<RecoverySight | string> {
  const { language, page } = visit
  const form = registrationForm(page, language)
  const problemOf = (flow: string) => problemIn(visit, flow, recoveryProblems)
  if (await isCovered(visit)) return { ...nothing, page: 'failure' }
  if (await page.locator('[data-flow="login"]').isVisible()) {
    return { ...nothing, page: 'login', problem: await problemOf('login') }
  }
  if (await page.locator('[data-flow="passwordChange"]').isVisible()) {
    return { ...nothing, page: 'newPassword', problem: await problemOf('passwordChange') }
  }
  const problem = await problemOf('passwordRecovery')
  if (await form.code.isVisible()) {
    return { ...nothing, page: 'code', problem, canResend: await form.resend.isVisible() }
  }
  const phone = await valueNow(page.locator('[data-flow="passwordRecovery"] [name="phone"]'))
  if (phone !== null) return { ...nothing, page: 'phone', problem, isTyped: phone !== '' }
  const banner = page.getByRole('banner')
  if (await banner.getByText(forgetful.username).isVisible()) return { ...nothing, page: 'member' }
  const isHome = await banner
    .getByRole('link', { name: words(language, 'header.register'), exact: true })
    .isVisible()
  return isHome ? { ...nothing, page: 'home' } : page.url()
}

export const recoveryOnScreen: ScreenJourney<RecoveryStep, RecoverySight> = {
  journey: recoveryJourney,
  open: openRecoveryTarget,
  describeSight: ({ page, problem }) => `${page} ${problem}`,
  limit: usualLimit,
}
