import { describe, expect, it } from 'vitest'
import type { ChunkReport } from '../packages/web/build/module-report.plugin.ts'
import { acceptedBudgets, chunkProblems, chunksOf } from './chunks.mjs'

function chunk(more: Partial<ChunkReport>): ChunkReport {
  const nothing = { modules: [], imports: [], dynamicImports: [], styles: [] }
  return { isEntry: false, for: null, ...nothing, ...more }
}

const home = 'packages/web/src/features/home/home.page.tsx'
const panel = 'packages/web/src/features/deposit/transfer-panel.tsx'
const flow = 'packages/core/src/flows/deposit/deposit.actors.ts'
const rules = 'packages/core/src/flows/deposit/deposit.rules.ts'

const report = {
  'entry.js': chunk({
    isEntry: true,
    imports: ['react.js'],
    dynamicImports: ['words.js', 'flow.js', 'panel.js', 'home.js'],
    styles: ['entry.css'],
  }),
  'react.js': chunk({}),
  'home.js': chunk({ for: home, imports: ['entry.js', 'cards.js'], styles: ['entry.css'] }),
  'panel.js': chunk({ for: panel, imports: ['cards.js'], styles: ['panel.css'] }),
  'cards.js': chunk({ imports: ['react.js'], styles: ['cards.css'] }),
  'flow.js': chunk({ modules: [rules, flow], imports: ['react.js'] }),
  'words.js': chunk({ for: 'packages/web/catalogue:th/home' }),
}

describe('what is loaded later', () => {
  it('is weighed with what it brings along beyond the entry', () => {
    expect(chunksOf(report, () => 100)).toEqual([
      { kind: 'entry', name: 'entry', bytes: 300 },
      { kind: 'page', name: home, bytes: 300 },
      { kind: 'part', name: panel, bytes: 400 },
      { kind: 'flow', name: flow, bytes: 100 },
      { kind: 'words', name: 'th/home', bytes: 100 },
    ])
  })
})

describe('a budget', () => {
  const page = { kind: 'page', name: 'home', bytes: 2048 } as const
  const words = { kind: 'words', name: 'th/home', bytes: 1024 } as const

  it('is kept up to its last byte', () => {
    expect(chunkProblems([page], { home: 2 })).toEqual([])
  })

  it('is broken by a chunk that is too heavy, new or gone', () => {
    expect(chunkProblems([page, words], { home: 1.9, login: 3 })).toEqual([
      'home weighs 2.0 KiB, at most 1.9',
      'th/home is loaded by itself now and has no budget',
      'login is no longer loaded by itself',
    ])
  })

  it('that is accepted has a tenth of headroom, at least half a KiB; one with about that stays', () => {
    const heavy = { kind: 'page', name: 'login', bytes: 10 * 1024 } as const
    const lighter = { kind: 'page', name: 'deposit', bytes: 10 * 1024 } as const
    const budgets = { home: 2.4, login: 9, deposit: 13, gone: 1 }
    expect(acceptedBudgets([page, words, heavy, lighter], budgets)).toEqual({
      home: 2.4,
      'th/home': 1.5,
      login: 11,
      deposit: 11,
    })
  })
})
