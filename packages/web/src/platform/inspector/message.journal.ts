import type { StatelyInspectionEvent } from '@statelyai/inspect'

/** The messages about the system so far, for an inspector that is opened later or again. */
export interface MessageJournal {
  keep(message: StatelyInspectionEvent): void
  /** In order. */
  messages(): readonly StatelyInspectionEvent[]
}

interface KnownActor {
  isLiving: boolean
  kept: number
  lastSnapshot: StatelyInspectionEvent | null
}

/**
 * Keeps the latest messages, and of every living actor its registration and last snapshot however old
 * they are: without them an inspector could not draw what follows.
 * @param limit how many messages are kept, more only where the living actors need more
 */
export function createMessageJournal(limit: number): MessageJournal {
  const messages: StatelyInspectionEvent[] = []
  const actors = new Map<string, KnownActor>()

  function note(message: StatelyInspectionEvent): void {
    const actor = actors.get(message.sessionId) ?? { isLiving: true, kept: 0, lastSnapshot: null }
    actors.set(message.sessionId, actor)
    actor.kept += 1
    if (message.type !== '@xstate.snapshot') return
    actor.lastSnapshot = message
    actor.isLiving = message.snapshot.status === 'active'
  }

  function isNeeded(message: StatelyInspectionEvent): boolean {
    const actor = actors.get(message.sessionId)
    if (!actor || message.type === '@xstate.event') return false
    if (message.type === '@xstate.snapshot') return actor.isLiving && actor.lastSnapshot === message
    return actor.isLiving || actor.kept > 1
  }

  function forget(index: number): void {
    for (const { sessionId } of messages.splice(index, 1)) {
      const actor = actors.get(sessionId)
      if (!actor) continue
      actor.kept -= 1
      if (actor.kept === 0) actors.delete(sessionId)
    }
  }

  return {
    keep: (message) => {
      messages.push(message)
      note(message)
      while (messages.length > limit) {
        const index = messages.findIndex((kept) => !isNeeded(kept))
        if (index === -1) return
        forget(index)
      }
    },
    messages: () => messages,
  }
}
