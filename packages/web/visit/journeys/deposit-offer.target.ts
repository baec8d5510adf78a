import { minute, second } from '@croupier/core/time'
import { depositOfferJourney } from '@croupier/model-tests/journeys/deposit-offer.journey'
import {
  aWhileMs,
  depositOfferEvents,
  lastWordMs,
  offeredDeposit,
} from '@croupier/model-tests/journeys/deposit-offer.server'
import {
  type DepositOfferSight,
  type DepositOfferStep,
  offeredMember,
} from '@croupier/model-tests/journeys/deposit-offer.sight'
import type { JourneyTarget } from '@croupier/model-tests/journeys/journey'
import { offerMs } from '@croupier/model-tests/journeys/promotions.server'
import { untilNextQuestionMs } from '../deposit.steps.ts'
import { signOut } from '../menu.steps.ts'
import { balanceIn, fillLogin, requestQr, screenOf } from '../steps.ts'
import type { Visit } from '../visit.ts'
import { addressOf, type WordId, words } from '../words.ts'
import { lookUntil } from './look.until.ts'
import type { ScreenJourney } from './screen.journey.ts'

/** A deposit offer on the screen, for a newcomer who is still a visitor. */
async function openDepositOfferTarget(
  visit: Visit,
): Promise<JourneyTarget<DepositOfferStep, DepositOfferSight>> {
  const { control, language, page } = visit
  const load = (path: string) => page.goto(addressOf(language, path))
  const button = (id: WordId) =>
    page.getByRole('button', { name: words(language, id), exact: true })
  const press = (id: WordId) => button(id).click()
  let isNew = true

  const come = async () => {
    isNew = true
    await depositOfferEvents.begin(control)
    await load('/')
  }
  const signIn = async () => {
    await load(`/login?url=${encodeURIComponent(addressOf(language, '/'))}`)
    await fillLogin(page, language, { username: offeredMember })
    await balanceIn(page, language).waitFor()
    await visit.settled()
    // A newcomer's box begins small on a phone; here it is opened, so that both sizes begin alike.
    if (isNew && visit.size === 'phone') await press('promotion.box.show')
    isNew = false
  }
  const deposit = async () => {
    const payment = await requestQr(page, language, control, offeredDeposit)
    await control.pay(payment.id)
    await visit.passTime(untilNextQuestionMs)
    await press('deposit.result.done')
  }
  const pass = async (ms: number) => {
    // As on a phone that sleeps: the ticks of ten minutes would take too long.
    await visit.sleep(ms - 2 * minute)
    await visit.passTime(2 * minute)
  }
  const during = async (
    trouble: 'cannotSay' | 'losesAnswers' | 'fallsSilent',
    work: () => Promise<unknown>,
  ) => {
    await depositOfferEvents[trouble](control)
    await work()
    await depositOfferEvents.speaks(control)
  }
  await come()

  const steps: Record<DepositOfferStep, () => Promise<unknown>> = {
    signIn,
    signOut: () => signOut(page, language),
    loseSession: async () => {
      await visit.loseSessionCookies()
      await visit.lookAgain()
    },
    minimise: () => press('promotion.box.minimise'),
    show: () => press('promotion.box.show'),
    alreadyRegistered: () => press('promotion.box.alreadyRegistered'),
    acknowledge: () => press('action.ok'),
    loadHome: () => load('/'),
    askAgain: () => visit.lookAgain(),
    askInVain: () => during('cannotSay', () => visit.lookAgain()),
    deposit,
    depositUnheard: () => during('losesAnswers', deposit),
    waitAWhile: () => pass(aWhileMs),
    waitUntilOver: () => pass(offerMs),
    waitUntilOverUnheard: () =>
      during('fallsSilent', async () => {
        await pass(offerMs)
        await visit.passTime(lastWordMs)
      }),
    sleepUntilOver: async () => {
      await visit.lookAway()
      await visit.sleep(offerMs)
      await visit.lookAgain()
    },
    comeAnew: async () => {
      // The credit of the previous newcomer must be over before the next offer begins.
      await visit.passTime(second)
      await visit.forgetEverything()
      await come()
    },
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil(visit, depositOfferJourney, () => lookAtDepositOffer(visit)),
    close: async () => {},
  }
}

const quiet = { offer: null, box: null, said: null, time: null } as const
const saidWords = {
  nothing: 'promotion.deposit.body',
  notYet: 'promotion.deposit.notYet',
  cannotCheck: 'promotion.deposit.cannotCheck',
} as const satisfies Record<NonNullable<DepositOfferSight['said']>, WordId>

/** What the member sees, or the name of an intermediate screen. */
async function lookAtDepositOffer({ language, page }: Visit): Promise<DepositOfferSight | string> {
  const isThere = (flow: string, screen: string) => screenOf(page, flow, screen).first().isVisible()
  if (!(await isThere('content', 'page'))) return page.url()
  const { pathname } = new URL(page.url())
  const isMember = await balanceIn(page, language).isVisible()
  const seen = { ...quiet, isMember, page: pathname.endsWith('/login') ? 'login' : 'home' } as const
  for (const offer of ['offered', 'missed', 'won', 'unknown'] as const) {
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

export const depositOfferOnScreen: ScreenJourney<DepositOfferStep, DepositOfferSight> = {
  journey: depositOfferJourney,
  open: openDepositOfferTarget,
  describeSight: ({ isMember, offer }) => `${isMember} ${offer}`,
  limit: 20,
}
