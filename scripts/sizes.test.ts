import { describe, expect, it } from 'vitest'
import type { ChunkReport } from '../packages/web/build/module-report.plugin.ts'
import { firstLoad, flowChartsIn } from './sizes.mjs'

function chunk(more: Partial<ChunkReport>): ChunkReport {
  const nothing = { modules: [], imports: [], dynamicImports: [], styles: [] }
  return { isEntry: false, for: null, ...nothing, ...more }
}

const report = {
  'entry.js': chunk({ isEntry: true, imports: ['react.js', 'core.js'] }),
  'react.js': chunk({ imports: ['core.js'] }),
  'core.js': chunk({
    imports: ['react.js'],
    modules: [
      'packages/core/src/app/app.machine.ts',
      'packages/core/src/flows/deposit/deposit.rules.ts',
    ],
  }),
  'home.js': chunk({
    for: 'packages/web/src/features/home/home.page.tsx',
    imports: ['react.js', 'cards.js'],
  }),
  'cards.js': chunk({}),
  'deposit.js': chunk({ modules: ['packages/core/src/flows/deposit/deposit.machine.ts'] }),
  'th-shell.js': chunk({ modules: ['packages/web/catalogue:th/shell'] }),
  'th-home.js': chunk({ modules: ['packages/web/catalogue:th/home'] }),
  'th-deposit.js': chunk({ modules: ['packages/web/catalogue:th/deposit'] }),
  'en-shell.js': chunk({ modules: ['packages/web/catalogue:en/shell'] }),
}

describe('what a visitor’s home page loads', () => {
  it('is the entry and the home page with what they import, once, and the heavier language', () => {
    expect(firstLoad(report, (file) => (file.startsWith('th') ? 2 : 3))).toEqual({
      entry: ['entry.js', 'react.js', 'core.js'],
      home: ['home.js', 'cards.js'],
      words: ['th-shell.js', 'th-home.js'],
    })
  })

  it('cannot be weighed without a home page', () => {
    expect(() => firstLoad({ 'entry.js': report['entry.js'] }, () => 1)).toThrow(
      'The build has no entry, no chunk of packages/web/src/features/home',
    )
  })
})

describe('a flow chart', () => {
  it('is found where it should not be; its rules may be there', () => {
    expect(flowChartsIn(report, ['entry.js', 'core.js'])).toEqual([])
    expect(flowChartsIn(report, ['core.js', 'deposit.js'])).toEqual([
      'packages/core/src/flows/deposit/deposit.machine.ts',
    ])
  })
})
