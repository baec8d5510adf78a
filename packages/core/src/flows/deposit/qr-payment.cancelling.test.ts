import { describe, expect, test } from 'vitest'
import {
  failed,
  paid,
  startPayment,
  untilNextPoll,
  waiting,
} from '../../../testing/qr-payment.harness.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { second } from '../../base/time/durations.ts'

describe('cancelling', () => {
  test('asks first, and the server is polled while the question is open [DEP-47]', async () => {
    const { actor, askedAfterRests, clock } = startPayment({ always: waiting })
    actor.send({ type: 'qr.cancel' })
    await clock.advance(2 * untilNextPoll)
    actor.send({ type: 'qr.keepWaiting' })
    await clock.advance(untilNextPoll)
    expect([askedAfterRests(), actor.getSnapshot().hasTag('confirmingCancel')]).toEqual([
      [1, 2, 3],
      false,
    ])
  })

  test('polls once more before the code is given up', async () => {
    const { actor, askedAt, clock, ending } = startPayment({ always: waiting })
    await clock.advance(second)
    actor.send({ type: 'qr.cancel' })
    actor.send({ type: 'qr.confirmCancel' })
    await settle()
    expect([askedAt(), ending()]).toEqual([[1], { kind: 'cancelled' }])
  })

  test('is not decided by the answer to a poll from before the confirmation', async () => {
    const { actor, askedAfterRests, clock, ending, newest, questions } = startPayment()
    await clock.advance(untilNextPoll)
    actor.send({ type: 'qr.cancel' })
    await clock.advance(untilNextPoll / 2)
    actor.send({ type: 'qr.confirmCancel' })
    await questions[0]?.answer(waiting)
    const before = ending()
    await newest().answer(paid)
    expect([askedAfterRests(), before, ending()]).toEqual([[1, 1.5], undefined, { kind: 'paid' }])
  })

  test('asks the member again if that poll has no answer for three seconds', async () => {
    const { actor, clock, ending } = startPayment({ always: failed })
    const tags = () => [...actor.getSnapshot().tags].filter((tag) => tag !== 'retrying')
    actor.send({ type: 'qr.cancel' })
    actor.send({ type: 'qr.confirmCancel' })
    await clock.advance(3 * second - 1)
    const before = tags()
    await clock.advance(1)
    expect([before, tags(), ending()]).toEqual([
      ['cancelling'],
      ['confirmingCancel', 'cancelUnchecked'],
      undefined,
    ])
  })

  test.each([
    ['ends without the server’s answer if the member confirms again', 'qr.confirmCancel', []],
    ['is dropped if the member wants to wait', 'qr.keepWaiting', ['retrying']],
  ] as const)('that could not be checked %s', async (_, type, tags) => {
    const { actor, clock, ending } = startPayment({ always: failed })
    actor.send({ type: 'qr.cancel' })
    actor.send({ type: 'qr.confirmCancel' })
    await clock.advance(3 * second)
    actor.send({ type })
    expect([[...actor.getSnapshot().tags], ending()]).toEqual([
      tags,
      type === 'qr.confirmCancel' ? { kind: 'cancelled' } : undefined,
    ])
  })

  test.each([
    ['is given up on the next confirmation', 'qr.confirmCancel', [], { kind: 'cancelled' }],
    ['keeps waiting if the member wants to', 'qr.keepWaiting', [], undefined],
  ] as const)(
    'that is checked late becomes an ordinary question again: the code %s',
    async (_, type, tags, ended) => {
      const { actor, clock, ending, newest } = startPayment()
      actor.send({ type: 'qr.cancel' })
      actor.send({ type: 'qr.confirmCancel' })
      await clock.advance(4 * second)
      await newest().answer(waiting)
      const asked = [...actor.getSnapshot().tags]
      actor.send({ type })
      expect([asked, [...actor.getSnapshot().tags], ending()]).toEqual([
        ['confirmingCancel'],
        tags,
        ended,
      ])
    },
  )

  test('ends the payment even if the connection has just come back', async () => {
    const { actor, always, clock, ending } = startPayment({ always: failed })
    await clock.advance(untilNextPoll)
    always(waiting)
    actor.send({ type: 'qr.cancel' })
    actor.send({ type: 'qr.confirmCancel' })
    await settle()
    expect(ending()).toEqual({ kind: 'cancelled' })
  })

  test('of a paid code becomes a success, and closes the question', async () => {
    const { actor, clock, ending, newest } = startPayment()
    await clock.advance(untilNextPoll)
    actor.send({ type: 'qr.cancel' })
    await newest().answer(paid)
    expect(ending()).toEqual({ kind: 'paid' })
  })
})
