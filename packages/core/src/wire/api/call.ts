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
  /** The token with which the call was authorised. */
  readonly sentToken: string | null
  now(): number
}

/** What a converter of answers may use besides that. */
export interface ReadTools extends CallTools {
  /** The places of malformed values that were left out of the answer. */
  readonly leftOut: readonly Path[]
  /** Reports that the converter left out this many more malformed parts. */
  leaveOut(count: number): void
}

/** The parts of a request. */
export interface AnyWireRequest {
  /** The path's parameters. */
  readonly parameters?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
  /** The variables of a GraphQL operation. */
  readonly variables?: Readonly<Record<string, unknown>>
  /** Whether the operation's wider document is sent. */
  readonly isWider?: boolean
}

/** The parts of a request for one call, typed by its row of the contract. */
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

/** The name of a call in the contract. */
export type CallName = EndpointName

/**
 * One call as the site makes it: its row of the contract, and the conversion between the wire format and core's
 * types. Only calls read the vault's secrets. Each feature has its own calls, so that a page loads only those it
 * uses.
 */
export interface Call<Name extends CallName, Request, Value>
  extends Conversion<Name, Request, Value> {
  readonly name: Name
  readonly endpoint: Endpoints[Name]
}

interface Conversion<Name extends CallName, Request, Value> {
  /** Builds the request, and adds the secrets that it refers to. */
  write(request: Request, tools: CallTools): WireRequest<Name>
  /** Reads the answer, and puts its secrets into the vault. Null when the answer is malformed. */
  read(wire: WireAnswer<Name>, request: Request, tools: ReadTools): Value | null
}

/** The request type of a call. */
export type RequestOf<AnyCall> =
  AnyCall extends Call<infer _Name, infer Request, infer _Value> ? Request : never

/** The value type of a call's accepted answer. */
export type ValueOf<AnyCall> =
  AnyCall extends Call<infer _Name, infer _Request, infer Value> ? Value : never

/**
 * Declares a call: `callOf('getCredit', getCreditEndpoint)({ write, read })`. Its request and value types come from
 * `write` and `read`; a request that its row does not allow does not compile.
 */
export function callOf<const Name extends CallName>(name: Name, endpoint: Endpoints[Name]) {
  return <Value, Request = Record<never, never>>(
    conversion: Conversion<Name, Request, Value>,
  ): Call<Name, Request, Value> => ({ name, endpoint, ...conversion })
}
