import { describe, expect, it } from 'vitest'
import type { Round, VisitFigures } from '../../packages/web/bench/visit/figures.ts'
import { readBudgets } from '../budgets.mjs'
import { judge, ratio, type VisitBudgets } from './budgets.ts'
import { summaryOf } from './summary.ts'
import { sent, visitOf } from './visit.fixture.ts'

const budgets: VisitBudgets = {
  login: { largestPaint: 0.7, blocked: 1.5, requests: 2, scriptKiB: 1 },
  'visitor home': { shown: 1.6 },
  walk: { worstInteractionMs: 100 },
  'any page': { layoutShift: 0.01 },
}

const verdictsOn = (visits: Round['visits'], floor: Partial<VisitFigures> = {}) =>
  judge(
    summaryOf([{ floor: visitOf(floor), visits }], () => 1_024),
    budgets,
  )

const missed = (visits: Round['visits']) =>
  verdictsOn(visits)
    .filter(({ isKept }) => !isKept)
    .map(({ limit, measured, what }) => `${what} ${measured}, ${limit}`)

describe('the budgets of a visit', () => {
  it('are kept at their limits', () => {
    const login = visitOf({
      largestPaintMs: 700,
      blockedMs: 300,
      layoutShift: 0.01,
      sent: [sent(), sent({ isScript: false })],
    })
    expect(verdictsOn({ login })).toHaveLength(5)
    expect(missed({ login })).toEqual([])
  })

  it.each([
    ['login', { largestPaintMs: 710 }, ['login: largest paint 0.71 × floor, at most 0.7 × floor']],
    [
      'login',
      { largestPaintMs: 700, blockedMs: 302 },
      ['login: blocked until idle 1.51 × floor, at most 1.5 × floor'],
    ],
    [
      'login',
      { largestPaintMs: 700, sent: [sent(), sent(), sent()] },
      [
        'login: requests until idle 3, at most 2',
        'login: script until idle 3.0 KiB (br), at most 1 KiB (br)',
      ],
    ],
    [
      'visitor home',
      { shownMs: 1_610, layoutShift: 0.011 },
      [
        'visitor home: what is waited for 1.61 × floor, at most 1.6 × floor',
        'visitor home: layout shift 0.011, at most 0.01',
      ],
    ],
    [
      'walk',
      { interactions: [{ ms: 104, what: 'click on button' }] },
      ['walk: worst interaction 104 ms, at most 100 ms'],
    ],
    ['list', { layoutShift: 0.02 }, ['list: layout shift 0.020, at most 0.01']],
  ])('are missed by a %s with %j', (name, figures, problems) => {
    expect(missed({ [name]: visitOf(figures) })).toEqual(problems)
  })

  it('are those of the visits that were made', () => {
    expect(verdictsOn({})).toEqual([])
  })

  it('cannot be for what a visit does not have', () => {
    expect(() => verdictsOn({ 'visitor home': visitOf() })).toThrow(
      'visitor home has no what is waited for that a budget could limit.',
    )
  })
})

describe('a ratio', () => {
  it('is how many times the floor’s a figure is', () => {
    expect(ratio(300, 200)).toBe(1.5)
    expect(ratio(null, 200)).toBeNull()
  })

  it.each([0, null])('has no meaning beside a floor that took %s', (floor) => {
    expect(() => ratio(300, floor)).toThrow('The floor page took no time')
  })
})

describe('the file of budgets', () => {
  it('limits each visit that it names only by what is measured', () => {
    const visit = visitOf({ shownMs: 1, sent: [sent()] })
    const { visit: limits } = readBudgets()
    const { 'any page': everywhere, ...named } = limits
    const visits = Object.fromEntries(Object.keys(named).map((name) => [name, visit]))
    const summary = summaryOf([{ floor: visitOf(), visits }], () => 1)
    expect(summary.visits.map(({ name }) => name).sort()).toEqual(Object.keys(named).sort())
    const count = Object.values(named).reduce((sum, of) => sum + Object.keys(of).length, 0)
    const ofAny = Object.keys(everywhere ?? {}).length * summary.visits.length
    expect(judge(summary, limits)).toHaveLength(count + ofAny)
  })
})
