import { contentView, isPanelOpen, shownRoute, siteView } from '@croupier/core'
import { loginView } from '@croupier/core/login'
import { minute, second } from '@croupier/core/time'
import { openDeposit } from '../deposit.steps.ts'
import { openBrowser, type SiteVisit, signIn, visitSite } from '../site-visit.ts'
import { headless } from './headless.journey.ts'
import { tabOf, targetOf } from './headless.tab.ts'
import type { JourneyTarget } from './journey.ts'
import { sessionJourney } from './session.journey.ts'
import { delaySignIn, loseSignIn, refuseSignIn, sessionEvents } from './session.server.ts'
import {
  type MemberName,
  members,
  otherThan,
  password,
  type SessionSight,
  type SessionStep,
} from './session.sight.ts'

/** A session in this process, on the virtual clock, against the mock server. */
export async function openHeadlessSession(): Promise<JourneyTarget<SessionStep, SessionSight>> {
  const browser = openBrowser({ isLate: true })
  const tab = tabOf(browser, await visitSite(browser, '/'))

  const signOut = ({ app }: SiteVisit) =>
    app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
  /** Does something in another tab and then closes it. */
  const inOtherTab = async (work: (tab: SiteVisit) => unknown) => {
    const tab = await visitSite(browser.openTab(), '/')
    await work(tab)
    await tab.advance(second)
    tab.leave()
  }
  const signInAs = async (tab: SiteVisit, name: MemberName) => {
    tab.navigation.go('/login', 'push')
    await tab.advance(0)
    await signIn(tab, name, password)
  }
  const hearOf = async (event: keyof typeof sessionEvents) => {
    await sessionEvents[event](browser.control)
    // The site never renews twice within a minute, even if the server's clock jumps.
    browser.clock.sleep(minute + second)
    tab.page.resume('visible')
  }

  const steps: Record<SessionStep, () => unknown> = {
    openLogin: () => tab.navigation.go('/login', 'push'),
    followDepositLink: () => tab.load('/?sideDeposit=true'),
    signIn: () => signIn(tab, 'demo', password),
    signInIsRefused: async () => {
      await refuseSignIn(browser.control)
      await signIn(tab, 'demo', password)
    },
    signInMustWait: async () => {
      await delaySignIn(browser.control)
      await signIn(tab, 'demo', password)
    },
    minutePasses: () => tab.advance(minute),
    signInIsLost: async () => {
      await loseSignIn(browser.control)
      await signIn(tab, 'demo', password)
    },
    tryAgain: () => tab.app.actor.getSnapshot().children.content?.send({ type: 'content.retry' }),
    signOut: () => signOut(tab),
    openDeposit: () => openDeposit(tab),
    goHome: () => tab.load('/'),
    reload: () => tab.reload(),
    tokensGrowOld: () => hearOf('tokensGrowOld'),
    tokensCannotBeRenewed: () => hearOf('tokensCannotBeRenewed'),
    serverEndsSession: () => hearOf('serverEndsSession'),
    otherTabSignsIn: () => inOtherTab((tab) => signInAs(tab, 'demo')),
    otherTabSignsOut: () => inOtherTab(signOut),
    otherTabChangesMember: () =>
      inOtherTab(async (tab) => {
        const name = memberOf(tab)
        if (!name) throw new Error('the other tab knows no member')
        signOut(tab)
        await tab.advance(second)
        await signInAs(tab, otherThan(name))
      }),
  }

  return targetOf({ tab, steps, lookAt })
}

function lookAt(visit: SiteVisit): SessionSight {
  const page = pageOf(visit)
  const name = page === 'home' ? memberOf(visit) : null
  if (page !== 'login') return { page, name, isRefused: false, isWaiting: false }
  const { problem, secondsToWait } = loginView(visit.flow('login').getSnapshot())
  return { page, name, isRefused: problem !== null, isWaiting: secondsToWait > 0 }
}

function pageOf({ app, navigation: address }: SiteVisit): SessionSight['page'] {
  const { content, navigation } = app.actor.getSnapshot().children
  const snapshot = navigation?.getSnapshot()
  const route = snapshot && shownRoute(snapshot)?.route
  if (content && contentView(content.getSnapshot()).screen !== 'page') return 'failure'
  if (snapshot && isPanelOpen(snapshot)) return 'deposit'
  if (route === 'index') return 'home'
  if (route === 'login' || route === 'deposit') return route
  throw new Error(`the model does not know the page at ${address.current()}`)
}

function memberOf({ app }: SiteVisit): MemberName | null {
  const { isMember, username } = siteView(app.actor.getSnapshot())
  return isMember ? (members.find((name) => name === username) ?? null) : null
}

export const sessionHeadless = headless(sessionJourney, openHeadlessSession)
