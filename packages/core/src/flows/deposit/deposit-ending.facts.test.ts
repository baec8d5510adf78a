import { describe, expect, it } from 'vitest'
import { paidInFull, paidInPart, waitingPayment } from '../../../testing/deposit.harness.ts'
import { testEpoch } from '../../../testing/virtual-clock.ts'
import { createMemoryLog } from '../../base/ports/log.ts'
import { createMemoryStorage, noStorage } from '../../base/ports/storage.ts'
import { day } from '../../base/time/durations.ts'
import { forgetMemberFacts } from '../../kernel/storage/member.facts.ts'
import { createEndingFacts } from './deposit-ending.facts.ts'

const key = 'member.demo/deposit.ending'

/** A clock that two answers confirm, or one that may be wrong. */
function at(now: number, isConfirmed = true) {
  return { now: () => now, isConfirmed: () => isConfirmed }
}

function setUp() {
  const local = createMemoryStorage()
  const log = createMemoryLog()
  return { facts: createEndingFacts(local, 'demo', log), local, log }
}

describe('the stored ending of a payment', () => {
  it.each([
    paidInPart,
    { ...paidInPart, rejection: null },
    { ...paidInPart, rejection: { message: null, received: null } },
    { ...paidInPart, ending: 'expired', rejection: null },
    { ...paidInPart, ending: 'unconfirmed', rejection: null },
    { ...paidInPart, ending: 'cancelled', rejection: null },
    { ...paidInPart, payment: { ...paidInPart.payment, reference: null } },
    paidInFull,
    { ...paidInFull, paymentChannel: null },
  ] as const)('is read back unchanged (%#)', (ending) => {
    const { facts, log } = setUp()
    facts.remember(ending)
    expect([facts.read(at(testEpoch)), log.entries]).toEqual([ending, []])
  })

  it('is read where it was stored before channels were stored with it', () => {
    const { facts, local } = setUp()
    const { paymentChannel: _none, ...before } = paidInPart
    local.write(key, JSON.stringify(before))
    expect(facts.read(at(testEpoch))).toEqual(paidInPart)
  })

  it('holds no code that somebody could still pay', () => {
    const { facts, local } = setUp()
    facts.remember({ ...paidInPart, payment: waitingPayment })
    expect([local.read(key)?.includes(waitingPayment.qrCode), facts.read(at(testEpoch))]).toEqual([
      false,
      paidInPart,
    ])
  })

  it.each([
    ['after a day', day, true, true],
    ['after more than a day', day + 1, true, false],
    ['after any time if the clock is unconfirmed', 900 * day, false, true],
  ])('%s is found: %#', (_when, after, isConfirmed, isFound) => {
    const { facts, local, log } = setUp()
    facts.remember(paidInPart)
    expect(facts.read(at(testEpoch + after, isConfirmed))).toEqual(isFound ? paidInPart : null)
    expect([local.keys(), log.entries]).toEqual([isFound ? [key] : [], []])
  })

  it.each([
    '',
    'nonsense',
    '[]',
    JSON.stringify({ ...paidInPart, ending: 'won' }),
    JSON.stringify({ ...paidInPart, endedAt: null }),
    JSON.stringify({ ...paidInPart, rejection: { message: null, received: '250' } }),
    JSON.stringify({ ...paidInPart, payment: { ...paidInPart.payment, payAmount: 500.5 } }),
    JSON.stringify({ ...paidInFull, paymentChannel: { name: null } }),
  ])('is forgotten with an entry in the log if %j is stored', (text) => {
    const { facts, local, log } = setUp()
    local.write(key, text)
    expect([facts.read(at(testEpoch)), local.keys(), log.entries]).toEqual([
      null,
      [],
      [{ level: 'warning', event: 'deposit.endingUnreadable' }],
    ])
  })

  it('is forgotten by its payment, or whichever it is', () => {
    const { facts } = setUp()
    facts.remember(paidInPart)
    facts.forget('another')
    const afterAnother = facts.read(at(testEpoch))
    facts.forget(paidInPart.payment.id)
    const afterItsOwn = facts.read(at(testEpoch))
    facts.remember(paidInPart)
    facts.forget(null)
    expect([afterAnother, afterItsOwn, facts.read(at(testEpoch))]).toEqual([paidInPart, null, null])
  })

  it('belongs to one member, and goes when they sign out', () => {
    const { facts, local, log } = setUp()
    facts.remember(paidInPart)
    const seenByAnother = createEndingFacts(local, 'demo2', log).read(at(testEpoch))
    forgetMemberFacts({ local, session: createMemoryStorage() }, 'demo')
    expect([seenByAnother, facts.read(at(testEpoch))]).toEqual([null, null])
  })

  it('is not there in a browser that stores nothing, which throws no error', () => {
    const log = createMemoryLog()
    const facts = createEndingFacts(noStorage, 'demo', log)
    facts.remember(paidInPart)
    facts.forget('P-1')
    expect([facts.read(at(testEpoch)), log.entries]).toEqual([null, []])
  })
})
