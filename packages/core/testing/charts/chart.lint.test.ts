import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { and, createMachine, fromPromise, raise } from 'xstate'
import { lintChart } from './chart.lint.ts'
import { charts } from './charts.ts'

describe('the list of charts', () => {
  it('has one chart from each chart file, each with a unique id', () => {
    const source = path.resolve(import.meta.dirname, '../../src')
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.machine.ts'))
      .map((file) => path.basename(file, '.machine.ts'))
    const names = charts.map(({ id }) =>
      id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    )
    expect([names.toSorted(), new Set(names).size]).toEqual([files.toSorted(), files.length])
  })
})

describe('the chart lint', () => {
  it.each(charts.map((chart) => [chart.id, chart] as const))('finds no fault in %s', (_, chart) => {
    expect(lintChart(chart)).toEqual([])
  })

  it('finds each kind of fault', () => {
    const nothing = fromPromise(async () => {})
    const mistyped: string = 'soon'
    const muchLater = Object.assign(raise({ type: 'one.go' }), { delay: mistyped })
    const wrong = createMachine(
      {
        id: 'wrong',
        initial: 'one',
        entry: 'forgotten',
        states: {
          one: {
            entry: () => {},
            exit: [{ type: 'forgottenToo' }],
            always: { guard: () => false, target: 'two' },
            after: { 5000: 'two', [mistyped]: 'two', aMonth: 'two' },
            on: {
              GO: 'two',
              go: 'two',
              'one.go': { guard: 'isReady', actions: raise({ type: 'one.gone' }) },
              'one.Go': 'two',
              'one.*': 'two',
            },
          },
          two: {
            invoke: [
              { src: 'unknown', id: 'unknown', onError: 'one' },
              { src: 'known', onError: 'one' },
              { src: 'known', id: 'fragile' },
              { src: nothing, id: 'inline', onError: { guard: 'isBoth', target: 'one' } },
            ],
          },
        },
      },
      {
        actors: { known: nothing },
        actions: {
          later: raise({ type: 'one.go' }, { delay: 100 }),
          muchLater,
        },
        guards: { isBoth: and(['isKnown', 'isUnknown']), isKnown: () => true },
        delays: { aMonth: 30 * 24 * 3600 * 1000 },
      },
    )
    expect(lintChart(wrong)).toEqual([
      'wrong: the chart has no description',
      "wrong: the guard 'isUnknown' is unknown",
      'wrong: the delay 100 is a number: name it',
      "wrong: the delay 'soon' is unknown",
      "wrong: the delay 'aMonth' is above 24.8 days: chunk it",
      "wrong: the action 'forgotten' is unknown",
      'wrong.one: an action is written into the chart: name it in setup',
      "wrong.one: the action 'forgottenToo' is unknown",
      'wrong.one: an action is written into the chart: name it in setup',
      "wrong.one: the guard 'isReady' is unknown",
      'wrong.one: a guard is written into the chart: name it in setup',
      'wrong.one: the delay 5000 is a number: name it',
      "wrong.one: the delay 'soon' is unknown",
      "wrong.one: the event 'GO' is not dotted lower case",
      "wrong.one: the event 'go' is not dotted lower case",
      "wrong.one: the event 'one.Go' is not dotted lower case",
      "wrong.two: the actor 'unknown' is unknown",
      "wrong.two: the invoke 'known' has no id",
      "wrong.two: the invoke 'fragile' has no onError",
      'wrong.two: an actor is written into the chart: name it in setup',
    ])
  })
})
