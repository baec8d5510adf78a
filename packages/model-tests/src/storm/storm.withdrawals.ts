import { minute } from '@croupier/core/time'
import { satangOf } from './storm.amounts.ts'
import { isObject, isTokenRefused, keyOf, type SentRequest } from './storm.network.ts'
import { refusingStatuses } from './storm.proxy.ts'

/** A press of the button that asks for a withdrawal. */
interface Wish {
  /** What the field shows, or null when that is no amount. */
  readonly satang: number | null
  /** The time that its page went by, before any answer to the press set it right. */
  readonly siteTime: number
  readonly calls: SentRequest[]
}

/** What a page shows while a withdrawal is confirmed in it. */
export interface ShownWish {
  /** In the field. */
  readonly amountText: string
  /** Satang, in the look at it. */
  readonly reviewed: number | null
  readonly siteTime: number
}

/** What a browser has asked for and been told of a member's withdrawals, by what its pages sent and heard. */
export interface WithdrawalBook {
  /** Somebody confirms a withdrawal in a page, which is known by a number. */
  recordWish(page: number, shown: ShownWish): void
  recordSent(page: number, sent: SentRequest): void
  recordHeard(sent: SentRequest): void
  /** The history has it, or the member goes on without an answer. */
  recordSettled(): void
  /** So late it is for a page. */
  recordTime(siteTime: number): void
}

/** The least that the wait lasts where the server names no time. */
const usualWait = 10 * minute

/** The codes that the documents have for a withdrawal: a yes, and every no. */
const documentedCodes: readonly unknown[] = [
  0, 1001, 1002, 1005, 1009, 1010, 1011, 7002, 7003, 9998,
]

/**
 * @param isFull whether the storage takes nothing more, so that a wait is known to its page alone
 * @param hasLeapt whether clocks leapt by days, so that one tab may take a wait for one of another day
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
  /** The call of which nobody knows what became. */
  let unanswered: SentRequest | null = null

  function checkCall(wish: Wish, sent: SentRequest): void {
    const [first] = wish.calls
    const key = keyOf(sent)
    if (satangIn(sent) !== wish.satang) {
      complain(`${wish.satang} satang were to be withdrawn, and asked for was ${sent.body}`)
    }
    // A wait that begins later than it lasts was kept by a clock that was ahead.
    const isOfNow = lockedFrom - wish.siteTime <= usualWait
    if (lockedUntil !== null && sent.siteTime < lockedUntil && isOfNow && !hasLeapt()) {
      complain('a withdrawal was asked for during the wait')
    }
    if (unanswered) complain('a withdrawal was asked for while nobody knew of the one before')
    if (!first) {
      if (key === null || keys.has(key)) complain(`a withdrawal has the key ${key}`)
    } else if (!isTokenRefused(first) || keyOf(first) !== key || wish.calls.length > 1) {
      complain(`${wish.satang} satang were asked for again`)
    }
    if (key !== null) keys.add(key)
  }

  return {
    recordWish: (page, { amountText, reviewed, siteTime }) => {
      const wish = { satang: satangShown(amountText), siteTime, calls: [] }
      if (reviewed !== wish.satang) {
        complain(`${wish.satang} satang were typed, and ${reviewed} were to be confirmed`)
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

/** Whether the page heard what became of it: a yes, or a refusal of which nothing came. */
function isDefinite({ answer }: SentRequest): boolean {
  const code = answer?.body.code
  if (code === 7002 || code === 7003) return true
  // What comes when the session is over is not read.
  if (!answer?.isForMember) return false
  return documentedCodes.includes(code) || refusingStatuses.includes(answer.status)
}

/** Until when the member may not, by what was heard at the earliest. */
function lockIn({ answer, siteTime }: SentRequest): number | null {
  const { code, result } = answer?.body ?? {}
  if (code !== 0 && code !== 1005) return null
  const usual = siteTime + usualWait
  // The clock of the page may be set right by this very answer.
  return isObject(result) && typeof result.date === 'string'
    ? Math.min(Date.parse(result.date), usual)
    : usual
}

/** What a withdrawal asks for. */
export function satangIn({ body }: SentRequest): number | null {
  const read: unknown = body === null ? null : JSON.parse(body)
  return isObject(read) && typeof read.balance === 'number' ? satangOf(read.balance) : null
}

/** The storm's own reading of the field. */
function satangShown(shown: string): number | null {
  const baht = shown.split(',').join('')
  return baht !== '' && Number.isFinite(Number(baht)) ? satangOf(baht) : null
}
