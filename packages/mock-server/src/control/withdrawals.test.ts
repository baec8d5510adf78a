import { describe, expect, it } from 'vitest'
import { openTestWorld } from '../../testing/test-world.ts'

describe('a withdrawal that is to be cancelled', () => {
  it.each([
    ['T-10025', { action: 'cancel' }, 404],
    ['T-10001', { action: 'cancel' }, 404],
    ['T-10002', { action: 'cancel' }, 409],
    ['T-10002', { action: 'keep' }, 400],
  ])('%s refuses %o with %i', async (id, body, status) => {
    const { raw } = openTestWorld()
    expect(await raw(`/__mock/withdrawals/${id}`, body)).toEqual([
      status,
      expect.objectContaining({ error: expect.any(String), hint: expect.any(String) }),
    ])
  })
})
