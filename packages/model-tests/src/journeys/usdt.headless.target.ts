import { isPanelOpen } from '@croupier/core'
import { second } from '@croupier/core/time'
import type { TransferTab } from '@croupier/core/transfer-panel'
import { type UsdtGuideEvent, usdtDepositView, usdtGuideView } from '@croupier/core/usdt'
import { channelId } from '../channel.ids.ts'
import { openDeposit, visitAs } from '../deposit.steps.ts'
import { openBrowser, type SiteVisit, visitSite } from '../site-visit.ts'
import { headless } from './headless.journey.ts'
import type { JourneyTarget } from './journey.ts'
import { usdtJourney } from './usdt.journey.ts'
import { usdtEvents } from './usdt.server.ts'
import { type UsdtNetworkName, type UsdtSight, type UsdtStep, usdtPanel } from './usdt.sight.ts'

/** A USDT deposit in this process, on the virtual clock, against the mock server. */
export async function openHeadlessUsdt(): Promise<JourneyTarget<UsdtStep, UsdtSight>> {
  const browser = openBrowser({ isLate: true })
  await usdtEvents.memberHasOneChannel(browser.control)
  let visit = await visitAs(browser, 'demo')

  const load = async (address: string) => {
    visit.leave()
    visit = await visitSite(browser, address)
  }
  const choose = (id: string) =>
    visit.flow('usdtDeposit').send({ type: 'usdtDeposit.chooseNetwork', id: channelId(id) })
  const guide = (type: Exclude<UsdtGuideEvent['type'], `guide.p${string}ed` | 'guide.swipe'>) =>
    guideOf(visit)?.send({ type })
  const selectTab = (tab: TransferTab) =>
    visit.flow('transferPanel').send({ type: 'transferPanel.selectTab', tab })

  const steps: Record<UsdtStep, () => unknown> = {
    openUsdt: async () => {
      await openDeposit(visit)
      selectTab('deposit-usdt-tab')
    },
    comeToWrongAddress: async () => {
      await usdtEvents.addressGoesWrong(browser.control)
      await load(`/?${usdtPanel}`)
    },
    chooseTron: () => choose('usdt-1'),
    chooseEthereum: () => choose('usdt-2'),
    showWhole: () => visit.flow('usdtDeposit').send({ type: 'usdtDeposit.showWholeAddress' }),
    showEnds: () => visit.flow('usdtDeposit').send({ type: 'usdtDeposit.showShortAddress' }),
    usdtArrives: async () => {
      visit.page.hide()
      await usdtEvents.usdtArrives(browser.control)
      visit.page.resume()
    },
    openGuide: () => guide('guide.open'),
    nextPicture: () => guide('guide.next'),
    previousPicture: () => guide('guide.previous'),
    closeGuide: () => guide('guide.close'),
    back: () => visit.flow('transferPanel').send({ type: 'transferPanel.back' }),
    close: () => visit.flow('transferPanel').send({ type: 'transferPanel.close' }),
    toDepositTab: () => selectTab('deposit-tab'),
    toUsdtTab: () => selectTab('deposit-usdt-tab'),
    reload: async () => {
      await usdtEvents.addressIsMended(browser.control)
      await load(visit.navigation.current())
    },
  }

  return {
    take: async (step) => {
      await steps[step]()
      await visit.advance(second)
    },
    look: async () => lookAt(visit),
    close: async () => visit.leave(),
  }
}

function guideOf(visit: SiteVisit) {
  return visit.flow('usdtDeposit').getSnapshot().children.usdtGuide
}

const nothing: Omit<UsdtSight, 'page'> = {
  network: null,
  isWhole: false,
  hasRisen: false,
  isTronRefused: false,
  guideStep: null,
}

function lookAt(visit: SiteVisit): UsdtSight {
  const navigation = visit.app.actor.getSnapshot().children.navigation?.getSnapshot()
  if (!navigation || !isPanelOpen(navigation)) return { ...nothing, page: 'home' }
  if (!visit.isRunning('usdtDeposit')) return { ...nothing, page: 'deposit' }
  const { choices, rise, screen, target } = usdtDepositView(visit.flow('usdtDeposit').getSnapshot())
  if (screen !== 'choosingNetwork' && screen !== 'showingAddress') {
    throw new Error(`the model does not know the screen ${screen}`)
  }
  const guide = guideOf(visit)
  const { isOpen, step } = guide ? usdtGuideView(guide.getSnapshot()) : { isOpen: false, step: 1 }
  return {
    page: screen,
    network: nameOf(target?.network),
    isWhole: target?.isWhole ?? false,
    hasRisen: rise !== null,
    isTronRefused: choices[0]?.disabledReason !== null,
    guideStep: isOpen ? step : null,
  }
}

function nameOf(network: string | undefined): UsdtNetworkName | null {
  return network === 'TRC20' || network === 'ERC20' ? network : null
}

export const usdtHeadless = headless(usdtJourney, openHeadlessUsdt)
