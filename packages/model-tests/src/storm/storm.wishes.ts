import { second } from '@croupier/core/time'
import { satangOf } from './storm.amounts.ts'
import {
  depositIn,
  isOwnerQuestion,
  isTokenRefused,
  isToWait,
  type SentRequest,
} from './storm.network.ts'

/** A press of the button that requests a code or reports a transfer, with an amount that the channel accepts. */
export interface Wish {
  readonly asks: 'createQr' | 'sendTransfer'
  readonly satang: number
  readonly channelId: string
  /** Its position in the order of all happenings, and that of the start of its session. */
  readonly order: number
  readonly since: number | null
  /** The member of the page, and whether the tokens are theirs: with others nothing is sent. */
  readonly member: string
  readonly isSessionTheirs: boolean
  /** Whether the page knows the username. If not, it asks for it and does not send the press. */
  readonly isNameKept: boolean
}

/** How long the next request waits after one whose answer was lost. */
const pauseAfterLoss = 2 * second

/** What is wrong with the deposits that one page requested: each wish must be sent once, with its amount. */
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
    ...stray.map((write) => `nobody wanted ${describe(write)}`),
    ...hasty.map((wish) => `${wish.satang} satang were requested too soon after a lost request`),
    ...wishes.flatMap((wish) => wrongsWith(wish, writesOf(wish), mayBeUnsent(wish, sent))),
  ]
}

/** Whether the answer was lost. For a code every 4xx status is a refusal, because creating one moves no money. */
function isLost({ answer, kind, status }: SentRequest): boolean {
  const isRefused = kind === 'createQr' && status !== null && status >= 400 && status < 500
  return answer === null && !isRefused
}

/**
 * Whether the wish may stay unsent: the page had to ask for the owner of the tokens and got no answer or had
 * lost the username, or the server had asked for a wait.
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
  const others = writes.filter((write) => !isFor(write, wish)).map(describe)
  return [
    ...(first || isUnsentFine ? [] : [`${wanted} were wanted, but nothing was requested`]),
    ...(others.length > 0 ? [`${wanted} were wanted, but ${others} was requested`] : []),
    ...(first && repeated && !mayRepeat(first, repeated) ? [`${wanted} were requested again`] : []),
    ...(writes.length > 2 ? [`${wanted} were requested ${writes.length} times`] : []),
  ]
}

/** A request whose token had expired is sent once more with a new token. */
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

function describe(sent: SentRequest): string {
  const { amount, id } = depositIn(sent)
  return `${amount} baht by ${id}`
}
