import { expect, it } from 'vitest'
import { proposedBudgets } from './proposal.ts'
import { summaryOf } from './summary.ts'
import { sent, visitOf } from './visit.fixture.ts'

it('a run proposes budgets for the visits that nobody set any for, a tenth above its times', () => {
  const deposit = visitOf({ shownMs: 2_400, blockedMs: 300, sent: [sent(), sent()] })
  const rounds = [{ floor: visitOf(), visits: { deposit, login: visitOf() } }]
  expect(proposedBudgets(summaryOf(rounds, () => 1_000))).toEqual({
    deposit: { shown: 2.7, blocked: 1.7, requests: 2, scriptKiB: 2 },
  })
})

it('a run in which a sight is missing proposes nothing', () => {
  const rounds = [{ floor: visitOf(), visits: { deposit: visitOf() } }]
  expect(() => proposedBudgets(summaryOf(rounds, () => 1))).toThrow('deposit has no shown')
})
