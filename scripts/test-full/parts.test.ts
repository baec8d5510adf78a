import { expect, it } from 'vitest'
import { runHere } from '../run-here.ts'
import { stepsOf } from './cut.ts'
import { fullParts, journeysListedIn } from './parts.ts'
import { wholeRun } from './shard.ts'

const journeys = ['deposit', 'notices']
const parts = fullParts(journeys)
const namesOf = (index: number, count: number) =>
  stepsOf(parts, { index, count }).map(({ name }) => name)

it('walks every journey headless and drawn in both dialects, and on each drawn size in its language', () => {
  const walked = namesOf(1, 1).filter((name) => name.startsWith('Journey'))
  expect(walked).toEqual([
    ...journeys.map((name) => `Journey ${name}, headless`),
    ...journeys.map((name) => `Journey ${name} in the odd dialect, headless`),
    ...journeys.flatMap((name) => [
      `Journey ${name}, drawn, desktop in en`,
      `Journey ${name}, drawn, phone in th`,
    ]),
    ...journeys.map((name) => `Journey ${name} in the odd dialect, drawn`),
  ])
})

it('tests the site on the other engines', () => {
  const engines = namesOf(1, 1).filter((name) => name.startsWith('The site on'))
  expect(engines).toEqual(['The site on firefox', 'The site on webkit'])
})

it('has no two parts with the same name', () => {
  const names = namesOf(1, 1)
  expect(new Set(names).size).toBe(names.length)
})

it('is complete over all shards, with each unsplit part once', () => {
  const cut = parts.filter((part) => 'workOf' in part).map(({ name }) => name)
  const done = [1, 2, 3].flatMap((index) => namesOf(index, 3))
  const wholeOnes = (names: readonly string[]) => names.filter((name) => !cut.includes(name))
  expect([wholeOnes(done).toSorted(), new Set(done)]).toEqual([
    wholeOnes(stepsOf(parts, wholeRun).map(({ name }) => name)).toSorted(),
    new Set(namesOf(1, 1)),
  ])
})

it('gets the journeys from the command that walks them', async () => {
  const { output } = await runHere('journeys/main.ts', [])
  expect(journeysListedIn(output)).toEqual(
    expect.arrayContaining(['deposit', 'withdraw', 'notices']),
  )
  expect(() => journeysListedIn('no such command')).toThrow('does not name the journeys')
})
