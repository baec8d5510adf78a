import { type Cookies, cookieBytes, maxCookieBytes } from '../../base/ports/cookies.ts'
import { encodeBase64 } from '../../base/text/base64.ts'
import { minute } from '../../base/time/durations.ts'
import type { CookieContent } from '../../kernel/cookies/cookies.ts'
import { seenFor } from '../../kernel/cookies/cookies.ts'
import { bankChange, type Notice } from './notice.ts'

/** What the cookie stores about a notice: whether it was closed, and until when that counts [NOTE-02]. */
export type NoticeMark = AlertCookie['results'][number]
export type AlertCookie = CookieContent<'alert'>

/** How long a list of notices is valid [NOTE-03]. */
export const listLifetime = 10 * minute
/** How long the site waits before it asks again for a list that could not be read. */
export const retryAfter = minute
/** The greatest number of notices shown from a list, including forced ones [NOTE-06, OPEN-19]. */
export const maxNotices = 3

export const emptyAlert = (username: string): AlertCookie => ({
  results: [],
  user_id: username,
  expired: 0,
})

/**
 * Whether a notice may be shown. One that is to be shown only once is hidden after it was closed, until the mark of
 * its closing expires [NOTE-05, OPEN-17].
 */
export function mayBeShown(
  { id, isOnce }: Pick<Notice, 'id' | 'isOnce'>,
  marks: readonly NoticeMark[],
  now: number,
): boolean {
  const mark = marks.find((candidate) => candidate.id === id)
  return !isOnce || !mark || !isRunning(mark, now)
}

/** The chosen notices without those that another tab has closed meanwhile. */
export function withoutSeen(
  { chosen, closed }: { readonly chosen: readonly Notice[]; readonly closed: readonly string[] },
  marks: readonly NoticeMark[],
  now: number,
): readonly Notice[] {
  return chosen.filter(
    (notice) => notice.isForced || closed.includes(notice.id) || mayBeShown(notice, marks, now),
  )
}

export interface NoticeFacts {
  readonly notices: readonly Notice[]
  /** The result of the upgrade check. */
  readonly isForced: boolean
  readonly marks: readonly NoticeMark[]
  /** The ids of those that were closed since the page was loaded. */
  readonly closed: readonly string[]
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Chooses at most three notices to show in turn: first the forced ones, while the check demands them, then the
 * others, longest closed first, so that no recurring notice keeps another out for ever
 * [NOTE-05, NOTE-06, NOTE-10, NOTE-11].
 */
export function chooseNotices({
  notices,
  isForced,
  marks,
  closed,
  now,
}: NoticeFacts): readonly Notice[] {
  const sent = notices.filter((notice) => notice.isForced)
  const forced = sent.length === 0 ? [bankChange] : sent
  const others = notices.filter((notice) => !notice.isForced && mayBeShown(notice, marks, now))
  const closedAt = ({ id }: Notice) =>
    marks.find((mark) => mark.id === id && isRunning(mark, now))?.expired ?? 0
  const byRound = [...others].sort((one, other) => closedAt(one) - closedAt(other))
  return [...(isForced ? forced : []), ...byRound]
    .filter(({ id }) => !closed.includes(id))
    .slice(0, maxNotices)
}

/** The list that a cookie stores, if it is this member's, still valid and complete. */
export function validNotices(
  alert: AlertCookie | null,
  username: string,
  bodies: readonly Notice[],
  now: number,
): readonly Notice[] | null {
  if (alert?.user_id !== username) return null
  // A clock that was set back must not extend the list's validity.
  if (now >= alert.expired || alert.expired > now + listLifetime) return null
  const ids = new Set(bodies.map(({ id }) => id))
  return alert.results.every(({ id, alert: isClosed }) => isClosed || ids.has(id)) ? bodies : null
}

/** The cookie for a new list; marks of recently closed notices stay, even if the list no longer contains them. */
export function alertOfList(
  notices: readonly Notice[],
  marks: readonly NoticeMark[],
  username: string,
  now: number,
): AlertCookie {
  const running = marks.filter((mark) => isRunning(mark, now))
  const unseen = notices
    .filter(({ id }) => !running.some((mark) => mark.id === id))
    .map(({ id }) => ({ id, alert: false, expired: 0 }))
  return fitToCookie({
    results: [...running, ...unseen],
    user_id: username,
    expired: now + listLifetime,
  })
}

/** The cookie after a notice was closed. */
export function alertOfClosing(alert: AlertCookie, id: string, now: number): AlertCookie {
  const others = alert.results.filter((mark) => mark.id !== id)
  return fitToCookie({
    ...alert,
    results: [{ id, alert: true, expired: now + seenFor }, ...others],
  })
}

function isRunning({ alert, expired }: NoticeMark, now: number): boolean {
  // A clock that was set back must not hide a notice for longer.
  return alert && now < expired && expired <= now + seenFor
}

/** A cookie has no room for more marks, however short the ids are; longer ids are not an operator's. */
const mostMarks = 100
const longestId = 200

/** Drops marks until the cookie fits: first those of notices that were never closed, then the oldest. */
function fitToCookie(alert: AlertCookie): AlertCookie {
  let results = alert.results.filter(({ id }) => id.length <= longestId).slice(0, mostMarks)
  const size = () => cookieBytes('alert', encodeBase64(JSON.stringify({ ...alert, results })))
  while (size() > maxCookieBytes) results = results.slice(0, -1)
  return { ...alert, results }
}

/** The cookie, if it is this member's, or else an empty one [NOTE-14]. */
export function alertOf(alert: AlertCookie | null, username: string): AlertCookie {
  return alert?.user_id === username ? alert : emptyAlert(username)
}

/** Whether the cookie exists but is malformed [NOTE-13]. */
export function isUnreadable(cookies: Pick<Cookies, 'read'>, alert: AlertCookie | null): boolean {
  return alert === null && cookies.read('alert') !== null
}
