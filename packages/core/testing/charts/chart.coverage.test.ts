import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { settle } from '../virtual-clock.ts'
import { createCoverageCollector } from './chart.coverage.ts'
import { coverageOf } from './coverage.table.ts'
import { lampChart } from './example.charts.ts'

async function press(input: { isBroken: boolean }, ...types: ('lamp.press' | 'lamp.wear')[]) {
  const collector = createCoverageCollector()
  const actor = createActor(lampChart, { input, inspect: collector.inspect }).start()
  for (const type of types) actor.send({ type })
  await settle()
  return coverageOf(lampChart, collector.hits)
}

describe('the coverage of a chart', () => {
  it('counts states that were left at once, taken transitions, and both answers of guards', async () => {
    expect(await press({ isBroken: false }, 'lamp.press', 'lamp.wear')).toEqual({
      chart: 'lamp',
      states: { total: 7, missing: ['lamp.bulb.broken'] },
      transitions: {
        total: 9,
        missing: [
          'lamp.bulb lamp.press #1',
          'lamp.bulb.deciding always #1',
          'lamp.bulb.lit xstate.error.actor.glow #1',
          'lamp.bulb.broken lamp.press #1',
          'lamp.button lamp.wear #1',
        ],
      },
      guards: {
        total: 10,
        missing: [
          'lamp.bulb lamp.press #1 taken',
          'lamp.bulb lamp.press #1 refused',
          'lamp.bulb.deciding always #1 taken',
          'lamp.bulb.dark lamp.press #1 refused',
          'lamp.bulb.broken lamp.press #1 taken',
          'lamp.bulb.broken lamp.press #1 refused',
          'lamp.button lamp.wear #1 taken',
        ],
      },
      unreachable: ['lamp.bulb.lit lamp.repair #1: nobody repairs light'],
      disproved: [],
    })
  })

  it('counts a refusal when an outer state takes the event', async () => {
    const { guards } = await press({ isBroken: true }, 'lamp.press')
    expect(guards.missing).toEqual([
      'lamp.bulb lamp.press #1 refused',
      'lamp.bulb.deciding always #1 refused',
      'lamp.bulb.dark lamp.press #1 taken',
      'lamp.bulb.dark lamp.press #1 refused',
      'lamp.bulb.broken lamp.press #1 taken',
      'lamp.button lamp.wear #1 taken',
      'lamp.button lamp.wear #1 refused',
    ])
  })

  it('disproves the declaration of a taken transition as unreachable', () => {
    const key = 'lamp.bulb.lit lamp.repair #1'
    const hits = { states: new Set<string>(), taken: new Set([key]), refused: new Set<string>() }
    expect(coverageOf(lampChart, new Map([['lamp', hits]])).disproved).toEqual([key])
  })

  it('is empty for a chart that was not started', () => {
    const { states, transitions, guards } = coverageOf(lampChart, new Map())
    expect(
      [states, transitions, guards].map(({ total, missing }) => [total, missing.length]),
    ).toEqual([
      [7, 7],
      [9, 9],
      [10, 10],
    ])
  })
})
