import { describe, expect, test } from 'vitest'
import { paid, startPayment, untilNextPoll, waiting } from '../../../testing/qr-payment.harness.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { minute } from '../../base/time/durations.ts'

describe('a page that nobody sees', () => {
  test('asks nothing, draws nothing and lets nothing expire', async () => {
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

  test('asks at once when it is seen again', async () => {
    const { actor, askedAt, clock, resume } = startPayment({ always: waiting })
    actor.send({ type: 'page.hidden' })
    await clock.advance(5 * minute)
    resume()
    await settle()
    expect(askedAt()).toEqual([300])
  })

  test('keeps the answer to the question that was open when it was hidden', async () => {
    const { actor, clock, ending, newest } = startPayment()
    await clock.advance(untilNextPoll)
    actor.send({ type: 'page.hidden' })
    await newest().answer(paid)
    expect(ending()).toEqual({ kind: 'paid' })
  })

  test('decides a deadline that passed in its sleep by the server’s word: paid', async () => {
    const { actor, always, clock, ending, resume } = startPayment({ always: waiting })
    actor.send({ type: 'page.hidden' })
    clock.sleep(40 * minute)
    always(paid)
    resume()
    await settle()
    expect(ending()).toEqual({ kind: 'paid' })
  })

  test('decides a deadline that passed in its sleep by the server’s word: over', async () => {
    const { actor, clock, ending, resume } = startPayment({ always: waiting })
    actor.send({ type: 'page.hidden' })
    clock.sleep(40 * minute)
    resume()
    await settle()
    expect(ending()).toEqual({ kind: 'expired', word: 'deadline' })
  })

  test('that opens unseen starts when it is seen', async () => {
    const { askedAt, clock, resume } = startPayment({ isVisible: false, always: waiting })
    await clock.advance(minute)
    resume()
    await settle()
    expect(askedAt()).toEqual([60])
  })
})
