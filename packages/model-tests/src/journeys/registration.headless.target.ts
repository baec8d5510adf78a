import { contentView, shownRoute, siteView } from '@croupier/core'
import {
  passwordFacts,
  type RegistrationForm,
  registrationView,
  resendWait,
} from '@croupier/core/registration'
import { minute, second } from '@croupier/core/time'
import { visitAs } from '../deposit.steps.ts'
import { typedFields } from '../registration.steps.ts'
import { openBrowser, type SiteVisit, signIn, visitSite } from '../site-visit.ts'
import { problemOf } from './account.problem.ts'
import { headless } from './headless.journey.ts'
import { tabOf, targetOf } from './headless.tab.ts'
import type { JourneyTarget } from './journey.ts'
import { registrationJourney } from './registration.journey.ts'
import { registrationEvents } from './registration.server.ts'
import {
  guesses,
  invitation,
  newcomer,
  oneTimeCode,
  type RegistrationSight,
  type RegistrationStep,
  registrationProblems,
  wrongCode,
} from './registration.sight.ts'

/** A registration in this process, on the virtual clock, against the mock server. */
export async function openHeadlessRegistration(): Promise<
  JourneyTarget<RegistrationStep, RegistrationSight>
> {
  const browser = openBrowser({ isLate: true })
  const { clock, control } = browser
  const tab = tabOf(browser, await visitSite(browser, '/'))

  const submit = () => tab.flow('registration').send({ type: 'registration.submit' })
  const submitWith = async (code: string) => {
    tab.app.services.credentials.keepDraft('oneTimeCode', code)
    const registration = tab.flow('registration')
    registration.send({ type: 'oneTimeCode.change', digits: code.length })
    submit()
    await tab.advance(second)
  }
  const typePassword = () => {
    tab.app.services.credentials.keepDraft('registration.password', newcomer.password)
    const facts = passwordFacts(newcomer.password)
    tab.flow('registration').send({ type: 'registration.changePassword', facts })
  }
  const whenAnswered = async (event: keyof typeof registrationEvents, act: () => unknown) => {
    await registrationEvents[event](control)
    await act()
  }
  const register = () => submitWith(oneTimeCode)

  const steps: Record<RegistrationStep, () => unknown> = {
    open: () => tab.navigation.go('/register', 'push'),
    followInvitation: () => tab.load(invitation),
    typeDetails: () => {
      for (const field of typedFields) {
        const text = newcomer[field]
        tab.flow('registration').send({ type: 'registration.change', field, text })
      }
      typePassword()
    },
    typePassword,
    askForCode: submit,
    askTooOften: () => whenAnswered('tooManyCodes', submit),
    askAndLoseAnswer: () => whenAnswered('codeAnswerIsLost', submit),
    register,
    registerWithWrongCode: () => whenAnswered('codeIsWrong', () => submitWith(wrongCode)),
    guessOnAndOn: async () => {
      for (let guess = 0; guess < guesses; guess += 1) await submitWith(wrongCode)
    },
    registerWhatIsTaken: () => whenAnswered('detailsAreTaken', register),
    registerAndNeedAdmin: () => whenAnswered('adminIsNeeded', register),
    registerAndLoseAnswer: () => whenAnswered('answerIsLost', register),
    tryAgain: () => tab.app.actor.getSnapshot().children.content?.send({ type: 'content.retry' }),
    resend: () => tab.flow('registration').send({ type: 'oneTimeCode.resend' }),
    changePhone: () => tab.flow('registration').send({ type: 'oneTimeCode.back' }),
    minutePasses: () => clock.sleep(resendWait),
    halfAnHourPasses: () => clock.sleep(31 * minute),
    reload: () => tab.reload(),
    goHome: () => tab.load('/'),
    goToLogin: () => tab.navigation.go('/login', 'push'),
    goBack: () => tab.navigation.back(),
    signIn: () => signIn(tab, newcomer.username, newcomer.password),
    otherTabSignsIn: async () => (await visitAs(browser.openTab(), 'demo')).leave(),
    registrationEnds: () => whenAnswered('registrationEnds', () => tab.load('/')),
  }

  return targetOf({ tab, steps, lookAt })
}

const nothing: Omit<RegistrationSight, 'page'> = {
  problem: null,
  typed: null,
  isInvited: false,
  canResend: false,
  isOffered: false,
}

function lookAt({ app, flow, navigation: address }: SiteVisit): RegistrationSight {
  const snapshot = app.actor.getSnapshot()
  const { content, navigation } = snapshot.children
  const route = navigation && shownRoute(navigation.getSnapshot())?.route
  if (content && contentView(content.getSnapshot()).screen !== 'page') {
    return { ...nothing, page: 'failure' }
  }
  if (route === 'login') return { ...nothing, page: 'login' }
  if (route === 'index') {
    const { isMember } = siteView(snapshot)
    const isOffered = !isMember && app.services.site.isRegistrationOpen
    return { ...nothing, page: isMember ? 'member' : 'home', isOffered }
  }
  if (route !== 'register') throw new Error(`no page of the model is at ${address.current()}`)
  const registration = flow('registration').getSnapshot()
  const view = registrationView(registration)
  const problem = problemOf(view.problem ?? view.codeProblem, registrationProblems)
  if (view.step === 'code') {
    return { ...nothing, page: 'code', problem, canResend: view.canResend }
  }
  return {
    ...nothing,
    page: 'details',
    problem,
    typed: typedOf(view.form, registration.context.password.isLongEnough),
    isInvited: view.invite !== null,
  }
}

function typedOf(form: RegistrationForm, hasPassword: boolean): RegistrationSight['typed'] {
  if (typedFields.every((field) => form[field] === '')) return 'nothing'
  if (!typedFields.every((field) => form[field] === newcomer[field])) {
    throw new Error(`what was typed is not there any more: ${JSON.stringify(form)}`)
  }
  return hasPassword ? 'everything' : 'allButPassword'
}

export const registrationHeadless = headless(registrationJourney, openHeadlessRegistration)
