import { second } from '../../base/time/durations.ts'

/**
 * How long a call may take, in milliseconds. After that a read has failed; the outcome of a money write is unknown,
 * and a late answer still settles it.
 */
export const deadlines = {
  read: 15 * second,
  poll: 8 * second,
  refresh: 10 * second,
  /** A change that moves no money. */
  write: 20 * second,
  moneyWrite: 30 * second,
  maintenance: 8 * second,
} as const

export type DeadlineName = keyof typeof deadlines
