import type { AnyActorRef } from 'xstate'
import type { ApiClient } from '../wire/api/client.ts'

/** The end of an application whose root died. */
export interface AppEnd {
  /** The calls until then: afterwards nothing is sent, and no answer reaches its caller. */
  readonly api: ApiClient
  /** Stops whatever the dead root left running. */
  end(root: AnyActorRef): void
}

/**
 * A root that dies leaves its children running. One of them would take the answer of a money write, forget
 * that it was without one, and tell it to nobody. What is on its way is never aborted: it stays unknown, and
 * the next page says so.
 */
export function createAppEnd(api: ApiClient): AppEnd {
  let isOver = false
  const never = new Promise<never>(() => {})
  return {
    api: {
      call: async (call, request, options) => {
        if (isOver) return never
        const { onLateAnswer, ...rest } = options
        const answer = await api.call(call, request, {
          ...rest,
          ...(onLateAnswer && { onLateAnswer: (late) => void (isOver || onLateAnswer(late)) }),
        })
        return isOver ? never : answer
      },
    },
    end: (root) => {
      isOver = true
      const children: Readonly<Record<string, AnyActorRef>> = root.getSnapshot().children
      // XState stops only a root from outside. A parent stops its children with this event.
      for (const child of Object.values(children)) child.send({ type: 'xstate.stop' })
    },
  }
}
