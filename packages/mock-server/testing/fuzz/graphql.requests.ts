import { type Endpoint, endpoints } from '@croupier/core/contract'
import fc from 'fast-check'
import { operationNames } from '../../src/calls/operation.name.ts'
import { junkText, mutated } from './junk.ts'
import { canary, fuzzWorld, type Sent } from './sent.ts'
import { extraHeaders, type GoodCalls, queryText } from './service.requests.ts'

const nested = (depth: number) => `${'{ lists '.repeat(depth)}${'}'.repeat(depth)}`

/** Documents that follow the grammar, or do not, and ask for too much. */
const strangeDocuments = fc.constantFrom(
  '{ __schema { types { name fields { name type { name } } } } }',
  '{ __typename }',
  '{ nothing }',
  'query a { __typename } query b { __typename }',
  'subscription { lists }',
  'mutation { __typename }',
  'query ($groupID: String!) { getDemos(groupID: $groupID) { id } }',
  'query ($groupID: Int!) { getDemos(groupID: $groupID) { id } }',
  'fragment a on Query { ...a } { ...a }',
  `{ getDemos(groupID: "croupier-demo", password: "${canary}") { id } }`,
  `{ getDemos(groupID: { password: "${canary}" }) { id } }`,
  `query ($password: String = "${canary}") { getDemos(groupID: $password) { id } }`,
  `{ getDemos(groupID: 5) { id } } "${canary}`,
  nested(50),
  nested(5_000),
  `{ ${'a: __typename '.repeat(5_000)} }`,
  '#'.repeat(50_000),
)

/** Requests to GraphQL: operations of the contract with other variables, and documents of any kind. */
export function graphqlRequests(calls: GoodCalls): fc.Arbitrary<Sent> {
  const row = endpoints.lists
  const base = `/_/${fuzzWorld}/${row.service}${row.path}`
  return fc
    .constantFrom(...operationNames)
    .chain((name) => {
      const { operation }: Endpoint = endpoints[name]
      const { body, token } = calls[name]
      const document = operation?.document ?? ''
      return fc.record({
        token: fc.constantFrom(token, token, canary, undefined),
        extra: extraHeaders,
        isGet: fc.nat(9).map((number) => number === 0),
        isBatch: fc.nat(19).map((number) => number === 0),
        body: fc.record({
          operationName: fc.oneof(
            { weight: 5, arbitrary: fc.constant<unknown>(name) },
            { weight: 1, arbitrary: fc.constantFrom<unknown>(null, 7, 'other') },
          ),
          query: fc.oneof(
            { weight: 4, arbitrary: fc.constant(document) },
            { weight: 3, arbitrary: strangeDocuments },
            { weight: 1, arbitrary: junkText },
            {
              weight: 2,
              arbitrary: fc.nat(document.length).map((length) => document.slice(0, length)),
            },
          ),
          variables: mutated(Object(body).variables),
        }),
      })
    })
    .map(({ body, extra, isBatch, isGet, token }) => ({
      method: isGet ? 'GET' : 'POST',
      path: isGet ? `${base}${queryText(body)}` : base,
      headers: {
        'Content-Type': 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...extra,
      },
      body: JSON.stringify(isBatch ? [body, body] : body),
    }))
}
