import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { describe, expect, it } from 'vitest'
import { createMessageJournal } from './message.journal.ts'

const envelope = { rootId: 'x:0', id: '', createdAt: '1', _version: '0.7.2' }

const actor = (sessionId: string): StatelyInspectionEvent => ({
  ...envelope,
  type: '@xstate.actor',
  sessionId,
  name: sessionId,
  parentId: undefined,
  definition: '{}',
  snapshot: { status: 'active' },
})

const event = (sessionId: string, type: string): StatelyInspectionEvent => ({
  ...envelope,
  type: '@xstate.event',
  sessionId,
  sourceId: undefined,
  event: { type },
})

const snapshot = (
  sessionId: string,
  type: string,
  status: 'active' | 'stopped' = 'active',
): StatelyInspectionEvent => ({
  ...envelope,
  type: '@xstate.snapshot',
  sessionId,
  event: { type },
  snapshot: { status, output: undefined, error: undefined },
})

/** `actor x:0`, `event x:0 a`, `snapshot x:0 a`. */
function told(messages: readonly StatelyInspectionEvent[]): string[] {
  return messages.map((message) => {
    const what = `${message.type.replace('@xstate.', '')} ${message.sessionId}`
    return message.type === '@xstate.actor' ? what : `${what} ${message.event.type}`
  })
}

function keptOf(limit: number, messages: readonly StatelyInspectionEvent[]): string[] {
  const journal = createMessageJournal(limit)
  for (const message of messages) journal.keep(message)
  return told(journal.messages())
}

describe('the journal of messages', () => {
  it('keeps everything while there is room', () => {
    expect(keptOf(3, [actor('x:0'), event('x:0', 'a'), snapshot('x:0', 'a')])).toEqual([
      'actor x:0',
      'event x:0 a',
      'snapshot x:0 a',
    ])
  })

  it('never loses the registration or the last snapshot of an actor that lives', () => {
    const ticks = Array.from({ length: 500 }, (_, tick) => event('x:1', `tick ${tick}`))
    expect(
      keptOf(6, [
        actor('x:0'),
        snapshot('x:0', 'init'),
        snapshot('x:0', 'opened'),
        actor('x:1'),
        ...ticks,
      ]),
    ).toEqual([
      'actor x:0',
      'snapshot x:0 opened',
      'actor x:1',
      'event x:1 tick 497',
      'event x:1 tick 498',
      'event x:1 tick 499',
    ])
  })

  it('forgets an ended actor, its registration last of all', () => {
    const ended = [actor('x:1'), event('x:1', 'init'), snapshot('x:1', 'stop', 'stopped')]
    const start = [actor('x:0'), ...ended]
    expect(keptOf(4, [...start, event('x:0', 'a')])).toEqual([
      'actor x:0',
      'actor x:1',
      'snapshot x:1 stop',
      'event x:0 a',
    ])
    expect(keptOf(4, [...start, event('x:0', 'a'), event('x:0', 'b'), event('x:0', 'c')])).toEqual([
      'actor x:0',
      'event x:0 a',
      'event x:0 b',
      'event x:0 c',
    ])
  })

  it('stays small however many actors come and go', () => {
    const visits = Array.from({ length: 400 }, (_, visit) => `x:${visit + 1}`).flatMap((id) => [
      actor(id),
      event(id, 'init'),
      snapshot(id, 'stop', 'stopped'),
    ])
    const kept = keptOf(50, [actor('x:0'), ...visits])
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, 'actor x:0', 'snapshot x:400 stop'])
  })

  it('grows where the living actors need it', () => {
    const living = ['x:0', 'x:1', 'x:2']
    expect(keptOf(2, living.map(actor))).toEqual(['actor x:0', 'actor x:1', 'actor x:2'])
  })
})
