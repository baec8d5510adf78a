import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createQuestions } from '../../../testing/questions.ts'
import { createVirtualClock, settle, testEpoch } from '../../../testing/virtual-clock.ts'
import { bahtToSatang } from '../../base/money/satang.ts'
import { minute } from '../../base/time/durations.ts'
import {
  type BalanceLook,
  creditWatchMachine,
  hasArrived,
  lookEvery,
} from './credit-watch.machine.ts'

const before = bahtToSatang(1_000)
const after = bahtToSatang(1_500)

async function start(options: { isVisible?: boolean; balanceBefore?: typeof before | null } = {}) {
  const clock = createVirtualClock()
  const questions = createQuestions<BalanceLook>()
  const actor = createActor(
    creditWatchMachine.provide({ actors: { lookAtBalance: questions.actor } }),
    {
      clock,
      input: {
        amount: bahtToSatang(500),
        balanceBefore: before,
        deadline: testEpoch + 5 * minute,
        isVisible: true,
        ...options,
      },
    },
  )
  actor.start()
  await settle()
  return {
    actor,
    clock,
    looks: () => questions.asked.length,
    answer: async (balance: typeof before | null) => {
      questions.last().answer({ balance, now: clock.now() })
      await settle()
    },
  }
}

describe('the watch for a credit', () => {
  it('polls at once, and half a minute after each answer [OPEN-64]', async () => {
    const { answer, clock, looks } = await start()
    const counted = [looks()]
    await answer(before)
    for (const wait of [lookEvery - 1, 1]) {
      await clock.advance(wait)
      counted.push(looks())
    }
    expect(counted).toEqual([1, 1, 2])
  })

  it('polls only once the page is visible', async () => {
    const { actor, clock, looks } = await start({ isVisible: false })
    await clock.advance(2 * lookEvery)
    expect(looks()).toBe(0)
    actor.send({ type: 'page.resumed' })
    expect(looks()).toBe(1)
  })

  it('cancels a poll when the page is hidden', async () => {
    const { actor, answer, looks } = await start()
    actor.send({ type: 'page.hidden' })
    await answer(after)
    expect([actor.getSnapshot().value, looks()]).toEqual(['hidden', 1])
  })

  it('polls at once when a page resumes that was never hidden', async () => {
    const { actor, answer, looks } = await start()
    await answer(before)
    actor.send({ type: 'page.resumed' })
    expect(looks()).toBe(2)
  })

  it('counts the rise from the first known balance', async () => {
    const { actor, answer, clock } = await start({ balanceBefore: null })
    await answer(after)
    expect(actor.getSnapshot().value).toBe('resting')
    await clock.advance(lookEvery)
    await answer(bahtToSatang(2_000))
    expect(actor.getSnapshot().output).toEqual({
      balanceAfter: bahtToSatang(2_000),
      lookedAt: testEpoch + lookEvery,
    })
  })
})

describe('a credit has arrived', () => {
  const deadline = testEpoch + 5 * minute
  const awaited = { amount: bahtToSatang(500), balanceBefore: before, deadline }

  it.each([
    ['before the deadline the amount', 1_500, deadline - 1, true],
    ['before the deadline more, beside other money', 1_800, deadline - 1, true],
    ['before the deadline less', 1_499.99, deadline - 1, false],
    ['at the deadline the amount', 1_500, deadline, true],
    ['at the deadline more, which may be winnings', 1_800, deadline, false],
    ['later less', 1_499.99, deadline + minute, false],
  ])('or not, if the balance has risen by this: %s', (_, balance, now, isThere) => {
    expect(hasArrived(awaited, { balance: bahtToSatang(balance), now })).toBe(isThere)
  })

  it.each([
    ['the balance', awaited, null],
    ['the balance before', { ...awaited, balanceBefore: null }, after],
  ])('only if %s is known', (_, of, balance) => {
    expect(hasArrived(of, { balance, now: testEpoch })).toBe(false)
  })
})
