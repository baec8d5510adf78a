import { createVirtualClock } from '@croupier/core/testing'
import { second } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { createWorldClock } from './world.clock.ts'

function open() {
  const host = createVirtualClock()
  const clock = createWorldClock(host)
  const start = host.now()
  /** What the clock shows, in milliseconds after the start. */
  const shown = () => [clock.now() - start, clock.offset(), clock.isFrozen()]
  return { clock, host, shown, start }
}

describe('the clock of a world', () => {
  it('runs with the clock of the server, at the offset it was moved by', async () => {
    const { clock, host, shown, start } = open()
    await host.advance(second)
    expect(shown()).toEqual([1_000, 0, false])
    clock.advance(500)
    expect(shown()).toEqual([1_500, 500, false])
    clock.set(start)
    await host.advance(second)
    expect(shown()).toEqual([1_000, -1_000, false])
  })

  it('is moved by what was asked for, however the server’s clock goes on meanwhile', () => {
    let reads = 0
    const host = createVirtualClock()
    const clock = createWorldClock({ ...host, now: () => host.now() + reads++ })
    clock.advance(5_000)
    clock.advance(1_000)
    expect(clock.offset()).toBe(6_000)
  })

  it('stands while it is frozen, and falls behind the server by the time that passes there', async () => {
    const { clock, host, shown } = open()
    clock.advance(5_000)
    clock.freeze()
    await host.advance(second)
    clock.freeze()
    expect(shown()).toEqual([5_000, 4_000, true])
  })

  it('is moved and set while it is frozen', async () => {
    const { clock, host, shown, start } = open()
    clock.freeze()
    clock.advance(5_000)
    await host.advance(second)
    expect(shown()).toEqual([5_000, 4_000, true])
    clock.advance(-7_000)
    expect(shown()).toEqual([-2_000, -3_000, true])
    clock.set(start + 9_000)
    await host.advance(second)
    expect(shown()).toEqual([9_000, 7_000, true])
  })

  it('goes on from where it stands once it is thawed', async () => {
    const { clock, host, shown } = open()
    clock.freeze()
    await host.advance(second)
    clock.advance(10_000)
    clock.thaw()
    expect(shown()).toEqual([10_000, 9_000, false])
    await host.advance(second)
    clock.thaw()
    expect(shown()).toEqual([11_000, 9_000, false])
  })

  it('is back at the time of the server, and runs, after a reset', async () => {
    const { clock, host, shown } = open()
    clock.freeze()
    clock.advance(-10_000)
    clock.reset()
    await host.advance(second)
    expect(shown()).toEqual([1_000, 0, false])
  })
})
