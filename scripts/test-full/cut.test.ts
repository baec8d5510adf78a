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

const day = '2026-11-29'
const ofPart = { name: 'a', work: fine }
const inBrowser = { name: 'b', work: fine, usesBrowser: true }
const shard = { index: 2, count: 3 }
const sources = [{ place: '.', except: /\.log$/ }]

it('what has passed is kept for the same files and shard, and with a browser for the same one and day', () => {
  expect(kept([ofPart, inBrowser], { shard, browsers: 'Chromium 156', day })).toEqual([
    { name: 'a', work: fine, proof: { sources, versions: { shard: '2/3' } } },
    {
      name: 'b',
      work: fine,
      proof: { sources, versions: { shard: '2/3', browsers: 'Chromium 156', day } },
    },
  ])
})

it('what a browser has shown is not kept if nobody knows which browser', () => {
  const [, second] = kept([ofPart, inBrowser], { shard, browsers: null, day })
  expect(second).toEqual({ name: 'b', work: fine })
})
