import {
  type Endpoint,
  type EndpointName,
  graphqlEnvelope,
  strictAnswerOf,
  strictRefusalsOf,
} from '@croupier/core/contract'
import { wireExamples } from '@croupier/core/contract/examples'
import { described } from './described.schema.ts'
import { fieldWords } from './field.words.ts'
import { type JsonObject, jsonOf, jsonSchemaOf } from './json.schema.ts'
import type { NamedRow } from './openapi.document.ts'

const refusal: JsonObject = {
  type: 'object',
  required: ['code'],
  properties: {
    code: { type: 'integer', not: { const: 0 } },
    message: { type: ['string', 'null'] },
  },
}

/** How every call that needs a token refuses a missing or invalid one. */
const sessionRefusal: JsonObject = {
  description:
    '7003: the token is missing or has run out, renew it. 7002: nobody’s token, the session is over. Sent with status 401, or with status 200 like any other refusal.',
  type: 'object',
  required: ['code'],
  properties: {
    code: { type: 'integer', enum: [7002, 7003] },
    message: { type: ['string', 'null'] },
  },
}

/** The schemas of refusals, by the names that operations refer to. */
export const refusalSchemas: JsonObject = { Refusal: refusal, SessionRefusal: sessionRefusal }

/** The request body of the calls of one path and method; null if they have none. */
export function requestBodyOf(group: readonly NamedRow[]): JsonObject | null {
  const bodies = group.flatMap(({ name, row }) => (row.body ? [bodyOf(name, row)] : []))
  if (bodies.length === 0) return isEmptyForm(group) ? emptyForm : null
  const encoding = group.find(({ row }) => row.body)?.row.encoding
  const mediaType = encoding === 'multipart' ? 'multipart/form-data' : 'application/json'
  return {
    required: true,
    content: {
      [mediaType]: { schema: anyOf(bodies), examples: examplesOf(group, ({ body }) => body) },
    },
  }
}

/** A form without fields still has a body: its closing boundary. */
const emptyForm: JsonObject = {
  required: true,
  description: 'A form without fields.',
  content: { 'multipart/form-data': { schema: { type: 'object' } } },
}

function isEmptyForm(group: readonly NamedRow[]): boolean {
  return group.every(({ row }) => row.encoding === 'multipart')
}

/** The answers of the calls of one path and method, refusals included. */
export function answersOf(group: readonly NamedRow[]): JsonObject {
  return {
    'application/json': {
      schema: anyOf(group.flatMap(schemasOf)),
      examples: examplesOf(group, ({ answer }) => answer),
    },
  }
}

/** A server that is generated from the examples must be open; code 0 would mean maintenance. */
const open = { ...wireExamples, checkMaintenance: { answer: { code: 1 } } }

/** An example request or answer of each of the calls. */
function examplesOf(
  group: readonly NamedRow[],
  part: (example: {
    readonly body?: object | undefined
    readonly answer: object
  }) => object | undefined,
): JsonObject {
  return Object.fromEntries(
    group.flatMap(({ name }) => {
      const value = part(open[name])
      return value ? [[name, { value: jsonOf(value) }]] : []
    }),
  )
}

function bodyOf(name: EndpointName, row: Endpoint): JsonObject {
  return row.body
    ? { title: `${name} body`, ...described(jsonSchemaOf(row.body), fieldWords[name]?.body) }
    : {}
}

function schemasOf({ name, row }: NamedRow): readonly JsonObject[] {
  const answer = described(jsonSchemaOf(strictAnswerOf(name)), fieldWords[name]?.answer)
  return [
    { title: `${name} accepted`, ...answer },
    ...(row.operation
      ? [{ title: 'GraphQL refused', ...jsonSchemaOf(graphqlEnvelope) }]
      : refusalsOf(name, row)),
  ]
}

/** The schemas of refusals, with the fields that the site reads beside some codes. */
function refusalsOf(name: EndpointName, row: Endpoint): readonly JsonObject[] {
  const general: JsonObject = { $ref: '#/components/schemas/Refusal' }
  const telling = strictRefusalsOf(name)
  if (telling.length === 0) {
    const detail = row.refusal && jsonSchemaOf(row.refusal)
    return [detail ? { title: `${name} refused`, allOf: [general, detail] } : general]
  }
  return [
    ...telling.map(({ code, schema }) => ({
      title: `${name} refused with code ${code}`,
      allOf: [general, { properties: { code: { const: code } } }, jsonSchemaOf(schema)],
    })),
    {
      title: `${name} refused`,
      allOf: [
        general,
        { properties: { code: { not: { enum: telling.map(({ code }) => code) } } } },
      ],
    },
  ]
}

/** Several schemas, each once. */
function anyOf(schemas: readonly JsonObject[]): JsonObject {
  const [only, ...others] = [
    ...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values(),
  ]
  return only && others.length === 0 ? only : { anyOf: only ? [only, ...others] : [] }
}
