import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../run.mjs'
import { areas } from './fault.areas.ts'
import { plantInto } from './fault.planting.ts'
import { sampleOf, summaryOf } from './fault.results.ts'
import { relatedTests } from './fault.tests.ts'
import type { Fault } from './fault.ts'
import { faultOf, faults } from './faults.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const lamp: Fault = {
  id: 'lamp-stays-dark',
  area: 'deposit',
  file: 'packages/core/lamp.ts',
  code: "light({ colour: 'red', isLit: true })",
  replacement: "light({ colour: 'red', isLit: false })",
  harm: 'Nobody sees anything.',
}

describe('a fault', () => {
  it.each([
    ['as it stands', "light({ colour: 'red', isLit: true })"],
    ['on several lines, with trailing commas', "light({\n  colour: 'red',\n  isLit: true,\n})"],
    ['with other quotes and a comment', 'light({ colour: "red", /* always */ isLit: true })'],
  ])('replaces its code %s', (_how, code) => {
    expect(plantInto(`const a = ${code}\n`, lamp)).toBe(`const a = ${lamp.replacement}\n`)
  })

  it('removes an item of a list with its comma, and the last item without one', () => {
    const fault = { ...lamp, code: "'b',", replacement: '' }
    expect(plantInto("const a = ['b', 'c']\n", fault)).toBe("const a = [ 'c']\n")
    expect(plantInto("const a = ['c', 'b']\n", fault)).toBe("const a = ['c', ]\n")
  })

  it('may be limited to a function, a constant or a property', () => {
    const code = 'const one = { on: { go: 1 } }\nconst two = { on: { go: 1 } }\n'
    const fault = { ...lamp, inside: 'two.on', code: 'go: 1', replacement: 'go: 2' }
    expect(plantInto(code, fault)).toBe(
      'const one = { on: { go: 1 } }\nconst two = { on: { go: 2 } }\n',
    )
  })

  it.each([
    ['its code occurs 0 times, not once, in', lamp, 'const a = 1\n'],
    ['its code occurs 2 times, not once, in', { ...lamp, code: 'a' }, 'a(a)\n'],
    ["there is no 'gone' in", { ...lamp, inside: 'gone' }, 'const a = 1\n'],
    ["its code occurs 0 times, not once, in 'a' of", { ...lamp, inside: 'a' }, 'const a = 1\n'],
  ])('is refused if it no longer fits: %s', (why, fault, code) => {
    expect(() => plantInto(code, fault)).toThrow(
      `stale change 'lamp-stays-dark': ${why} packages/core/lamp.ts; bring it up to date`,
    )
  })

  it('is refused if it breaks the code', () => {
    const fault = { ...lamp, code: 'a', replacement: 'a(' }
    expect(() => plantInto('a\n', fault)).toThrow('its replacement (')
  })

  it('is refused with the list of known ids if it does not exist', () => {
    expect(() => faultOf('gone')).toThrow(/There is no fault 'gone'.*\n {2}smallest-amount-refused/)
  })

  it('is given to the nearest unit tests first and to walks last', () => {
    const importers = [
      { file: 'packages/core/lamp.test.ts', steps: 1 },
      { file: 'packages/model-tests/src/journeys/deposit.journey.test.ts', steps: 2 },
      { file: 'packages/model-tests/src/deposit.headless.test.ts', steps: 5 },
      { file: 'packages/model-tests/src/history.headless.test.ts', steps: 5 },
      { file: 'packages/core/far.test.ts', steps: 6 },
      { file: 'packages/web/stories/deposit.story.ts', steps: 5 },
      { file: 'packages/web/stories/history.story.ts', steps: 5 },
      { file: 'packages/core/lamp.machine.ts', steps: 1 },
    ]
    expect(relatedTests(lamp, { importersOf: () => importers })).toEqual([
      ['packages/core/lamp.test.ts', 'packages/core/far.test.ts'],
      [
        'packages/model-tests/src/deposit.headless.test.ts',
        'packages/web/stories/deposit.story.ts',
      ],
      ['packages/model-tests/src/journeys/deposit.journey.test.ts'],
    ])
  })
})

describe('the planted faults', () => {
  it.each(faults.map((fault) => [fault.id, fault] as const))('%s is up to date', (_id, fault) => {
    expect(plantInto(read(fault.file), fault)).not.toBe(read(fault.file))
  })

  it('each have an id in kebab-case and an area', () => {
    const ids = faults.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
    expect(faults.filter(({ area }) => !areas.includes(area))).toEqual([])
  })

  it.each(areas)('cover every area: %s', (area) => {
    expect(faults.map((fault) => fault.area)).toContain(area)
  })

  it('can be sampled: the same seed gives the same faults, each once', () => {
    const sample = sampleOf(faults, 12, 7)
    expect(sampleOf(faults, 12, 7)).toEqual(sample)
    expect(new Set(sample).size).toBe(12)
    expect(sampleOf(faults, 12, 8)).not.toEqual(sample)
  })
})

it('a missed fault is named at the end of a run', () => {
  const missed = { id: 'dark', caughtBy: 'nobody', title: null, file: null } as const
  const caught = { id: 'red', caughtBy: 'unit', title: 'is lit', file: 'lamp.test.ts' } as const
  expect(summaryOf([missed, caught])).toBe('1 of 2 faults were caught (50 %).\nmissed: dark')
})
