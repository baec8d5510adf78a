import { minute, second } from '@croupier/core/time'
import type { JourneyTarget } from '@croupier/model-tests/journeys/journey'
import { sessionJourney } from '@croupier/model-tests/journeys/session.journey'
import {
  delaySignIn,
  loseSignIn,
  refuseSignIn,
  sessionEvents,
} from '@croupier/model-tests/journeys/session.server'
import {
  members,
  otherThan,
  password,
  type SessionSight,
  type SessionStep,
} from '@croupier/model-tests/journeys/session.sight'
import { signOut } from '../menu.steps.ts'
import { balanceIn, fillLogin, openDeposit, signIn } from '../steps.ts'
import type { Visit } from '../visit.ts'
import { addressOf, words } from '../words.ts'
import { isCovered } from './account.look.ts'
import { lookUntil } from './look.until.ts'
import type { ScreenJourney } from './screen.journey.ts'

/** A session on the screen, for a visitor who has just come. */
async function openSessionTarget(visit: Visit): Promise<JourneyTarget<SessionStep, SessionSight>> {
  const { control, language, page } = visit
  await page.goto(addressOf(language, '/'))

  const signInHere = () => fillLogin(page, language, { username: 'demo', password })
  const whenAnswered = async (event: (server: typeof control) => Promise<unknown>) => {
    await event(control)
    await signInHere()
  }
  const hearOf = async (event: keyof typeof sessionEvents) => {
    await sessionEvents[event](control)
    await visit.lookAgain()
  }

  const steps: Record<SessionStep, () => Promise<unknown>> = {
    openLogin: () =>
      page
        .getByRole('banner')
        .getByRole('link', { name: words(language, 'header.logIn') })
        .click(),
    followDepositLink: () => page.goto(addressOf(language, '/?sideDeposit=true')),
    signIn: signInHere,
    signInIsRefused: () => whenAnswered(refuseSignIn),
    signInMustWait: () => whenAnswered(delaySignIn),
    minutePasses: () => visit.passTime(minute + second),
    signInIsLost: () => whenAnswered(loseSignIn),
    tryAgain: () =>
      page.getByRole('button', { name: words(language, 'action.tryAgain'), exact: true }).click(),
    signOut: () => signOut(page, language),
    openDeposit: () => openDeposit(page, language),
    goHome: () => page.goto(addressOf(language, '/')),
    reload: () => page.reload(),
    tokensGrowOld: () => hearOf('tokensGrowOld'),
    tokensCannotBeRenewed: () => hearOf('tokensCannotBeRenewed'),
    serverEndsSession: () => hearOf('serverEndsSession'),
    otherTabSignsIn: () => visit.inOtherTab((tab) => signInAs(tab, 'demo')),
    otherTabSignsOut: () => visit.inOtherTab(signOutFromHome),
    otherTabChangesMember: () => visit.inOtherTab(changeMember),
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil(visit, sessionJourney, () => lookAtSession(visit)),
    close: async () => {},
  }
}

async function signInAs({ language, page }: Visit, username: string): Promise<void> {
  await signIn(page, language, { username, password })
  await balanceIn(page, language).waitFor()
}

async function signOutFromHome({ language, page }: Visit): Promise<void> {
  await page.goto(addressOf(language, '/'))
  await signOut(page, language)
}

async function changeMember(tab: Visit): Promise<void> {
  const { language, page } = tab
  await page.goto(addressOf(language, '/'))
  await balanceIn(page, language).waitFor()
  const { name } = await lookAtSession(tab)
  if (!name) throw new Error('the other tab shows no member')
  await signOut(page, language)
  await signInAs(tab, otherThan(name))
}

async function lookAtSession(visit: Visit): Promise<SessionSight> {
  const { page } = visit
  const isThere = async (selector: string) => (await page.locator(selector).count()) > 0
  const nothing = { name: null, isRefused: false, isWaiting: false }
  if (await isCovered(visit)) return { ...nothing, page: 'failure' }
  if (await isThere('[data-flow="deposit"]')) return { ...nothing, page: 'deposit' }
  if (await isThere('[data-flow="login"]')) {
    const isRefused = await isThere('[data-flow="login"] [role="alert"]')
    const isWaiting = await isThere('[data-flow="login"][data-screen="waiting"]')
    return { ...nothing, page: 'login', isRefused, isWaiting }
  }
  const banner = (await page.getByRole('banner').allTextContents()).join()
  const name = members.find((member) => banner.includes(member)) ?? null
  return { ...nothing, page: 'home', name }
}

export const sessionOnScreen: ScreenJourney<SessionStep, SessionSight> = {
  journey: sessionJourney,
  open: openSessionTarget,
  describeSight: sessionJourney.describeSight,
  limit: 30,
  smokeWalk: [
    'openLogin',
    'signInIsRefused',
    'signInMustWait',
    'minutePasses',
    'signIn',
    'tokensGrowOld',
    'openDeposit',
    'goHome',
    'reload',
    'otherTabChangesMember',
    'signOut',
    'followDepositLink',
    'otherTabSignsIn',
    'serverEndsSession',
  ],
}
