import { describe, expect, it } from 'vitest'
import { awaitedTransfer } from '../../../testing/deposit.harness.ts'
import { testEpoch } from '../../../testing/virtual-clock.ts'
import { bahtToSatang } from '../../base/money/satang.ts'
import { createMemoryStorage } from '../../base/ports/storage.ts'
import { day, minute } from '../../base/time/durations.ts'
import { createDepositFacts } from './deposit.facts.ts'
import type { TransferReport } from './deposit.types.ts'

/** What a report had that was stored before its receipt was. */
const { reportedAt: _reportedAt, account: _account, outcome: _outcome, ...older } = awaitedTransfer
const withoutReceipt: TransferReport = {
  ...older,
  reportedAt: null,
  account: null,
  outcome: null,
}

function setUp() {
  const storages = { local: createMemoryStorage(), session: createMemoryStorage() }
  const facts = createDepositFacts(storages, 'demo')
  const readAt = (now: number) => facts.readReport({ now: () => now, isConfirmed: () => true })
  facts.rememberReport(awaitedTransfer)
  return {
    facts,
    readAt,
    read: () => readAt(testEpoch),
    overwrite: (stored: unknown) => {
      for (const key of storages.local.keys()) storages.local.write(key, JSON.stringify(stored))
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
    facts.rememberReport({ ...awaitedTransfer, outcome })
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
  ])('is null if %j is stored', (stored) => {
    const { overwrite, read } = setUp()
    overwrite(stored)
    expect(read()).toBeNull()
  })

  it('is null a day after its deadline, and once it is forgotten', () => {
    const { facts, read, readAt } = setUp()
    const past = [day, day + 1].map((after) => readAt(awaitedTransfer.deadline + after))
    facts.forgetReport()
    expect([past, read()]).toEqual([[awaitedTransfer, null], null])
  })
})
