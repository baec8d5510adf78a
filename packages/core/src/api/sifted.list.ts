import * as z from 'zod/mini'
import type { Sifted } from './call.ts'

const withList = z.looseObject({ result: z.looseObject({ list: z.array(z.unknown()) }) })

/** An answer with those entries of its list alone that are as the contract says. */
export function siftList(answer: unknown, entry: z.core.$ZodType): Sifted {
  const read = z.safeParse(withList, answer)
  if (!read.success) return { answer, leftOut: 0 }
  const { result } = read.data
  const list = result.list.filter((one) => z.safeParse(entry, one).success)
  return {
    answer: { ...read.data, result: { ...result, list } },
    leftOut: result.list.length - list.length,
  }
}
