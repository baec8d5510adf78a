import { describe, expect, it } from 'vitest'
import { waitingPayment } from '../../../testing/deposit.harness.ts'
import { testEpoch } from '../../../testing/virtual-clock.ts'
import { satang } from '../../base/money/satang.ts'
import { createMemoryLog } from '../../base/ports/log.ts'
import { createMemoryStorage, noStorage } from '../../base/ports/storage.ts'
import { day } from '../../base/time/durations.ts'
import { forgetMemberFacts } from '../../kernel/storage/member.facts.ts'
import type { StoredEnding } from './deposit.types.ts'
import { createEndingFacts } from './deposit-ending.facts.ts'

const ended: StoredEnding = {
  ending: 'rejected',
  endedAt: testEpoch,
  rejection: { message: 'Only 250.00 baht arrived', received: satang(25_000) },
  payment: { ...waitingPayment, qrCode: '' },
  channelKey: 'payment:one',
  amountText: '500',
}
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
    ended,
    { ...ended, rejection: null },
    { ...ended, rejection: { message: null, received: null } },
    { ...ended, ending: 'expired', rejection: null },
    { ...ended, ending: 'unconfirmed', rejection: null },
    { ...ended, ending: 'cancelled', rejection: null },
    { ...ended, payment: { ...ended.payment, reference: null } },
  ] as const)('is read back unchanged (%#)', (ending) => {
    const { facts, log } = setUp()
    facts.remember(ending)
    expect([facts.read(at(testEpoch)), log.entries]).toEqual([ending, []])
  })

  it('holds no code that somebody could still pay', () => {
    const { facts, local } = setUp()
    facts.remember({ ...ended, payment: waitingPayment })
    expect([local.read(key)?.includes(waitingPayment.qrCode), facts.read(at(testEpoch))]).toEqual([
      false,
      ended,
    ])
  })

  it.each([
    ['after a day', day, true, true],
    ['after more than a day', day + 1, true, false],
    ['after any time if the clock is unconfirmed', 900 * day, false, true],
  ])('%s is found: %#', (_when, after, isConfirmed, isFound) => {
    const { facts, local, log } = setUp()
    facts.remember(ended)
    expect(facts.read(at(testEpoch + after, isConfirmed))).toEqual(isFound ? ended : null)
    expect([local.keys(), log.entries]).toEqual([isFound ? [key] : [], []])
  })

  it.each([
    '',
    'nonsense',
    '[]',
    JSON.stringify({ ...ended, ending: 'paid' }),
    JSON.stringify({ ...ended, endedAt: null }),
    JSON.stringify({ ...ended, rejection: { message: null, received: '250' } }),
    JSON.stringify({ ...ended, payment: { ...ended.payment, payAmount: 500.5 } }),
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
    facts.remember(ended)
    facts.forget('another')
    const afterAnother = facts.read(at(testEpoch))
    facts.forget(ended.payment.id)
    const afterItsOwn = facts.read(at(testEpoch))
    facts.remember(ended)
    facts.forget(null)
    expect([afterAnother, afterItsOwn, facts.read(at(testEpoch))]).toEqual([ended, null, null])
  })

  it('belongs to one member, and goes when they sign out', () => {
    const { facts, local, log } = setUp()
    facts.remember(ended)
    const seenByAnother = createEndingFacts(local, 'demo2', log).read(at(testEpoch))
    forgetMemberFacts({ local, session: createMemoryStorage() }, 'demo')
    expect([seenByAnother, facts.read(at(testEpoch))]).toEqual([null, null])
  })

  it('is not there in a browser that stores nothing, which throws no error', () => {
    const log = createMemoryLog()
    const facts = createEndingFacts(noStorage, 'demo', log)
    facts.remember(ended)
    facts.forget('P-1')
    expect([facts.read(at(testEpoch)), log.entries]).toEqual([null, []])
  })
})
