import type { Address } from './address.ts'
import type { ShownRoute } from './resolve.route.ts'
import type { RouteName } from './routes.ts'

/** The tabs of the panel, in the order of their `arr` index [DEP-04]. */
export const transferTabs = ['deposit-tab', 'deposit-usdt-tab', 'withdraw-tab'] as const

export type TransferTab = (typeof transferTabs)[number]

/** How far a flow has got: to its channel, its amount, or its QR code or account [OPEN-36]. */
export type TransferStep = 0 | 1 | 2

/** How far a flow has got, and whether going back leads to an earlier step or out of the flow [ROUTE-63]. */
export interface TransferProgress {
  readonly step: TransferStep
  /** Null while it is not known yet. */
  readonly canStepBack: boolean | null
}

/** Where the panel is, in the form in which its cookie stores it [SESS-21, OPEN-36]. */
export interface TransferPlace {
  readonly tab: TransferTab
  /** The tab's index. */
  readonly arr: number
  readonly step: TransferStep
  /** Whether a step comes before this one. */
  readonly back: boolean
}

/**
 * The tab that an address asks for: `tab` wins, then `arr`, then the withdraw page's own tab. Anything unknown
 * means the first tab [OPEN-35].
 */
export function transferTabOf({ query, route }: Pick<Address, 'query' | 'route'>): TransferTab {
  const index = query.arr ?? (route === 'withdraw' ? 2 : 0)
  const named = transferTabs.find((tab) => tab === query.tab)
  return named ?? transferTabs[Number(index)] ?? 'deposit-tab'
}

/** Where the panel is, given its tab and the progress of the flow in it. */
export function transferPlaceOf(tab: TransferTab, progress?: TransferProgress): TransferPlace {
  return {
    tab,
    arr: transferTabs.indexOf(tab),
    step: progress?.step ?? 0,
    back: progress?.canStepBack ?? false,
  }
}

/** Whether a page is one of the money flows'. */
export function isTransferPage(route: RouteName | null): boolean {
  return route === 'deposit' || route === 'withdraw'
}

/** The tab that is shown, in the panel or on its page; null where neither is open. */
export function shownTransferTab({ address, panel, route }: ShownRoute): TransferTab | null {
  return panel === 'deposit' || isTransferPage(route) ? transferTabOf(address) : null
}
