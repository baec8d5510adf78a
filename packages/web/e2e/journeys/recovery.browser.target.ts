import {
  forgetful,
  type JourneyTarget,
  oneTimeCode,
  type RecoverySight,
  type RecoveryStep,
  recoveryEvents,
  recoveryJourney,
  recoveryProblems,
  wrongCode,
} from '@croupier/model-tests/journeys'
import { registrationForm } from '../../visit/registration.steps.ts'
import { fillLogin } from '../../visit/steps.ts'
import { addressOf, type WordId, words } from '../../visit/words.ts'
import { passTime } from '../support/passing-time.ts'
import { dismissToasts } from '../support/toasts.ts'
import { isBusy, isCovered, problemIn } from './account.look.ts'
import type { BrowserVisit } from './browser.visit.ts'
import { lookUntil } from './look.until.ts'

const minute = 60_000

/** A script for the page; the commands that walk know no browser. */
const readPhone = `[...document.querySelectorAll('[data-flow="passwordRecovery"] [name="phone"]')].map(
  ({ value }) => value,
)`

/** The recovery of a password in a browser, for a visitor at the login. */
export async function openBrowserRecovery(
  visit: BrowserVisit,
): Promise<JourneyTarget<RecoveryStep, RecoverySight>> {
  const { control, language, page } = visit
  await page.clock.install()
  await dismissToasts(page, language)
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
    minutePasses: () => passTime(page, control, minute),
    halfAnHourPasses: async () => {
      await passTime(page, control, 31 * minute)
      // The browser's own time, by which its cookies end, does not pass.
      await page.context().clearCookies({ name: 'forgot' })
    },
    reload: () => page.reload(),
    goHome: () => load('/'),
    goToLogin: () => load('/login'),
    beginAnew: () => load('/forgot'),
    signInWithOld: () => signIn(forgetful.old),
    signInWithNew: () => signIn(forgetful.fresh),
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil({ page, journey: recoveryJourney, look: () => lookAt(visit) }),
    close: async () => {},
  }
}

const nothing: Omit<RecoverySight, 'page'> = { problem: null, isTyped: null, canResend: false }

/** Asks for nothing that has to be waited for: the page may be on its way elsewhere. */
async function lookAt(visit: BrowserVisit): Promise<RecoverySight | string> {
  const { language, page } = visit
  const form = registrationForm(page, language)
  const problemOf = (flow: string) => problemIn(visit, flow, recoveryProblems)
  if (await isCovered(visit)) return { ...nothing, page: 'failure' }
  if (await isBusy(visit)) return 'an answer awaited'
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
  const [typed]: readonly string[] = await page.evaluate(readPhone)
  if (typed !== undefined) return { ...nothing, page: 'phone', problem, isTyped: typed !== '' }
  const banner = page.getByRole('banner')
  if (await banner.getByText(forgetful.username).isVisible()) return { ...nothing, page: 'member' }
  const isHome = await banner
    .getByRole('link', { name: words(language, 'header.register'), exact: true })
    .isVisible()
  return isHome ? { ...nothing, page: 'home' } : page.url()
}
