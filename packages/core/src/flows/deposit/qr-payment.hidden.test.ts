import { describe, expect, test } from 'vitest'
import { paid, startPayment, untilNextPoll, waiting } from '../../../testing/qr-payment.harness.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { minute } from '../../base/time/durations.ts'

describe('a hidden page', () => {
  test('does not poll, does not count down and lets nothing expire', async () => {
    const { actor, askedAfterRests, clock } = startPayment({ always: waiting })
    await clock.advance(2 * untilNextPoll)
    actor.send({ type: 'page.hidden' })
    await clock.advance(60 * minute)
    expect([askedAfterRests(), actor.getSnapshot().status, clock.pending()]).toEqual([
      [1, 2],
      'active',
      [],
    ])
  })

  test('polls at once when it is visible again', async () => {
    const { actor, askedAt, clock, resume } = startPayment({ always: waiting })
    actor.send({ type: 'page.hidden' })
    await clock.advance(5 * minute)
    resume()
    await settle()
    expect(askedAt()).toEqual([300])
  })

  test('counts the answer to the poll that was in flight when it was hidden', async () => {
    const { actor, clock, ending, newest } = startPayment()
    await clock.advance(untilNextPoll)
    actor.send({ type: 'page.hidden' })
    await newest().answer(paid)
    expect(ending()).toEqual({ kind: 'paid' })
  })

  test('leaves a deadline that passed meanwhile to the server: paid', async () => {
    const { actor, always, clock, ending, resume } = startPayment({ always: waiting })
    actor.send({ type: 'page.hidden' })
    clock.sleep(40 * minute)
    always(paid)
    resume()
    await settle()
    expect(ending()).toEqual({ kind: 'paid' })
  })

  test('leaves a deadline that passed meanwhile to the server: expired', async () => {
    const { actor, clock, ending, resume } = startPayment({ always: waiting })
    actor.send({ type: 'page.hidden' })
    clock.sleep(40 * minute)
    resume()
    await settle()
    expect(ending()).toEqual({ kind: 'expired', word: 'deadline' })
  })

  test('starts polling when it is first visible', async () => {
    const { askedAt, clock, resume } = startPayment({ isVisible: false, always: waiting })
    await clock.advance(minute)
    resume()
    await settle()
    expect(askedAt()).toEqual([60])
  })
})
