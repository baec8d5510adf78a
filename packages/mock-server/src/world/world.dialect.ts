import { type EndpointName, tokenLimits } from '@croupier/core/contract'
import type { Random } from '@croupier/core/ports'
import { isOperation } from '../calls/operation.name.ts'
import { codeForms } from '../dialect/code.pictures.ts'
import { type Dialect, oddAnswer } from '../dialect/odd.dialect.ts'
import { createWireIds } from '../dialect/wire.ids.ts'
import type { Site } from './site.ts'

/** How a world writes on the wire. The meaning is the same in every dialect. */
export interface WorldDialect {
  current(): Dialect
  change(dialect: Dialect): void
  /** Writes an answer for the site of an origin in the world's dialect. */
  write(name: EndpointName | null, answer: unknown, origin: string): unknown
  /** A request with the world's own ids. */
  understand(sent: unknown): unknown
  /** The length of the next token; a payment has two, its token and its debug key. */
  tokenLength(of: keyof typeof usualTokenLength): number
  /** The id of the payment with this number. */
  paymentId(number: number): string
  /** The status with which a call without a token is refused. */
  missingTokenStatus(): 200 | 401
  /** The network delay of an answer, in milliseconds. */
  delayMs(): number
  /** The number of pieces of the next answer. */
  pieces(): number
}

const usualTokenLength = { access: 40, refresh: 48, reward: 40, payment: 32, debugKey: 24 } as const
// The secrets of a payment are sent in the address of a poll; proxies accept addresses of 8 KiB.
const longestToken = { ...tokenLimits, payment: 1000, debugKey: 1000 } as const
const shortestToken = 7
const longestDelayMs = 250
const mostPieces = 8

export function createWorldDialect(
  beginsWith: Dialect,
  random: Random,
  site: Pick<Site, 'document'>,
): WorldDialect {
  const ids = createWireIds()
  let dialect = beginsWith
  const isOdd = () => dialect === 'odd'
  return {
    current: () => dialect,
    change: (changed) => {
      dialect = changed
    },
    write: (name, answer, origin) => {
      if (!isOdd() || !name) return answer
      return oddAnswer(name, answer, {
        random,
        leavesOut: !isOperation(name),
        id: (id) => ids.written(name, id, random),
        codes: (text) => codeForms(text, origin, site.document()),
      })
    },
    understand: ids.meant,
    tokenLength: (of) => {
      if (!isOdd()) return usualTokenLength[of]
      return random.fraction() < 0.5 ? shortestToken : longestToken[of]
    },
    paymentId: (number) => (isOdd() ? String(number) : `P-${number}`),
    missingTokenStatus: () => (isOdd() && random.fraction() < 0.5 ? 200 : 401),
    delayMs: () => (isOdd() ? Math.round(random.fraction() * longestDelayMs) : 0),
    pieces: () => Math.ceil(random.fraction() * mostPieces),
  }
}
