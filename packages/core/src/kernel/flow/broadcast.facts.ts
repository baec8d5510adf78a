import type { ClockAdjusted } from '../../base/clock/server-clock.ts'
import type { ResumeCause } from '../../base/ports/page.ts'
import type { ShownRoute } from '../routing/resolve.route.ts'

/** Navigation has ended on this page, which may be the one that was shown before. */
export interface RouteSettled extends ShownRoute {
  readonly type: 'route.settled'
  /** Epoch milliseconds. */
  readonly now: number
}

/** The page is visible again, was restored, or is online again. */
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
  /** The failure that covered the page was cleared, by the member's retry or by the network's return. */
  | { readonly type: 'content.retried' }
  /** The member wants to link a chat account, or to replace the linked one. */
  | { readonly type: 'chatLink.requested' }
  /** The home page asks for its rows of games, even when it already has some. */
  | { readonly type: 'gameRails.requested' }
