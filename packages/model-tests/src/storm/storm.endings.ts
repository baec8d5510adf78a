import { minute, second } from '@croupier/core/time'
import { type SentRequest, type Word, wordIn } from './storm.network.ts'

/** What a member was told of a code that was on the screen. */
export type Ending =
  | 'paid'
  | 'rejected'
  | 'expiredByServer'
  | 'expiredByTime'
  | 'cancelled'
  /** Nobody could say; another ending follows. */
  | 'unconfirmed'
  /** The member did not want to look any more. */
  | 'givenUp'

/** A code on the screen of one page, from when it came up. */
export interface Showing {
  /** Whose page it is. */
  readonly member: string
  readonly paymentId: string
  /** Satang. */
  readonly payAmount: number
  /** When the page held it to be made, epoch milliseconds. */
  readonly createdAt: number
  /** Epoch milliseconds of the server's time. */
  readonly deadline: number
  /** When it came up, epoch milliseconds that nobody sets. */
  readonly shownAt: number
  /** Its place among all that happened. */
  readonly order: number
  /** The same of the session that it is shown in: whatever was heard of it was asked since then. */
  readonly since: number
  /** When the member confirmed that the code is given up, unless they took it back since. */
  confirmation: Confirmation | null
  readonly endings: Ending[]
}

interface Confirmation {
  /** When it was said first; a look that comes late makes the member say it again. */
  readonly order: number
  /** Whether the member knew, the last time, that the server could not be asked. */
  readonly isUnchecked: boolean
}

/** What the server knows of a payment, since when. */
export interface Truth {
  readonly state: 'paid' | 'rejected'
  /** It was paid when it was over, and credited: no question about it says so. */
  readonly isLate: boolean
  readonly order: number
  /** Epoch milliseconds. */
  readonly at: number
}

/** What the end of a payment is told by. */
export interface Evidence {
  /** Everything that the page sent. */
  readonly sent: readonly SentRequest[]
  /** What the bank did with the payment, oldest first. */
  readonly truths: readonly Truth[]
}

export function isFinal(ending: Ending): boolean {
  return ending !== 'unconfirmed'
}

/** A site that follows the server's clock may be ahead of it by half of a slow answer. */
const clockTolerance = 5 * second

/** A code whose clock has leapt is waited for by elapsed time, for no longer than codes live. */
const longestWait = 15 * minute

/** What is wrong with telling this ending now; nothing when it is true and was heard. */
export function wrongsWithEnding(
  ending: Ending,
  showing: Showing,
  { sent, truths }: Evidence,
): readonly string[] {
  const heard = sent.filter((one) => isAbout(one, showing) && wordIn(one) !== null)
  const told = `${showing.paymentId} was told as ${ending}`
  const before = showing.endings.findLast(isFinal)
  const paid = truths.find(({ state }) => state === 'paid')
  const knewItPaid = paid && !paid.isLate && heard.some(({ order }) => order > paid.order)
  const lastWord = heard.map(wordIn).findLast((word) => word !== 'waiting')
  const isCorrected = ending === 'paid' && paid !== undefined && before !== 'paid'
  const fitsWord = fits(ending, lastWord ?? null) || (isCorrected && lastWord === 'expired')
  return [
    ...(before && !(isCorrected && isExpiry(before)) ? [`${told} after ${before}`] : []),
    ...(isGrounded(ending, showing, heard, truths) ? [] : [`${told}, but not: ${grounds[ending]}`]),
    ...(knewItPaid && ending !== 'paid' ? [`${told} though the server had said it is paid`] : []),
    ...(lastWord && !fitsWord ? [`${told} though the answer was ${lastWord}`] : []),
  ]
}

/** Money that comes late turns what is told of its code into the success that it is. */
function isExpiry(ending: Ending): boolean {
  return ending === 'expiredByServer' || ending === 'expiredByTime'
}

function isAbout({ kind, order, url }: SentRequest, showing: Showing): boolean {
  const isLater = order > showing.since
  return kind === 'pollQr' && isLater && url.searchParams.get('id') === showing.paymentId
}

/** What must have happened before an ending may be told. */
const grounds: Readonly<Record<Ending, string>> = {
  paid: 'the bank paid it',
  rejected: 'the bank refused it',
  expiredByServer: 'the server said so',
  expiredByTime:
    'the server said that it waits when its time was over by both clocks, or had passed',
  cancelled: 'the server said that it waits when asked after the confirmation',
  unconfirmed: 'nothing',
  givenUp: 'nothing',
}

/** Whether something that happened since the code came up is a reason for its ending. */
function isGrounded(
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

/** Whether the time was over when the page asked, and by the server's clock when that answered. */
function wasOver({ answer, siteTime }: SentRequest, deadline: number): boolean {
  const servedAt = answer?.servedAt ?? 0
  return siteTime >= deadline && servedAt >= deadline - clockTolerance
}

function fits(ending: Ending, word: Word | null): boolean {
  return word === (isExpiry(ending) ? 'expired' : ending)
}
