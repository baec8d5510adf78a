import { ClientError, GraphQLClient } from 'graphql-request'
import * as z from 'zod/mini'
import { readJson } from '../../base/text/json.ts'
import { graphqlEnvelope } from '../contract/graphql.envelope.ts'
import type { Transport, TransportAnswer, TransportRequest } from './transport.ts'

/** An operation with its variables. */
export interface OperationRequest {
  readonly document: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** The result of an operation; `json` has the form of other calls' answers: a refusal is a code and a message. */
export type OperationAnswer =
  | Exclude<TransportAnswer, { kind: 'answered' }>
  | (Extract<TransportAnswer, { kind: 'answered' }> & { readonly json: unknown })

/** Statuses whose responses must have no body. */
const withoutText = [204, 205, 304]

/** Sends a GraphQL operation once over the transport. Never throws. */
export async function sendOperation(
  transport: Transport,
  request: Omit<TransportRequest, 'body'>,
  { document, variables }: OperationRequest,
  signal: AbortSignal,
): Promise<OperationAnswer> {
  const received: { answer: TransportAnswer; json: unknown } = {
    answer: { kind: 'unreachable' },
    json: undefined,
  }
  const client = new GraphQLClient(request.url, {
    // With the client's default `accept` header, servers refuse a document with another status.
    headers: { ...request.headers, accept: 'application/json' },
    jsonSerializer: {
      stringify: JSON.stringify,
      parse: (text: string) => {
        received.json = readJson(text)
        return received.json
      },
    },
    fetch: async (_url: unknown, { body, headers = {} }: RequestInit = {}) => {
      const sent = { headers: Object.fromEntries(new Headers(headers)), body: String(body) }
      const answer = await transport({ ...request, ...sent }, signal)
      received.answer = answer
      if (answer.kind !== 'answered') throw new Error(answer.kind)
      const text = withoutText.includes(answer.status) ? null : answer.text
      // The body is read as JSON, whatever content type the server states.
      return new Response(text, {
        status: answer.status,
        headers: { 'content-type': 'application/json' },
      })
    },
  })
  const refusal = await client.rawRequest(document, variables).then(
    () => null,
    (error: unknown) => error,
  )
  const { answer, json } = received
  if (answer.kind !== 'answered') return answer
  const errors = refusal instanceof ClientError ? refusal.response.errors : undefined
  return { ...answer, json: errors?.length ? refusalOf(errors) : json }
}

/** The refusal in GraphQL errors; undefined without a code, which makes the answer unreadable. */
function refusalOf(errors: readonly object[]): object | undefined {
  const read = z.safeParse(graphqlEnvelope, { errors })
  const error = read.success ? read.data.errors?.[0] : undefined
  const code = error?.extensions?.code
  return error && code ? { code, message: error.message } : undefined
}
