import type { RouteName } from '../kernel/routing/routes.ts'

/**
 * The overlays of a page, the most urgent first. Only the first that is wanted is shown, so that there is one
 * dialog at a time.
 */
const precedence = [
  /** The operator has closed the site [NOTE-16]. */
  { overlay: 'siteClosed', waitsForMember: false },
  /** The maintenance page, on which nothing else can be done [MAINT-02]. */
  { overlay: 'maintenance', waitsForMember: false },
  /** A deposit that failed, or whose outcome is unknown. */
  { overlay: 'lostDeposit', waitsForMember: false },
  /** The next three were opened by the member. */
  { overlay: 'chatLink', waitsForMember: false },
  { overlay: 'history', waitsForMember: false },
  { overlay: 'menu', waitsForMember: false },
  /** The failure page in place of a page; the menu leads away from it. */
  { overlay: 'failure', waitsForMember: false },
  /** A deposit that could not start: no money has moved, and the failure page explains why [ERR-03]. */
  { overlay: 'refusedDeposit', waitsForMember: false },
  /** A notice that the member has to read [NOTE-11]. */
  { overlay: 'forcedNotice', waitsForMember: true },
  { overlay: 'notice', waitsForMember: true },
  /** The end of a timed promotion. */
  { overlay: 'promotionMessage', waitsForMember: true },
  /** The countdown of a timed promotion. */
  { overlay: 'promotionBox', waitsForMember: true },
] as const

export type Overlay = (typeof precedence)[number]['overlay']

/**
 * The overlay that is shown: the most urgent of those wanted.
 * @param isBusy whether money or a game is on the screen. Overlays that the member did not ask for then wait until
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

/** The pages whose form the floating box of an offer would cover on a narrow screen. */
const formPages: ReadonlySet<RouteName> = new Set([
  'aff',
  'deposit',
  'forgot',
  'register',
  'registerAff',
  'resetPassword',
  'withdraw',
])

/**
 * Where the countdown of a running offer is shown: in its floating box, or in a strip where the box would cover a
 * form, money or a game.
 * @param isBusy whether money or a game is on the screen
 */
export function offerPlace({
  isBusy,
  isNarrow,
  route,
}: {
  isBusy: boolean
  isNarrow: boolean
  route: RouteName | null
}): 'box' | 'strip' {
  const coversForm = isNarrow && route !== null && formPages.has(route)
  return isBusy || coversForm ? 'strip' : 'box'
}
