import { expect, it } from 'vitest'
import { withoutDescriptions } from './chart-prose.plugin.ts'

it('removes the descriptions of a chart and nothing else', () => {
  const chart = `createMachine({
  id: 'a',
  description: 'Says, in words, what it is.',
  states: {
    one: { description: 'With a \\'quote\\'.', on: { go: 'two' } },
    two: {
      description:
        'On a line of its own.',
      tags: 'description',
    },
    three: { description: 'Alone.' },
  },
})`
  expect(withoutDescriptions(chart)).toBe(`createMachine({
  id: 'a',
  states: {
    one: { on: { go: 'two' } },
    two: {
      tags: 'description',
    },
    three: { },
  },
})`)
})

it('removes the source of a row of the contract', () => {
  const row = `endpoint({
  isExempt: false,
  source: 'API-21',
})
endpoint({
  source:
    'API-22, AUTH-24: the values are ours',
})`
  expect(withoutDescriptions(row)).toBe(`endpoint({
  isExempt: false,
})
endpoint({
})`)
})
