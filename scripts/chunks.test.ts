import { describe, expect, it } from 'vitest'
import { chunksOf } from './chunks.mjs'

describe('a file of the build', () => {
  it('counts with its styles, the largest first', () => {
    const report = {
      'a.js': { name: 'help', modules: [], styles: [], imports: [] },
      'b.js': { name: 'login', modules: [], styles: ['b.css', 'c.css'], imports: [] },
    }
    expect(chunksOf(report, () => 100)).toEqual([
      { name: 'login', bytes: 300 },
      { name: 'help', bytes: 100 },
    ])
  })
})
