import * as z from 'zod/mini'

/**
 * The fields of every answer. Code zero is success everywhere except in the maintenance check. A malformed message
 * does not invalidate the rest.
 */
export const envelope = z.object({
  code: z._default(z.int(), 0),
  message: z.optional(z.unknown()),
})

const words = z.object({ message: z.optional(z.unknown()), messages: z.optional(z.unknown()) })

/** The server's message, from either of the two fields; null when there is none [OPEN-57]. */
export function wordsOf(json: unknown): string | null {
  const { message, messages } = z.safeParse(words, json).data ?? {}
  const said = [message, messages]
    .flat()
    .flatMap((text) => (typeof text === 'string' ? [text.trim()] : []))
  return said.find((text) => text !== '') ?? null
}
