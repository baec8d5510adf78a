import type { Satang } from '../../base/money/satang.ts'
import { minute, second } from '../../base/time/durations.ts'
import { historyTolerance } from '../history/history.lookup.ts'
import type { Transaction } from '../history/history.ts'

/** A withdrawal that the server has accepted. Its answer has no id: amount and time are all that is known of it. */
export interface MadeWithdrawal {
  readonly amount: Satang
  /** Epoch milliseconds. */
  readonly at: number
}

/**
 * How far a withdrawal has come, as far as the history tells. `sent`: the history does not show it yet. `unclear`: it
 * cannot be told which entry is this one, or what became of it.
 */
export type WithdrawStage = 'sent' | 'onItsWay' | 'paidOut' | 'unclear'

/** What the history tells of a withdrawal. */
export interface WithdrawTrace {
  readonly stage: WithdrawStage
  /** Its reference, or its id in the history; null where no entry is certainly this one. */
  readonly reference: string | null
}

type Listed = Pick<Transaction, 'amount' | 'at' | 'id' | 'isPending' | 'reference' | 'type'>

interface ListedHistory {
  readonly transactions: readonly Listed[]
  readonly unreadable: number
}

/**
 * Finds a withdrawal in the history by its amount and time. Two that may be it claim nothing, nor does one beside an
 * entry that could not be read, or beside a cancellation of that amount.
 */
export function traceOf(made: MadeWithdrawal, history: ListedHistory): WithdrawTrace {
  const alike = history.transactions.filter(
    ({ amount, at }) => amount === made.amount && at >= made.at - historyTolerance,
  )
  const candidates = alike.filter(({ type }) => type === 'withdraw')
  const [found] = candidates
  const isCertain =
    candidates.length <= 1 &&
    history.unreadable === 0 &&
    alike.every(({ type }) => type !== 'cancel')
  if (!isCertain) return { stage: 'unclear', reference: null }
  if (!found) return { stage: 'sent', reference: null }
  return {
    stage: found.isPending ? 'onItsWay' : 'paidOut',
    reference: found.reference ?? found.id,
  }
}

/** How many times the history is asked at the shorter interval: for five minutes. */
const promptLooks = 10

/** How long to wait until the history is asked again: half a minute at first, five minutes where it takes long. */
export function restUntilNextLook(looks: number): number {
  return looks < promptLooks ? 30 * second : 5 * minute
}

/** Whether a withdrawal is sent or on its way, so that how long it usually takes may be told. */
export function isUnderWay(stage: WithdrawStage): boolean {
  return stage === 'sent' || stage === 'onItsWay'
}
