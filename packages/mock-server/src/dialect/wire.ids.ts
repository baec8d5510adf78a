import type { EndpointName } from '@croupier/core/contract'
import type { Random } from '@croupier/core/ports'
import { seedFrom } from '../base/random.text.ts'
import { isOperation } from '../calls/operation.name.ts'

/** Replaces the textual ids of a world by numbers, as the odd dialect does, and back. */
export interface WireIds {
  /** The id to write: a number, or its digits as text; GraphQL always writes text. */
  written(name: EndpointName, id: string, random: Random): string | number
  /** A request with the world's own ids in place of the numbers. */
  meant(sent: unknown): unknown
}

/** The calls whose textual ids may be numbers, among them every call that answers the same entity. */
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

/** The fields of requests that carry such ids. */
const idFields: readonly string[] = ['id', '_id', 'userID', 'gameID']

/** No request has ids further down; a hostile one has more levels than the stack has room for. */
const deepestLevel = 8

/** The number in place of a textual id: ten digits, the same in every world. */
export const numberOfId = (id: string) => 1e9 + seedFrom(0, id)

export function createWireIds(): WireIds {
  const idsByDigits = new Map<string, string>()
  const meantAt = (level: number, sent: unknown): unknown => {
    if (level > deepestLevel || typeof sent !== 'object' || sent === null) return sent
    if (Array.isArray(sent)) return sent.map((one) => meantAt(level + 1, one))
    return Object.fromEntries(
      Object.entries(sent).map(([name, value]) => [
        name,
        typeof value === 'string' && idFields.includes(name)
          ? (idsByDigits.get(value) ?? value)
          : meantAt(level + 1, value),
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
    meant: (sent) => meantAt(0, sent),
  }
}

const isCount = (id: string) => /^[1-9]\d{0,14}$/.test(id)
