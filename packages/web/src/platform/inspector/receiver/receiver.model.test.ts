import { describe, expect, it } from 'vitest'
import type { ReceivedMessage } from './receiver.messages.ts'
import { cleared, emptySystem, receive } from './receiver.model.ts'

const actor = (
  sessionId: string,
  name: string,
  parentId: string | null = null,
): ReceivedMessage => ({
  type: 'actor',
  sessionId,
  at: 1,
  name,
  parentId,
  definition: {},
  snapshot: { status: 'active', value: 'late' },
})

const event = (
  sessionId: string,
  type: string,
  senderId: string | null = null,
): ReceivedMessage => ({
  type: 'event',
  sessionId,
  at: 2,
  senderId,
  event: { type, text: '500' },
})

const snapshot = (
  sessionId: string,
  type: string,
  value: unknown,
  more: Record<string, unknown> = {},
): ReceivedMessage => ({
  type: 'snapshot',
  sessionId,
  at: 3,
  event: { type },
  snapshot: { status: 'active', value, context: {}, ...more },
})

const after = (...messages: readonly ReceivedMessage[]) => messages.reduce(receive, emptySystem)

describe('what the receiver knows', () => {
  it('names who sent an event to whom, and where that led', () => {
    const { events } = after(
      actor('x:0', 'app'),
      actor('x:1', 'login', 'x:0'),
      snapshot('x:1', 'xstate.init', 'editing'),
      event('x:1', 'login.submit', 'x:0'),
      snapshot('x:1', 'login.submit', 'submitting'),
      event('x:1', 'login.submit'),
      event('x:9', 'lost', 'x:8'),
    )
    expect(events).toEqual([
      {
        number: 1,
        at: 2,
        receiverId: 'x:1',
        receiver: 'login',
        sender: 'app',
        type: 'login.submit',
        fields: { text: '500' },
        moved: { from: 'editing', to: 'submitting' },
        isAnswered: true,
      },
      expect.objectContaining({ number: 2, sender: null, moved: null, isAnswered: false }),
      expect.objectContaining({ number: 3, sender: 'x:8', receiver: 'x:9' }),
    ])
  })

  it('tells of parallel regions only those that moved', () => {
    const { events } = after(
      actor('x:0', 'app'),
      snapshot('x:0', 'xstate.init', { site: 'open', membership: 'visitor' }),
      event('x:0', 'session.started'),
      snapshot('x:0', 'session.started', { site: 'open', membership: { member: 'arriving' } }),
    )
    expect(events[0]?.moved).toEqual({
      from: 'membership › visitor',
      to: 'membership › member › arriving',
    })
  })

  it('takes the states of a registration, which are those of a later moment, for no move', () => {
    const system = after(
      actor('x:0', 'app'),
      event('x:0', 'xstate.init'),
      snapshot('x:0', 'xstate.init', 'early', { context: { now: 1 } }),
    )
    expect(system.events[0]?.moved).toBeNull()
    expect(system.actors.get('x:0')).toMatchObject({
      states: ['early'],
      moves: 0,
      changed: new Set(),
    })
  })

  it('marks what of the context the last snapshot changed', () => {
    const context = { now: 1, payment: { amount: 5 }, channels: [1] }
    const system = after(
      actor('x:0', 'deposit'),
      snapshot('x:0', 'xstate.init', 'asking', { context }),
      snapshot('x:0', 'qr.created', 'waiting', {
        context: { ...context, now: 2, payment: { amount: 6 }, more: true },
      }),
    )
    expect(system.actors.get('x:0')).toMatchObject({
      changed: new Set(['now', 'payment', 'more']),
      moves: 1,
    })
  })

  it('begins anew when the site does, and stays as it is when the site is gone', () => {
    const known = after(actor('x:0', 'app'), event('x:0', 'a'))
    expect(receive(known, { type: 'end' })).toBe(known)
    expect(receive(known, { type: 'begin' })).toEqual(emptySystem)
  })

  it('keeps 2,000 events and 100 ended actors, and every living one', () => {
    let system = after(actor('x:0', 'app'))
    for (let index = 1; index <= 2100; index += 1) {
      const id = `x:${index}`
      system = [
        actor(id, 'poll', 'x:0'),
        event(id, 'xstate.stop'),
        snapshot(id, 'xstate.stop', undefined, { status: 'stopped' }),
      ].reduce(receive, system)
    }
    expect([
      system.events.length,
      system.events[0]?.number,
      system.actors.size,
      [...system.actors.keys()].slice(0, 2),
    ]).toEqual([2000, 101, 101, ['x:0', 'x:2001']])
  })

  it('cleared keeps the living actors and goes on counting', () => {
    const system = after(
      actor('x:0', 'app'),
      actor('x:1', 'poll', 'x:0'),
      event('x:1', 'xstate.stop'),
      snapshot('x:1', 'xstate.stop', undefined, { status: 'stopped' }),
    )
    const { actors, events, eventCount } = cleared(system)
    expect([[...actors.keys()], events, eventCount]).toEqual([['x:0'], [], 1])
  })
})
