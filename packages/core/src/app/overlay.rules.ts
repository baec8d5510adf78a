/**
 * What may lie over a page, the most urgent first. Only the first of what wants to be seen is shown, so
 * that there is one dialog at a time.
 */
const precedence = [
  /** The operator has closed the site [NOTE-16]. */
  { overlay: 'siteClosed', waitsForMoney: false },
  /** A page that could not be had, or the end of a deposit that came to nothing. */
  { overlay: 'failure', waitsForMoney: false },
  /** What the member opened: the menu, the history, or linking a chat account. */
  { overlay: 'asked', waitsForMoney: false },
  /** What the member must have read [NOTE-11]. */
  { overlay: 'forcedNotice', waitsForMoney: true },
  { overlay: 'notice', waitsForMoney: true },
  /** The end of a timed promotion. */
  { overlay: 'promotionMessage', waitsForMoney: true },
  /** The countdown of one. */
  { overlay: 'promotionBox', waitsForMoney: true },
] as const

export type Overlay = (typeof precedence)[number]['overlay']

/**
 * What is shown over the page: the most urgent of what is wanted. Nothing that nobody asked for covers
 * money that is on the screen: it waits until the member is done.
 */
export function shownOverlay(
  wanted: Readonly<Record<Overlay, boolean>>,
  isMoneyShown: boolean,
): Overlay | null {
  const shown = precedence.find(
    ({ overlay, waitsForMoney }) => wanted[overlay] && !(waitsForMoney && isMoneyShown),
  )
  return shown?.overlay ?? null
}
