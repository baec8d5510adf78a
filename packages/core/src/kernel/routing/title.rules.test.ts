import { expect, it } from 'vitest'
import { readAddress } from './address.ts'
import { titleTermOf } from './title.rules.ts'

it.each([
  ['/list/live-casino', null],
  ['/list', null],
  ['/search/%E0%B8%AA%E0%B8%A5%E0%B9%87%E0%B8%AD%E0%B8%95-7', 'สล็อต 7'],
  ['/search/-', null],
  ['/search', null],
  ['/register/friend-7', null],
  ['/game/7-a/ace-demo', null],
  ['/', null],
  ['/nowhere', null],
])('the title of %s has, besides its page, the term %j [ROUTE-05]', (address, term) => {
  expect(titleTermOf(readAddress(address))).toBe(term)
})
