import type { FlowName } from '../app/flow.names.ts'
import type { Address } from '../routing/address.ts'
import type { ShownRoute } from '../routing/resolve.route.ts'

/** The tabs of the panel, in the order of their `arr` index [DEP-04]. */
export const transferTabs = ['deposit-tab', 'deposit-usdt-tab', 'withdraw-tab'] as const

/** The tabs that exist, and the flow that each shows; the others are not there yet. */
export const flowOfTab = {
  'deposit-tab': 'deposit',
  'deposit-usdt-tab': 'usdtDeposit',
  'withdraw-tab': 'withdraw',
} as const satisfies Partial<Record<(typeof transferTabs)[number], FlowName>>

export type TransferTab = keyof typeof flowOfTab

/** How far a deposit is: its channel, its amount, its QR code or account [OPEN-36]. */
export type TransferStep = 0 | 1 | 2

/** Where the panel is, as its cookie keeps it [SESS-21, OPEN-36]. */
export interface TransferPlace {
  readonly tab: TransferTab
  /** The tab's index. */
  readonly arr: number
  readonly step: TransferStep
  /** Whether a step lies before this one. */
  readonly back: boolean
}

/** The tabs that exist, in their order. */
export const shownTabs: readonly TransferTab[] = transferTabs.filter(isShownTab)

function isShownTab(tab: string | undefined): tab is TransferTab {
  return tab !== undefined && tab in flowOfTab
}

/**
 * The tab that an address asks for: `tab` wins, then `arr`; the page to withdraw begins with its own.
 * Anything unknown is the first [OPEN-35].
 */
export function transferTabOf({ query, route }: Pick<Address, 'query' | 'route'>): TransferTab {
  const index = query.arr ?? (route === 'withdraw' ? 2 : 0)
  const asked = transferTabs.find((tab) => tab === query.tab) ?? transferTabs[Number(index)]
  return isShownTab(asked) ? asked : 'deposit-tab'
}

/** Where the panel is, by its tab and by how far the deposit is; the other tabs have no steps. */
export function transferPlaceOf(tab: TransferTab, depositStep: TransferStep): TransferPlace {
  const step = tab === 'deposit-tab' ? depositStep : 0
  return { tab, arr: transferTabs.indexOf(tab), step, back: step > 0 }
}

/**
 * The tab to come back to where an address opens the panel and names none, or null: the page to withdraw
 * names its own [OPEN-36].
 */
export function recalledTab(shown: ShownRoute, last: TransferTab | null): TransferTab | null {
  const { address, route } = shown
  const isNamed = 'tab' in address.query || 'arr' in address.query || route === 'withdraw'
  const tab = shownTransferTab(shown)
  return tab === null || isNamed || tab === last ? null : last
}

/** The tab that is on the screen, in the panel or on its page, or null. */
export function shownTransferTab({ address, panel, route }: ShownRoute): TransferTab | null {
  const isShown = panel === 'deposit' || route === 'deposit' || route === 'withdraw'
  return isShown ? transferTabOf(address) : null
}
