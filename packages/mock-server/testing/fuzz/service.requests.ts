import { type Endpoint, type EndpointName, endpoints, fillPath } from '@croupier/core/contract'
import fc from 'fast-check'
import { endpointNames } from '../../src/calls/matching.ts'
import type { CallOptions } from '../test-world.ts'
import { junkBody, junkText, mutated } from './junk.ts'
import { canary, fuzzWorld, type Sent } from './sent.ts'

/** A good call of every endpoint. */
export type GoodCalls = Readonly<Record<EndpointName, CallOptions>>

export const methods = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS')

/** Headers that come along and mean nothing to a service. */
export const extraHeaders = fc.constantFrom<Readonly<Record<string, string>>>(
  {},
  {},
  {},
  { Cookie: `auth=${canary}; mock-world=fuzz` },
  { Accept: 'text/html' },
  { Accept: 'application/graphql-response+json' },
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'multipart/form-data; boundary=x' },
  { 'Content-Type': 'application/json; charset=utf-16' },
  { Origin: 'https://elsewhere.test', 'Access-Control-Request-Method': 'POST' },
  { 'X-Mock-World': 'Not a world' },
)

const usually = <Value>(usual: fc.Arbitrary<Value>, otherwise: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: otherwise })

/** Calls of the contract, as they should be or not quite, with tokens that are good or not. */
export function serviceRequests(calls: GoodCalls): fc.Arbitrary<Sent> {
  const tokens = fc.constantFrom(calls.getCredit.token, calls.refresh.token, canary, undefined)
  return fc.constantFrom(...endpointNames()).chain((name) => {
    const row: Endpoint = endpoints[name]
    const { body, parameters = {}, query = {}, token } = calls[name]
    const path = fillPath(row.path, parameters)
    const bodies = fc.oneof(
      { weight: 4, arbitrary: mutated(Object(body)).map((fields) => JSON.stringify(fields)) },
      { weight: 1, arbitrary: junkBody },
    )
    return fc
      .record({
        method: usually(fc.constant(row.method), methods),
        path: usually(fc.constant(path), wrongPaths(path)),
        query: mutated(query, junkText),
        token: usually(fc.constant(token), tokens),
        scheme: usually(fc.constant('Bearer '), fc.constantFrom('', 'Basic ', 'Bearer  ')),
        extra: extraHeaders,
        body: bodies,
      })
      .map((drawn) => ({
        method: drawn.method,
        path: `/_/${fuzzWorld}/${row.service}${drawn.path}${queryText(drawn.query)}`,
        headers: {
          'Content-Type': 'application/json',
          ...(drawn.token === undefined ? {} : { Authorization: `${drawn.scheme}${drawn.token}` }),
          ...drawn.extra,
        },
        body: drawn.body,
      }))
  })
}

function wrongPaths(path: string): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(`${path}/`, `/${path}`, path.toUpperCase(), `${path}%2F`, `${path}%`, '', '/'),
    junkText.map((text) => `/${pathText(text)}`),
  )
}

export function queryText(query: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(textOf(value)))
  return parameters.size === 0 ? '' : `?${parameters}`
}

/** Any text as a part of a path. */
export const pathText = (text: string) =>
  new URLSearchParams({ text }).toString().slice('text='.length, 2_000)

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
