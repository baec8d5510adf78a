import {
  aWhileMs,
  type DepositOfferSight,
  type DepositOfferStep,
  depositOfferEvents,
  depositOfferJourney,
  type JourneyTarget,
  lastWordMs,
  offeredDeposit,
  offeredMember,
  offerMs,
} from '@croupier/model-tests/journeys'
import { signOut } from '../../visit/menu.steps.ts'
import { balanceIn, fillLogin, requestQr, screenOf } from '../../visit/steps.ts'
import { addressOf, type WordId, words } from '../../visit/words.ts'
import { isOfferCheck, untilSettled, watchCalls } from '../support/network.ts'
import { passTime } from '../support/passing-time.ts'
import { dismissToasts } from '../support/toasts.ts'
import type { BrowserVisit } from './browser.visit.ts'
import { lookAgain, lookAway } from './look.again.ts'
import { lookUntil } from './look.until.ts'

/** A script for the page: another browser holds nothing. A phone's box begins small; here both begin alike. */
const forget = `localStorage.clear(); sessionStorage.clear(); localStorage.setItem('promoBoxCollapsed', 'false')`

/** A deposit offer in a browser, for a newcomer who is a visitor yet. */
export async function openBrowserDepositOffer(
  visit: BrowserVisit,
): Promise<JourneyTarget<DepositOfferStep, DepositOfferSight>> {
  const { control, language, page } = visit
  await page.clock.install()
  await dismissToasts(page, language)
  const checks = watchCalls(page, isOfferCheck)
  const load = (path: string) => page.goto(addressOf(language, path))
  const press = (id: WordId) =>
    page.getByRole('button', { name: words(language, id), exact: true }).click()
  const pass = (ms: number) => passTime(page, control, ms)

  const come = async () => {
    // The world of the walk is told by a cookie too.
    await page.context().clearCookies({ name: /^(?!mock-world$)/ })
    await page.evaluate(forget)
    await depositOfferEvents.begin(control)
    await load('/')
  }
  const deposit = async () => {
    const payment = await requestQr(page, language, control, offeredDeposit)
    await control.pay(payment.id)
    await screenOf(page, 'deposit', 'succeeded').waitFor()
    await untilSettled(page, checks)
    await press('deposit.result.done')
  }
  const during = async (
    trouble: 'cannotSay' | 'losesAnswers' | 'fallsSilent',
    work: () => Promise<unknown>,
  ) => {
    await depositOfferEvents[trouble](control)
    await work()
    await depositOfferEvents.speaks(control)
  }
  await load('/')
  await come()

  const steps: Record<DepositOfferStep, () => Promise<unknown>> = {
    signIn: async () => {
      await load(`/login?url=${encodeURIComponent(addressOf(language, '/'))}`)
      await fillLogin(page, language, { username: offeredMember })
      await balanceIn(page, language).waitFor()
    },
    signOut: () => signOut(page, language),
    minimise: () => press('promotion.box.minimise'),
    show: () => press('promotion.box.show'),
    alreadyRegistered: () => press('promotion.box.alreadyRegistered'),
    acknowledge: () => press('action.ok'),
    loadHome: () => load('/'),
    askAgain: () => lookAgain(page),
    askInVain: () =>
      during('cannotSay', async () => {
        await lookAgain(page)
        await untilSettled(page, checks)
      }),
    deposit,
    depositUnheard: () => during('losesAnswers', deposit),
    waitAWhile: () => pass(aWhileMs),
    waitUntilOver: () => pass(offerMs),
    waitUntilOverUnheard: () =>
      during('fallsSilent', async () => {
        await pass(offerMs)
        await pass(lastWordMs)
      }),
    sleepUntilOver: async () => {
      await lookAway(page)
      await pass(offerMs)
      await lookAgain(page)
    },
    comeAnew: come,
  }

  return {
    // Time that passes must find no question on its way.
    take: async (step) => {
      await untilSettled(page, checks)
      await steps[step]()
    },
    look: lookUntil({ page, journey: depositOfferJourney, look: () => lookAt(visit) }),
    close: async () => {},
  }
}

const quiet = { offer: null, box: null, said: null, time: null } as const
const saidWords = {
  nothing: 'promotion.deposit.body',
  notYet: 'promotion.deposit.notYet',
  cannotCheck: 'promotion.deposit.cannotCheck',
} as const satisfies Record<NonNullable<DepositOfferSight['said']>, WordId>

/** Asks for nothing that has to be waited for: the page may be on its way elsewhere. */
async function lookAt({ language, page }: BrowserVisit): Promise<DepositOfferSight | string> {
  const isThere = (flow: string, screen: string) => screenOf(page, flow, screen).first().isVisible()
  if (!(await isThere('content', 'page'))) return page.url()
  const { pathname } = new URL(page.url())
  const isMember = await balanceIn(page, language).isVisible()
  const seen = { ...quiet, isMember, page: pathname.endsWith('/login') ? 'login' : 'home' } as const
  for (const offer of ['offered', 'missed', 'won'] as const) {
    if (await isThere('depositPromotion', offer)) return { ...seen, offer }
  }
  if (await isThere('promotionBox', 'collapsed')) {
    return { ...seen, offer: 'running', box: 'collapsed' }
  }
  const box = screenOf(page, 'promotionBox', 'expanded')
  if (!(await box.isVisible())) return seen
  const [clock = ''] = await box.getByRole('timer').allTextContents()
  const time = Number(clock.split(':')[0]) >= 5 ? 'early' : 'late'
  for (const said of ['nothing', 'notYet', 'cannotCheck'] as const) {
    if (await box.getByText(words(language, saidWords[said]), { exact: true }).isVisible()) {
      return { ...seen, offer: 'running', box: 'expanded', said, time }
    }
  }
  return 'a box without words'
}
