import * as z from 'zod/mini'

/**
 * What every answer has: zero is success everywhere except in the maintenance check. Words that are none
 * take nothing else with them.
 */
export const envelope = z.object({
  code: z._default(z.int(), 0),
  message: z.optional(z.unknown()),
})

const words = z.object({ message: z.optional(z.unknown()), messages: z.optional(z.unknown()) })

/** What a server says of its code in words, in either of the two fields; null when it says nothing [OPEN-57]. */
export function wordsOf(json: unknown): string | null {
  const { message, messages } = z.safeParse(words, json).data ?? {}
  const said = [message, messages]
    .flat()
    .flatMap((text) => (typeof text === 'string' ? [text.trim()] : []))
  return said.find((text) => text !== '') ?? null
}
