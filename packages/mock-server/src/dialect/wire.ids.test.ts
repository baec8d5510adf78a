import { createSeededRandom } from '@croupier/core/ports'
import { describe, expect, it } from 'vitest'
import { createWireIds } from './wire.ids.ts'

describe('a request in the odd dialect', () => {
  it('has the ids of the world in place of the numbers that were written for them, at every place', () => {
    const ids = createWireIds()
    const written = String(ids.written('getHistory', 'T-10001', createSeededRandom(1)))
    expect(written).toMatch(/^\d{10}$/)
    expect(ids.meant([{ id: written, variables: { userID: written, note: written } }])).toEqual([
      { id: 'T-10001', variables: { userID: 'T-10001', note: written } },
    ])
  })

  it('is left as it is below the levels that any request has, however many there are', () => {
    const nested: unknown = JSON.parse(`${'['.repeat(40_000)}${']'.repeat(40_000)}`)
    let [levels, inner] = [0, createWireIds().meant({ username: nested })]
    if (typeof inner === 'object' && inner !== null && 'username' in inner) inner = inner.username
    for (; Array.isArray(inner); inner = inner[0]) levels += 1
    expect(levels).toBe(40_000)
  })
})
