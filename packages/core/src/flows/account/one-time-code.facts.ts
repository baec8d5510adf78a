import * as z from 'zod/mini'

/** A code that was sent by SMS, as it is stored for a reload of the tab. */
export const storedCode = z.object({
  phone: z.string(),
  resendAt: z.number(),
  expiresAt: z.nullable(z.number()),
})
