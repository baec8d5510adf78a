import type { JourneyTarget } from '@croupier/model-tests/journeys/journey'
import { noticesJourney } from '@croupier/model-tests/journeys/notices.journey'
import { longWaitMs, noticesEvents } from '@croupier/model-tests/journeys/notices.server'
import {
  type NoticesSight,
  type NoticesStep,
  news,
  newsTitles,
  toldMember,
} from '@croupier/model-tests/journeys/notices.sight'
import { buttonIn, dialogIn } from '../controls.steps.ts'
import { signOut } from '../menu.steps.ts'
import type { Screen } from '../screen.ts'
import { balanceIn, fillLogin, screenOf } from '../steps.ts'
import type { Visit } from '../visit.ts'
import { addressOf, words } from '../words.ts'
import { flowIn } from './deposit.look.ts'
import { lookUntil } from './look.until.ts'
import { type ScreenJourney, usualLimit } from './screen.journey.ts'

/** The notices on the screen, for a member who has just signed in. */
async function openNoticesTarget(visit: Visit): Promise<JourneyTarget<NoticesStep, NoticesSight>> {
  const { control, language, page } = visit
  const load = (path: string) => page.goto(addressOf(language, path))
  const signIn = async () => {
    await load(`/login?url=${encodeURIComponent(addressOf(language, '/'))}`)
    await fillLogin(page, language, { username: toldMember })
    await balanceIn(page, language).waitFor()
  }
  await signIn()

  const steps: Record<NoticesStep, () => Promise<unknown>> = {
    close: () => buttonIn(page.getByRole('dialog'), language, 'action.close').click(),
    loadHome: () => load('/'),
    loadHelp: () => load('/help'),
    loadDeposit: () => load('/?sideDeposit=true'),
    closePanel: () => leaveDeposit(visit),
    wait: () => visit.sleep(longWaitMs),
    loadWithoutAnswer: async () => {
      await noticesEvents.answerIsLost(control)
      await page.reload()
    },
    changeBankAccount: () => noticesEvents.bankAccountChanged(control),
    signOut: () => signOut(page, language),
    signIn,
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil(visit, noticesJourney, () => lookAtNotices(visit)),
    close: async () => {},
  }
}

/** Closes the choice of a channel, and the deposit with it. */
async function leaveDeposit({ language, page }: Visit): Promise<void> {
  await buttonIn(
    dialogIn(page, language, 'deposit.channel.choose'),
    language,
    'action.close',
  ).click()
  await buttonIn(flowIn(page), language, 'action.close').click()
}

function isDepositShown(page: Screen): boolean {
  const { pathname, searchParams } = new URL(page.url())
  return searchParams.has('sideDeposit') || pathname.endsWith('/deposit')
}

/** What the member sees, or the address of a page that the model does not know. */
async function lookAtNotices({ language, page }: Visit): Promise<NoticesSight | string> {
  const register = page
    .getByRole('banner')
    .getByRole('link', { name: words(language, 'header.register'), exact: true })
  if (await register.isVisible()) return { page: 'visitor', isPanelOpen: false, notice: null }
  if ((await screenOf(page, 'content', 'page').count()) === 0) return page.url()
  const seen = {
    page: new URL(page.url()).pathname.endsWith('/help') ? 'help' : 'home',
    isPanelOpen: isDepositShown(page),
  } as const
  for (const notice of news) {
    const title = newsTitles[notice][language]
    if (await page.getByRole('dialog', { name: title, exact: true }).isVisible()) {
      return { ...seen, notice }
    }
  }
  return { ...seen, notice: null }
}

export const noticesOnScreen: ScreenJourney<NoticesStep, NoticesSight> = {
  journey: noticesJourney,
  open: openNoticesTarget,
  describeSight: noticesJourney.describeSight,
  limit: usualLimit,
}
