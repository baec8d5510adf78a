import * as z from 'zod/mini'
import { maybe } from './fields.ts'

/**
 * The fields of every GraphQL answer: none, or the reason for a refusal. The code of a refusal has the same meanings
 * as in other calls.
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
