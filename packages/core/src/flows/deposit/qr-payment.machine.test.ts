import { describe, expect, test } from 'vitest'
import {
  failed,
  paid,
  payment,
  startPayment,
  untilNextPoll,
  waiting,
} from '../../../testing/qr-payment.harness.ts'
import { settle, testEpoch } from '../../../testing/virtual-clock.ts'
import { minute, second } from '../../base/time/durations.ts'
import { restAfter } from './qr-payment.rules.ts'

describe('polling a payment', () => {
  test('pauses for a whole interval after each answer, however long it took [DEP-41]', async () => {
    const { clock, newest, questions } = startPayment()
    await clock.advance(untilNextPoll)
    await clock.advance(700)
    await newest().answer(waiting)
    await clock.advance(untilNextPoll)
    expect(questions.map(({ askedAt }) => askedAt)).toEqual([
      untilNextPoll,
      2 * untilNextPoll + 700,
    ])
  })

  test('does not wait for the end of the pause when the page is visible again', async () => {
    const { askedAfterRests, clock, resume } = startPayment({ always: waiting })
    await clock.advance(1.5 * untilNextPoll)
    resume()
    await settle()
    expect(askedAfterRests()).toEqual([1, 1.5])
  })

  test('never has two polls in flight: a newer one replaces the older', async () => {
    const { actor, askedAfterRests, clock, questions } = startPayment()
    await clock.advance(1.5 * untilNextPoll)
    actor.send({ type: 'qr.cancel' })
    actor.send({ type: 'qr.confirmCancel' })
    await settle()
    expect([askedAfterRests(), questions.map(({ isAborted }) => isAborted())]).toEqual([
      [1, 1.5],
      [true, false],
    ])
  })

  test('is not disturbed if a page that was never hidden resumes', async () => {
    const { askedAfterRests, clock, newest, resume } = startPayment()
    await clock.advance(untilNextPoll)
    resume()
    await clock.advance(second)
    resume()
    await newest().answer(paid)
    expect(askedAfterRests()).toEqual([1])
  })

  test('continues at its pace after an answer that says nothing, and decides nothing', async () => {
    const { actor, askedAfterRests, clock, ending } = startPayment({
      always: { kind: 'undecided' },
    })
    actor.send({ type: 'qr.cancel' })
    actor.send({ type: 'qr.confirmCancel' })
    await clock.advance(2 * untilNextPoll)
    const asked = askedAfterRests()
    const tags = [...actor.getSnapshot().tags]
    await clock.advance(15 * minute + 10 * second)
    expect([asked, tags, ending()]).toEqual([
      [0, 1, 2],
      ['confirmingCancel', 'cancelUnchecked'],
      { kind: 'expired', word: 'none' },
    ])
  })

  test('restarts at once when the page resumes, even while a poll is in flight', async () => {
    const { actor, askedAfterRests, clock, newest, questions, resume } = startPayment()
    await clock.advance(untilNextPoll)
    actor.send({ type: 'page.hidden' })
    await clock.advance(untilNextPoll)
    resume()
    await settle()
    await questions[0]?.answer(failed)
    await newest().answer(waiting)
    expect([askedAfterRests(), actor.getSnapshot().hasTag('retrying')]).toEqual([[1, 2], false])
  })

  test('waits 2, 4, 8 and 15 s after failures, and an interval again after an answer [OPEN-63]', async () => {
    const { always, clock, questions } = startPayment({ always: failed })
    await clock.advance(untilNextPoll + 58 * second)
    always(waiting)
    await clock.advance(second + 9 * untilNextPoll)
    const since = questions.map(({ askedAt }) => askedAt - untilNextPoll)
    const answered = since.slice(6).map((at) => (at - 59 * second) / untilNextPoll)
    expect([since.slice(0, 6).map((at) => at / second), answered]).toEqual([
      [0, 2, 6, 14, 29, 44],
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    ])
  })

  test('waits at least as long as the server asked for', async () => {
    const { askedAfterRests, clock } = startPayment({
      always: { kind: 'failed', retryAfterMs: 10 * untilNextPoll },
    })
    await clock.advance(25 * untilNextPoll)
    expect(askedAfterRests()).toEqual([1, 11, 21])
  })

  test('continues after the poll itself threw an error', async () => {
    const { actor, clock, newest, questions } = startPayment()
    await clock.advance(untilNextPoll)
    await newest().reject(new Error('a bug'))
    expect(actor.getSnapshot().hasTag('retrying')).toBe(true)
    await clock.advance(restAfter(1, null))
    expect(questions.length).toBe(2)
  })

  test('shows that the connection is being retried until the next answer', async () => {
    const { actor, clock, newest } = startPayment()
    await clock.advance(untilNextPoll)
    await newest().answer(failed)
    const retrying = actor.getSnapshot().hasTag('retrying')
    await clock.advance(restAfter(1, null))
    await newest().answer(waiting)
    expect([retrying, actor.getSnapshot().hasTag('retrying')]).toEqual([true, false])
  })

  test('leaves no timer and no poll in flight after an ending', async () => {
    const { actor, clock, questions } = startPayment()
    await clock.advance(untilNextPoll)
    await questions[0]?.answer(paid)
    expect([actor.getSnapshot().status === 'done', clock.pending()]).toEqual([true, []])
  })
})

describe('the deadline', () => {
  test('is followed by a poll that is sent when it has passed by any clock [DEP-45]', async () => {
    const { askedAfterRests, clock, ending } = startPayment({ always: waiting })
    await clock.advance(15 * minute + untilNextPoll - 1)
    const before = ending()
    await clock.advance(1)
    const rests = (15 * minute) / untilNextPoll
    expect([before, askedAfterRests().slice(-3), ending()]).toEqual([
      undefined,
      [rests, rests + 1, rests + 1],
      { kind: 'expired', word: 'deadline' },
    ])
  })

  test('does not end a code that is paid in its last moments by the server’s clock', async () => {
    const { always, clock, ending } = startPayment({ always: waiting })
    await clock.advance(15 * minute + second)
    always(paid)
    await clock.advance(untilNextPoll - second)
    expect(ending()).toEqual({ kind: 'paid' })
  })

  test('is decided by a poll that was sent after it, not by one that was in flight', async () => {
    const { actor, always, askedAt, clock, ending, newest, questions } = startPayment({
      always: waiting,
    })
    await clock.advance(15 * minute - 1.5 * untilNextPoll)
    always(undefined)
    await clock.advance(1.5 * untilNextPoll)
    await questions.at(-2)?.answer(waiting)
    const askedBefore = askedAt().map((at) => at * second < 15 * minute)
    const stillAsks = [askedBefore.slice(-2), actor.getSnapshot().hasTag('lastWord'), ending()]
    await clock.advance(4 * second)
    await newest().answer(paid)
    expect([stillAsks, ending()]).toEqual([[[true, false], true, undefined], { kind: 'paid' }])
  })

  test('that passed while the page was hidden is followed by one poll only', async () => {
    const { actor, always, clock, questions, resume } = startPayment({ always: waiting })
    await clock.advance(untilNextPoll)
    always(undefined)
    actor.send({ type: 'page.hidden' })
    clock.sleep(40 * minute)
    resume()
    await settle()
    expect(questions.map(({ askedAt }) => askedAt)).toEqual([
      untilNextPoll,
      untilNextPoll + 40 * minute,
    ])
  })

  test('waits ten seconds at most for the server’s answer', async () => {
    const { always, clock, ending } = startPayment({ always: waiting })
    await clock.advance(15 * minute - second)
    always(failed)
    await clock.advance(second + 9999)
    const before = ending()
    await clock.advance(1)
    expect([before, ending()]).toEqual([undefined, { kind: 'expired', word: 'none' }])
  })

  test('is not decided while the page is hidden, but when it resumes', async () => {
    const { actor, always, clock, ending, newest, resume } = startPayment({ always: waiting })
    await clock.advance(15 * minute - second)
    always(undefined)
    await clock.advance(second)
    actor.send({ type: 'page.hidden' })
    await newest().answer(waiting)
    await clock.advance(minute)
    const hidden = ending()
    always(waiting)
    resume()
    await settle()
    expect([hidden, ending()]).toEqual([undefined, { kind: 'expired', word: 'deadline' }])
  })

  test('moves with the server’s clock, in both directions', async () => {
    const { adjust, clock, ending } = startPayment({ always: waiting })
    adjust({ now: testEpoch - 60 * minute })
    await clock.advance(0)
    const before = ending()
    adjust({ now: payment.deadline + 2 * second })
    await settle()
    expect([before, ending()]).toEqual([undefined, { kind: 'expired', word: 'deadline' }])
  })

  test('has not passed if only the device’s clock is ahead', async () => {
    const { actor, adjust, clock, newest } = startPayment()
    actor.send({ type: 'clock.ticked', now: payment.deadline })
    await settle()
    const asked = actor.getSnapshot().hasTag('lastWord')
    adjust({ now: testEpoch })
    await newest().answer(waiting)
    await clock.advance(second)
    const { status } = actor.getSnapshot()
    expect([asked, actor.getSnapshot().hasTag('lastWord'), status]).toEqual([true, false, 'active'])
  })

  test('that has passed by the adjusted clock too still waits for the last poll', async () => {
    const { actor, adjust, always, clock, ending } = startPayment({ always: waiting })
    actor.send({ type: 'clock.ticked', now: payment.deadline })
    adjust({ now: payment.deadline + minute })
    const isAsked = actor.getSnapshot().hasTag('lastWord')
    always(waiting)
    await clock.advance(untilNextPoll)
    expect([isAsked, ending()]).toEqual([true, { kind: 'expired', word: 'deadline' }])
  })

  test('counts at once if the server says so [DEP-44, ERR-35]', async () => {
    const { clock, ending, newest } = startPayment()
    await clock.advance(untilNextPoll)
    await newest().answer({ kind: 'expired' })
    expect(ending()).toEqual({ kind: 'expired', word: 'server' })
  })
})

test('has exactly one ending: later events are ignored', async () => {
  const { actor, clock, newest } = startPayment()
  await clock.advance(untilNextPoll)
  const endings: unknown[] = []
  actor.subscribe({ complete: () => endings.push(actor.getSnapshot().output) })
  await newest().answer({ kind: 'expired' })
  await newest().answer(paid)
  await clock.advance(minute)
  expect(endings).toEqual([{ kind: 'expired', word: 'server' }])
})
