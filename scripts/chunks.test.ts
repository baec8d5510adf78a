import { describe, expect, it } from 'vitest'
import { acceptedBudgets, chunkProblems, chunksOf } from './chunks.mjs'

describe('a file of the build', () => {
  it('counts with its styles, the largest first', () => {
    const report = {
      'a.js': { name: 'help', modules: [], styles: [] },
      'b.js': { name: 'login', modules: [], styles: ['b.css', 'c.css'] },
    }
    expect(chunksOf(report, () => 100)).toEqual([
      { name: 'login', bytes: 300 },
      { name: 'help', bytes: 100 },
    ])
  })
})

describe('a budget', () => {
  const home = { name: 'home', bytes: 2048 }
  const words = { name: 'words-th-help', bytes: 1024 }

  it('is kept by a file of exactly its size', () => {
    expect(chunkProblems([home], { home: 2 })).toEqual([])
  })

  it('is broken by a file that is too large, new or gone', () => {
    expect(chunkProblems([home, words], { home: 1.9, login: 3 })).toEqual([
      'home weighs 2.0 KiB, at most 1.9',
      'words-th-help is a file of its own now and has no budget',
      'login is no longer a file of its own',
    ])
  })

  it('gets a tenth of headroom when accepted, at least half a KiB, and stays if it is near that', () => {
    const heavy = { name: 'login', bytes: 10 * 1024 }
    const lighter = { name: 'deposit', bytes: 10 * 1024 }
    const budgets = { home: 2.4, login: 9, deposit: 13, gone: 1 }
    expect(acceptedBudgets([home, words, heavy, lighter], budgets)).toEqual({
      home: 2.4,
      'words-th-help': 1.5,
      login: 11,
      deposit: 11,
    })
  })
})
