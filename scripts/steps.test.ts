import { expect, it } from 'vitest'
import { runSteps } from './steps.mjs'

const withoutTimes = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/ +[\d.]+ s$/, ''))

it('runs one step after the other and tells how each went', async () => {
  const said: string[] = []
  const steps = ['first', 'second'].map((name) => ({
    name,
    work: async () => said.push(name) > 0,
  }))
  const { isFine, summary } = await runSteps(steps, (text) => said.push(text.trim()))
  expect([isFine, said, withoutTimes(summary)]).toEqual([
    true,
    ['── first ──', 'first', '── second ──', 'second'],
    ['ok       first', 'ok       second', 'all'],
  ])
})

it.each([
  ['says no', async () => false],
  ['breaks', () => Promise.reject(new Error('it broke'))],
])('runs nothing after a step that %s', async (_what, work) => {
  const next = { name: 'next', work: () => Promise.reject(new Error('this must not run')) }
  const { isFine, summary } = await runSteps([{ name: 'this', work }, next], () => {})
  expect([isFine, withoutTimes(summary)]).toEqual([
    false,
    ['failed   this', 'not run  next', 'all'],
  ])
})
