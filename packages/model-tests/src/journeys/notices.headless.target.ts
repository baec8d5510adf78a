import { isPanelOpen, shownRoute, siteView } from '@croupier/core'
import { noticesView } from '@croupier/core/notice'
import { shownOverlay } from '@croupier/core/overlay'
import { second } from '@croupier/core/time'
import { visitAs } from '../deposit.steps.ts'
import { openBrowser, type SiteVisit, signIn } from '../site-visit.ts'
import { headless } from './headless.journey.ts'
import { tabOf, targetOf } from './headless.tab.ts'
import type { JourneyTarget } from './journey.ts'
import { noticesJourney } from './notices.journey.ts'
import { longWaitMs, noticesEvents } from './notices.server.ts'
import { type NoticesSight, type NoticesStep, news, toldMember } from './notices.sight.ts'

/** The notices of a member in this process, on the virtual clock, against the mock server. */
export async function openHeadlessNotices(): Promise<JourneyTarget<NoticesStep, NoticesSight>> {
  const browser = openBrowser({ isLate: true })
  const { control } = browser
  const tab = tabOf(browser, await visitAs(browser, toldMember))
  await tab.advance(second)

  const children = () => tab.app.actor.getSnapshot().children

  const steps: Record<NoticesStep, () => unknown> = {
    close: () => {
      const notices = tab.flow('notices')
      const { notice } = noticesView(notices.getSnapshot())
      notices.send({ type: 'notices.close', id: notice?.id ?? '' })
    },
    loadHome: () => tab.load('/'),
    loadHelp: () => tab.load('/help'),
    loadDeposit: () => tab.load('/?sideDeposit=true'),
    closePanel: () => children().navigation?.send({ type: 'navigation.closePanel' }),
    wait: () => browser.clock.sleep(longWaitMs),
    loadWithoutAnswer: async () => {
      await noticesEvents.answerIsLost(control)
      await tab.reload()
    },
    changeBankAccount: () => noticesEvents.bankAccountChanged(control),
    signOut: () => children().session?.send({ type: 'session.signOut' }),
    signIn: async () => {
      await tab.load('/login')
      await signIn(tab, toldMember)
    },
  }

  return targetOf({ tab, steps, lookAt })
}

function lookAt({ app, flow, isRunning }: SiteVisit): NoticesSight {
  const snapshot = app.actor.getSnapshot()
  const { navigation } = snapshot.children
  if (!navigation || !siteView(snapshot).isMember) {
    return { page: 'visitor', isPanelOpen: false, notice: null }
  }
  const isOpen = isPanelOpen(navigation.getSnapshot())
  const shown = isRunning('notices') ? noticesView(flow('notices').getSnapshot()).notice : null
  const overlay = shownOverlay({ ...nothingElse, notice: shown !== null }, isOpen)
  const page = shownRoute(navigation.getSnapshot())?.route === 'help' ? 'help' : 'home'
  const notice = news.find((one) => shown?.id === `notice-${one}` || shown?.id === one)
  return { page, isPanelOpen: isOpen, notice: (overlay && notice) ?? null }
}

const nothingElse = {
  siteClosed: false,
  maintenance: false,
  lostDeposit: false,
  refusedDeposit: false,
  chatLink: false,
  history: false,
  menu: false,
  failure: false,
  forcedNotice: false,
  promotionMessage: false,
  promotionBox: false,
} as const

export const noticesHeadless = headless(noticesJourney, openHeadlessNotices)
