import type { Fields, ReceivedMessage, Registration } from './receiver.messages.ts'
import { stateTexts } from './state.paths.ts'

export interface InspectedActor {
  readonly sessionId: string
  readonly name: string
  readonly parentId: string | null
  readonly definition: Fields
  readonly snapshot: Fields
  readonly isLiving: boolean
  /** Readable active states; empty for an actor that is not a chart. */
  readonly states: readonly string[]
  /** The parts of the context that the last snapshot changed. */
  readonly changed: ReadonlySet<string>
  /** How often its states changed. */
  readonly moves: number
  /** Whether a snapshot came after the registration, whose own snapshot may be from a later moment. */
  readonly hasSnapshot: boolean
}

export interface InspectedEvent {
  readonly number: number
  /** Epoch milliseconds. */
  readonly at: number
  readonly receiverId: string
  readonly receiver: string
  /** Null when no actor sent it: a press, or code outside of the charts. */
  readonly sender: string | null
  readonly type: string
  readonly fields: Fields
  /** The states that the receiver of the event left and entered; null until its snapshot came. */
  readonly moved: { readonly from: string; readonly to: string } | null
  readonly isAnswered: boolean
}

export interface InspectedSystem {
  readonly actors: ReadonlyMap<string, InspectedActor>
  /** Oldest first. */
  readonly events: readonly InspectedEvent[]
  readonly eventCount: number
}

export const emptySystem: InspectedSystem = { actors: new Map(), events: [], eventCount: 0 }

const keptEvents = 2000
const keptEnded = 100

/** The state of the system after one more message. */
export function receive(system: InspectedSystem, message: ReceivedMessage): InspectedSystem {
  switch (message.type) {
    case 'begin':
      return emptySystem
    case 'end':
      return system
    case 'actor':
      return withActor(system, newActor(message))
    case 'event': {
      const { event, at, sessionId, senderId } = message
      const { type, ...fields } = event
      const nameOf = (id: string) => system.actors.get(id)?.name ?? id
      const added: InspectedEvent = {
        number: system.eventCount + 1,
        at,
        receiverId: sessionId,
        receiver: nameOf(sessionId),
        sender: senderId === null ? null : nameOf(senderId),
        type: String(type),
        fields,
        moved: null,
        isAnswered: false,
      }
      const events = [...system.events.slice(1 - keptEvents), added]
      return { ...system, events, eventCount: added.number }
    }
    case 'snapshot': {
      const actor = system.actors.get(message.sessionId)
      if (!actor) return system
      const next = withSnapshot(actor, message.snapshot)
      return {
        ...withActor(system, next),
        events: answered(system.events, actor, next, String(message.event.type)),
      }
    }
  }
}

/** Without the events so far and the actors that have ended. */
export function cleared({ actors, eventCount }: InspectedSystem): InspectedSystem {
  return {
    actors: new Map([...actors].filter(([, { isLiving }]) => isLiving)),
    events: [],
    eventCount,
  }
}

function newActor({ sessionId, name, parentId, definition, snapshot }: Registration) {
  return {
    sessionId,
    name,
    parentId,
    definition,
    snapshot,
    isLiving: snapshot.status === 'active',
    states: stateTexts(snapshot.value),
    changed: new Set<string>(),
    moves: 0,
    hasSnapshot: false,
  } satisfies InspectedActor
}

function withSnapshot(actor: InspectedActor, snapshot: Fields): InspectedActor {
  const states = stateTexts(snapshot.value)
  const changed = actor.hasSnapshot
    ? changedFields(actor.snapshot.context, snapshot.context)
    : new Set<string>()
  const hasMoved = actor.hasSnapshot && states.join() !== actor.states.join()
  return {
    ...actor,
    snapshot,
    states,
    changed,
    isLiving: snapshot.status === 'active',
    moves: actor.moves + (hasMoved ? 1 : 0),
    hasSnapshot: true,
  }
}

function changedFields(before: unknown, after: unknown): Set<string> {
  const [old, now] = [{ ...Object(before) }, { ...Object(after) }]
  const names = Object.keys(now)
  return new Set(names.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name])))
}

function withActor(system: InspectedSystem, actor: InspectedActor): InspectedSystem {
  const actors = new Map(system.actors).set(actor.sessionId, actor)
  const ended = [...actors.values()].filter(({ isLiving }) => !isLiving)
  for (const { sessionId } of ended.slice(0, Math.max(0, ended.length - keptEnded))) {
    actors.delete(sessionId)
  }
  return { ...system, actors }
}

/** Adds the change of states to the event that caused it. */
function answered(
  events: readonly InspectedEvent[],
  before: InspectedActor,
  after: InspectedActor,
  type: string,
): readonly InspectedEvent[] {
  const index = events.findLastIndex(
    (event) => event.receiverId === after.sessionId && event.type === type && !event.isAnswered,
  )
  const event = events[index]
  if (!event) return events
  const moved = before.hasSnapshot ? movedBetween(before.states, after.states) : null
  return events.with(index, { ...event, isAnswered: true, moved })
}

/** Regions that did not change are omitted. */
function movedBetween(before: readonly string[], after: readonly string[]) {
  const from = before.filter((state) => !after.includes(state)).join(', ')
  const to = after.filter((state) => !before.includes(state)).join(', ')
  return from === to ? null : { from, to }
}
