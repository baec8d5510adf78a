import {
  type JourneyTarget,
  longWaitMs,
  type NoticesSight,
  type NoticesStep,
  news,
  newsTitles,
  noticesEvents,
  noticesJourney,
  toldMember,
} from '@croupier/model-tests/journeys'
import type { Page } from '@playwright/test'
import { signOut } from '../../visit/menu.steps.ts'
import { balanceIn, fillLogin } from '../../visit/steps.ts'
import { addressOf, words } from '../../visit/words.ts'
import { passTime } from '../support/passing-time.ts'
import { dismissToasts } from '../support/toasts.ts'
import type { BrowserVisit } from './browser.visit.ts'
import { lookUntil } from './look.until.ts'

/** What a member is told in a browser, who has just signed in. */
export async function openBrowserNotices(
  visit: BrowserVisit,
): Promise<JourneyTarget<NoticesStep, NoticesSight>> {
  const { control, language, page } = visit
  await page.clock.install()
  await dismissToasts(page, language)

  const load = (path: string) => page.goto(addressOf(language, path))
  const signIn = async () => {
    await load(`/login?url=${encodeURIComponent(addressOf(language, '/'))}`)
    await fillLogin(page, language, { username: toldMember })
    await balanceIn(page, language).waitFor()
  }
  await signIn()

  const steps: Record<NoticesStep, () => Promise<unknown>> = {
    close: () =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: words(language, 'action.close'), exact: true })
        .click(),
    loadHome: () => load('/'),
    loadHelp: () => load('/help'),
    loadDeposit: () => load('/?sideDeposit=true'),
    closePanel: () => leavePanel(visit),
    wait: () => passTime(page, control, longWaitMs),
    loadWithoutAnswer: async () => {
      await noticesEvents.answerIsLost(control)
      await Promise.all([
        page.waitForResponse(
          (answer) => answer.request().postData()?.includes('getNotifys') ?? false,
        ),
        page.reload(),
      ])
    },
    changeBankAccount: () => noticesEvents.bankAccountChanged(control),
    signOut: () => signOut(page, language),
    signIn,
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil({ page, journey: noticesJourney, look: () => lookAt(visit) }),
    close: async () => {},
  }
}

/** On a phone the deposit is a page, which is left for another; beside a page it is closed. */
async function leavePanel({ language, page }: BrowserVisit): Promise<void> {
  if (new URL(page.url()).pathname.endsWith('/deposit')) {
    await page.goto(addressOf(language, '/'))
  }
  if (!isDepositShown(page)) return
  const dialogOf = (id: Parameters<typeof words>[1]) =>
    page.getByRole('dialog', { name: words(language, id), exact: true })
  const picker = dialogOf('deposit.channel.choose')
  await picker.waitFor()
  await page.keyboard.press('Escape')
  await picker.waitFor({ state: 'hidden' })
  await dialogOf('landmark.transferPanel')
    .getByRole('button', { name: words(language, 'action.close'), exact: true })
    .click()
  await page.waitForURL(({ searchParams }) => !searchParams.has('sideDeposit'))
}

function isDepositShown(page: Page): boolean {
  const { pathname, searchParams } = new URL(page.url())
  return searchParams.has('sideDeposit') || pathname.endsWith('/deposit')
}

/** Asks for nothing that has to be waited for: the page may be on its way elsewhere. */
async function lookAt({ language, page }: BrowserVisit): Promise<NoticesSight | string> {
  const register = page
    .getByRole('banner')
    .getByRole('link', { name: words(language, 'header.register'), exact: true })
  if (await register.isVisible()) return { page: 'visitor', isPanelOpen: false, notice: null }
  if ((await page.locator('[data-flow="content"][data-screen="page"]').count()) === 0) {
    return page.url()
  }
  const isPanelOpen = isDepositShown(page)
  const sight = {
    page: new URL(page.url()).pathname.endsWith('/help') ? 'help' : 'home',
    isPanelOpen,
  } as const
  for (const notice of news) {
    const title = newsTitles[notice][language]
    if (await page.getByRole('dialog', { name: title, exact: true }).isVisible()) {
      return { ...sight, notice }
    }
  }
  return { ...sight, notice: null }
}
