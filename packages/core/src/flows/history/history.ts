import { readBahtAmount, readBahtFigure, type Satang, satang } from '../../base/money/satang.ts'
import { readInstant } from '../../base/time/instant.ts'
import type { WireAnswer } from '../../wire/contract/endpoints.ts'

export type TransactionType = 'deposit' | 'withdraw' | 'cancel'

/** A deposit, a withdrawal or a cancellation. */
export interface Transaction {
  readonly id: string
  readonly type: TransactionType
  /** Never negative: the type says whether money came in or went out. */
  readonly amount: Satang
  /** `THB` where the server names none [HIST-03]. */
  readonly currency: string
  /** Epoch milliseconds. */
  readonly at: number
  /** True for every status except success [HIST-04]. */
  readonly isPending: boolean
  readonly note: string | null
  /** By what the money moved: a `TransactionChannel`, or words of the server. The rest is null where nothing is said. */
  readonly channel: string | null
  /** The reference of a deposit's code, or of a withdrawal. */
  readonly reference: string | null
  /** What was credited on top of the deposit, in an entry of its own. */
  readonly bonus: Satang | null
  readonly balanceAfter: Satang | null
}

/** The channels that have words in every language; they are named as the lists of the profile. */
export const transactionChannels = ['bank', 'payment', 'truewallet', 'usdt'] as const

export type TransactionChannel = (typeof transactionChannels)[number]

/** Whether a channel has words in every language. */
export function isTransactionChannel(channel: string): channel is TransactionChannel {
  return transactionChannels.some((known) => known === channel)
}

type WireTransaction = NonNullable<WireAnswer<'getHistory'>['result']['list']>[number]

const success = 1

/**
 * Reads the history, newest first [HIST-02]; an entry with a malformed amount or time is left out.
 */
export function readHistory(list: readonly WireTransaction[]): readonly Transaction[] {
  const read = list.flatMap((wire) => {
    const counted = readBahtAmount(wire.amount)
    const at = readInstant(wire.time)
    if (counted === null || at === null) return []
    return {
      id: wire.id,
      type: wire.type,
      amount: satang(Math.abs(counted)),
      currency: wire.currency || 'THB',
      at,
      isPending: wire.status !== success,
      note: wire.note || null,
      channel: wire.channel?.trim() || null,
      reference: wire.merchantRef?.trim() || null,
      bonus: readBonus(wire.bonus),
      balanceAfter: wire.balanceAfter == null ? null : readBahtFigure(wire.balanceAfter),
    }
  })
  return read.sort((one, other) => other.at - one.at)
}

function readBonus(wire: WireTransaction['bonus']): Satang | null {
  const bonus = wire == null ? null : readBahtAmount(wire)
  return bonus !== null && bonus > 0 ? bonus : null
}
