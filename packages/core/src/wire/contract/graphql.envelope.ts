import * as z from 'zod/mini'
import { maybe } from './fields.ts'

/**
 * What every GraphQL answer has: nothing, or why it was refused. The code of a refusal is the one that
 * other calls have beside their message, and is understood alike.
 */
export const graphqlEnvelope = z.object({
  errors: maybe(
    z.array(
      z.object({
        message: z.string(),
        extensions: maybe(z.object({ code: maybe(z.int()) })),
      }),
    ),
  ),
})
