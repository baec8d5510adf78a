import { minute } from '@croupier/core/time'
import { satangOf } from './storm.amounts.ts'
import { isObject, isTokenRefused, keyOf, type SentRequest } from './storm.network.ts'
import { refusingStatuses } from './storm.proxy.ts'

/** A press of the button that confirms a withdrawal. */
interface Wish {
  /** The satang in the field, or null if it shows no amount. */
  readonly satang: number | null
  /** The page's time at the press, before an answer corrects it. */
  readonly siteTime: number
  readonly calls: SentRequest[]
}

/** What a page shows when a member confirms a withdrawal. */
export interface ShownWish {
  /** The text of the field. */
  readonly amountText: string
  /** The satang in the review. */
  readonly reviewed: number | null
  readonly siteTime: number
}

/** Records the withdrawals of a member in a browser, from the requests and answers of its pages. */
export interface WithdrawalBook {
  /** A member confirms a withdrawal on a page, which is identified by a number. */
  recordWish(page: number, shown: ShownWish): void
  recordSent(page: number, sent: SentRequest): void
  recordHeard(sent: SentRequest): void
  /** The history lists it, or the member continues without an answer. */
  recordSettled(): void
  /** The time of a page. */
  recordTime(siteTime: number): void
}

/** How long the lock lasts if the server names no time. */
const usualWait = 10 * minute

/** The documented codes of a withdrawal: the success and every refusal. */
const documentedCodes: readonly unknown[] = [
  0, 1001, 1002, 1005, 1009, 1010, 1011, 7002, 7003, 9998,
]

/**
 * @param isFull whether the storage is full, so that only its page knows a lock
 * @param hasLeapt whether clocks jumped by days, so that a tab may take a lock for one of another day
 */
export function createWithdrawalBook(
  complain: (problem: string) => void,
  isFull: () => boolean,
  hasLeapt: () => boolean,
): WithdrawalBook {
  const wishes = new Map<number, Wish[]>()
  const keys = new Set<string>()
  let lockedFrom = 0
  let lockedUntil: number | null = null
  /** The call whose outcome is unknown. */
  let unanswered: SentRequest | null = null

  function checkCall(wish: Wish, sent: SentRequest): void {
    const [first] = wish.calls
    const key = keyOf(sent)
    if (satangIn(sent) !== wish.satang) {
      complain(`${wish.satang} satang were to be withdrawn, but the request was ${sent.body}`)
    }
    // A lock that starts later than it lasts was stored by a clock that was ahead.
    const isOfNow = lockedFrom - wish.siteTime <= usualWait
    if (lockedUntil !== null && sent.siteTime < lockedUntil && isOfNow && !hasLeapt()) {
      complain('a withdrawal was requested during the wait')
    }
    if (unanswered) complain('a withdrawal was requested while the previous one was still unknown')
    if (!first) {
      if (key === null || keys.has(key)) complain(`a withdrawal has the key ${key}`)
    } else if (!isTokenRefused(first) || keyOf(first) !== key || wish.calls.length > 1) {
      complain(`${wish.satang} satang were requested again`)
    }
    if (key !== null) keys.add(key)
  }

  return {
    recordWish: (page, { amountText, reviewed, siteTime }) => {
      const wish = { satang: satangShown(amountText), siteTime, calls: [] }
      if (reviewed !== wish.satang) {
        complain(`${wish.satang} satang were typed, but ${reviewed} were to be confirmed`)
      }
      wishes.set(page, [...(wishes.get(page) ?? []), wish])
    },
    recordSent: (page, sent) => {
      const wish = wishes.get(page)?.at(-1)
      if (!wish) return complain(`nobody wanted a withdrawal of ${sent.body}`)
      checkCall(wish, sent)
      wish.calls.push(sent)
      unanswered = sent
    },
    recordHeard: (sent) => {
      if (!isDefinite(sent)) return
      if (unanswered === sent) unanswered = null
      const until = isFull() ? null : lockIn(sent)
      if (until === null) return
      lockedUntil = until
      lockedFrom = sent.siteTime
    },
    recordSettled: () => {
      unanswered = null
    },
    recordTime: (siteTime) => {
      if (lockedUntil !== null && siteTime >= lockedUntil) lockedUntil = null
    },
  }
}

/** Whether the page knows the outcome: a success, or a refusal without effect. */
function isDefinite({ answer }: SentRequest): boolean {
  const code = answer?.body.code
  if (code === 7002 || code === 7003) return true
  // The page does not read answers after the end of the session.
  if (!answer?.isForMember) return false
  return documentedCodes.includes(code) || refusingStatuses.includes(answer.status)
}

/** The end of the lock in an answer, at the earliest. */
function lockIn({ answer, siteTime }: SentRequest): number | null {
  const { code, result } = answer?.body ?? {}
  if (code !== 0 && code !== 1005) return null
  const usual = siteTime + usualWait
  // This answer may itself correct the page's clock.
  return isObject(result) && typeof result.date === 'string'
    ? Math.min(Date.parse(result.date), usual)
    : usual
}

/** The amount of a withdraw call. */
export function satangIn({ body }: SentRequest): number | null {
  const read: unknown = body === null ? null : JSON.parse(body)
  return isObject(read) && typeof read.balance === 'number' ? satangOf(read.balance) : null
}

/** Reads the field with the storm's own code. */
function satangShown(shown: string): number | null {
  const baht = shown.split(',').join('')
  return baht !== '' && Number.isFinite(Number(baht)) ? satangOf(baht) : null
}
