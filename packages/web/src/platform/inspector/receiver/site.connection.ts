import type { OpenedWindow, WindowMessage } from '../inspector.host.ts'
import { readySignal } from '../inspector.signals.ts'
import { type ReceivedMessage, readMessage } from './receiver.messages.ts'

/**
 * `alone`: no site opened this window. `waiting`: it has not answered yet. `gone`: its page was left,
 * or it stopped sending. `closed`: its window is closed.
 */
export type ConnectionStatus = 'alone' | 'waiting' | 'connected' | 'gone' | 'closed'

export interface ReceiverHost {
  readonly origin: string
  /** The window of the site that opened this one. */
  readonly opener: OpenedWindow | null
  onMessage(listener: (message: WindowMessage) => void): void
}

export interface SiteConnection {
  status(): ConnectionStatus
  /** Requests all messages from a site that sends none, and checks whether its window is still open. */
  check(): void
}

/** Listens to the site that opened this window, and to nobody else. */
export function connectToSite(
  host: ReceiverHost,
  receive: (message: ReceivedMessage) => void,
  onStatus: () => void,
): SiteConnection {
  const { opener, origin } = host
  let status: ConnectionStatus = opener ? 'waiting' : 'alone'

  function change(next: ConnectionStatus): void {
    if (next === status) return
    status = next
    onStatus()
  }

  host.onMessage((message) => {
    const received = readMessage(message.data)
    if (!received || message.origin !== origin) return
    // The last message of a closing page has no source any more.
    if (message.source !== opener && received.type !== 'end') return
    change(received.type === 'end' ? 'gone' : 'connected')
    receive(received)
  })

  return {
    status: () => status,
    check: () => {
      if (!opener) return
      if (opener.closed) change('closed')
      else if (status !== 'connected') opener.postMessage({ type: readySignal }, origin)
    },
  }
}
