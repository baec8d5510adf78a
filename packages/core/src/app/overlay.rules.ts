/**
 * What may lie over a page, the most urgent first. Only the first of what wants to be seen is shown, so
 * that there is one dialog at a time.
 */
const precedence = [
  /** The operator has closed the site [NOTE-16]. */
  { overlay: 'siteClosed', waitsForMember: false },
  /** The page of a site under maintenance, on which nothing else can be done [MAINT-02]. */
  { overlay: 'maintenance', waitsForMember: false },
  /** The end of a deposit that came to nothing, or of which nobody knows. */
  { overlay: 'lostDeposit', waitsForMember: false },
  /** What the member opened: linking a chat account, the history, the menu. */
  { overlay: 'chatLink', waitsForMember: false },
  { overlay: 'history', waitsForMember: false },
  { overlay: 'menu', waitsForMember: false },
  /** What stands in place of a page that could not be had; the menu leads away from it. */
  { overlay: 'failure', waitsForMember: false },
  /** That a deposit cannot begin: no money has moved, and what stands in place of the page says why [ERR-03]. */
  { overlay: 'refusedDeposit', waitsForMember: false },
  /** What the member must have read [NOTE-11]. */
  { overlay: 'forcedNotice', waitsForMember: true },
  { overlay: 'notice', waitsForMember: true },
  /** The end of a timed promotion. */
  { overlay: 'promotionMessage', waitsForMember: true },
  /** The countdown of one. */
  { overlay: 'promotionBox', waitsForMember: true },
] as const

export type Overlay = (typeof precedence)[number]['overlay']

/**
 * What is shown over the page: the most urgent of what is wanted.
 * @param isBusy money or a game is on the screen. Nothing that nobody asked for covers it: that waits until
 *   the member is done.
 */
export function shownOverlay(
  wanted: Readonly<Record<Overlay, boolean>>,
  isBusy: boolean,
): Overlay | null {
  const shown = precedence.find(
    ({ overlay, waitsForMember }) => wanted[overlay] && !(waitsForMember && isBusy),
  )
  return shown?.overlay ?? null
}
