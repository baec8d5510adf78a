import { describe, expect, it } from 'vitest'
import { now, openOffer as open, over } from '../../../testing/deposit-offer.harness.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import type { DepositCheck } from './deposit-promotion.setup.ts'
import { creditedOffer } from './promotion.view.ts'

describe('the last check of a deposit offer', () => {
  it.each<[string, DepositCheck | null, string]>([
    ['says no', 'notYet', 'missed'],
    ['says yes', 'earned', 'won'],
    ['cannot be made', 'cannotCheck', 'unknown'],
    ['throws an error', null, 'unknown'],
  ])('ends it when it %s [OPEN-12]', async (_, check, ended) => {
    const flow = open()
    flow.questions.last().answer({ check: 'notYet', now })
    await settle()
    flow.actor.send({ type: 'clock.ticked', now: over })
    if (check) flow.questions.last().answer({ check, now: over })
    else flow.questions.last().fail()
    await settle()
    expect([flow.at(), flow.done]).toEqual([
      ended,
      ['kept', check === 'earned' ? 'earned' : 'ended'],
    ])
  })
})

describe('the end of a deposit offer', () => {
  it('disappears once it is read, when it is unknown', async () => {
    const flow = open({ canCheck: false, isMember: false })
    flow.actor.send({ type: 'clock.ticked', now: over })
    const ended = flow.at()
    flow.actor.send({ type: 'promotion.acknowledge' })
    expect([ended, flow.at(), flow.done]).toEqual(['unknown', 'absent', ['kept', 'ended']])
  })

  it('disappears once it is read, when the offer was missed [PROMO-08]', async () => {
    const flow = open()
    flow.actor.send({ type: 'clock.ticked', now: over })
    for (let asked = 0; asked < 2; asked += 1) {
      flow.questions.last().answer({ check: 'notYet', now: over })
      await settle()
    }
    const ended = flow.at()
    flow.actor.send({ type: 'promotion.acknowledge' })
    expect([ended, flow.at(), flow.done]).toEqual(['missed', 'absent', ['kept', 'ended']])
  })

  it('disappears once it is read, when the offer was won [PROMO-12]', async () => {
    const flow = open()
    flow.questions.last().answer({ check: 'earned', now })
    await settle()
    const won = flow.at()
    flow.actor.send({ type: 'promotion.acknowledge' })
    expect([won, flow.at(), flow.done]).toEqual(['won', 'absent', ['kept', 'earned']])
  })
})

describe('the credit of a deposit offer', () => {
  it('is told once the server says that it was credited, and neither before nor after it was read', async () => {
    const flow = open()
    const told = () => creditedOffer(flow.actor.getSnapshot())
    const seen = [told()]
    flow.questions.last().answer({ check: 'notYet', now })
    await settle()
    seen.push(told())
    flow.actor.send({ type: 'deposit.succeeded' })
    seen.push(told())
    flow.questions.last().answer({ check: 'earned', now })
    await settle()
    seen.push(told())
    flow.actor.send({ type: 'promotion.acknowledge' })
    expect([...seen, told()]).toEqual([
      null,
      null,
      null,
      flow.actor.getSnapshot().context.offer.credit,
      null,
    ])
  })
})
