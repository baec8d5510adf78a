import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { startApi } from '../../../testing/api.harness.ts'
import type { SentRequest } from '../../../testing/fake-http.ts'
import { createQuestions } from '../../../testing/questions.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { satang } from '../../base/money/satang.ts'
import { provideBalance } from './balance.actors.ts'
import { type BalanceResult, balanceMachine } from './balance.machine.ts'
import { balanceAfter, balanceView } from './balance.view.ts'

const oneThousand = { balance: satang(100_000) }
const twoThousand = { balance: satang(200_000) }
const lost = { balance: null }

function start() {
  const questions = createQuestions<BalanceResult>()
  const actor = createActor(balanceMachine.provide({ actors: { getCredit: questions.actor } }))
  actor.start()
  const view = () => balanceView(actor.getSnapshot())
  const answer = async (result: BalanceResult) => {
    questions.last().answer(result)
    await settle()
  }
  return { ...questions, actor, answer, view }
}

describe('the balance after a deposit', () => {
  it.each([
    [satang(100_050), satang(50_000), 150_050],
    [satang(0), satang(1), 1],
    [null, satang(50_000), null],
    [satang(100_050), null, null],
  ])('of %s and %s is %s', (balance, deposit, after) => {
    expect(balanceAfter(balance, deposit)).toBe(after)
  })
})

describe('the balance', () => {
  it('is unknown before the first answer, and not zero', () => {
    expect(start().view()).toEqual({ balance: null, settled: null, isUnavailable: false })
  })

  it('is what the server says, even if that is zero', async () => {
    const { answer, view } = start()
    await answer({ balance: satang(0) })
    expect(view()).toEqual({ balance: 0, settled: 0, isUnavailable: false })
  })

  it('is unavailable after the first answer was lost, until one arrives', async () => {
    const { actor, answer, view } = start()
    await answer(lost)
    expect(view()).toEqual({ balance: null, settled: null, isUnavailable: true })
    actor.send({ type: 'balance.refetch' })
    expect(view()).toEqual({ balance: null, settled: null, isUnavailable: false })
    await answer(oneThousand)
    expect(view()).toEqual({ balance: 100_000, settled: 100_000, isUnavailable: false })
  })

  it.each(['balance.refetch', 'page.resumed'] as const)(
    'stays on the screen while %s requests it again',
    async (type) => {
      const { actor, answer, view } = start()
      await answer(oneThousand)
      actor.send({ type })
      expect(view()).toEqual({ balance: 100_000, settled: null, isUnavailable: false })
      await answer(twoThousand)
      expect(view()).toEqual({ balance: 200_000, settled: 200_000, isUnavailable: false })
    },
  )

  it('is kept if a newer one cannot be loaded', async () => {
    const { actor, answer, view } = start()
    await answer(oneThousand)
    actor.send({ type: 'balance.refetch' })
    await answer(lost)
    expect([actor.getSnapshot().value, view()]).toEqual([
      'stale',
      { balance: 100_000, settled: 100_000, isUnavailable: false },
    ])
  })

  it('is never overwritten by the answer to an older request', async () => {
    const { actor, answer, asked, view } = start()
    actor.send({ type: 'balance.refetch' })
    expect(asked.map((question) => question.isDropped())).toEqual([true, false])
    await answer(twoThousand)
    asked[0]?.answer(oneThousand)
    await settle()
    expect(view().balance).toBe(200_000)
  })

  it.each([
    ['before it is known', [], 'unknown', null],
    ['when it is known', [oneThousand], 'stale', 100_000],
  ])('survives the death of its actor %s', async (_when, before, value, balance) => {
    const { actor, answer, last } = start()
    for (const result of before) {
      await answer(result)
      actor.send({ type: 'balance.refetch' })
    }
    last().fail()
    await settle()
    expect([actor.getSnapshot().value, actor.getSnapshot().context.balance]).toEqual([
      value,
      balance,
    ])
  })
})

describe('the call for the balance', () => {
  it.each<[string, (request: SentRequest) => void, number | null]>([
    ['an amount', (request) => request.answer({ code: 0, result: { balance: '20.50' } }), 2_050],
    ['a refusal', (request) => request.answer({ code: 5 }), null],
    ['nonsense', (request) => request.answer('<html>'), null],
    ['nothing', (request) => request.lose(), null],
  ])(
    'answered by %s is never one that a page waits for, not even the first [OPEN-77]',
    async (_what, onSent, balance) => {
      const { api, reports } = startApi({ onSent })
      const actor = createActor(provideBalance({ api })).start()
      await settle()
      actor.send({ type: 'balance.refetch' })
      await settle()
      expect([actor.getSnapshot().context.balance, reports.map(({ purpose }) => purpose)]).toEqual([
        balance,
        ['background', 'background'],
      ])
    },
  )
})
