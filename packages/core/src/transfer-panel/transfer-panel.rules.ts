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

/** The tab that is on the screen, in the panel or on its page, or null. */
export function shownTransferTab({ address, panel, route }: ShownRoute): TransferTab | null {
  const isShown = panel === 'deposit' || route === 'deposit' || route === 'withdraw'
  return isShown ? transferTabOf(address) : null
}
