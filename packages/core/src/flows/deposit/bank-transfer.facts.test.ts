import { describe, expect, it } from 'vitest'
import { awaitedTransfer } from '../../../testing/deposit.harness.ts'
import { testEpoch } from '../../../testing/virtual-clock.ts'
import { bahtToSatang } from '../../base/money/satang.ts'
import { createMemoryLog } from '../../base/ports/log.ts'
import { createMemoryStorage, noStorage } from '../../base/ports/storage.ts'
import { day, minute } from '../../base/time/durations.ts'
import { createReportFacts } from './bank-transfer.facts.ts'
import type { TransferReport } from './deposit.types.ts'

/** What a report had that was stored before its receipt was. */
const { reportedAt: _reportedAt, account: _account, outcome: _outcome, ...older } = awaitedTransfer
const withoutReceipt: TransferReport = {
  ...older,
  reportedAt: null,
  account: null,
  outcome: null,
}

const credited: TransferReport = {
  ...awaitedTransfer,
  outcome: { balanceAfter: bahtToSatang(1_500), lookedAt: testEpoch + minute },
}
const notCredited: TransferReport = {
  ...awaitedTransfer,
  outcome: { balanceAfter: null, lookedAt: testEpoch + 5 * minute },
}
/** A report that another tab has stored since. */
const newer: TransferReport = { ...awaitedTransfer, deadline: testEpoch + 9 * minute }

function setUp() {
  const local = createMemoryStorage()
  const log = createMemoryLog()
  const facts = createReportFacts(local, 'demo', log)
  const readAt = (now: number) => facts.read({ now: () => now, isConfirmed: () => true })
  facts.remember(awaitedTransfer)
  return {
    facts,
    local,
    log,
    readAt,
    read: () => readAt(testEpoch),
    overwrite: (stored: unknown) => {
      for (const key of local.keys()) local.write(key, JSON.stringify(stored))
    },
  }
}

describe('a stored report of a transfer', () => {
  it.each([
    ['awaited', null],
    ['credited', { balanceAfter: bahtToSatang(1_500), lookedAt: testEpoch + minute }],
    ['not credited in time', { balanceAfter: null, lookedAt: testEpoch + 5 * minute }],
    ['not credited while the balance could not be read', { balanceAfter: null, lookedAt: null }],
  ])('is read back unchanged: %s', (_, outcome) => {
    const { facts, read } = setUp()
    facts.remember({ ...awaitedTransfer, outcome })
    expect(read()).toEqual({ ...awaitedTransfer, outcome })
  })

  it('is found without its account and times if an earlier version of the site stored it', () => {
    const { overwrite, read } = setUp()
    overwrite(older)
    expect(read()).toEqual(withoutReceipt)
  })

  it.each([
    ['reportedAt', 'yesterday', { reportedAt: null }],
    ['account', 'SCB 1234567890', { account: null }],
    ['account', { ...awaitedTransfer.account, accountNumber: 1_234_567_890 }, { account: null }],
    ['outcome', 'arrived', { outcome: null }],
    ['outcome', { balanceAfter: 1_500.5, lookedAt: testEpoch }, { outcome: null }],
    ['outcome', { balanceAfter: 150_000, lookedAt: 'now' }, { outcome: null }],
  ])('is found without a malformed %s: %j', (field, malformed, read) => {
    const stored = setUp()
    stored.overwrite({ ...awaitedTransfer, [field]: malformed })
    expect(stored.read()).toEqual({ ...awaitedTransfer, ...read })
  })

  it.each([
    'nonsense',
    null,
    {},
    { ...awaitedTransfer, channelKey: null },
    { ...awaitedTransfer, amount: 500.5 },
    { ...awaitedTransfer, balanceBefore: '1000' },
    { ...awaitedTransfer, deadline: null },
  ])('is removed and logged if it is malformed: %j', (stored) => {
    const { local, log, overwrite, read } = setUp()
    overwrite(stored)
    expect([read(), local.keys(), log.entries]).toEqual([
      null,
      [],
      [{ level: 'warning', event: 'deposit.reportUnreadable' }],
    ])
  })

  it('is removed a day after its deadline', () => {
    const { local, log, readAt } = setUp()
    const past = [day, day + 1].map((after) => readAt(awaitedTransfer.deadline + after))
    expect([past, local.keys(), log.entries]).toEqual([[awaitedTransfer, null], [], []])
  })

  it('is not told to be kept where the browser has no room for it', () => {
    const facts = createReportFacts(noStorage, 'demo', createMemoryLog())
    expect([setUp().facts.remember(newer), facts.remember(newer)]).toEqual([true, false])
  })

  it.each([
    ['itself', awaitedTransfer, null],
    ['itself, credited elsewhere', credited, null],
    ['an older one', newer, awaitedTransfer],
    ['one to another account', { ...awaitedTransfer, channelKey: 'bank:two' }, awaitedTransfer],
    ['one of another amount', { ...awaitedTransfer, amount: bahtToSatang(5) }, awaitedTransfer],
  ])('is forgotten if what is left is %s', (_, left, stored) => {
    const { facts, read } = setUp()
    facts.forget(left)
    expect(read()).toEqual(stored)
  })
})

describe('the outcome of a report that a tab has watched', () => {
  it.each([
    ['is stored', awaitedTransfer, credited, true, credited, credited],
    ['is stored over one that was not seen', notCredited, credited, true, credited, credited],
    ['never takes back money that was seen', credited, notCredited, true, credited, credited],
    ['is dropped if the report was replaced', newer, credited, true, null, newer],
    ['is told without a place in storage', newer, credited, false, credited, newer],
  ] as const)('%s', (_, stored, watched, isKept, told, left) => {
    const { facts, read } = setUp()
    facts.remember(stored)
    expect([facts.settle(watched, isKept), read()]).toEqual([told, left])
  })

  it.each([
    ['is dropped if the report was left', true, null],
    ['is told if the report was never stored', false, credited],
  ] as const)('%s, and stored neither way', (_, isKept, told) => {
    const { facts, read } = setUp()
    facts.forget(awaitedTransfer)
    expect([facts.settle(credited, isKept), read()]).toEqual([told, null])
  })
})
