import { expect, it } from 'vitest'
import { containsTerm } from './search.ts'

it.each([
  ['How do I deposit?', 'DEPOSIT', true],
  ['How do I deposit?', 'deposit how', true],
  ['How do I deposit?', 'withdraw', false],
  ['How do I deposit?', '  ', true],
  ['ถอนขั้นต่ำเท่าไร', 'ขั้นต่ำ', true],
  ['ถอนขั้นต่ำเท่าไร', 'ขั้นต่\u0e4d\u0e32', true],
  ['ถอนขั้นต่ำเท่าไร', 'ฝาก', false],
])('"%s" contains "%s": %s', (text, term, isFound) => {
  expect(containsTerm(text, term)).toBe(isFound)
})
