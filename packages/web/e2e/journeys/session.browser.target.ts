import {
  type JourneyTarget,
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
import { signOut } from '../support/menu.steps.ts'
import { balanceIn, fillLogin, openDeposit } from '../support/steps.ts'
import { dismissToasts } from '../support/toasts.ts'
import { addressOf, words } from '../support/words.ts'
import type { BrowserVisit } from './browser.visit.ts'
import { lookAgain } from './look.again.ts'
import { lookUntil } from './look.until.ts'

/** A session in a browser, for a visitor who has just come. */
export async function openBrowserSession({
  control,
  language,
  page,
}: BrowserVisit): Promise<JourneyTarget<SessionStep, SessionSight>> {
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
        const { name } = await lookAtSession(tab)
        if (!name) throw new Error('the other tab knows no member')
        await signOut(tab, language)
        await signInAs(tab, otherThan(name))
      }),
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil({ page, journey: sessionJourney, look: () => lookAtSession(page) }),
    close: async () => {},
  }
}

async function lookAtSession(page: Page): Promise<SessionSight> {
  const isThere = async (flow: string) => (await page.locator(`[data-flow="${flow}"]`).count()) > 0
  if (await isThere('deposit')) return { page: 'deposit', name: null, isRefused: false }
  if (await isThere('login')) {
    const isRefused = (await page.locator('[data-flow="login"] [role="alert"]').count()) > 0
    return { page: 'login', name: null, isRefused }
  }
  const [banner = ''] = await page.getByRole('banner').allInnerTexts()
  return {
    page: 'home',
    name: members.find((member) => banner.includes(member)) ?? null,
    isRefused: false,
  }
}
