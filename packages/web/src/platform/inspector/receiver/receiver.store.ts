import { cleared, emptySystem, type InspectedSystem, receive } from './receiver.model.ts'
import type { ConnectionStatus, ReceiverHost } from './site.connection.ts'
import { connectToSite } from './site.connection.ts'

export interface ReceiverState {
  readonly status: ConnectionStatus
  readonly system: InspectedSystem
}

/** The data of the page, and the functions that change it. */
export interface ReceiverStore {
  state(): ReceiverState
  watch(listener: () => void): () => void
  clear(): void
  /** Must be called from time to time. */
  check(): void
}

/**
 * @param schedule runs something soon, once for however much came in between, such as with the next
 *   picture that is drawn
 */
export function createReceiverStore(
  host: ReceiverHost,
  schedule: (work: () => void) => void,
): ReceiverStore {
  const listeners = new Set<() => void>()
  let system = emptySystem
  let isScheduled = false
  const connection = connectToSite(
    host,
    (message) => {
      system = receive(system, message)
      tell()
    },
    tell,
  )
  let state: ReceiverState = { status: connection.status(), system }

  function tell(): void {
    if (isScheduled) return
    isScheduled = true
    schedule(() => {
      isScheduled = false
      state = { status: connection.status(), system }
      for (const listener of listeners) listener()
    })
  }

  return {
    state: () => state,
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear: () => {
      system = cleared(system)
      tell()
    },
    check: connection.check,
  }
}
