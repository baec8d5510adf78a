import type { EndpointName, WireAnswer, WireBody, WireParameters, WireQuery } from '../endpoints.ts'

/** One accepted exchange of a call, as it is on the wire. */
export interface WireExample<Name extends EndpointName> {
  readonly parameters?: WireParameters<Name>
  readonly query?: WireQuery<Name>
  readonly body?: WireBody<Name>
  readonly answer: WireAnswer<Name>
}

/** Examples of some calls. */
export type WireExamples<Names extends EndpointName> = {
  readonly [Name in Names]: WireExample<Name>
}
