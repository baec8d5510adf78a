import { contentView, shownRoute, siteView } from '@croupier/core'
import { loginView } from '@croupier/core/login'
import { passwordChangeView, passwordFacts, passwordRecoveryView } from '@croupier/core/password'
import { resendWait } from '@croupier/core/registration'
import { minute } from '@croupier/core/time'
import { openBrowser, type SiteVisit, signIn, visitSite } from '../site-visit.ts'
import { problemOf } from './account.problem.ts'
import { headless } from './headless.journey.ts'
import { tabOf, targetOf } from './headless.tab.ts'
import type { JourneyTarget } from './journey.ts'
import { recoveryJourney } from './recovery.journey.ts'
import { recoveryEvents } from './recovery.server.ts'
import {
  forgetful,
  type RecoverySight,
  type RecoveryStep,
  recoveryProblems,
} from './recovery.sight.ts'
import { oneTimeCode, wrongCode } from './registration.sight.ts'

/** The recovery of a password in this process, on the virtual clock, against the mock server. */
export async function openHeadlessRecovery(): Promise<JourneyTarget<RecoveryStep, RecoverySight>> {
  const browser = openBrowser({ isLate: true })
  const { clock, control } = browser
  const tab = tabOf(browser, await visitSite(browser, '/login'))

  const askForCode = () => tab.flow('passwordRecovery').send({ type: 'passwordRecovery.submit' })
  const confirm = (code = oneTimeCode) => {
    tab.app.services.credentials.keepDraft('oneTimeCode', code)
    const recovery = tab.flow('passwordRecovery')
    recovery.send({ type: 'oneTimeCode.change', digits: code.length })
    recovery.send({ type: 'passwordRecovery.submit' })
  }
  const save = () => {
    tab.app.services.credentials.keepDraft('passwordChange.password', forgetful.fresh)
    const change = tab.flow('passwordChange')
    const facts = passwordFacts(forgetful.fresh)
    change.send({ type: 'passwordChange.changePassword', facts })
    change.send({ type: 'passwordChange.submit' })
  }
  const whenAnswered = async (event: keyof typeof recoveryEvents, act: () => unknown) => {
    await recoveryEvents[event](control)
    await act()
  }

  const steps: Record<RecoveryStep, () => unknown> = {
    forget: () => tab.navigation.go('/forgot', 'push'),
    typePhone: () =>
      tab
        .flow('passwordRecovery')
        .send({ type: 'passwordRecovery.changePhone', text: forgetful.phone }),
    askForCode,
    askTooOften: () => whenAnswered('tooManyCodes', askForCode),
    askAndLoseAnswer: () => whenAnswered('codeAnswerIsLost', askForCode),
    confirmWrongCode: () => whenAnswered('codeIsWrong', () => confirm(wrongCode)),
    confirmAndLoseAnswer: () => whenAnswered('ticketAnswerIsLost', confirm),
    confirmPhoneOfNobody: () => whenAnswered('phoneIsUnknown', confirm),
    confirm: () => confirm(),
    resend: () => tab.flow('passwordRecovery').send({ type: 'oneTimeCode.resend' }),
    changePhone: () => tab.flow('passwordRecovery').send({ type: 'oneTimeCode.back' }),
    saveRefusedPassword: () => whenAnswered('passwordIsRefused', save),
    saveAndLoseAnswer: () => whenAnswered('passwordAnswerIsLost', save),
    save,
    giveUp: () => tab.navigation.go('/login', 'push'),
    tryAgain: () => tab.app.actor.getSnapshot().children.content?.send({ type: 'content.retry' }),
    minutePasses: () => clock.sleep(resendWait),
    halfAnHourPasses: () => clock.sleep(31 * minute),
    reload: () => tab.reload(),
    goHome: () => tab.load('/'),
    goToLogin: () => tab.load('/login'),
    beginAnew: () => tab.load('/forgot'),
    signInWithOld: () => signIn(tab, forgetful.username, forgetful.old),
    signInWithNew: () => signIn(tab, forgetful.username, forgetful.fresh),
  }

  return targetOf({ tab, steps, lookAt })
}

const nothing: Omit<RecoverySight, 'page'> = { problem: null, isTyped: null, canResend: false }

function lookAt({ app, flow, navigation: address }: SiteVisit): RecoverySight {
  const snapshot = app.actor.getSnapshot()
  const { content, navigation } = snapshot.children
  if (content && contentView(content.getSnapshot()).screen !== 'page') {
    return { ...nothing, page: 'failure' }
  }
  switch (navigation && shownRoute(navigation.getSnapshot())?.route) {
    case 'login': {
      const { problem } = loginView(flow('login').getSnapshot())
      return { ...nothing, page: 'login', problem: problemOf(problem, recoveryProblems) }
    }
    case 'forgot': {
      const view = passwordRecoveryView(flow('passwordRecovery').getSnapshot())
      const problem = problemOf(view.problem ?? view.codeProblem, recoveryProblems)
      if (view.screen === 'code') {
        return { ...nothing, page: 'code', problem, canResend: view.canResend }
      }
      return { ...nothing, page: 'phone', problem, isTyped: view.phone !== '' }
    }
    case 'resetPassword': {
      const { problem } = passwordChangeView(flow('passwordChange').getSnapshot())
      return { ...nothing, page: 'newPassword', problem: problemOf(problem, recoveryProblems) }
    }
    case 'index':
      return { ...nothing, page: siteView(snapshot).isMember ? 'member' : 'home' }
    default:
      throw new Error(`no page of the model is at ${address.current()}`)
  }
}

export const recoveryHeadless = headless(recoveryJourney, openHeadlessRecovery)
