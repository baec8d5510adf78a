/** A message from the site. Only the fields that the receiver shows are read. */
export type ReceivedMessage =
  | { readonly type: 'begin' }
  | { readonly type: 'end' }
  | ({ readonly type: 'actor' } & Registration)
  | ({ readonly type: 'event' } & ReceivedEvent)
  | ({ readonly type: 'snapshot' } & ReceivedSnapshot)

export type Fields = Readonly<Record<string, unknown>>

export interface Registration {
  readonly sessionId: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly name: string
  readonly parentId: string | null
  /** The configuration of a chart; others have little more than their name. */
  readonly definition: Fields
  readonly snapshot: Fields
}

export interface ReceivedEvent {
  readonly sessionId: string
  readonly at: number
  readonly senderId: string | null
  readonly event: Fields
}

export interface ReceivedSnapshot {
  readonly sessionId: string
  readonly at: number
  readonly event: Fields
  readonly snapshot: Fields
}

/** Reads a message of the inspector protocol; null for anything else. */
export function readMessage(data: unknown): ReceivedMessage | null {
  const message = asFields(data)
  const sessionId = String(message.sessionId)
  const at = Number(message.createdAt)
  const event = asFields(message.event)
  const snapshot = asFields(message.snapshot)
  switch (message.type) {
    case '@croupier.begin':
      return { type: 'begin' }
    case '@statelyai.disconnected':
      return { type: 'end' }
    case '@xstate.actor': {
      const definition = readDefinition(message.definition)
      const name = String(message.name)
      const parentId = asText(message.parentId)
      return { type: 'actor', sessionId, at, name, parentId, definition, snapshot }
    }
    case '@xstate.event':
      return { type: 'event', sessionId, at, senderId: asText(message.sourceId), event }
    case '@xstate.snapshot':
      return { type: 'snapshot', sessionId, at, event, snapshot }
    default:
      return null
  }
}

/** The fields of an object; none of anything else. */
export function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function readDefinition(text: unknown): Fields {
  try {
    return asFields(JSON.parse(String(text)))
  } catch {
    return {}
  }
}
