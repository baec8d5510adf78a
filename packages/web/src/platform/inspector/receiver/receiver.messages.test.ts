import { expect, it } from 'vitest'
import { readable, timeOf } from './readable.data.ts'
import { readMessage } from './receiver.messages.ts'

it('reads the messages of the protocol', () => {
  expect([
    readMessage({
      type: '@xstate.actor',
      sessionId: 'x:1',
      parentId: 'x:0',
      createdAt: '1795184962964',
      name: 'login',
      definition: '{"id":"login"}',
      snapshot: { status: 'active' },
    }),
    readMessage({ type: '@xstate.event', sessionId: 'x:1', createdAt: '7', event: { type: 'go' } }),
    readMessage({
      type: '@xstate.snapshot',
      sessionId: 'x:1',
      createdAt: '8',
      event: { type: 'go' },
      snapshot: { value: 'there' },
    }),
    readMessage({ type: '@croupier.begin' }),
    readMessage({ type: '@statelyai.disconnected' }),
  ]).toEqual([
    {
      type: 'actor',
      sessionId: 'x:1',
      parentId: 'x:0',
      at: 1_795_184_962_964,
      name: 'login',
      definition: { id: 'login' },
      snapshot: { status: 'active' },
    },
    { type: 'event', sessionId: 'x:1', at: 7, senderId: null, event: { type: 'go' } },
    {
      type: 'snapshot',
      sessionId: 'x:1',
      at: 8,
      event: { type: 'go' },
      snapshot: { value: 'there' },
    },
    { type: 'begin' },
    { type: 'end' },
  ])
})

it('shows an actor also when its definition cannot be read', () => {
  const told = { type: '@xstate.actor', sessionId: 'x:1', createdAt: '1', name: 'p' }
  expect([undefined, '{', '[]'].map((definition) => readMessage({ ...told, definition }))).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining({ name: 'p', definition: {} })),
  )
})

it.each([['text'], [null], [undefined], [[]], [{ type: 'webpack' }]])('ignores %j', (data) => {
  expect(readMessage(data)).toBeNull()
})

it('shows data with the time of day behind its instants', () => {
  const deadline = Date.UTC(2026, 10, 20, 7)
  const time = timeOf(deadline).slice(0, 8)
  expect(readable({ deadline, payAmount: 50_079, list: [deadline] })).toBe(
    `{
  "deadline": ${deadline}, // ${time}
  "payAmount": 50079,
  "list": [
    ${deadline} // ${time}
  ]
}`,
  )
  expect([readable(undefined), readable('a'), readable(null)]).toEqual(['undefined', '"a"', 'null'])
})
