import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { createVirtualClock, testEpoch, type VirtualClock } from '../../../testing/virtual-clock.ts'
import { second } from '../time/durations.ts'
import { type ClockTicked, createWatchClock } from './ticks.ts'

/** Watches the clock until the deadline and keeps the ticks, in milliseconds since the start. */
function watch(clock: VirtualClock, deadline: number) {
  const ticks: number[] = []
  const machine = setup({
    types: { events: {} as ClockTicked },
    actors: { watchClock: createWatchClock(clock) },
    actions: { keep: (_, { now }: ClockTicked) => void ticks.push(now - testEpoch) },
  }).createMachine({
    invoke: { src: 'watchClock', input: { deadline } },
    on: { 'clock.ticked': { actions: { type: 'keep', params: ({ event }) => event } } },
  })
  const actor = createActor(machine).start()
  return { ticks, stop: () => actor.stop() }
}

describe('a watched clock', () => {
  it('ticks at once and then on whole seconds before the deadline, the last one on it', async () => {
    const clock = createVirtualClock()
    const { ticks } = watch(clock, testEpoch + 3_400)
    await clock.advance(3_400)
    expect(ticks).toEqual([0, 400, 1_400, 2_400, 3_400])
  })

  it('ticks every second when the deadline is whole seconds away', async () => {
    const clock = createVirtualClock()
    const { ticks } = watch(clock, testEpoch + 2 * second)
    await clock.advance(4 * second)
    expect(ticks).toEqual([0, 1_000, 2_000, 3_000, 4_000])
  })

  it('finds the seconds again after a sleep', async () => {
    const clock = createVirtualClock()
    const { ticks } = watch(clock, testEpoch + 10 * second)
    clock.sleep(4_300)
    await clock.advance(1_700)
    expect(ticks).toEqual([0, 4_300, 5_000, 6_000])
  })

  it('leaves no timer behind when it stops', async () => {
    const clock = createVirtualClock()
    const { stop } = watch(clock, testEpoch + second)
    stop()
    expect(clock.pending()).toEqual([])
  })
})
