import type { Endpoint, EndpointName } from '@croupier/core/contract'

/**
 * What an answer has to be: accepted; taken, which is accepted by a call whose form was looked at before;
 * answered, of a question to which every code of the call is a yes or a no; refused, but not as a session
 * is; refused with one of these meanings; or sent with this status.
 */
export type Expectation =
  | 'accepted'
  | 'taken'
  | 'answered'
  | 'refused'
  | { readonly refusedAs: readonly string[] }
  | { readonly status: number }

/** What a request carries besides its token. */
export interface Carried {
  readonly parameters?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** What is asked of a backend about one call. */
export interface Question extends Carried {
  /** What is asked, for people. */
  readonly title: string
  /** `wrong` is a token that no server gave out, `former` the one that was renewed. */
  readonly token: 'none' | 'held' | 'wrong' | 'former'
  readonly expects: Expectation
  /** Names a money write. */
  readonly key?: string
  /** What else has to hold of an accepted answer, in words where it does not. */
  readonly check?: (answer: unknown) => readonly string[]
}

/** The first accepted answer of each call. */
export type Seen = Partial<Readonly<Record<EndpointName, unknown>>>

/** A question, or those that follow from what was seen before. */
export type Planned = Question | ((seen: Seen) => readonly Question[])

/**
 * The questions about a call, or why it is not made. What it would carry is sent without a token all the
 * same: a backend that knows nobody can change nothing for them.
 */
export type Plan =
  | { readonly questions: readonly Planned[] }
  | { readonly leftOut: string; readonly carried: Carried }

/** A call of the contract by its name. */
export interface NamedRow {
  readonly name: EndpointName
  readonly row: Endpoint
}

/** What a call is asked with, or would be. */
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

/** Of a token that is missing or has run out, and of nobody's token or another member's id. */
export const sessionRefusal = {
  missing: { refusedAs: ['tokenExpired'] },
  unknown: { refusedAs: ['sessionInvalid'] },
} as const

/** What every call with a token is asked without one, and with one that nobody gave out. */
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
