import { expect, it } from 'vitest'
import { pictureSet } from './site.pictures.ts'

const sizes = { query: 'w={width}&format=auto', widths: [150, 300] }

it.each([
  ['/a.png', '/a.png?w=150&format=auto 150w, /a.png?w=300&format=auto 300w'],
  ['/a.png?v=2', '/a.png?v=2&w=150&format=auto 150w, /a.png?v=2&w=300&format=auto 300w'],
  ['/a.png?v=2#top', '/a.png?v=2&w=150&format=auto 150w, /a.png?v=2&w=300&format=auto 300w'],
])('the picture %s is offered in each width', (address, set) => {
  expect(pictureSet(address, sizes)).toBe(set)
})
