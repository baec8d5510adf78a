import { expect, it } from 'vitest'
import { readThemeLine, themeLine } from './site.theme.ts'

const paper = { mode: 'light', surface: '#f7f4ef', brand: '#264b92', accent: '#00879e' } as const

it('a theme is one line in the head of a page, and is read from there [SITE-01]', () => {
  const line = themeLine(paper)
  expect([line, readThemeLine(line)]).toEqual(['light #f7f4ef #264b92 #00879e', paper])
})

it.each([
  themeLine(null),
  'dim #f7f4ef #264b92 #00879e',
  'light #f7f4ef #264b92',
  'light red red red',
])('a theme is the default brand if the line is "%s"', (line) => {
  expect(readThemeLine(line)).toBe(null)
})
