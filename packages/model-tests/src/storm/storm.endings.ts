import { minute, second } from '@croupier/core/time'
import { type SentRequest, type Word, wordIn } from './storm.network.ts'

/** What the site told a member about the end of a visible code. */
export type Ending =
  | 'paid'
  | 'rejected'
  | 'expiredByServer'
  | 'expiredByTime'
  | 'cancelled'
  /** The outcome was unknown; another ending follows. */
  | 'unconfirmed'
  /** The member left the code without knowing. */
  | 'givenUp'

/** A code on the screen of one page, from the moment it appeared. */
export interface Showing {
  /** The member of the page. */
  readonly member: string
  readonly paymentId: string
  /** Satang. */
  readonly payAmount: number
  /** When it was created by the page's clock, epoch milliseconds. */
  readonly createdAt: number
  /** Epoch milliseconds of the server's time. */
  readonly deadline: number
  /** When it appeared, epoch milliseconds of a clock that no action sets. */
  readonly shownAt: number
  /** Its position in the order of all happenings. */
  readonly order: number
  /** The position at which its session began. Only later polls count. */
  readonly since: number
  /** The member's confirmation of the cancellation, unless they took it back. */
  confirmation: Confirmation | null
  readonly endings: Ending[]
}

interface Confirmation {
  /** The position of the first confirmation. A slow poll makes the member confirm again. */
  readonly order: number
  /** Whether the member knew at the last confirmation that the poll had failed. */
  readonly isUnchecked: boolean
}

/** What the server knows of a payment, and since when. */
export interface Truth {
  readonly state: 'paid' | 'rejected'
  /** Whether it was paid and credited after it had expired, which no poll reports. */
  readonly isLate: boolean
  readonly order: number
  /** Epoch milliseconds. */
  readonly at: number
}

/** The evidence for the end of a payment. */
export interface Evidence {
  /** Everything that the page sent. */
  readonly sent: readonly SentRequest[]
  /** What the bank did with the payment, oldest first. */
  readonly truths: readonly Truth[]
  /** What a page has told before: that it was paid or rejected; null where none did. */
  readonly verdict: Truth['state'] | null
}

export function isFinal(ending: Ending): boolean {
  return ending !== 'unconfirmed'
}

/** A site that follows the server's clock may be ahead of it by half the duration of a slow answer. */
const clockTolerance = 5 * second

/** After a clock jump the site waits for a code by elapsed time, but no longer than codes last. */
const longestWait = 15 * minute

/** What is wrong with announcing this ending now. Empty if it is true and the server said it. */
export function wrongsWithEnding(
  ending: Ending,
  showing: Showing,
  { sent, truths, verdict }: Evidence,
): readonly string[] {
  const heard = sent.filter((one) => isAbout(one, showing) && wordIn(one) !== null)
  const report = `${showing.paymentId} was reported as ${ending}`
  const before = showing.endings.findLast(isFinal)
  const paid = truths.find(({ state }) => state === 'paid')
  const knewItPaid = paid && !paid.isLate && heard.some(({ order }) => order > paid.order)
  const lastWord = heard.map(wordIn).findLast((word) => word !== 'waiting')
  const isCorrected = ending === 'paid' && paid !== undefined && before !== 'paid'
  // A page that heard only of the expiry tells the rejection that another one has told.
  const isPassedOn = ending === 'rejected' && verdict === 'rejected'
  const fitsWord =
    fits(ending, lastWord ?? null) || ((isCorrected || isPassedOn) && lastWord === 'expired')
  return [
    ...(before && !(isCorrected && isExpiry(before)) ? [`${report} after ${before}`] : []),
    ...(isJustified(ending, showing, heard, truths)
      ? []
      : [`${report}, but not: ${requirements[ending]}`]),
    ...(knewItPaid && ending !== 'paid'
      ? [`${report} although the server had said that it was paid`]
      : []),
    ...(lastWord && !fitsWord ? [`${report} although the answer was ${lastWord}`] : []),
  ]
}

/** Whether an ending is an expiry, which late money may turn into a success. */
function isExpiry(ending: Ending): boolean {
  return ending === 'expiredByServer' || ending === 'expiredByTime'
}

function isAbout({ kind, order, url }: SentRequest, showing: Showing): boolean {
  const isLater = order > showing.since
  return kind === 'pollQr' && isLater && url.searchParams.get('id') === showing.paymentId
}

/** What must have happened before the site may announce an ending. */
const requirements: Readonly<Record<Ending, string>> = {
  paid: 'the bank paid it',
  rejected: 'the bank refused it',
  expiredByServer: 'the server said so',
  expiredByTime:
    'the server said that it waits when its time was over by both clocks, or had passed',
  cancelled: 'the server said that it waits when asked after the confirmation',
  unconfirmed: 'nothing',
  givenUp: 'nothing',
}

/** Whether something that happened since the code appeared justifies its ending. */
function isJustified(
  ending: Ending,
  { confirmation, deadline, shownAt }: Showing,
  heard: readonly SentRequest[],
  truths: readonly Truth[],
): boolean {
  const waiting = heard.filter((one) => wordIn(one) === 'waiting')
  const isExpired = heard.some((one) => wordIn(one) === 'expired')
  switch (ending) {
    case 'paid':
    case 'rejected':
      return truths.some(({ state }) => state === ending)
    case 'expiredByServer':
      return isExpired
    case 'expiredByTime':
      return (
        isExpired ||
        waiting.some((one) => wasOver(one, deadline) || one.sentAt - shownAt >= longestWait)
      )
    case 'cancelled':
      if (!confirmation) return false
      return confirmation.isUnchecked || waiting.some(({ order }) => order > confirmation.order)
    case 'unconfirmed':
    case 'givenUp':
      return true
  }
}

/** Whether the code had expired when the page polled, and by the server's clock when it answered. */
function wasOver({ answer, siteTime }: SentRequest, deadline: number): boolean {
  const servedAt = answer?.servedAt ?? 0
  return siteTime >= deadline && servedAt >= deadline - clockTolerance
}

function fits(ending: Ending, word: Word | null): boolean {
  return word === (isExpiry(ending) ? 'expired' : ending)
}
