import type { MessageId, MessageRef } from '@croupier/core'

/**
 * What is said of an attempt that came to nothing, by its name; null when nothing is.
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
