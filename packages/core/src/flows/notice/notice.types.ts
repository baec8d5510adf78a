import type { PageResumed, RouteSettled } from '../../kernel/flow/broadcast.facts.ts'
import type { RouteName } from '../../kernel/routing/routes.ts'
import type { NoticeMark } from './notice.rules.ts'
import type { Notice } from './notice.ts'

export interface NoticesInput {
  readonly username: string
  /** The page that is shown. */
  readonly route: RouteName | null
  /** A list that was fetched earlier and is still valid, or null. */
  readonly stored: { readonly notices: readonly Notice[]; readonly until: number } | null
}

export interface NoticesContext {
  readonly username: string
  readonly route: RouteName | null
  readonly notices: readonly Notice[]
  /** Until when the list is not requested again, epoch milliseconds. */
  readonly validUntil: number
  /** Whether a stored list is valid, so that the first request is only the upgrade check. */
  readonly hasStoredList: boolean
  /** Whether the list was fetched while this page was shown. */
  readonly isFresh: boolean
  readonly isForced: boolean
  /** The notices that are shown in turn, including those closed meanwhile. */
  readonly chosen: readonly Notice[]
  /** The ids of those that were closed since the page was loaded. */
  readonly closed: readonly string[]
}

/** The marks in the cookie, and the time at which they were read, epoch milliseconds. */
export interface NoticesLook {
  readonly marks: readonly NoticeMark[]
  readonly now: number
}

export type NoticesEvent =
  | RouteSettled
  | PageResumed
  /** The member has closed the notice, or followed its link. */
  | { type: 'notices.close'; id: string }

/** The list, unless a valid one is stored, and the result of the upgrade check. */
export interface NoticesAnswer extends NoticesLook {
  readonly list: 'stored' | 'failed' | readonly Notice[]
  /** Whether the list is the one for the member's group. */
  readonly isOfGroup: boolean
  readonly isForced: boolean
}

export type NoticesScreen = 'quiet' | 'showing'
