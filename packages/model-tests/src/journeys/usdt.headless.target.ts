import { isPanelOpen } from '@croupier/core'
import type { TransferTab } from '@croupier/core/transfer-panel'
import { type UsdtGuideEvent, usdtDepositView, usdtGuideView } from '@croupier/core/usdt'
import { channelId } from '../channel.ids.ts'
import { openDeposit, visitAs } from '../deposit.steps.ts'
import { openBrowser, type SiteVisit } from '../site-visit.ts'
import { headless } from './headless.journey.ts'
import { tabOf, targetOf } from './headless.tab.ts'
import type { JourneyTarget } from './journey.ts'
import { usdtJourney } from './usdt.journey.ts'
import { usdtEvents } from './usdt.server.ts'
import { type UsdtNetworkName, type UsdtSight, type UsdtStep, usdtPanel } from './usdt.sight.ts'

/** A USDT deposit in this process, on the virtual clock, against the mock server. */
export async function openHeadlessUsdt(): Promise<JourneyTarget<UsdtStep, UsdtSight>> {
  const browser = openBrowser({ isLate: true })
  await usdtEvents.memberHasOneChannel(browser.control)
  const tab = tabOf(browser, await visitAs(browser, 'demo'))

  const choose = (id: string) =>
    tab.flow('usdtDeposit').send({ type: 'usdtDeposit.chooseNetwork', id: channelId(id) })
  const guide = (type: Exclude<UsdtGuideEvent['type'], `guide.p${string}ed` | 'guide.swipe'>) =>
    guideOf(tab)?.send({ type })
  const selectTab = (name: TransferTab) =>
    tab.flow('transferPanel').send({ type: 'transferPanel.selectTab', tab: name })

  const steps: Record<UsdtStep, () => unknown> = {
    openUsdt: async () => {
      await openDeposit(tab)
      selectTab('deposit-usdt-tab')
    },
    comeToWrongAddress: async () => {
      await usdtEvents.addressGoesWrong(browser.control)
      await tab.load(`/?${usdtPanel}`)
    },
    chooseTron: () => choose('usdt-1'),
    chooseEthereum: () => choose('usdt-2'),
    showWhole: () => tab.flow('usdtDeposit').send({ type: 'usdtDeposit.showWholeAddress' }),
    showEnds: () => tab.flow('usdtDeposit').send({ type: 'usdtDeposit.showShortAddress' }),
    usdtArrives: async () => {
      tab.page.hide()
      await usdtEvents.usdtArrives(browser.control)
      tab.page.resume()
    },
    openGuide: () => guide('guide.open'),
    nextPicture: () => guide('guide.next'),
    previousPicture: () => guide('guide.previous'),
    closeGuide: () => guide('guide.close'),
    back: () => tab.flow('transferPanel').send({ type: 'transferPanel.back' }),
    close: () => tab.flow('transferPanel').send({ type: 'transferPanel.close' }),
    toDepositTab: () => selectTab('deposit-tab'),
    toUsdtTab: () => selectTab('deposit-usdt-tab'),
    reload: async () => {
      await usdtEvents.addressIsMended(browser.control)
      await tab.reload()
    },
  }

  return targetOf({ tab, steps, lookAt })
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
