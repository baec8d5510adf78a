import type { Endpoint, EndpointName } from '@croupier/core/contract'

/**
 * What an answer has to be: accepted; taken (accepted, but its form was checked before); answered (any code of
 * the call's own table, yes or no); refused, but not as an invalid session; refused with one of these meanings;
 * or sent with this status.
 */
export type Expectation =
  | 'accepted'
  | 'taken'
  | 'answered'
  | 'refused'
  | { readonly refusedAs: readonly string[] }
  | { readonly status: number }

/** The data of a request besides its token. */
export interface Carried {
  readonly parameters?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** One question to a backend about one call. */
export interface Question extends Carried {
  /** The question in words, for people. */
  readonly title: string
  /** `wrong` is a token that no server issued, `former` the one that was renewed. */
  readonly token: 'none' | 'held' | 'wrong' | 'former'
  readonly expects: Expectation
  /** The idempotency key of a money write. */
  readonly key?: string
  /** Checks an accepted answer further, and describes what is wrong with it. */
  readonly check?: (answer: unknown) => readonly string[]
}

/** The first accepted answer of each call. */
export type Seen = Partial<Readonly<Record<EndpointName, unknown>>>

/** A question, or a function of the earlier answers that returns questions. */
export type Planned = Question | ((seen: Seen) => readonly Question[])

/**
 * The questions about a call, or why it is not made. Even then its request is sent without a token: a backend that
 * does not know the member can change nothing for them.
 */
export type Plan =
  | { readonly questions: readonly Planned[] }
  | { readonly leftOut: string; readonly carried: Carried }

/** A call of the contract by its name. */
export interface NamedRow {
  readonly name: EndpointName
  readonly row: Endpoint
}

/** The data that a call is made with, or would be. */
export function carriedBy(plan: Plan, seen: Seen): Carried {
  if ('leftOut' in plan) return plan.carried
  const [first] = plan.questions.flatMap((one) => (typeof one === 'function' ? one(seen) : one))
  const { parameters, query, body } = first ?? {}
  return {
    ...(parameters && { parameters }),
    ...(query && { query }),
    ...(body !== undefined && { body }),
  }
}

/** The refusals of a missing or expired token, and of an unknown token or another member's id. */
export const sessionRefusal = {
  missing: { refusedAs: ['tokenExpired'] },
  unknown: { refusedAs: ['sessionInvalid'] },
} as const

/** The questions to every call that needs a token: without a token, and with one that nobody issued. */
export function guardQuestions(row: Endpoint, carried: Carried): readonly Question[] {
  if (row.credential === 'none') return []
  const unknown: Question = {
    ...carried,
    title: 'refuses a token that nobody gave out',
    token: 'wrong',
    expects: sessionRefusal.unknown,
  }
  if (row.servesVisitors) return [unknown]
  const missing: Question = {
    ...carried,
    title: 'refuses a call without a token',
    token: 'none',
    expects: sessionRefusal.missing,
  }
  return [missing, unknown]
}
