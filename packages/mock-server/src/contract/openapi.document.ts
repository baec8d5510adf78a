import {
  type Credential,
  codes,
  deadlines,
  type Endpoint,
  type EndpointName,
  endpoints,
  isNeverAsked,
  type Service,
} from '@croupier/core/contract'
import { endpointNames } from '../calls/matching.ts'
import { idempotencyHeader, idempotencyKeyPattern } from '../rest/idempotency.ts'
import { formSchemas, type Json, type JsonObject } from './json.schema.ts'
import { answersOf, refusalSchemas, requestBodyOf } from './openapi.bodies.ts'
import { pathParameters, queryParameters } from './openapi.query.ts'
import { headers, needsToken, responseComponents, statusesOf } from './openapi.statuses.ts'

/** A call by its name. */
export interface NamedRow {
  readonly name: EndpointName
  readonly row: Endpoint
}

/** The contract as an OpenAPI 3.1 document, for authors of a backend. */
export function openApiDocument(): JsonObject {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Croupier: what the member site asks of its backend',
      version: '1.0.0',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      description,
    },
    tags: Object.entries(services).map(([name, text]) => ({ name, description: text })),
    servers: [serverOf('api')],
    paths: pathsOf(endpointNames().map((name) => ({ name, row: endpoints[name] }))),
    components: {
      schemas: { ...refusalSchemas, ...formSchemas },
      headers,
      responses: responseComponents,
      securitySchemes: Object.fromEntries(
        Object.entries(credentials).map(([name, text]) => [
          name,
          { type: 'http', scheme: 'bearer', description: text },
        ]),
      ),
    },
  }
}

const description = [
  'Made from the contract that the site itself is compiled against; do not edit.',
  'What the backend says itself has status 200 and a `code`: 0 is success (of the maintenance check it is “under maintenance”), everything else a refusal. Refusing a token may have status 401 instead, and a wrong `Idempotency-Key` has 400. Any other status is told by a proxy or a server that cannot answer. GraphQL has the code of a refusal in `extensions.code` of an error; its schema is `schema.graphql`. What a code means is decided by the call that answered it (`x-codes`), and only then by the global codes 7002, 7003 and 9998.',
  'The services are base addresses in the site’s configuration. Every service must allow the site’s origin and expose `Date` and `Retry-After` to it: the countdowns run on the server’s clock.',
  'Calls with `x-never-asked` are part of the contract and are made by no page: a backend may leave them out.',
  'No call sends cookies. Fields with `x-field-class` are secret or personal and are masked wherever requests are shown.',
  '`x-money-write`: the site never gives such a call up and never repeats it; a lost answer is shown as unknown.',
].join('\n\n')

const services: Readonly<Record<Service, string>> = {
  api: 'The members’ backend.',
  auth: 'Signing in, tokens, and the GraphQL endpoint.',
  reward: 'Timed promotions.',
  chat: 'Linking chat accounts.',
  content: 'Notices and pictures of the maintenance page.',
}

const credentials: Readonly<Record<Exclude<Credential, 'none'>, string>> = {
  access:
    'The access token of the session. The word before each of these tokens is `authorizationScheme` of the site’s configuration: “Bearer” unless it says another.',
  refresh: 'The refresh token of the session.',
  reward:
    'The token for the reward service, `reward_token` of the sign-in. No renewal brings another: it has to be good for as long as the session.',
  dataClient: 'The access token, kept in a cookie of its own for the data client.',
}

function serverOf(service: Service): JsonObject {
  return {
    url: `{${service}}`,
    variables: { [service]: { default: `/_/default/${service}`, description: services[service] } },
  }
}

function pathsOf(rows: readonly NamedRow[]): JsonObject {
  const paths = new Map<string, NamedRow[]>()
  for (const named of rows) {
    const group = paths.get(named.row.path) ?? []
    group.push(named)
    paths.set(named.row.path, group)
  }
  return Object.fromEntries([...paths].map(([path, group]) => [path, pathItem(path, group)]))
}

function pathItem(path: string, group: readonly NamedRow[]): JsonObject {
  const [service, ...others] = new Set(group.map(({ row }) => row.service))
  if (!service || others.length > 0) {
    throw new Error(`${path} belongs to several services, which OpenAPI cannot say`)
  }
  const methods = [...new Set(group.map(({ row }) => row.method))]
  return {
    servers: [serverOf(service)],
    ...Object.fromEntries(
      methods.map((method) => [
        method.toLowerCase(),
        operation(group.filter(({ row }) => row.method === method)),
      ]),
    ),
  }
}

/** Calls that share path and method are one operation: OpenAPI knows no others. */
function operation(group: readonly NamedRow[]): JsonObject {
  const rows = group.map(({ row }) => row)
  const requestBody = requestBodyOf(group)
  return {
    operationId: group.map(({ name }) => name).join('_'),
    tags: [...new Set(rows.map((row) => row.service))],
    summary: group.map(({ name }) => name).join(' or '),
    description: group.map(descriptionOf).join('\n\n'),
    security: securityOf(rows),
    parameters: [...pathParameters(rows), ...queryParameters(group), ...keyParameter(group)],
    ...(requestBody && { requestBody }),
    responses: {
      200: {
        description: 'The accepted answer, or a refusal with its code.',
        headers: { Date: { $ref: '#/components/headers/Date' } },
        content: answersOf(group),
      },
      ...statusesOf(group),
    },
    'x-codes': Object.fromEntries(group.map(({ name, row }) => [name, codesOf(row)])),
    'x-deadline-ms': Object.fromEntries(
      group.map(({ name, row }) => [name, deadlines[row.deadline]]),
    ),
    'x-money-write': rows.some((row) => row.isMoneyWrite),
    ...(group.every(({ name }) => isNeverAsked(name)) && { 'x-never-asked': true }),
  }
}

/** The parameter with the idempotency key of a money write. */
function keyParameter(group: readonly NamedRow[]): readonly JsonObject[] {
  const writes = group.filter(({ row }) => row.isMoneyWrite).map(({ name }) => name)
  if (writes.length === 0) return []
  const whose = writes.length < group.length ? `Of ${writes.join(', ')}. ` : ''
  return [
    {
      name: idempotencyHeader,
      in: 'header',
      required: false,
      description: `${whose}Names this write. The same key of the same member must have the same answer for 24 hours and act once: browsers repeat requests by themselves. With another request it is refused with status 400. One that comes while the first still runs waits for it and has the same answer, or 409: 400, 401 and 403 would say that nothing was paid.`,
      schema: { type: 'string', pattern: idempotencyKeyPattern },
    },
  ]
}

function descriptionOf({ name, row }: NamedRow): string {
  const facts = [
    row.isMoneyWrite && 'a money write: never given up, never repeated',
    row.isExempt && 'a failing network never replaces the page',
    row.servesVisitors && 'visitors make it too, without the credential',
    isNeverAsked(name) && 'no page makes it: a backend may leave it out',
  ].filter((fact) => fact !== false && fact !== undefined)
  return `**${name}** (${row.source})${facts.length > 0 ? `: ${facts.join('; ')}` : ''}.`
}

/** Empty for calls that never carry a token; an empty alternative beside the token where it is optional. */
function securityOf(rows: readonly Endpoint[]): Json {
  const schemes = [...new Set(rows.map((row) => row.credential))].filter(
    (scheme) => scheme !== 'none',
  )
  const isOptional = schemes.length > 0 && !rows.every(needsToken)
  return [...schemes.map((scheme) => ({ [scheme]: [] })), ...(isOptional ? [{}] : [])]
}

/** The codes of the call itself come before the general ones. */
function codesOf(row: Endpoint): JsonObject {
  return { ...codes.global, ...row.codes }
}
