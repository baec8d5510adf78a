import { describe, expect, it } from 'vitest'
import { declarersOfFlows, filesNamed, flowChartsIn, importersOfEntry } from './sizes.mjs'

const report = {
  'index.js': {
    name: 'index',
    styles: [],
    imports: [],
    modules: [
      'packages/core/src/app/app.machine.ts',
      'packages/core/src/flows/deposit/deposit.rules.ts',
    ],
  },
  'deposit.js': {
    name: 'deposit',
    styles: [],
    imports: [],
    modules: ['packages/core/src/flows/deposit/deposit.machine.ts'],
  },
}

describe('the files of a visit', () => {
  it('are found by their names', () => {
    expect(filesNamed(report, ['deposit', 'index'])).toEqual(['deposit.js', 'index.js'])
  })

  it('cannot be measured if one is not in the build', () => {
    expect(() => filesNamed(report, ['index', 'games'])).toThrow(
      'The build has no file games: correct "visits" in scripts/budgets.json or packages/web/build/script-groups.ts.',
    )
  })
})

it('a script that imports the entry is found, because every release would rename it', () => {
  const help = { ...report['deposit.js'], name: 'help', imports: ['index.js'] }
  expect([importersOfEntry(report), importersOfEntry({ ...report, 'help.js': help })]).toEqual([
    [],
    ['help'],
  ])
})

it('a script that declares flows is found, because it names the files that every release renames', () => {
  const declared = (name: string) => ({
    [`${name}.js`]: {
      name,
      styles: [],
      imports: [],
      modules: ['packages/core/src/flows/deposit/deposit.flow.ts'],
    },
  })
  expect([declarersOfFlows(declared('index')), declarersOfFlows(declared('base'))]).toEqual([
    [],
    ['base'],
  ])
})

describe('a flow chart', () => {
  it('is found in the entry, where only its rules may be', () => {
    expect(flowChartsIn(report, ['index.js'])).toEqual([])
    expect(flowChartsIn(report, ['index.js', 'deposit.js'])).toEqual([
      'packages/core/src/flows/deposit/deposit.machine.ts',
    ])
  })
})
