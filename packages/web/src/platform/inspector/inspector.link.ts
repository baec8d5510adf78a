import type { Clock } from '@croupier/core/ports'
import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { InspectorHost, OpenedWindow } from './inspector.host.ts'
import { readySignal, type SiteSignal } from './inspector.signals.ts'
import { createMessageJournal } from './message.journal.ts'

export type DestinationName = 'stately' | 'local'

/**
 * `opening`: the window has not asked for messages yet. `blocked`: the browser opened no window. `elsewhere`:
 * the window shows a different site than the one that was opened, and gets nothing.
 */
export interface LinkStatus {
  readonly phase: 'closed' | 'opening' | 'blocked' | 'connected' | 'elsewhere'
  readonly destination: DestinationName | null
}

/** The connection to an inspector. Messages go nowhere until a window was opened and has asked for them. */
export interface InspectorLink {
  status(): LinkStatus
  watch(listener: () => void): () => void
  /** Must be called while a press is handled, or the browser opens no window. */
  open(name: DestinationName): void
  close(): void
  send(message: StatelyInspectionEvent): void
}

const destinations: Readonly<Record<DestinationName, string>> = {
  stately: 'https://stately.ai/inspect',
  local: '/inspector.html',
}

const closedWindowCheck = 1000
const journalLength = 1000
const nothingOpen: LinkStatus = { phase: 'closed', destination: null }

/**
 * Sends messages to one window at a time, and only while that window shows the site that was opened. A window
 * that asks again, after a reload of either side, gets everything again.
 */
export function createInspectorLink(host: InspectorHost, clock: Clock): InspectorLink {
  const journal = createMessageJournal(journalLength)
  const listeners = new Set<() => void>()
  let status = nothingOpen
  let target: OpenedWindow | null = null
  let isStopped = false

  const addressOf = (name: DestinationName) => new URL(destinations[name], host.origin)

  function change(phase: LinkStatus['phase'], destination: DestinationName | null): void {
    status = { phase, destination }
    for (const listener of listeners) listener()
  }

  function post(message: StatelyInspectionEvent | SiteSignal): void {
    if (status.destination) target?.postMessage(message, addressOf(status.destination).origin)
  }

  function connect(destination: DestinationName): void {
    change('connected', destination)
    // Stately's page knows only the messages of its own protocol.
    if (destination === 'local') post({ type: '@croupier.begin' })
    for (const message of journal.messages()) post(message)
  }

  function watchWindow(): void {
    const watched = target
    clock.setTimeout(() => {
      if (target !== watched || target === null) return
      if (!target.closed) return watchWindow()
      target = null
      change('closed', null)
    }, closedWindowCheck)
  }

  host.onMessage(({ data, origin, source }) => {
    if (!isReady(data) || source === null) return
    if (source === target && status.destination) {
      if (origin === addressOf(status.destination).origin) connect(status.destination)
      else change('elsewhere', status.destination)
    } else if (target === null && origin === host.origin && !isStopped) {
      // Our own receiver survived a reload of this page.
      target = source
      connect('local')
      watchWindow()
    }
  })
  host.onLeave(() => {
    if (status.phase === 'connected') post({ type: '@statelyai.disconnected' })
  })

  return {
    status: () => status,
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open: (name) => {
      isStopped = false
      target = host.open(addressOf(name), name)
      change(target ? 'opening' : 'blocked', name)
      if (target) watchWindow()
    },
    close: () => {
      post({ type: '@statelyai.disconnected' })
      isStopped = true
      target = null
      change('closed', null)
    },
    send: (message) => {
      journal.keep(message)
      if (status.phase === 'connected') post(message)
    },
  }
}

function isReady(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === readySignal
}
