import * as z from 'zod/mini'
import type { CodeContext } from './codes.ts'
import { endpoint } from './endpoint.ts'

interface OperationFacts<
  Name extends string,
  Variables extends z.core.$ZodType,
  Data extends z.core.$ZodType,
  Context extends CodeContext,
> {
  /** The name of the operation and of its only field. */
  readonly name: Name
  readonly document: string
  /** The document of a site that is configured to ask for more fields. */
  readonly wider?: string
  readonly variables: Variables
  readonly data: Data
  readonly context: Context
  /** Visitors make this call too, without a credential. */
  readonly servesVisitors?: true
  /** The operation is a mutation. */
  readonly isChange?: true
  readonly source: string
}

/**
 * Declares a row for an operation of the GraphQL schema: all of them share one path of the auth host and
 * carry the token of the data client [API-36].
 */
export function operation<
  const Name extends string,
  Variables extends z.core.$ZodType,
  Data extends z.core.$ZodType,
  const Context extends CodeContext,
>(facts: OperationFacts<Name, Variables, Data, Context>) {
  const { name, document, wider, variables, data, context, servesVisitors, isChange, source } =
    facts
  return endpoint({
    method: 'POST',
    service: 'auth',
    path: '/graphql',
    operation: { name, document, ...(wider ? { wider } : {}) },
    credential: 'dataClient',
    ...(servesVisitors ? { servesVisitors } : {}),
    encoding: 'json',
    body: z.object({ operationName: z.literal(name), query: z.string(), variables }),
    answer: z.object({ data }),
    context,
    deadline: isChange ? 'write' : 'read',
    isMoneyWrite: false,
    isExempt: false,
    source,
  })
}
