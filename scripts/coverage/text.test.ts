import { expect, it } from 'vitest'
import type { ChartCoverage } from '../../packages/core/testing/charts/coverage.table.ts'
import { gaps, table } from './text.ts'

const whole: ChartCoverage = {
  chart: 'lamp',
  states: { total: 3, missing: [] },
  transitions: { total: 4, missing: [] },
  guards: { total: 2, missing: [] },
  unreachable: ['lamp.lit lamp.repair #1: nobody repairs light'],
  disproved: [],
}
const holed: ChartCoverage = {
  chart: 'bell',
  states: { total: 2, missing: ['bell.ringing'] },
  transitions: { total: 2, missing: ['bell.silent bell.press #1'] },
  guards: {
    total: 2,
    missing: ['bell.silent bell.press #1 taken', 'bell.silent bell.press #1 refused'],
  },
  unreachable: [],
  disproved: ['bell.silent bell.wear #1'],
}

it('prints a line for each chart, their sum and what cannot be reached', () => {
  expect(table([whole, holed], new Map())).toEqual([
    'chart             states   transitions        guards',
    'lamp                 3/3           4/4           2/2',
    'bell                 1/2           1/2           0/2',
    'all charts           4/5           5/6           2/4',
    'unreachable  lamp.lit lamp.repair #1: nobody repairs light',
  ])
})

it('counts the transitions taken by browser tests', () => {
  const taken = new Set(['lamp.dark lamp.press #1', 'lamp.lit lamp.press #1'])
  const hits = new Map([['lamp', { states: new Set<string>(), taken, refused: new Set<string>() }]])
  expect(table([whole, holed], hits).slice(0, 4)).toEqual([
    'chart             states   transitions        guards  in a browser',
    'lamp                 3/3           4/4           2/2             2',
    'bell                 1/2           1/2           0/2             0',
    'all charts           4/5           5/6           2/4             2',
  ])
})

it('names each gap once, and nothing of a fully covered chart', () => {
  expect(gaps([whole])).toEqual([])
  expect(gaps([whole, holed]).slice(-4)).toEqual([
    '  bell.silent bell.wear #1 is declared unreachable, but is taken or has no reason',
    '  bell.ringing was never entered',
    '  bell.silent bell.press #1 was never taken',
    '  bell.silent bell.press #1 was never refused',
  ])
})
