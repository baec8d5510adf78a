import { expect, it } from 'vitest'
import { readFilter, wordsOfActor, wordsOfEvent } from './event.filter.ts'

it.each([
  ['', true],
  ['deposit', true],
  ['DEPOSIT  amount', true],
  ['deposit balance', false],
  ['-clock', true],
  ['deposit -outside', false],
  ['-', true],
])('the filter %j shows an event of the deposit: %j', (text, isShown) => {
  const words = wordsOfEvent({
    number: 1,
    at: 0,
    receiverId: 'x:1',
    receiver: 'deposit',
    sender: null,
    type: 'deposit.changeAmount',
    fields: { text: '500' },
    moved: null,
    isAnswered: true,
  })
  expect(readFilter(text)(words)).toBe(isShown)
})

it('asks an actor about its name, its states and its tags', () => {
  const words = wordsOfActor({
    sessionId: 'x:1',
    name: 'session',
    parentId: null,
    definition: {},
    snapshot: { tags: ['member'] },
    isLiving: true,
    states: ['signedIn › active'],
    changed: new Set(),
    moves: 0,
    hasSnapshot: true,
  })
  expect(['session', 'active', 'member', 'x:1'].map((text) => readFilter(text)(words))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
