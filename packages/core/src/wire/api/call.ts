import type { Credentials } from '../../base/ports/credentials.ts'
import type { Path } from '../contract/answer.reading.ts'
import type { GraphqlOperation } from '../contract/endpoint.ts'
import type {
  EndpointName,
  Endpoints,
  WireAnswer,
  WireBody,
  WireParameters,
  WireQuery,
} from '../contract/endpoints.ts'

/** What a converter may use besides the request and the answer. */
export interface CallTools {
  readonly credentials: Credentials
  /** The token that the call was authorised with. */
  readonly sentToken: string | null
  now(): number
}

/** What a converter of answers may use besides. */
export interface ReadTools extends CallTools {
  /** Where something was left out of the answer because the contract has nothing like it. */
  readonly leftOut: readonly Path[]
  /** Reports that as much again made no sense and is left out. */
  leaveOut(count: number): void
}

/** What goes onto the wire. */
export interface AnyWireRequest {
  /** Of the path. */
  readonly parameters?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
  /** Of an operation of GraphQL. */
  readonly variables?: Readonly<Record<string, unknown>>
}

/** What goes onto the wire for one call, as its row of the contract has it. */
export type WireRequest<Name extends CallName> = AnyWireRequest &
  Part<'parameters', WireParameters<Name>> &
  Part<'query', WireQuery<Name>> &
  (Endpoints[Name] extends { operation: GraphqlOperation }
    ? Part<'variables', WireVariables<Name>>
    : Part<'body', WireBody<Name>>)

/** The variables of an operation. */
type WireVariables<Name extends CallName> =
  WireBody<Name> extends { variables: infer Variables } ? Variables : undefined

type Part<Key extends string, Value> = Value extends undefined
  ? unknown
  : { readonly [Name in Key]: Value }

/** The name of a call, as the contract has it. */
export type CallName = EndpointName

/**
 * One call as the site makes it: its row of the contract, and the conversion between the wire and the
 * project's own words. Calls are the only readers of the vault's secrets. Each feature has its own, so
 * that a page loads only those it uses.
 */
export interface Call<Name extends CallName, Request, Value>
  extends Conversion<Name, Request, Value> {
  readonly name: Name
  readonly endpoint: Endpoints[Name]
}

interface Conversion<Name extends CallName, Request, Value> {
  /** Adds the secrets that the request refers to. */
  write(request: Request, tools: CallTools): WireRequest<Name>
  /** Keeps the answer's secrets in the vault. Null when the answer makes no sense. */
  read(wire: WireAnswer<Name>, request: Request, tools: ReadTools): Value | null
}

/** What a call is asked for. */
export type RequestOf<AnyCall> =
  AnyCall extends Call<infer _Name, infer Request, infer _Value> ? Request : never

/** What an accepted answer to a call means. */
export type ValueOf<AnyCall> =
  AnyCall extends Call<infer _Name, infer _Request, infer Value> ? Value : never

/**
 * Declares a call: `callOf('getCredit', getCreditEndpoint)({ write, read })`. What it is asked for and what
 * its answer means are the types of `write` and `read`; a request that its row does not allow does not
 * compile.
 */
export function callOf<const Name extends CallName>(name: Name, endpoint: Endpoints[Name]) {
  return <Value, Request = Record<never, never>>(
    conversion: Conversion<Name, Request, Value>,
  ): Call<Name, Request, Value> => ({ name, endpoint, ...conversion })
}
