import { expect, it } from 'vitest'
import { isSameData } from './same.data.ts'

it.each([
  ['the same primitive', 1, 1, true],
  ['another primitive', 1, '1', false],
  ['nothing and null', undefined, null, false],
  ['equal records', { a: { b: [1, null] } }, { a: { b: [1, null] } }, true],
  ['a changed depth', { a: { b: [1] } }, { a: { b: [2] } }, false],
  ['a missing name', { a: 1, b: undefined }, { a: 1 }, false],
  ['another name', { a: undefined }, { b: undefined }, false],
  ['a list and a record', [], {}, false],
])('%s', (_case, one, other, expected) => {
  expect([isSameData(one, other), isSameData(other, one)]).toEqual([expected, expected])
})
