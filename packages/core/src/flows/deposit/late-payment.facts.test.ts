import { describe, expect, it } from 'vitest'
import { testEpoch } from '../../../testing/virtual-clock.ts'
import { satang } from '../../base/money/satang.ts'
import { createMemoryStorage } from '../../base/ports/storage.ts'
import { minute } from '../../base/time/durations.ts'
import { hasLatePayments } from './awaited.payments.ts'
import { createLatePaymentFacts } from './late-payment.facts.ts'
import { latePaymentsAwaitedFor } from './late-payment.rules.ts'

const payAmount = satang(50_037)
const code = { id: 'pay-1', payAmount, createdAt: testEpoch }
const sameAmount = { id: 'pay-2', payAmount, createdAt: testEpoch + minute }
const givenUp = testEpoch + 15 * minute
const kept = {
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

describe('what is kept of late payments', () => {
  it('is looked for over thirty minutes since a code was given up, on any page', () => {
    const { facts, storage } = create()
    expect([facts.read(), hasLatePayments(storage, 'demo')]).toEqual([[], false])
    facts.awaitPayment(code, givenUp)
    expect([facts.read(), hasLatePayments(storage, 'demo')]).toEqual([[kept], true])
    expect(latePaymentsAwaitedFor).toBe(30 * minute)
  })

  it('is one entry for a code that is given up twice', () => {
    const { facts } = create()
    facts.awaitPayment(code, givenUp - minute)
    facts.awaitPayment(code, givenUp)
    expect(facts.read()).toEqual([kept])
  })

  it('ends with the payment that turned out to be rejected', () => {
    const { facts, storage } = create()
    facts.awaitPayment(code, givenUp)
    facts.settle(code, false)
    expect([facts.read(), hasLatePayments(storage, 'demo')]).toEqual([[], false])
  })

  it('knows how many deposits of the same amount were told meanwhile', () => {
    const { facts } = create()
    facts.awaitPayment(code, givenUp)
    facts.settle({ id: 'pay-3', payAmount: satang(50_038) }, true)
    facts.settle(sameAmount, false)
    expect(facts.read()).toEqual([kept])
    facts.settle(sameAmount, true)
    expect(facts.read()).toEqual([{ ...kept, told: 1 }])
  })

  it('is told no second time where the storage is full', () => {
    const { facts, storage } = create()
    const other = { ...code, id: 'pay-4', payAmount: satang(60_037) }
    facts.awaitPayment(code, givenUp)
    facts.awaitPayment(other, givenUp)
    const full = createLatePaymentFacts({ ...storage, write: () => false }, 'demo')
    full.settle(code, true)
    expect(full.read().map(({ id }) => id)).not.toContain(code.id)
  })

  it('stays where a full storage takes no other payment', () => {
    const { facts, storage } = create()
    facts.awaitPayment(code, givenUp)
    const full = createLatePaymentFacts({ ...storage, write: () => false }, 'demo')
    full.awaitPayment(sameAmount, givenUp)
    expect(full.read()).toEqual([kept])
  })

  it('is nothing where it cannot be read', () => {
    const { facts, storage } = create()
    facts.awaitPayment(code, givenUp)
    for (const key of storage.keys()) storage.write(key, '{"id":')
    expect(facts.read()).toEqual([])
  })
})
