import { type Cookies, cookieBytes, maxCookieBytes } from '../../base/ports/cookies.ts'
import { encodeBase64 } from '../../base/text/base64.ts'
import { minute } from '../../base/time/durations.ts'
import type { CookieContent } from '../../kernel/cookies/cookies.ts'
import { seenFor } from '../../kernel/cookies/cookies.ts'
import { bankChange, type Notice } from './notice.ts'

/** What the site notes of a notice: whether it was closed, and until when that counts [NOTE-02]. */
export type NoticeMark = AlertCookie['results'][number]
export type AlertCookie = CookieContent<'alert'>

/** For how long a list of notices holds [NOTE-03]. */
export const listLifetime = 10 * minute
/** For how long nobody asks again after a list could not be had. */
export const retryAfter = minute
/** How many are shown of a list, forced ones included [NOTE-06, OPEN-19]. */
export const maxNotices = 3

export const emptyAlert = (username: string): AlertCookie => ({
  results: [],
  user_id: username,
  expired: 0,
})

/**
 * Whether a notice may be shown: always unless it is to be shown once, else when it was never closed or
 * that was long enough ago. The mark of a closed one lapses together with its time [NOTE-05, OPEN-17].
 */
export function isToShow(
  { id, isOnce }: Pick<Notice, 'id' | 'isOnce'>,
  marks: readonly NoticeMark[],
  now: number,
): boolean {
  const mark = marks.find((one) => one.id === id)
  return !isOnce || !mark || !isRunning(mark, now)
}

/** What is still to be shown of what was chosen, when notices were closed in another tab meanwhile. */
export function withoutSeen(
  { chosen, closed }: { readonly chosen: readonly Notice[]; readonly closed: readonly string[] },
  marks: readonly NoticeMark[],
  now: number,
): readonly Notice[] {
  return chosen.filter(
    (notice) => notice.isForced || closed.includes(notice.id) || isToShow(notice, marks, now),
  )
}

export interface NoticeFacts {
  readonly notices: readonly Notice[]
  /** What the upgrade check says. */
  readonly isForced: boolean
  readonly marks: readonly NoticeMark[]
  /** The ids of those that were closed since the page was loaded. */
  readonly closed: readonly string[]
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * The notices to show one after the other, at most three: forced ones first, and those only while the
 * check says so, then those that were not closed lately, so that none is left out for ever because
 * others come back [NOTE-05, NOTE-06, NOTE-10, NOTE-11].
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
  const others = notices.filter((notice) => !notice.isForced && isToShow(notice, marks, now))
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
  // A clock that was set back does not make a list hold for longer.
  if (now >= alert.expired || alert.expired > now + listLifetime) return null
  const ids = new Set(bodies.map(({ id }) => id))
  return alert.results.every(({ id, alert: isClosed }) => isClosed || ids.has(id)) ? bodies : null
}

/** The cookie for a new list; what was closed lately stays noted, also where the list has it no more. */
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
  return fitted({
    results: [...running, ...unseen],
    user_id: username,
    expired: now + listLifetime,
  })
}

/** The cookie after a notice was closed. */
export function alertOfClosing(alert: AlertCookie, id: string, now: number): AlertCookie {
  const others = alert.results.filter((mark) => mark.id !== id)
  return fitted({ ...alert, results: [{ id, alert: true, expired: now + seenFor }, ...others] })
}

function isRunning({ alert, expired }: NoticeMark, now: number): boolean {
  // Nor does it keep a notice away for longer.
  return alert && now < expired && expired <= now + seenFor
}

/** No cookie holds more, however short their ids are; and no id that is longer is the work of an operator. */
const mostNoted = 100
const longestId = 200

/** As much as a cookie holds: those that were never closed are let go first, then the oldest. */
function fitted(alert: AlertCookie): AlertCookie {
  let results = alert.results.filter(({ id }) => id.length <= longestId).slice(0, mostNoted)
  const size = () => cookieBytes('alert', encodeBase64(JSON.stringify({ ...alert, results })))
  while (size() > maxCookieBytes) results = results.slice(0, -1)
  return { ...alert, results }
}

/** What the cookie says of this member's notices; nothing of somebody else's [NOTE-14]. */
export function alertOf(alert: AlertCookie | null, username: string): AlertCookie {
  return alert?.user_id === username ? alert : emptyAlert(username)
}

/** Whether there is a cookie that nobody can read [NOTE-13]. */
export function isUnreadable(cookies: Pick<Cookies, 'read'>, alert: AlertCookie | null): boolean {
  return alert === null && cookies.read('alert') !== null
}
