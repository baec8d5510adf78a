import { expect, it } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import { silentTracker } from '../../../testing/silent-tracker.ts'
import type { WatchClockInput } from '../../base/clock/ticks.ts'
import { satang } from '../../base/money/satang.ts'
import { day, hour, minute, second } from '../../base/time/durations.ts'
import { withdrawLockMachine } from './withdraw-lock.machine.ts'
import { withdrawLockView } from './withdraw-lock.view.ts'

/** 20 November 2026, 14:00 in Bangkok. */
const now = Date.UTC(2026, 10, 20, 7)

/** What is shown of a wait when so much of it is left. */
function shown(wait: number, left = wait) {
  const actor = createActor(
    withdrawLockMachine.provide({
      actors: {
        watchLock: fromCallback<EventObject>(() => {}),
        watchClock: fromCallback<EventObject, WatchClockInput>(() => {}),
        withdrawTracker: silentTracker,
      },
    }),
    { input: { now } },
  ).start()
  const from = now - (wait - left)
  const lock = { from, until: from + wait, amount: satang(50_000) }
  actor.send({ type: 'lock.kept', lock, now })
  return withdrawLockView(actor.getSnapshot())
}

it.each([
  ['ten minutes', 'WD-20', 10 * minute, ['10:00', 'counted', true]],
  ['hours', 'WD-20', 430 * minute, ['7:10:00', 'counted', true]],
  ['the last second of today', 'WD-20', 10 * hour - second, ['9:59:59', 'counted', true]],
  ['midnight', 'WD-19', 10 * hour, ['10:00:00', 'counted', false]],
  ['a day', 'WD-19', day, ['24:00:00', 'counted', false]],
  ['more than a day', 'WD-19', day + 1, ['24:00:01', 'dated', false]],
] as const)('a wait of %s is shown in its form [%s]', (_what, _id, wait, expected) => {
  const { countdown, form, isUntilToday } = shown(wait) ?? {}
  expect([countdown, form, isUntilToday]).toEqual(expected)
})

it('a wait of hours is announced in its last hour only', () => {
  const milestones = [65 * minute, 62 * minute, 59 * minute].map(
    (left) => shown(3 * hour, left)?.milestone,
  )
  expect(milestones).toEqual([null, null, { unit: 'minutes', left: 59 }])
})
