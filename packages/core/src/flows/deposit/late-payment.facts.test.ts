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
const code = { id: 'pay-1', payAmount, reference: 'CR-1', createdAt: testEpoch }
const sameAmount = { id: 'pay-2', payAmount, reference: 'CR-2', createdAt: testEpoch + minute }
const givenUp = testEpoch + 15 * minute
const stored = {
  id: 'pay-1',
  amount: payAmount,
  reference: 'CR-1',
  since: testEpoch,
  until: givenUp + latePaymentsAwaitedFor,
  told: 0,
}

const clockAt = (now: number) => ({ now: () => now, isConfirmed: () => true })

function create() {
  const storage = createMemoryStorage()
  return { storage, facts: createLatePaymentFacts(storage, 'demo') }
}

describe('a stored late payment', () => {
  it('is looked for on any page for thirty minutes after the code was given up', () => {
    const { facts, storage } = create()
    expect([facts.read(), hasLatePayments(storage, 'demo')]).toEqual([[], false])
    facts.awaitPayment(code, clockAt(givenUp))
    expect([facts.read(), hasLatePayments(storage, 'demo')]).toEqual([[stored], true])
    expect(latePaymentsAwaitedFor).toBe(30 * minute)
  })

  it('is stored once for a code that is given up twice', () => {
    const { facts } = create()
    facts.awaitPayment(code, clockAt(givenUp - minute))
    facts.awaitPayment(code, clockAt(givenUp))
    expect(facts.read()).toEqual([stored])
  })

  it('is removed when the payment turns out to be rejected', () => {
    const { facts, storage } = create()
    facts.awaitPayment(code, clockAt(givenUp))
    facts.settle(code, 'rejected', clockAt(givenUp))
    expect([facts.read(), hasLatePayments(storage, 'demo')]).toEqual([[], false])
  })

  it('counts the deposits of the same amount that the member was told of meanwhile', () => {
    const { facts } = create()
    facts.awaitPayment(code, clockAt(givenUp))
    facts.settle({ id: 'pay-3', payAmount: satang(50_038) }, 'paid', clockAt(givenUp))
    facts.settle(sameAmount, 'rejected', clockAt(givenUp))
    expect(facts.read()).toEqual([stored])
    facts.settle(sameAmount, 'paid', clockAt(givenUp))
    expect(facts.read()).toEqual([{ ...stored, told: 1 }])
  })

  it.each([
    ['a deposit', testEpoch, satang(50_037), 1],
    [
      'a deposit two minutes before the code, by a clock that differs',
      testEpoch - 2 * minute,
      payAmount,
      1,
    ],
    ['no deposit from before that', testEpoch - 2 * minute - 1, payAmount, 0],
    ['no deposit of another amount', testEpoch, satang(50_038), 0],
  ])('counts %s that was told before the code was given up', (_what, at, told, count) => {
    const { facts } = create()
    facts.settle({ id: 'pay-3', payAmount: told }, 'paid', clockAt(at))
    facts.settle(sameAmount, 'rejected', clockAt(testEpoch))
    facts.awaitPayment(code, clockAt(givenUp))
    expect(facts.read()).toEqual([{ ...stored, told: count }])
  })

  it('counts no money that the history dates before the code, however late it was found', () => {
    const { facts } = create()
    const found = { id: 'pay-3', amount: payAmount, moneyAt: testEpoch - 2 * minute - 1 }
    facts.markPaid(found, clockAt(testEpoch))
    facts.awaitPayment(code, clockAt(givenUp))
    expect(facts.read()).toEqual([stored])
  })

  it('counts what was told in between by a tab that gives the code up once more', () => {
    const { facts } = create()
    facts.awaitPayment(code, clockAt(givenUp - minute))
    facts.settle(sameAmount, 'paid', clockAt(givenUp - minute))
    facts.awaitPayment(code, clockAt(givenUp))
    expect(facts.read()).toEqual([{ ...stored, told: 1 }])
  })

  it('of an earlier version of the site has no reference', () => {
    const { facts, storage } = create()
    facts.awaitPayment(code, clockAt(givenUp))
    const { reference: _, ...earlier } = stored
    for (const key of storage.keys()) storage.write(key, JSON.stringify([earlier]))
    expect(facts.read()).toEqual([{ ...stored, reference: null }])
  })

  it('is removed even if the storage is full, so that it is not announced twice', () => {
    const { facts, storage } = create()
    const other = { ...code, id: 'pay-4', payAmount: satang(60_037) }
    facts.awaitPayment(code, clockAt(givenUp))
    facts.awaitPayment(other, clockAt(givenUp))
    const full = createLatePaymentFacts({ ...storage, write: () => false }, 'demo')
    full.settle(code, 'paid', clockAt(givenUp))
    expect(full.read().map(({ id }) => id)).not.toContain(code.id)
  })

  it('stays stored if there is no room for another', () => {
    const { facts, storage } = create()
    facts.awaitPayment(code, clockAt(givenUp))
    const full = createLatePaymentFacts({ ...storage, write: () => false }, 'demo')
    full.awaitPayment(sameAmount, clockAt(givenUp))
    expect(full.read()).toEqual([stored])
  })

  it('counts a deposit once that two tabs have told', () => {
    const { facts } = create()
    facts.awaitPayment(code, clockAt(givenUp))
    for (const _tab of ['one', 'other']) facts.settle(sameAmount, 'paid', clockAt(givenUp))
    expect(facts.read()).toEqual([{ ...stored, told: 1 }])
  })

  it('is ignored if it is malformed', () => {
    const { facts, storage } = create()
    facts.awaitPayment(code, clockAt(givenUp))
    for (const key of storage.keys()) storage.write(key, '{"id":')
    expect(facts.read()).toEqual([])
  })
})

describe('a verdict', () => {
  const later = clockAt(testEpoch + minute)

  it('is kept for a day beside those on other payments', () => {
    const { facts } = create()
    facts.settle(code, 'paid', clockAt(testEpoch))
    facts.settle(sameAmount, 'rejected', later)
    const dayAfter = clockAt(testEpoch + day + minute)
    const unsure = { ...dayAfter, isConfirmed: () => false }
    expect([
      facts.verdictOn(code.id, later),
      facts.verdictOn(code.id, dayAfter),
      facts.verdictOn(code.id, unsure),
      facts.verdictOn(sameAmount.id, dayAfter),
    ]).toEqual([
      { verdict: 'paid', at: testEpoch },
      null,
      { verdict: 'paid', at: testEpoch },
      { verdict: 'rejected', at: testEpoch + minute },
    ])
  })

  it('becomes paid when money comes after all, and stays so', () => {
    const { facts } = create()
    facts.settle(code, 'rejected', clockAt(testEpoch))
    facts.markPaid({ id: code.id, amount: payAmount, moneyAt: testEpoch }, later)
    facts.settle(code, 'rejected', clockAt(testEpoch + day))
    expect(facts.verdictOn(code.id, later)).toEqual({ verdict: 'paid', at: testEpoch + minute })
  })

  it('takes the room of older ones where there is no more', () => {
    const { facts, storage } = create()
    facts.settle(code, 'paid', clockAt(testEpoch))
    const room = storage.keys().map((key) => (storage.read(key) ?? '').length)
    const small = createLatePaymentFacts(
      {
        ...storage,
        write: (key, text) => text.length <= (room[0] ?? 0) && storage.write(key, text),
      },
      'demo',
    )
    small.settle(sameAmount, 'paid', later)
    expect([small.verdictOn(code.id, later), small.verdictOn(sameAmount.id, later)]).toEqual([
      null,
      { verdict: 'paid', at: testEpoch + minute },
    ])
  })

  it('is unknown where storage holds something else', () => {
    const { facts, storage } = create()
    facts.settle(code, 'paid', clockAt(testEpoch))
    for (const key of storage.keys()) storage.write(key, '{"id":')
    expect(facts.verdictOn(code.id, later)).toBeNull()
  })

  it('goes when the member signs out', () => {
    const { facts, storage } = create()
    facts.settle(code, 'paid', clockAt(testEpoch))
    forgetMemberFacts({ local: storage, session: createMemoryStorage() }, 'demo')
    expect(facts.verdictOn(code.id, later)).toBeNull()
  })
})
