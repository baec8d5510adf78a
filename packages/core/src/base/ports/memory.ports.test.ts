import { describe, expect, it } from 'vitest'
import { createMemoryClock } from './memory.clock.ts'
import { createMemoryPorts } from './memory.ports.ts'

describe('all ports in memory', () => {
  it('are a visit at the home page without a network, in which time stands still', async () => {
    const { clock, http, navigation } = createMemoryPorts()
    expect([clock.now(), navigation.current()]).toEqual([0, '/'])
    await expect(http('https://api.test/')).rejects.toThrow('unreachable')
  })

  it('share nothing with those of another call', () => {
    createMemoryPorts().storages.local.write('key', 'value')
    expect(createMemoryPorts().storages.local.read('key')).toBeNull()
  })

  it('use the given clock for cookies, claims and locks', async () => {
    const clock = createMemoryClock()
    const { claims, cookies, locks } = createMemoryPorts({ address: '/deposit', clock })
    cookies.write('name', 'value', { endsAt: 10 })
    await claims.take({ name: 'payout', value: 'one', endsAt: 10 })
    void locks.run('refresh', 0, () => new Promise(() => {}))
    const second = locks.run('refresh', 10, async (isAlone) => isAlone)

    clock.fireNext(10)

    expect(clock.now()).toBe(10)
    expect(cookies.read('name')).toBeNull()
    expect(await claims.take({ name: 'payout', value: 'other', endsAt: 20 })).toBe('other')
    expect(await second).toBe(false)
  })
})
