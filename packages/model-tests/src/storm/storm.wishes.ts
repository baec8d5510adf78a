import { second } from '@croupier/core/time'
import { satangOf } from './storm.amounts.ts'
import {
  depositIn,
  isOwnerQuestion,
  isTokenRefused,
  isToWait,
  type SentRequest,
} from './storm.network.ts'

/** A press of the button that asks for a code or reports a transfer, with an amount that the channel takes. */
export interface Wish {
  readonly asks: 'createQr' | 'sendTransfer'
  readonly satang: number
  readonly channelId: string
  /** Its place among all that happened, and that of the session it was made in. */
  readonly order: number
  readonly since: number | null
  /** Whose page it is, and whether the tokens are theirs: with any other nothing is sent. */
  readonly member: string
  readonly isSessionTheirs: boolean
  /** Where it is not, the answer to whose they are brings it back, and the press is not sent. */
  readonly isNameKept: boolean
}

/** After a request whose answer was lost, the next one waits so long. */
const pauseAfterLoss = 2 * second

/** What is wrong with the deposits that one page asked for: each wish is asked for once, as it is. */
export function wrongsWithWrites(
  wishes: readonly Wish[],
  sent: readonly SentRequest[],
): readonly string[] {
  const writes = sent.filter(({ kind }) => kind === 'createQr' || kind === 'sendTransfer')
  const wishOf = (write: SentRequest) => wishes.findLast(({ order }) => order < write.order)
  const writesOf = (wish: Wish) => writes.filter((write) => wishOf(write) === wish)
  const stray = writes.filter((write) => !wishOf(write))
  const hasty = wishes.filter((wish, index) => {
    const [before, own] = [wishes[index - 1], writesOf(wish).at(0)]
    const last = before?.since === wish.since ? writesOf(before).at(-1) : undefined
    return last && isLost(last) && own && own.sentAt - last.sentAt < pauseAfterLoss
  })
  return [
    ...stray.map((write) => `nobody wanted ${tell(write)}`),
    ...hasty.map((wish) => `${wish.satang} satang were asked for at once after a lost request`),
    ...wishes.flatMap((wish) => wrongsWith(wish, writesOf(wish), mayBeUnsent(wish, sent))),
  ]
}

/** Of a code any status that blames the request is a no: no money moves when one is made. */
function isLost({ answer, kind, status }: SentRequest): boolean {
  const isRefused = kind === 'createQr' && status !== null && status >= 400 && status < 500
  return answer === null && !isRefused
}

/**
 * Whether nothing may have gone out: the page had to ask whose the tokens are and heard nothing or had lost
 * the name itself, or the server had asked for a wait.
 */
function mayBeUnsent(
  { asks, isNameKept, isSessionTheirs, order }: Wish,
  sent: readonly SentRequest[],
): boolean {
  const question = sent.find((one) => one.order > order && isOwnerQuestion(one))
  const before = sent.findLast((one) => one.order < order && one.kind === asks)
  const isUnsaid = question && (question.answer === null || isTokenRefused(question) || !isNameKept)
  return !isSessionTheirs || isToWait(before) || isUnsaid === true
}

function wrongsWith(
  wish: Wish,
  writes: readonly SentRequest[],
  isUnsentFine: boolean,
): readonly string[] {
  const wanted = `${wish.satang} satang by ${wish.channelId}`
  const [first, repeated] = writes
  const others = writes.filter((write) => !isFor(write, wish)).map(tell)
  return [
    ...(first || isUnsentFine ? [] : [`${wanted} were wanted, and nothing was asked for`]),
    ...(others.length > 0 ? [`${wanted} were wanted, and asked for was ${others}`] : []),
    ...(first && repeated && !mayRepeat(first, repeated) ? [`${wanted} were asked for again`] : []),
    ...(writes.length > 2 ? [`${wanted} were asked for ${writes.length} times`] : []),
  ]
}

/** A request that was refused because its token was too old goes out once more, with a new one. */
function mayRepeat(first: SentRequest, second: SentRequest): boolean {
  return isTokenRefused(first) && tokenOf(first) !== tokenOf(second)
}

function tokenOf({ request }: SentRequest): string | null {
  return request.headers.get('authorization')
}

function isFor(sent: SentRequest, { asks, channelId, satang }: Wish): boolean {
  const { amount, id } = depositIn(sent)
  const isSame = sent.kind === asks && id === channelId
  return isSame && /^\d+$/.test(amount) && satangOf(amount) === satang
}

function tell(sent: SentRequest): string {
  const { amount, id } = depositIn(sent)
  return `${amount} baht by ${id}`
}
