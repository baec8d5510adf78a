import type { PageResumed, RouteSettled } from '../../kernel/flow/broadcast.facts.ts'
import type { RouteName } from '../../kernel/routing/routes.ts'
import type { NoticeMark } from './notice.rules.ts'
import type { Notice } from './notice.ts'

export interface NoticesInput {
  readonly username: string
  /** The page that is shown. */
  readonly route: RouteName | null
  /** A list that was fetched before and still holds, or null. */
  readonly held: { readonly notices: readonly Notice[]; readonly until: number } | null
}

export interface NoticesContext {
  readonly username: string
  readonly route: RouteName | null
  readonly notices: readonly Notice[]
  /** Until when nobody asks for them again, epoch milliseconds. */
  readonly heldUntil: number
  /** Whether there is a list for the first answer of the upgrade check. */
  readonly isHeld: boolean
  /** Whether the list was fetched while this page was shown. */
  readonly isFresh: boolean
  readonly isForced: boolean
  /** What is shown of the list, one after the other; those that were closed meanwhile included. */
  readonly chosen: readonly Notice[]
  /** The ids of those that were closed since the page was loaded. */
  readonly closed: readonly string[]
}

/** What the site noted of the notices, and when, epoch milliseconds. */
export interface NoticesLook {
  readonly marks: readonly NoticeMark[]
  readonly now: number
}

export type NoticesEvent =
  | RouteSettled
  | PageResumed
  /** The member has closed the notice, or followed its link. */
  | { type: 'notices.close'; id: string }

/** The list, unless there is one that holds, and what the upgrade check says. */
export interface NoticesAnswer extends NoticesLook {
  readonly list: 'held' | 'failed' | readonly Notice[]
  /** Whether the list is the one for the member's group. */
  readonly isOfGroup: boolean
  readonly isForced: boolean
}

export type NoticesScreen = 'quiet' | 'showing'
