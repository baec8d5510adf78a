import {
  guesses,
  invitation,
  type JourneyTarget,
  newcomer,
  oneTimeCode,
  type RegistrationSight,
  type RegistrationStep,
  registrationEvents,
  registrationJourney,
  registrationProblems,
  wrongCode,
} from '@croupier/model-tests/journeys'
import type { Page } from '@playwright/test'
import { fillDetails, registrationForm } from '../../visit/registration.steps.ts'
import { balanceIn, fillLogin, signIn } from '../../visit/steps.ts'
import { addressOf, type WordId, words } from '../../visit/words.ts'
import { passTime } from '../support/passing-time.ts'
import { isBusy, isCovered, problemIn } from './account.look.ts'
import type { BrowserVisit } from './browser.visit.ts'
import { lookUntil } from './look.until.ts'

const minute = 60_000

/** A script for the page; the commands that walk know no browser. */
const readValues = `Object.fromEntries(
  [...document.querySelectorAll('[data-flow="registration"] [name]')].map(({ name, value }) => [name, value]),
)`

/** A registration in a browser, for a visitor who has just come. */
export async function openBrowserRegistration(
  visit: BrowserVisit,
): Promise<JourneyTarget<RegistrationStep, RegistrationSight>> {
  const { control, language, page } = visit
  await page.clock.install()
  await page.goto(addressOf(language, '/'))
  const form = registrationForm(page, language)

  const follow = (id: WordId) =>
    page
      .getByRole('banner')
      .getByRole('link', { name: words(language, id), exact: true })
      .click()
  const submitWith = async (code: string) => {
    await form.code.fill(code)
    await form.submit.click()
  }
  const register = () => submitWith(oneTimeCode)
  const whenAnswered = async (
    event: keyof typeof registrationEvents,
    act: () => Promise<unknown>,
  ) => {
    await registrationEvents[event](control)
    await act()
  }

  const steps: Record<RegistrationStep, () => Promise<unknown>> = {
    open: () => follow('header.register'),
    followInvitation: () => page.goto(addressOf(language, invitation)),
    typeDetails: () => fillDetails(form),
    typePassword: () => form.password.fill(newcomer.password),
    askForCode: () => form.requestCode.click(),
    askTooOften: () => whenAnswered('tooManyCodes', () => form.requestCode.click()),
    askAndLoseAnswer: () => whenAnswered('codeAnswerIsLost', () => form.requestCode.click()),
    registerWithWrongCode: () => whenAnswered('codeIsWrong', () => submitWith(wrongCode)),
    guessOnAndOn: async () => {
      for (let guess = 0; guess < guesses; guess += 1) {
        await submitWith(wrongCode)
        await form.submit.waitFor()
      }
    },
    registerWhatIsTaken: () => whenAnswered('detailsAreTaken', register),
    registerAndNeedAdmin: () => whenAnswered('adminIsNeeded', register),
    registerAndLoseAnswer: () => whenAnswered('answerIsLost', register),
    tryAgain: () =>
      page.getByRole('button', { name: words(language, 'action.tryAgain'), exact: true }).click(),
    register,
    resend: () => form.resend.click(),
    changePhone: () => form.changePhone.click(),
    minutePasses: () => passTime(page, control, minute),
    halfAnHourPasses: () => passTime(page, control, 31 * minute),
    reload: () => page.reload(),
    goHome: () => page.goto(addressOf(language, '/')),
    goToLogin: () => follow('header.logIn'),
    goBack: () => page.goBack(),
    signIn: () => fillLogin(page, language, newcomer),
    otherTabSignsIn: async () => {
      const tab = await page.context().newPage()
      await signIn(tab, language)
      await balanceIn(tab, language).waitFor()
      await tab.close()
      await page.bringToFront()
    },
    registrationEnds: () => whenAnswered('registrationEnds', () => page.reload()),
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil({
      page,
      journey: registrationJourney,
      look: () => lookAt(visit),
    }),
    close: async () => {},
  }
}

const nothing: Omit<RegistrationSight, 'page'> = {
  problem: null,
  typed: null,
  isInvited: false,
  canResend: false,
  isOffered: false,
}

/** Asks for nothing that has to be waited for: the page may be on its way elsewhere. */
async function lookAt(visit: BrowserVisit): Promise<RegistrationSight | string> {
  const { language, page } = visit
  const form = registrationForm(page, language)
  if (await isCovered(visit)) return { ...nothing, page: 'failure' }
  if (await isBusy(visit)) return 'an answer awaited'
  if (await page.locator('[data-flow="login"]').isVisible()) return { ...nothing, page: 'login' }
  const problem = await problemIn(visit, 'registration', registrationProblems)
  if (await form.code.isVisible()) {
    const canResend = await form.resend.isVisible()
    return { ...nothing, page: 'code', problem, canResend }
  }
  if (await form.phone.isVisible()) {
    const isInvited = await page.getByText('FRIEND7').isVisible()
    return { ...nothing, page: 'details', problem, isInvited, typed: await typedIn(page) }
  }
  const banner = page.getByRole('banner')
  if (await balanceIn(page, language).isVisible()) return { ...nothing, page: 'member' }
  const isHome = await banner
    .getByRole('link', { name: words(language, 'header.logIn'), exact: true })
    .isVisible()
  const isOffered = await banner
    .getByRole('link', { name: words(language, 'header.register'), exact: true })
    .isVisible()
  return isHome ? { ...nothing, page: 'home', isOffered } : page.url()
}

async function typedIn(page: Page): Promise<RegistrationSight['typed']> {
  const values: Readonly<Record<string, string>> = await page.evaluate(readValues)
  const { password, ...rest } = values
  const known = Object.entries(newcomer).filter(([name]) => name !== 'password')
  if (known.every(([name]) => rest[name] === '')) return 'nothing'
  const lost = known.find(([name, value]) => rest[name] !== value)
  if (lost) throw new Error(`what was typed is not there any more: ${lost}`)
  return password === newcomer.password ? 'everything' : 'allButPassword'
}
