import { resendWait } from '@croupier/core/registration'
import { minute } from '@croupier/core/time'
import type { JourneyTarget } from '@croupier/model-tests/journeys/journey'
import { registrationJourney } from '@croupier/model-tests/journeys/registration.journey'
import { registrationEvents } from '@croupier/model-tests/journeys/registration.server'
import {
  guesses,
  invitation,
  newcomer,
  oneTimeCode,
  type RegistrationSight,
  type RegistrationStep,
  wrongCode,
} from '@croupier/model-tests/journeys/registration.sight'
import { fillDetails, registrationForm } from '../registration.steps.ts'
import { beMember, fillLogin } from '../steps.ts'
import type { Visit } from '../visit.ts'
import { addressOf, type WordId, words } from '../words.ts'
import { lookUntil } from './look.until.ts'
import { lookAtRegistration } from './registration.look.ts'
import { type ScreenJourney, usualLimit } from './screen.journey.ts'

/** A registration on the screen, for a visitor who has just come. */
async function openRegistrationTarget(
  visit: Visit,
): Promise<JourneyTarget<RegistrationStep, RegistrationSight>> {
  const { control, language, page } = visit
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
        await visit.settled()
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
    minutePasses: () => visit.passTime(resendWait),
    halfAnHourPasses: () => visit.sleep(31 * minute),
    reload: () => page.reload(),
    goHome: () => page.goto(addressOf(language, '/')),
    goToLogin: () => follow('header.logIn'),
    goBack: () => page.goBack(),
    signIn: () => fillLogin(page, language, newcomer),
    otherTabSignsIn: () => visit.inOtherTab((tab) => beMember(tab.page, language)),
    registrationEnds: () => whenAnswered('registrationEnds', () => page.reload()),
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil(visit, registrationJourney, () => lookAtRegistration(visit)),
    close: async () => {},
  }
}

export const registrationOnScreen: ScreenJourney<RegistrationStep, RegistrationSight> = {
  journey: registrationJourney,
  open: openRegistrationTarget,
  describeSight: ({ page, problem }) => `${page} ${problem}`,
  limit: usualLimit,
}
