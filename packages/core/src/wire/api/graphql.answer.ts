import * as z from 'zod/mini'
import { graphqlEnvelope } from '../contract/graphql.envelope.ts'

/**
 * A refusal by GraphQL as other calls have it: the code beside the message. Errors without a code are
 * no answer that anybody could understand.
 */
export function readGraphqlAnswer(json: unknown): unknown {
  const read = z.safeParse(graphqlEnvelope, json)
  const error = read.success ? read.data.errors?.[0] : undefined
  if (!error) return json
  const code = error.extensions?.code
  return code ? { code, message: error.message } : undefined
}
