import type { MessageId, MessageRef } from '@croupier/core'

/**
 * The message of a failed attempt, by its id; null if there is none.
 * @throws Error for a message that the model does not know
 */
export function problemOf<Problem extends MessageId>(
  said: MessageRef | null,
  problems: readonly Problem[],
): Problem | null {
  if (!said) return null
  const problem = problems.find((id) => id === said.id)
  if (!problem) throw new Error(`the model does not know ${said.id}`)
  return problem
}
