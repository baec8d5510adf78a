import type { Random } from '@croupier/core/ports'

/** A figure with one decimal at most. */
export const oneDecimal = (value: number) => Math.round(value * 10) / 10

/** One of these values, by chance. */
export function oneOf<Value>(values: readonly [Value, ...Value[]], random: Random): Value {
  return values[Math.floor(random.fraction() * values.length)] ?? values[0]
}

const players = ['bee', 'max', 'nut', 'pim', 'tee', 'win', 'fah', 'oat'] as const

/** The shortened name of a player, which names nobody. */
export function playerName(random: Random): string {
  return `${oneOf(players, random)}***${Math.floor(random.fraction() * 10)}`
}
