import * as z from 'zod/mini'

/** What every answer has: zero is success everywhere except in the maintenance check. */
export const envelope = z.object({
  code: z._default(z.int(), 0),
  message: z.optional(z.nullable(z.string())),
})
