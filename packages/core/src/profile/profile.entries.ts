import * as z from 'zod/mini'
import type { Sifted } from '../api/call.ts'
import { profileEntries } from '../contract/profile.endpoints.ts'

const withResult = z.looseObject({ result: z.looseObject({}) })

/**
 * A profile answer with those ways to pay alone that are as the contract says: an odd one takes neither its
 * neighbours with it nor the other tabs for money. A bonus that cannot be read leaves its way to pay as it is.
 */
export function siftProfile(answer: unknown): Sifted {
  const read = z.safeParse(withResult, answer)
  if (!read.success) return { answer, leftOut: 0 }
  const { result } = read.data
  const lists = Object.entries(profileEntries).map(
    ([name, entry]) => [name, siftEntries(result[name], entry)] as const,
  )
  return {
    answer: {
      ...read.data,
      result: { ...result, ...Object.fromEntries(lists.map(([name, { kept }]) => [name, kept])) },
    },
    leftOut: lists.reduce((sum, [, { leftOut }]) => sum + leftOut, 0),
  }
}

function siftEntries(list: unknown, entry: z.core.$ZodType) {
  if (list === undefined || list === null) return { kept: [], leftOut: 0 }
  if (!Array.isArray(list)) return { kept: [], leftOut: 1 }
  const isReadable = (one: unknown) => z.safeParse(entry, one).success
  const read = list.map((one: unknown) => {
    if (isReadable(one)) return { kept: [one], leftOut: 0 }
    const plain = { ...Object(one), bonus: null }
    return { kept: isReadable(plain) ? [plain] : [], leftOut: 1 }
  })
  return {
    kept: read.flatMap(({ kept }) => kept),
    leftOut: read.reduce((sum, { leftOut }) => sum + leftOut, 0),
  }
}
