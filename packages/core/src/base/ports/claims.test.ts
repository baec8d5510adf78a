import { describe, expect, it } from 'vitest'
import { createVirtualClock } from '../../../testing/virtual-clock.ts'
import { createMemoryClaims, noClaims } from './claims.ts'

function setUp() {
  const clock = createVirtualClock()
  const claims = createMemoryClaims(clock)
  const take = (value: string, name = 'payout') =>
    claims.take({ name, value, endsAt: clock.now() + 1_000 })
  return { claims, clock, take }
}

describe('a claim', () => {
  it('is held by the first tab that takes it, and later tabs get the holder’s value', async () => {
    const { take } = setUp()
    expect(await Promise.all([take('one'), take('two'), take('two', 'refresh')])).toEqual([
      'one',
      'one',
      'two',
    ])
  })

  it('is released by its holder, and by no other tab', async () => {
    const { claims, take } = setUp()
    await take('one')
    await claims.release({ name: 'payout', value: 'two' })
    const before = await take('two')
    await claims.release({ name: 'payout', value: 'one' })
    expect([before, await take('two')]).toEqual(['one', 'two'])
  })

  it('that is never released expires', async () => {
    const { clock, take } = setUp()
    await take('one')
    clock.sleep(999)
    const before = await take('two')
    clock.sleep(1)
    expect([before, await take('two')]).toEqual(['one', 'two'])
  })

  it('cannot be made in a browser without them', async () => {
    const taken = await noClaims.take({ name: 'payout', value: 'one', endsAt: 1 })
    await noClaims.release({ name: 'payout', value: 'one' })
    expect(taken).toBeNull()
  })
})
