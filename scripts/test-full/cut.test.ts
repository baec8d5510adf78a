import { expect, it } from 'vitest'
import type { Work } from '../steps/step.ts'
import { type CutStep, kept, type Part, seeded, stepsOf } from './cut.ts'
import { wholeRun } from './shard.ts'

const fine: Work = async () => true
const cut: CutStep = { name: 'cut', workOf: () => fine }
const parts: readonly Part[] = [
  { name: 'a', work: fine },
  cut,
  { name: 'b', work: fine },
  { name: 'c', work: fine, isAlone: true },
]
const namesOf = (index: number, count: number) =>
  stepsOf(parts, { index, count }).map(({ name }) => name)

it('a whole run runs every part in its order', () => {
  expect(stepsOf(parts, wholeRun)).toEqual([
    { name: 'a', work: fine },
    { name: 'cut', work: fine },
    { name: 'b', work: fine },
    { name: 'c', work: fine, isAlone: true },
  ])
})

it('a shard runs its share of the whole parts, and its piece of each split part', () => {
  expect([namesOf(1, 2), namesOf(2, 2)]).toEqual([
    ['a', 'cut', 'c'],
    ['cut', 'b'],
  ])
})

it('some shards have no work if there are fewer seeds than shards', () => {
  const walks = seeded('Walks', { first: 7, count: 2 }, 'storms/main.ts')
  const shards = [1, 2, 3].map((index) => walks.workOf({ index, count: 3 }) !== null)
  expect([walks.name, shards]).toEqual(['Walks, seeds 7 to 8', [true, true, false]])
})

it('what has passed is kept for the same files, browsers and shard', () => {
  const [first] = kept(
    parts.filter((part) => 'work' in part),
    { index: 2, count: 3 },
    'Chromium 156',
  )
  expect(first).toEqual({
    name: 'a',
    work: fine,
    proof: { sources: [{ place: '.' }], versions: { browsers: 'Chromium 156', shard: '2/3' } },
  })
})
