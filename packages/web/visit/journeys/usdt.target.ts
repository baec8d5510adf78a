import type { JourneyTarget } from '@croupier/model-tests/journeys/journey'
import { usdtJourney } from '@croupier/model-tests/journeys/usdt.journey'
import { usdtEvents } from '@croupier/model-tests/journeys/usdt.server'
import { type UsdtSight, type UsdtStep, usdtPanel } from '@croupier/model-tests/journeys/usdt.sight'
import type { Screen } from '../screen.ts'
import { balanceIn, beMember } from '../steps.ts'
import { guideIn, networkIn, openUsdt, usdtTab } from '../usdt.steps.ts'
import type { Visit } from '../visit.ts'
import { addressOf, type Language, type WordId, words } from '../words.ts'
import { lookUntil } from './look.until.ts'
import { type ScreenJourney, usualLimit } from './screen.journey.ts'

/** A USDT deposit on the screen, for a member who has just signed in. */
async function openUsdtTarget(visit: Visit): Promise<JourneyTarget<UsdtStep, UsdtSight>> {
  const { control, language, page } = visit
  await usdtEvents.memberHasOneChannel(control)
  await beMember(page, language)

  const press = (id: WordId) =>
    page.getByRole('button', { name: words(language, id), exact: true }).click()
  const inGuide = (id: WordId) =>
    guideIn(page, language)
      .getByRole('button', { name: words(language, id), exact: true })
      .click()
  const ends = page.locator('[data-flow="usdtDeposit"] button[aria-expanded]')

  const steps: Record<UsdtStep, () => Promise<unknown>> = {
    openUsdt: () => openUsdt(page, language),
    comeToWrongAddress: async () => {
      await usdtEvents.addressGoesWrong(control)
      await page.goto(addressOf(language, `/?${usdtPanel}`))
    },
    chooseTron: () => networkIn(page, 'TRC20').check(),
    chooseEthereum: () => networkIn(page, 'ERC20').check(),
    showWhole: () => ends.click(),
    showEnds: () => ends.click(),
    usdtArrives: async () => {
      await usdtEvents.usdtArrives(control)
      await visit.lookAgain()
    },
    openGuide: () =>
      page.getByRole('button', { name: words(language, 'usdt.guide.title') }).click(),
    nextPicture: () => inGuide('usdt.guide.next'),
    previousPicture: () => inGuide('usdt.guide.previous'),
    closeGuide: () => inGuide('action.close'),
    back: () => press('action.back'),
    close: () => press('action.close'),
    toDepositTab: () =>
      page.getByRole('tab', { name: words(language, 'menu.deposit'), exact: true }).click(),
    toUsdtTab: () => usdtTab(page, language).click(),
    reload: async () => {
      await usdtEvents.addressIsMended(control)
      await page.reload()
    },
  }

  return {
    take: async (step) => void (await steps[step]()),
    look: lookUntil(visit, usdtJourney, () => lookAtUsdt(page, language)),
    close: async () => {},
  }
}

/** Reads only what is there now, without waiting: the page may be about to change. */
async function lookAtUsdt(page: Screen, language: Language): Promise<UsdtSight | string> {
  const isThere = async (selector: string) => (await page.locator(selector).count()) > 0
  const textIn = async (selector: string) => (await page.locator(selector).allTextContents()).join()
  const flow = '[data-flow="usdtDeposit"]'
  const isShowing = await isThere(`${flow}[data-screen="showingAddress"]`)
  const isChoosing = await isThere(`${flow}[data-screen="choosingNetwork"]`)
  const isDeposit = await isThere('[data-flow="deposit"]')
  const isHome = !(await isThere(flow)) && (await balanceIn(page, language).isVisible())
  const guide = /(\d) \/ 6/.exec(await textIn('[data-flow="usdtGuide"]'))
  const seen = {
    network: null,
    isWhole: false,
    hasRisen: false,
    isTronRefused: await isThere(`${flow} input[type="radio"]:disabled`),
    guideStep: guide ? Number(guide[1]) : null,
  }
  if (isChoosing) return { ...seen, page: 'choosingNetwork' }
  if (isDeposit) return { ...seen, page: 'deposit' }
  if (isHome) return { ...seen, page: 'home' }
  if (!isShowing) return page.url()
  const ends = await textIn(`${flow} button[aria-expanded]`)
  return {
    ...seen,
    page: 'showingAddress',
    network: ends.startsWith('T') ? 'TRC20' : 'ERC20',
    isWhole: await isThere(`${flow} button[aria-expanded="true"]`),
    hasRisen: (await textIn(flow)).includes('3,659.25'),
  }
}

export const usdtOnScreen: ScreenJourney<UsdtStep, UsdtSight> = {
  journey: usdtJourney,
  open: openUsdtTarget,
  describeSight: ({ guideStep, hasRisen, page }) => [page, hasRisen, guideStep !== null].join(),
  limit: usualLimit,
  smokeWalk: [
    'comeToWrongAddress',
    'reload',
    'openGuide',
    'nextPicture',
    'closeGuide',
    'chooseTron',
    'showWhole',
    'usdtArrives',
    'chooseEthereum',
    'back',
  ],
}
