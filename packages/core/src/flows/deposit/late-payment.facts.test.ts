import { describe, expect, it } from 'vitest'
import { testEpoch } from '../../../testing/virtual-clock.ts'
import { satang } from '../../base/money/satang.ts'
import { createMemoryStorage } from '../../base/ports/storage.ts'
import { day, minute } from '../../base/time/durations.ts'
import { forgetMemberFacts } from '../../kernel/storage/member.facts.ts'
import { hasLatePayments } from './awaited.payments.ts'
import { createLatePaymentFacts } from './late-payment.facts.ts'
import { latePaymentsAwaitedFor } from './late-payment.rules.ts'

const payAmount = satang(50_037)
const code = { id: 'pay-1', payAmount, createdAt: testEpoch }
const sameAmount = { id: 'pay-2', payAmount, createdAt: testEpoch + minute }
const givenUp = testEpoch + 15 * minute
const stored = {
  id: 'pay-1',
  amount: payAmount,
  since: testEpoch,
  until: givenUp + latePaymentsAwaitedFor,
  told: 0,
}

function create() {
  const storage = createMemoryStorage()
  return { storage, facts: createLatePaymentFacts(storage, 'demo') }
}

describe('a stored late payment', () => {
  it('is looked for on any page for thirty minutes after the code was given up', () => {
    const { facts, storage } = create()
    expect([facts.read(), hasLatePayments(storage, 'demo')]).toEqual([[], false])
    facts.awaitPayment(code, givenUp)
    expect([facts.read(), hasLatePayments(storage, 'demo')]).toEqual([[stored], true])
    expect(latePaymentsAwaitedFor).toBe(30 * minute)
  })

  it('is stored once for a code that is given up twice', () => {
    const { facts } = create()
    facts.awaitPayment(code, givenUp - minute)
    facts.awaitPayment(code, givenUp)
    expect(facts.read()).toEqual([stored])
  })

  it('is removed when the payment turns out to be rejected', () => {
    const { facts, storage } = create()
    facts.awaitPayment(code, givenUp)
    facts.settle(code, 'rejected', givenUp)
    expect([facts.read(), hasLatePayments(storage, 'demo')]).toEqual([[], false])
  })

  it('counts the deposits of the same amount that the member was told of meanwhile', () => {
    const { facts } = create()
    facts.awaitPayment(code, givenUp)
    facts.settle({ id: 'pay-3', payAmount: satang(50_038) }, 'paid', givenUp)
    facts.settle(sameAmount, 'rejected', givenUp)
    expect(facts.read()).toEqual([stored])
    facts.settle(sameAmount, 'paid', givenUp)
    expect(facts.read()).toEqual([{ ...stored, told: 1 }])
  })

  it('is removed even if the storage is full, so that it is not announced twice', () => {
    const { facts, storage } = create()
    const other = { ...code, id: 'pay-4', payAmount: satang(60_037) }
    facts.awaitPayment(code, givenUp)
    facts.awaitPayment(other, givenUp)
    const full = createLatePaymentFacts({ ...storage, write: () => false }, 'demo')
    full.settle(code, 'paid', givenUp)
    expect(full.read().map(({ id }) => id)).not.toContain(code.id)
  })

  it('stays stored if there is no room for another', () => {
    const { facts, storage } = create()
    facts.awaitPayment(code, givenUp)
    const full = createLatePaymentFacts({ ...storage, write: () => false }, 'demo')
    full.awaitPayment(sameAmount, givenUp)
    expect(full.read()).toEqual([stored])
  })

  it('is not awaited once any tab has learnt its verdict', () => {
    const { facts } = create()
    facts.settle(code, 'paid', testEpoch)
    facts.settle(sameAmount, 'rejected', testEpoch)
    for (const payment of [code, sameAmount]) facts.awaitPayment(payment, givenUp)
    expect([facts.read(), facts.verdictOn(code.id), facts.verdictOn(sameAmount.id)]).toEqual([
      [],
      'paid',
      'rejected',
    ])
  })

  it('is ignored if it is malformed', () => {
    const { facts, storage } = create()
    facts.awaitPayment(code, givenUp)
    for (const key of storage.keys()) storage.write(key, '{"id":')
    expect(facts.read()).toEqual([])
  })
})

describe('a verdict', () => {
  it('is kept for a day beside those on other payments, and the newest counts', () => {
    const { facts } = create()
    facts.settle(code, 'rejected', testEpoch)
    facts.markPaid(code.id, testEpoch + minute)
    facts.settle(sameAmount, 'rejected', testEpoch + day)
    const kept = [facts.verdictOn(code.id), facts.verdictOn(sameAmount.id)]
    facts.settle({ id: 'pay-3', payAmount }, 'paid', testEpoch + minute + day)
    expect([kept, facts.verdictOn(code.id), facts.verdictOn(sameAmount.id)]).toEqual([
      ['paid', 'rejected'],
      null,
      'rejected',
    ])
  })

  it('is unknown where storage holds something else', () => {
    const { facts, storage } = create()
    facts.settle(code, 'paid', testEpoch)
    for (const key of storage.keys()) storage.write(key, '{"id":')
    expect(facts.verdictOn(code.id)).toBeNull()
  })

  it('goes when the member signs out', () => {
    const { facts, storage } = create()
    facts.settle(code, 'paid', testEpoch)
    forgetMemberFacts({ local: storage, session: createMemoryStorage() }, 'demo')
    expect(facts.verdictOn(code.id)).toBeNull()
  })
})
