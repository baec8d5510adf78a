import { describe, expect, it } from 'vitest'
import { createVirtualClock, settle } from '../../../testing/virtual-clock.ts'
import { createServerClock } from '../../base/clock/server-clock.ts'
import { type Attempt, withDeadline } from './deadline.ts'

/** A call with a deadline of ten seconds, which the test answers. */
function setUp(options: { isAbortable: boolean; signal?: AbortSignal }) {
  const clock = createVirtualClock()
  const answers: string[] = []
  const late: string[] = []
  const run: { answer(text: string): void; attempt: Attempt | null } = {
    answer: () => {},
    attempt: null,
  }
  void withDeadline<string>({
    ...options,
    clock: createServerClock(clock),
    deadlineMs: 10_000,
    timedOut: 'timed out',
    onLate: (answer) => late.push(answer),
    run: (attempt) => {
      run.attempt = attempt
      return new Promise((resolve) => {
        run.answer = resolve
      })
    },
  }).then((answer) => answers.push(answer))
  const state = () => ({
    answers,
    late,
    isAborted: run.attempt?.signal.aborted,
    isOver: run.attempt?.isOver(),
  })
  return { clock, run, state }
}

describe.each([
  ['that can be aborted', true],
  ['that must not be aborted', false],
])('a call %s', (_what, isAbortable) => {
  it('is over past its deadline in a tab that was frozen, before a timer says so', () => {
    const { clock, state } = setUp({ isAbortable })
    clock.sleep(9_999)
    const before = state().isOver
    clock.sleep(1)
    expect([before, state().isOver, state().answers]).toEqual([false, true, []])
  })

  it('has its answer when it comes in time, and leaves no timer', async () => {
    const { clock, run, state } = setUp({ isAbortable })
    await clock.advance(9_999)
    run.answer('in time')
    await settle()
    expect([state(), clock.pending()]).toEqual([
      { answers: ['in time'], late: [], isAborted: false, isOver: false },
      [],
    ])
  })

  it('has timed out at its deadline and not before', async () => {
    const { clock, state } = setUp({ isAbortable })
    await clock.advance(9_999)
    expect(state()).toEqual({ answers: [], late: [], isAborted: false, isOver: false })
    await clock.advance(1)
    expect(state()).toEqual({
      answers: ['timed out'],
      late: [],
      isAborted: isAbortable,
      isOver: true,
    })
  })

  it('tells a late answer to whoever still listens', async () => {
    const { clock, run, state } = setUp({ isAbortable })
    await clock.advance(60_000)
    run.answer('late')
    await settle()
    expect(state()).toEqual({
      answers: ['timed out'],
      late: ['late'],
      isAborted: isAbortable,
      isOver: true,
    })
  })

  it('is over when its asker is gone, as far as it can be aborted', () => {
    const asker = new AbortController()
    const { state } = setUp({ isAbortable, signal: asker.signal })
    asker.abort()
    expect(state()).toEqual({
      answers: [],
      late: [],
      isAborted: isAbortable,
      isOver: isAbortable,
    })
  })

  it('leaves no timer behind when its asker is gone, unless it must not be aborted', () => {
    const controller = new AbortController()
    const { clock } = setUp({ isAbortable, signal: controller.signal })
    controller.abort()
    expect(clock.pending()).toEqual(isAbortable ? [] : [10_000])
  })

  it('is over at once when its asker was gone before', () => {
    const asker = new AbortController()
    asker.abort()
    const { state } = setUp({ isAbortable, signal: asker.signal })
    expect([state().isAborted, state().isOver]).toEqual([isAbortable, isAbortable])
  })
})
