import { describe, expect, it } from 'vitest'
import { lampChart } from '../../packages/core/testing/charts/example.charts.ts'
import { chartStatesIn, missingAmong, restingStatesOf } from './chart.states.ts'
import { unseenStates } from './unseen.states.ts'

describe('the states of a chart', () => {
  it('in which it can rest are the innermost ones that it does not leave at once', () => {
    expect(restingStatesOf(lampChart).map(({ path }) => path.join('.'))).toEqual([
      'bulb.dark',
      'bulb.lit',
      'bulb.broken',
      'button',
    ])
  })

  it('are missing if the chart has a view, no picture shows them, and no reason says why', () => {
    const state = { chart: 'lamp', description: '', whyUnseen: null }
    const seen = { ...state, state: 'on', isShown: true, seenIn: ['home'] }
    const unseen = { ...state, state: 'off', isShown: true, seenIn: [] }
    const hidden = { ...state, state: 'off', isShown: false, seenIn: [] }
    const excused = { ...unseen, whyUnseen: 'It is left in the same instant.' }
    expect(missingAmong([seen, unseen, hidden, excused])).toEqual([unseen])
  })

  it('have a reason to be unseen only if there are such states', () => {
    const shown = chartStatesIn([]).filter(({ isShown }) => isShown)
    const names = shown.map(({ chart, state }) => `${chart}.${state}`)
    expect([...unseenStates.keys()].filter((name) => !names.includes(name))).toEqual([])
  })
})
