import { type EndpointName, tokenLimits } from '@croupier/core/contract'
import type { Random } from '@croupier/core/ports'
import { type Dialect, oddAnswer } from '../dialect/odd.dialect.ts'

/** How a world speaks on the wire. What it means is the same in every dialect. */
export interface WorldDialect {
  current(): Dialect
  change(dialect: Dialect): void
  /** An answer as this world writes it. */
  write(name: EndpointName | null, answer: unknown): unknown
  /** How long the next token is. */
  tokenLength(of: keyof typeof tokenLimits): number
  /** The id of the payment with this number. */
  paymentId(number: number): string
  /** How long an answer is on its way over a network, in milliseconds. */
  delayMs(): number
}

const usualTokenLength = { access: 40, refresh: 48, reward: 40 } as const
const shortestToken = 7
const longestDelayMs = 250

export function createWorldDialect(beginsWith: Dialect, random: Random): WorldDialect {
  let dialect = beginsWith
  const isOdd = () => dialect === 'odd'
  return {
    current: () => dialect,
    change: (changed) => {
      dialect = changed
    },
    write: (name, answer) => (isOdd() && name ? oddAnswer(name, answer, random) : answer),
    tokenLength: (of) => {
      if (!isOdd()) return usualTokenLength[of]
      return random.fraction() < 0.5 ? shortestToken : tokenLimits[of]
    },
    paymentId: (number) => (isOdd() ? String(number) : `P-${number}`),
    delayMs: () => (isOdd() ? Math.round(random.fraction() * longestDelayMs) : 0),
  }
}
