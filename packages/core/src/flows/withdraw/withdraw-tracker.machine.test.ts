import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { createVirtualClock, settle, testEpoch } from '../../../testing/virtual-clock.ts'
import { satang } from '../../base/money/satang.ts'
import { minute, second } from '../../base/time/durations.ts'
import { type TraceResult, withdrawTrackerMachine } from './withdraw-tracker.machine.ts'
import type { MadeWithdrawal } from './withdraw-tracker.rules.ts'

it('follows a withdrawal every half minute until it is paid out, and keeps what it knows while the history is silent', async () => {
  const clock = createVirtualClock()
  const answers: TraceResult[] = [
    { stage: 'sent', reference: null },
    { stage: 'onItsWay', reference: 'W-7' },
    null,
    { stage: 'paidOut', reference: 'W-7' },
  ]
  let asked = 0
  const actor = createActor(
    withdrawTrackerMachine.provide({
      actors: {
        lookForTrace: fromPromise<TraceResult, MadeWithdrawal>(async () => {
          asked += 1
          return answers[asked - 1] ?? null
        }),
      },
    }),
    { clock, input: { amount: satang(50_000), at: testEpoch } },
  ).start()
  const stage = () => actor.getSnapshot().context.trace?.stage
  await settle()
  const seen = [stage()]
  for (let look = 0; look < 3; look += 1) {
    await clock.advance(30 * second)
    await settle()
    seen.push(stage())
  }
  expect(seen).toEqual(['sent', 'onItsWay', 'onItsWay', 'paidOut'])
  await clock.advance(60 * minute)
  expect(asked).toBe(4)
})
