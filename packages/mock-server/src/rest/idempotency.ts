import { ProblemError } from '../base/problem.ts'
import type { Member } from '../seed/members.ts'
import type { Exchange } from './exchange.ts'

/** The header that identifies a money write, so that a repetition acts once. */
export const idempotencyHeader = 'Idempotency-Key'
/** The format of a key: visible ASCII characters. */
export const idempotencyKeyPattern = '^[!-~]{1,255}$'

/**
 * Acts once for each key of a member: a repetition with the same key gets the same answer, even a refusal. Without
 * a key it acts every time.
 * @throws ProblemError (400) for an invalid key, or one that came with a different request before
 */
export function onceForKey(
  { world, request, path, query, bodyText }: Exchange,
  { username }: Member,
  act: () => unknown,
): unknown {
  const key = request.headers.get(idempotencyHeader)
  if (key === null) return act()
  if (!new RegExp(idempotencyKeyPattern).test(key)) {
    throw wrongKey('is no key', 'give 1 to 255 visible characters of ASCII')
  }
  const question = JSON.stringify([request.method, path, query, bodyText])
  const kept = world.keptAnswers.find(username, key)
  if (kept && kept.question !== question) {
    throw wrongKey('came with another request before', 'give each money write a key of its own')
  }
  if (kept) return kept.answer
  const answer = act()
  world.keptAnswers.keep(username, key, { question, answer })
  return answer
}

function wrongKey(what: string, hint: string): ProblemError {
  return new ProblemError(400, {
    error: `the header "${idempotencyHeader}" ${what}`,
    hint,
    field: idempotencyHeader,
  })
}
