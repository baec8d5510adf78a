import { expect, it } from 'vitest'
import { areas } from './areas.ts'
import { collectEvidence } from './evidence.ts'
import { readText } from './repository.ts'

it('every area numbers its requirements from 01 on without a gap', () => {
  const numbered = areas.map(({ code, requirements }) => [
    code,
    Object.keys(requirements).every(
      (id, index) => id === `${code}-${String(index + 1).padStart(2, '0')}`,
    ),
    Object.keys(requirements).length,
  ])
  expect(numbered).toEqual([
    ['SESS', true, 35],
    ['AUTH', true, 27],
    ['ROUTE', true, 66],
    ['SHELL', true, 58],
    ['GAME', true, 33],
    ['DEP', true, 58],
    ['USDT', true, 19],
    ['WD', true, 26],
    ['BAL', true, 7],
    ['HIST', true, 18],
    ['PROMO', true, 21],
    ['NOTE', true, 17],
    ['MAINT', true, 12],
    ['AFF', true, 14],
    ['SITE', true, 52],
    ['API', true, 44],
    ['ERR', true, 56],
    ['OPEN', true, 83],
  ])
})

it('every document that shows a requirement exists', () => {
  expect(collectEvidence(areas, [], readText).problems).toEqual([])
})
