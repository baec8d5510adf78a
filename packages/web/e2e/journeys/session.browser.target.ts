import {
  delaySignIn,
  type JourneyTarget,
  loseSignIn,
  members,
  otherThan,
  password,
  refuseSignIn,
  type SessionSight,
  type SessionStep,
  sessionEvents,
  sessionJourney,
} from '@croupier/model-tests/journeys'
import type { Page } from '@playwright/test'
import { signOut } from '../../visit/menu.steps.ts'
import { balanceIn, fillLogin, openDeposit } from '../../visit/steps.ts'
import { addressOf, words } from '../../visit/words.ts'
import { passTime } from '../support/passing-time.ts'
import { dismissToasts } from '../support/toasts.ts'
import { isCovered } from './account.look.ts'
import type { BrowserVisit } from './browser.visit.ts'
import { lookAgain } from './look.again.ts'
import { lookUntil } from './look.until.ts'

/** A session in a browser, for a visitor who has just come. */
export async function openBrowserSession(
  visit: BrowserVisit,
): Promise<JourneyTarget<SessionStep, SessionSight>> {
  const { control, language, page } = visit
  await page.clock.install()
  await dismissToasts(page, language)
  await page.goto(addressOf(language, '/'))

  const signIn = (tab: Page, username: string = 'demo') =>
    fillLogin(tab, language, { username, password })
  const inOtherTab = async (work: (tab: Page) => Promise<unknown>) => {
    const tab = await page.context().newPage()
    await tab.goto(addressOf(language, '/'))
    await work(tab)
    await tab.close()
    await page.bringToFront()
  }
  const signInAs = async (tab: Page, username: string) => {
    await tab.goto(addressOf(language, '/login'))
    await signIn(tab, username)
    await balanceIn(tab, language).waitFor()
  }
  const hearOf = async (event: keyof typeof sessionEvents) => {
    await sessionEvents[event](control)
    await lookAgain(page)
  }

  const steps: Record<SessionStep, () => Promise<unknown>> = {
    openLogin: () =>
      page
        .getByRole('banner')
        .getByRole('link', { name: words(language, 'header.logIn') })
        .click(),
    followDepositLink: () => page.goto(addressOf(language, '/?sideDeposit=true')),
    signIn: () => signIn(page),
    signInIsRefused: async () => {
      await refuseSignIn(control)
      await signIn(page)
    },
    signInMustWait: async () => {
      await delaySignIn(control)
      await signIn(page)
    },
    minutePasses: () => passTime(page, control, 61_000),
    signInIsLost: async () => {
      await loseSignIn(control)
      await signIn(page)
    },
    tryAgain: () =>
      page.getByRole('button', { name: words(language, 'action.tryAgain'), exact: true }).click(),
    signOut: () => signOut(page, language),
    openDeposit: () => openDeposit(page, language),
    goHome: () => page.goto(addressOf(language, '/')),
    reload: () => page.reload(),
    tokensGrowOld: () => hearOf('tokensGrowOld'),
    tokensCannotBeRenewed: () => hearOf('tokensCannotBeRenewed'),
    serverEndsSession: () => hearOf('serverEndsSession'),
    otherTabSignsIn: () => inOtherTab((tab) => signInAs(tab, 'demo')),
    otherTabSignsOut: () => inOtherTab((tab) => signOut(tab, language)),
    otherTabChangesMember: () =>
      inOtherTab(async (tab) => {
        await balanceIn(tab, language).waitFor()
        const { name } = await lookAtSession({ ...visit, page: tab })
        if (!name) throw new Error('the other tab knows no member')
        await signOut(tab, language)
        await signInAs(tab, otherThan(name))
      }),
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil({ page, journey: sessionJourney, look: () => lookAtSession(visit) }),
    close: async () => {},
  }
}

async function lookAtSession(visit: BrowserVisit): Promise<SessionSight> {
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
  const [banner = ''] = await page.getByRole('banner').allInnerTexts()
  const name = members.find((member) => banner.includes(member)) ?? null
  return { ...nothing, page: 'home', name }
}
