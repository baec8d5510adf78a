import { bahtToSatang, type Satang, satang } from '@croupier/core/money'
import { day, hour } from '@croupier/core/time'

export interface SeedTransaction {
  readonly username: string
  /** How long before the world began. */
  readonly ageMs: number
  readonly type: 'deposit' | 'withdraw' | 'cancel'
  readonly amount: Satang
  readonly isSettled: boolean
  readonly note: string | null
  readonly channel: 'bank' | 'payment' | 'truewallet' | null
  readonly merchantRef: string | null
  readonly balanceAfter: Satang | null
}

const kinds = ['deposit', 'withdraw', 'deposit', 'deposit', 'cancel'] as const
const depositChannels = ['payment', 'truewallet', 'bank'] as const

/** The balance of the member `demo` when the world begins. */
const balanceNow = bahtToSatang(12_500) + 50

type Movement = Omit<SeedTransaction, 'balanceAfter'>

/** Oldest first: more than a page may show [HIST-10], of every kind, the newest still in progress. */
const movements: readonly Movement[] = Array.from({ length: 24 }, (_, index): Movement => {
  const left = 24 - index
  const type = kinds[index % kinds.length] ?? 'deposit'
  // What the staff credits by hand came by no channel.
  const isByHand = index % 6 === 5
  return {
    username: 'demo',
    ageMs: left === 1 ? hour / 2 : left * 7 * hour + (left > 12 ? day : 0),
    type,
    amount: index % 7 === 3 ? satang(125_075) : bahtToSatang(300 + index * 50),
    isSettled: left > 1,
    note: isByHand ? 'advance top-up by admin' : null,
    channel: isByHand ? null : channelOf(type, index),
    merchantRef: isByHand ? null : `${type === 'deposit' ? 'CR7F' : 'W'}-${19_001 + index}`,
  }
})

export const seedTransactions: readonly SeedTransaction[] = movements.map((movement, index) => ({
  ...movement,
  balanceAfter: movement.isSettled ? satang(balanceNow - movedAfter(index)) : null,
}))

function channelOf(type: Movement['type'], index: number): Movement['channel'] {
  return type === 'deposit' ? (depositChannels[index % depositChannels.length] ?? null) : 'bank'
}

/** What the later movements have added to the balance. */
function movedAfter(index: number): number {
  return movements
    .slice(index + 1)
    .filter(({ isSettled }) => isSettled)
    .reduce((sum, { amount, type }) => sum + (type === 'withdraw' ? -amount : amount), 0)
}
