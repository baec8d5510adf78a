import type * as z from 'zod/mini'
import type { Credential } from '../../base/ports/credentials.ts'
import type { CodeContext } from './codes.ts'
import type { DeadlineName } from './deadlines.ts'
import type { CodeTable } from './meaning.ts'

/** The hosts of a site, each a base address in its configuration [SITE-09]. */
export type Service = 'api' | 'auth' | 'reward' | 'chat' | 'content'

type AnySchema = z.core.$ZodType

/** The operation of a GraphQL call. */
export interface GraphqlOperation {
  /** The name of the operation and of its only field. */
  readonly name: string
  readonly document: string
  /** The same with fields of ours, which only a site asks for that is configured for them. */
  readonly wider?: string
}

/**
 * One call of the contract, as it is on the wire. The site's client, the mock server's handlers and validation, and
 * the documents for backend teams all use these rows.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST'
  readonly service: Service
  /** The path below the service's base address; `{name}` stands for a parameter. */
  readonly path: string
  /** The schema of the path's parameters. */
  readonly parameters?: AnySchema
  /** The operation, for the calls that share the GraphQL path. */
  readonly operation?: GraphqlOperation
  readonly credential: Credential
  /** The call is also answered without the credential, because visitors make it too. */
  readonly servesVisitors?: true
  /** The schema of the query; several endpoints may share a path and differ here. */
  readonly query?: AnySchema
  /** The schema of the body. A multipart body without fields has none. */
  readonly body?: AnySchema
  readonly encoding: 'none' | 'json' | 'multipart'
  /** The schema of the accepted answer. A refusal has a `code` and usually a `message`. */
  readonly answer: AnySchema
  /** The schema of a refusal's further fields. */
  readonly refusal?: AnySchema
  /** The context in which the answer's code is interpreted. */
  readonly context: CodeContext
  /** The codes of that context, if it has any of its own. */
  readonly codes?: CodeTable
  readonly deadline: DeadlineName
  /** Whether the call moves money: it is never aborted and never repeated automatically. */
  readonly isMoneyWrite: boolean
  /**
   * For a money write: an undocumented code counts as a refusal. Without this flag such a code means nothing, and the
   * outcome has to be found out elsewhere.
   */
  readonly isRefusedByAnyCode?: true
  /** The call carries the member's password for a payout; as for money writes, the tokens' owner is checked first. */
  readonly confirmsPayout?: true
  /** Whether a failed network never opens the failure page for this call [MAINT-07…10]. */
  readonly isExempt: boolean
  /** The ids of the requirements that name the call, and the reason for each choice that they leave open. */
  readonly source: string
}

/** The statuses with which a service says that it does not have a call. */
export const missingCallStatuses: readonly number[] = [404, 405, 410, 501]

/** Declares a row; its literal types are preserved. */
export function endpoint<const Row extends Endpoint>(row: Row): Row {
  return row
}
