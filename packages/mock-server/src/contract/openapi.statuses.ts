import {
  type Endpoint,
  type EndpointName,
  isNeverAsked,
  missingCallStatuses,
} from '@croupier/core/contract'
import type { JsonObject } from './json.schema.ts'
import type { NamedRow } from './openapi.document.ts'

/** The headers that answers refer to. */
export const headers: JsonObject = {
  Date: {
    description: 'The server’s time; exposed by Access-Control-Expose-Headers.',
    required: true,
    schema: { type: 'string' },
  },
  'Retry-After': {
    description:
      'Seconds to wait: the site does not send this call again before, five minutes at most. Exposed by Access-Control-Expose-Headers.',
    schema: { type: 'integer', minimum: 0 },
  },
}

const date = { Date: { $ref: '#/components/headers/Date' } }
const wait = { ...date, 'Retry-After': { $ref: '#/components/headers/Retry-After' } }
const sessionRefusal = {
  'application/json': { schema: { $ref: '#/components/schemas/SessionRefusal' } },
}
const moneyAfterwards =
  'Of a money write nobody knows what became of it: the member is told so, and the history decides.'

/** The answers with a status other than 200, by the names that operations refer to. */
export const responseComponents: JsonObject = {
  WrongKey: {
    description:
      'The `Idempotency-Key` is no key, or came with another request before: certainly nothing was done.',
    headers: date,
  },
  NoToken: {
    description: 'No token, or one that is no good.',
    headers: date,
    content: sessionRefusal,
  },
  OldToken: {
    description:
      'A token that is no good, or not any more: it is never answered as for a visitor, who sends none.',
    headers: date,
    content: sessionRefusal,
  },
  NoSuchCall: {
    description: 'There is no such call, and the site does without it.',
    headers: date,
  },
  TooOften: { description: `Too often. ${moneyAfterwards}`, headers: wait },
  OutOfService: { description: `Out of service for now. ${moneyAfterwards}`, headers: wait },
}

/** Calls that pages make but a backend may lack. */
const optionalCalls: readonly EndpointName[] = ['getMember', 'revoke']

/** Whether a backend may lack the call. All calls of GraphQL share one address, which must exist. */
function isDispensable({ name, row }: NamedRow): boolean {
  return row.operation === undefined && (isNeverAsked(name) || optionalCalls.includes(name))
}

/** Whether a call is for members only. */
export const needsToken = ({ credential, servesVisitors }: Endpoint) =>
  credential !== 'none' && !servesVisitors

/** The statuses besides 200 that calls of one path and method may answer. */
export function statusesOf(group: readonly NamedRow[]): JsonObject {
  const rows = group.map(({ row }) => row)
  const missing = group.every(isDispensable) ? missingCallStatuses : []
  return {
    ...(rows.some((row) => row.isMoneyWrite) && { 400: response('WrongKey') }),
    ...(rows.some(needsToken)
      ? { 401: response('NoToken') }
      : rows.some((row) => row.servesVisitors) && { 401: response('OldToken') }),
    ...Object.fromEntries(missing.map((status) => [status, response('NoSuchCall')])),
    429: response('TooOften'),
    503: response('OutOfService'),
  }
}

function response(name: string): JsonObject {
  return { $ref: `#/components/responses/${name}` }
}
