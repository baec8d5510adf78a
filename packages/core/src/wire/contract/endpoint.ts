import type * as z from 'zod/mini'
import type { Credential } from '../../base/ports/credentials.ts'
import type { CodeContext } from './codes.ts'
import type { DeadlineName } from './deadlines.ts'
import type { CodeTable } from './meaning.ts'

/** The hosts of a site, each a base address in its configuration [SITE-09]. */
export type Service = 'api' | 'auth' | 'reward' | 'chat' | 'content'

type AnySchema = z.core.$ZodType

/** What a call of GraphQL asks for. */
export interface GraphqlOperation {
  /** The name of the operation and of its only field. */
  readonly name: string
  readonly document: string
}

/**
 * One call of the contract, as the wire has it. The site's client, the mock server's handlers and its
 * validation, and the documents for backend teams are all read from these rows.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST'
  readonly service: Service
  /** Below the base of the service; `{name}` stands for a parameter. */
  readonly path: string
  /** The parameters of the path with their schema. */
  readonly parameters?: AnySchema
  /** Of the calls that share the path of GraphQL: which one it is. */
  readonly operation?: GraphqlOperation
  readonly credential: Credential
  /** Answered without the credential too: visitors make this call as members do. */
  readonly servesVisitors?: true
  /** Query parameters with their schema; several endpoints may share a path and differ here. */
  readonly query?: AnySchema
  /** The body with its schema. A multipart body without fields has none. */
  readonly body?: AnySchema
  readonly encoding: 'none' | 'json' | 'multipart'
  /** The accepted answer. A refusal has a `code`, and mostly a `message`. */
  readonly answer: AnySchema
  /** What a refusal has besides. */
  readonly refusal?: AnySchema
  /** What the call is about, by which the answer's code is understood. */
  readonly context: CodeContext
  /** The codes of that context, if it has any of its own. */
  readonly codes?: CodeTable
  readonly deadline: DeadlineName
  /** Never aborted, never sent again by itself. */
  readonly isMoneyWrite: boolean
  /**
   * Of a money write: a code that nobody documented is a no. Otherwise it says nothing, and what became
   * of the money has to be seen elsewhere.
   */
  readonly isRefusedByAnyCode?: true
  /** Carries the member's password for a payout: asks first whose the tokens are, as money writes do. */
  readonly confirmsPayout?: true
  /** Never raises the failure page when the network fails [MAINT-07…10]. */
  readonly isExempt: boolean
  /** The ids of the requirements that name the call, and why it is as it is where they leave it open. */
  readonly source: string
}

/** The statuses by which a service says that it has no such call. */
export const missingCallStatuses: readonly number[] = [404, 405, 410, 501]

/** Declares a row; the literal types of the row are kept. */
export function endpoint<const Row extends Endpoint>(row: Row): Row {
  return row
}
