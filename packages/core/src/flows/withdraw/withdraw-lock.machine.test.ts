import { describe, expect, it } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import { silentTracker } from '../../../testing/silent-tracker.ts'
import { createVirtualClock, settle, testEpoch } from '../../../testing/virtual-clock.ts'
import { createWatchClock } from '../../base/clock/ticks.ts'
import { satang } from '../../base/money/satang.ts'
import { day, minute, second } from '../../base/time/durations.ts'
import { type WithdrawLockEvent, withdrawLockMachine } from './withdraw-lock.machine.ts'

const lock = { from: testEpoch, until: testEpoch + 10 * minute, amount: satang(50_000) }
const inTime = lock.until - 1
const over = lock.until

/** A machine that was sent a stored lock. */
async function startLocked() {
  const clock = createVirtualClock()
  const actor = createActor(
    withdrawLockMachine.provide({
      actors: {
        watchLock: fromCallback<EventObject>(({ sendBack }) => {
          sendBack({ type: 'lock.kept', lock, now: testEpoch })
        }),
        watchClock: createWatchClock(clock),
        withdrawTracker: silentTracker,
      },
    }),
    { clock, input: { now: testEpoch } },
  )
  actor.start()
  await settle()
  const state = () => {
    const snapshot = actor.getSnapshot()
    const { lock: kept, now } = snapshot.context
    return [snapshot.matches('locked') ? 'locked' : 'unlocked', kept, now - testEpoch]
  }
  return { actor, clock, state }
}

describe('the lock after a withdrawal', () => {
  it('counts down every second, and opens when its time is over [WD-20, WD-21]', async () => {
    const { clock, state } = await startLocked()
    await clock.advance(10 * minute - second)
    expect(state()).toEqual(['locked', lock, 10 * minute - second])
    await clock.advance(second)
    expect(state().slice(0, 2)).toEqual(['unlocked', null])
  })

  it.each<WithdrawLockEvent['type']>(['page.resumed', 'clock.adjusted', 'clock.ticked'])(
    'checks the time on %s',
    async (type) => {
      const { actor, state } = await startLocked()
      const sendTime = (now: number) => {
        if (type !== 'lock.kept') actor.send({ type, now })
      }
      sendTime(inTime)
      expect(state()).toEqual(['locked', lock, inTime - testEpoch])
      sendTime(over)
      expect(state().slice(0, 2)).toEqual(['unlocked', null])
    },
  )

  it('opens a day after it began at the latest, whenever it is stored again [WD-14, WD-21]', async () => {
    const { actor, clock, state } = await startLocked()
    const long = { ...lock, until: testEpoch + 30 * day }
    actor.send({ type: 'lock.kept', lock: long, now: testEpoch })
    await clock.advance(day - second)
    const before = state()
    await clock.advance(second)
    expect([before, state().slice(0, 2)]).toEqual([
      ['locked', long, day - second],
      ['unlocked', null],
    ])
  })

  it('opens when no lock in the future is stored any more', async () => {
    const { actor, state } = await startLocked()
    actor.send({ type: 'lock.kept', lock: null, now: inTime })
    expect(state().slice(0, 2)).toEqual(['unlocked', null])
    actor.send({ type: 'lock.kept', lock, now: over })
    expect(state().slice(0, 2)).toEqual(['unlocked', null])
  })
})
