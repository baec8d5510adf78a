import { isSameData } from '@croupier/core'
import type { Http } from '@croupier/core/ports'

/** What a visitor asks a GraphQL service. */
export interface Question {
  readonly operationName: unknown
  readonly variables: unknown
}

/** An answer that a rendered page has in it, and the question that it answers. */
export interface KeptAnswer {
  readonly question: Question
  /** The answer of the service, as parsed JSON. */
  readonly answer: unknown
}

/** Gives each kept answer once, to the first call that asks exactly its question; everything else is sent. */
export function keepAnswers(
  http: Http,
  answers: readonly KeptAnswer[],
): { readonly http: Http; forget(): void } {
  const left = [...answers]
  return {
    http: (input, init) => {
      if (left.length === 0) return http(input, init)
      const question = questionOf(init)
      const place = left.findIndex((kept) => isSameData(kept.question, question))
      const [kept] = place < 0 ? [] : left.splice(place, 1)
      return kept ? Promise.resolve(new Response(JSON.stringify(kept.answer))) : http(input, init)
    },
    forget: () => {
      left.length = 0
    },
  }
}

/** The question of a call; null where it asks no GraphQL service, or asks as a member. */
export function questionOf({ body, headers }: RequestInit = {}): Question | null {
  if (typeof body !== 'string' || new Headers(headers).has('authorization')) return null
  const sent: unknown = JSON.parse(body)
  if (typeof sent !== 'object' || sent === null) return null
  return 'operationName' in sent && 'variables' in sent
    ? { operationName: sent.operationName, variables: sent.variables }
    : null
}
