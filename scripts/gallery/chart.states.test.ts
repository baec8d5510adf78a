import { describe, expect, it } from 'vitest'
import { lampChart } from '../../packages/core/testing/charts/example.charts.ts'
import { missingAmong, restingStatesOf } from './chart.states.ts'

describe('the states of a chart', () => {
  it('in which it can rest are the innermost ones that it does not leave at once', () => {
    expect(restingStatesOf(lampChart).map(({ path }) => path.join('.'))).toEqual([
      'bulb.dark',
      'bulb.lit',
      'bulb.broken',
      'button',
    ])
  })

  it('are missing if the chart has a view and no picture shows them', () => {
    const state = { chart: 'lamp', description: '' }
    const seen = { ...state, state: 'on', isShown: true, seenIn: ['home'] }
    const unseen = { ...state, state: 'off', isShown: true, seenIn: [] }
    const hidden = { ...state, state: 'off', isShown: false, seenIn: [] }
    expect(missingAmong([seen, unseen, hidden])).toEqual([unseen])
  })
})
