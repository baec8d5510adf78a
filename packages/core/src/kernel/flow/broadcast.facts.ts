import type { ClockAdjusted } from '../../base/clock/server-clock.ts'
import type { ResumeCause } from '../../base/ports/page.ts'
import type { ShownRoute } from '../routing/resolve.route.ts'

/** The member is on this page now, also where it is the one that was shown before. */
export interface RouteSettled extends ShownRoute {
  readonly type: 'route.settled'
  /** Epoch milliseconds. */
  readonly now: number
}

/** The page is visible, restored or online again. */
export interface PageResumed {
  readonly type: 'page.resumed'
  readonly cause: ResumeCause
  /** Epoch milliseconds. */
  readonly now: number
  readonly isOnline: boolean
}

/** The outside events that the root sends to flows; each flow receives those that its declaration names. */
export type BroadcastFact =
  | RouteSettled
  | { readonly type: 'page.hidden' }
  | PageResumed
  | ClockAdjusted
  | { readonly type: 'session.started' }
  | { readonly type: 'session.ended' }
  /** A failure that covered the page is gone, by a press or with the network. */
  | { readonly type: 'content.retried' }
  /** The member wants to link a chat account, or another one. */
  | { readonly type: 'chatLink.requested' }
  /** The home page asks for its rows of games, also when it has some already. */
  | { readonly type: 'gameRails.requested' }
