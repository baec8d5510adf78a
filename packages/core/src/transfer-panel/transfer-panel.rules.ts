/** The tabs of the panel, in the order of their `arr` index [DEP-04]. */
export const transferTabs = ['deposit-tab'] as const

export type TransferTab = (typeof transferTabs)[number]

/** The tab that the address asks for: `tab` wins, then `arr`; anything unknown is the first [OPEN-35]. */
export function transferTabOf(query: Readonly<Record<string, string>>): TransferTab {
  const named = transferTabs.find((tab) => tab === query.tab)
  return named ?? transferTabs[Number(query.arr ?? 0)] ?? transferTabs[0]
}
