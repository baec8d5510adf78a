import { expect, it } from 'vitest'
import { closureOf } from './site.closure.ts'

it.each([
  [{ closed: true }, true],
  [{ closed: false }, false],
  [{ groupId: 'g-1' }, false],
  [{ closed: 'yes' }, null],
  ['<html>', null],
  [null, null],
  [undefined, null],
])('the configuration %j closes the site: %j [NOTE-16]', (document, closed) => {
  expect(closureOf(document)).toBe(closed)
})
