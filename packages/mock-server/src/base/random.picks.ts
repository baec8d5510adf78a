import type { Random } from '@croupier/core/ports'

/** A figure with one decimal at most. */
export const oneDecimal = (value: number) => Math.round(value * 10) / 10

/** One of these values, by chance. */
export function oneOf<Value>(values: readonly [Value, ...Value[]], random: Random): Value {
  return values[Math.floor(random.fraction() * values.length)] ?? values[0]
}
