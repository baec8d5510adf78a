import type { EndpointName } from '@croupier/core/contract'
import type { Random } from '@croupier/core/ports'
import { seedFrom } from '../base/random.text.ts'
import { isOperation } from '../calls/operation.name.ts'

/** The ids of a world that are words, which the odd dialect counts instead. */
export interface WireIds {
  /** An id as it is written: a number, or its digits; GraphQL writes ids as text. */
  written(name: EndpointName, id: string, random: Random): string | number
  /** What was sent, with the world's own ids in place of the numbers that stand for them. */
  meant(sent: unknown): unknown
}

/** Calls whose ids that are words may be numbers, in all answers in which the same thing stands. */
const numbering: readonly EndpointName[] = [
  'login',
  'chatSignIn',
  'register',
  'getMember',
  'getProfile',
  'listTrueWallets',
  'getHistory',
  'listPromotions',
  'affiliateTransactions',
]

/** Fields of requests in which an id comes back. */
const idFields: readonly string[] = ['id', '_id', 'userID', 'gameID']

/** The number that stands for an id that is a word: ten digits, the same ones in every world. */
export const numberOfId = (id: string) => 1e9 + seedFrom(0, id)

export function createWireIds(): WireIds {
  const idsByDigits = new Map<string, string>()
  const meant = (sent: unknown): unknown => {
    if (Array.isArray(sent)) return sent.map(meant)
    if (typeof sent !== 'object' || sent === null) return sent
    return Object.fromEntries(
      Object.entries(sent).map(([name, value]) => [
        name,
        typeof value === 'string' && idFields.includes(name)
          ? (idsByDigits.get(value) ?? value)
          : meant(value),
      ]),
    )
  }
  return {
    written: (name, id, random) => {
      const digits = isCount(id) ? id : numbering.includes(name) ? String(numberOfId(id)) : null
      if (digits === null) return id
      if (digits !== id) idsByDigits.set(digits, id)
      return isOperation(name) || random.fraction() < 0.5 ? digits : Number(digits)
    },
    meant,
  }
}

const isCount = (id: string) => /^[1-9]\d{0,14}$/.test(id)
