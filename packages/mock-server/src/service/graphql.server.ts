import { type EndpointName, schemaDocument } from '@croupier/core/contract'
import { buildSchema, GraphQLError, type GraphQLSchema } from 'graphql/index.js'
import { createHandler } from 'graphql-http'
import { ProblemError } from '../base/problem.ts'
import { sentDocuments } from '../calls/document.store.ts'
import { operationNames } from '../calls/operation.name.ts'
import { withoutValues } from '../graphql/withheld.values.ts'
import type { Exchange, Performed } from '../rest/exchange.ts'
import { perform } from './performing.ts'

type GraphqlContext = { readonly exchange: Exchange; readonly skipsRules: boolean }

const handle = createHandler<Request, GraphqlContext, GraphqlContext>({
  schema: createSchema(),
  context: ({ context }) => context,
  parse: sentDocuments.read,
  validate: sentDocuments.problemsOf,
  formatError: (error) => {
    // An unexpected error of a handler is a defect of this server, not an answer.
    const cause = error instanceof GraphQLError ? error.originalError : undefined
    if (cause && !(cause instanceof GraphQLError)) throw cause
    return error instanceof GraphQLError ? withoutValues(error) : error
  },
})

/** Answers a request to GraphQL: each field of it is a call of the contract. */
export async function performGraphql(exchange: Exchange, skipsRules = false): Promise<Performed> {
  const { request, bodyText } = exchange
  const [body, { status, statusText, headers }] = await handle({
    method: request.method,
    url: request.url,
    headers: request.headers,
    body: bodyText,
    raw: request,
    context: { exchange, skipsRules },
  })
  const answer: unknown =
    body === null ? { error: statusText, hint: 'POST JSON' } : JSON.parse(body)
  return { status, answer, headers: headers ?? {} }
}

function createSchema(): GraphQLSchema {
  const schema = buildSchema(schemaDocument)
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const name = operationNames.find((candidate) => candidate === field.name)
      if (!name) throw new Error(`the contract has no call ${field.name}`)
      field.resolve = (_source, args, context: GraphqlContext) => resolve(name, args, context)
    }
  }
  return schema
}

function resolve(
  name: EndpointName,
  args: Readonly<Record<string, unknown>>,
  { exchange, skipsRules }: GraphqlContext,
): unknown {
  const variables = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null))
  const bodyText = JSON.stringify({ operationName: name, query: '', variables })
  const { code, message, hint, data } = Object(
    answerOf(name, { ...exchange, bodyText }, skipsRules),
  )
  if (code === undefined) return data[name]
  throw new GraphQLError(message, { extensions: { code, ...(hint ? { hint } : {}) } })
}

function answerOf(name: EndpointName, exchange: Exchange, skipsRules: boolean): unknown {
  try {
    return perform(name, exchange, skipsRules).answer
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const { error: message, ...extensions } = error.problem
    throw new GraphQLError(message, { extensions })
  }
}

/** A refusal in the form of GraphQL. */
export function graphqlRefusal(code: number, message: string) {
  return { errors: [{ message, extensions: { code } }], data: null }
}
