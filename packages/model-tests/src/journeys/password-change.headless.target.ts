import { contentView, shownRoute, siteView } from '@croupier/core'
import { loginView } from '@croupier/core/login'
import { passwordChangeView, passwordFacts } from '@croupier/core/password'
import { second } from '@croupier/core/time'
import { visitAs } from '../deposit.steps.ts'
import { openBrowser, type SiteVisit, signIn, visitSite } from '../site-visit.ts'
import { problemOf } from './account.problem.ts'
import { headless } from './headless.journey.ts'
import { tabOf, targetOf } from './headless.tab.ts'
import type { JourneyTarget } from './journey.ts'
import { passwordChangeJourney } from './password-change.journey.ts'
import { passwordChangeEvents } from './password-change.server.ts'
import {
  nobodysPassword,
  type PasswordChangeSight,
  type PasswordChangeStep,
  passwordChangeProblems,
  passwordsInTurn,
} from './password-change.sight.ts'
import { tokensLifeMs } from './session.server.ts'

interface Typed {
  readonly old?: string
  readonly fresh?: string
  readonly repeated?: string
}

/** A change of the password in this process, on the virtual clock, against the mock server. */
export async function openHeadlessPasswordChange(): Promise<
  JourneyTarget<PasswordChangeStep, PasswordChangeSight>
> {
  const browser = openBrowser({ isLate: true })
  const { control } = browser
  const tab = tabOf(browser, await visitAs(browser, 'demo'))
  let [present, next]: readonly [string, string] = passwordsInTurn

  const change = ({ old = present, fresh = next, repeated = fresh }: Typed = {}) => {
    const { credentials } = tab.app.services
    credentials.keepDraft('passwordChange.oldPassword', old)
    credentials.keepDraft('passwordChange.password', fresh)
    const form = tab.flow('passwordChange')
    const facts = passwordFacts(fresh, repeated)
    form.send({ type: 'passwordChange.changeOld', isFilled: true })
    form.send({ type: 'passwordChange.changePassword', facts })
    form.send({ type: 'passwordChange.submit' })
  }
  const turn = () => {
    ;[present, next] = [next, present]
  }
  const changeForGood = () => {
    change()
    turn()
  }
  const whenAnswered = async (
    event: keyof typeof passwordChangeEvents,
    act: () => unknown = change,
  ) => {
    await passwordChangeEvents[event](control)
    act()
  }
  const signOut = ({ app }: SiteVisit) =>
    app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })

  const steps: Record<PasswordChangeStep, () => unknown> = {
    open: () => tab.navigation.go('/resetPassword', 'push'),
    changeWithWrongOld: () => change({ old: nobodysPassword }),
    changeWithTypo: () => change({ repeated: nobodysPassword }),
    changeAndLoseAnswer: () => whenAnswered('answerIsLost', changeForGood),
    repeatChange: () => change({ old: next, fresh: present }),
    changeToSame: () => change({ fresh: present }),
    changeWithOldTokens: () => {
      browser.clock.sleep(tokensLifeMs)
      changeForGood()
    },
    changeWithoutSession: () => whenAnswered('sessionIsOver'),
    change: changeForGood,
    tryAgain: () => tab.app.actor.getSnapshot().children.content?.send({ type: 'content.retry' }),
    otherTabSignsOut: async () => {
      const tab = await visitSite(browser.openTab(), '/')
      signOut(tab)
      await tab.advance(second)
      tab.leave()
    },
    reload: () => tab.reload(),
    goHome: () => tab.load('/'),
    signOut: () => signOut(tab),
    goToLogin: () => tab.navigation.go('/login', 'push'),
    signInWithOther: () => signIn(tab, 'demo', next),
    signIn: () => signIn(tab, 'demo', present),
  }

  return targetOf({ tab, steps, lookAt })
}

function lookAt({ app, flow, navigation: address }: SiteVisit): PasswordChangeSight {
  const snapshot = app.actor.getSnapshot()
  const { content, navigation } = snapshot.children
  if (content && contentView(content.getSnapshot()).screen !== 'page') {
    return { page: 'failure', problem: null }
  }
  switch (navigation && shownRoute(navigation.getSnapshot())?.route) {
    case 'index':
      return { page: siteView(snapshot).isMember ? 'home' : 'visitor', problem: null }
    case 'login': {
      const { problem } = loginView(flow('login').getSnapshot())
      return { page: 'login', problem: problemOf(problem, passwordChangeProblems) }
    }
    case 'resetPassword': {
      const view = passwordChangeView(flow('passwordChange').getSnapshot())
      const said = view.problem ?? view.oldProblem ?? view.problems.repeated
      return { page: 'change', problem: problemOf(said, passwordChangeProblems) }
    }
    default:
      throw new Error(`no page of the model is at ${address.current()}`)
  }
}

export const passwordChangeHeadless = headless(passwordChangeJourney, openHeadlessPasswordChange)
