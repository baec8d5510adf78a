import { describe, expect, it } from 'vitest'
import {
  awaitedTransfer,
  bankChannel,
  channel,
  startDeposit,
} from '../../../testing/deposit.harness.ts'
import { testEpoch } from '../../../testing/virtual-clock.ts'
import { bahtToSatang } from '../../base/money/satang.ts'
import { minute, second } from '../../base/time/durations.ts'
import type { ReportView } from './bank-transfer.view.ts'
import type { TransferReport } from './deposit.types.ts'

const channels = [channel('one'), bankChannel]

const watching: ReportView = {
  amount: bahtToSatang(500),
  state: 'watching',
  balanceAfter: null,
  account: { ...bankChannel.account, groupedNumber: '123-4-56789-0' },
  reportedAt: testEpoch,
  lookedAt: null,
  isNews: true,
}
const arrived: ReportView = {
  ...watching,
  state: 'arrived',
  balanceAfter: bahtToSatang(1_500),
  lookedAt: testEpoch + 30 * second,
}
const notYet: ReportView = { ...watching, state: 'notYet', lookedAt: testEpoch + 5 * minute }

async function startReported() {
  const deposit = await startDeposit({ channels })
  await deposit.send({ type: 'deposit.shown' })
  await deposit.send(
    { type: 'deposit.chooseChannel', key: 'bank:one' },
    { type: 'transfer.openReport' },
    { type: 'deposit.changeAmount', text: '500' },
    { type: 'deposit.submit' },
  )
  await deposit.answerTransfer({ type: 'transfer.reported', report: awaitedTransfer })
  return deposit
}

/** A page load that finds what the deposit would have stored. */
async function reload(report: TransferReport | null) {
  const deposit = await startDeposit({ channels, input: { report } })
  await deposit.send({ type: 'deposit.shown' })
  return deposit
}

type Deposit = Awaited<ReturnType<typeof startReported>>

const untilArrived = async ({ clock, serveBalance }: Deposit) => {
  serveBalance(bahtToSatang(1_500))
  await clock.advance(30 * second)
}
const untilOver = ({ clock }: Deposit) => clock.advance(20 * minute)

describe('the receipt of a reported transfer [OPEN-64]', () => {
  it.each([
    ['while its credit is awaited', async () => {}, watching],
    ['once the credit was seen', untilArrived, arrived],
    ['once the wait was in vain', untilOver, notYet],
  ])('names the account and the times %s, also after a page load', async (_, pass, shown) => {
    const deposit = await startReported()
    await pass(deposit)
    const { report } = deposit.actor.getSnapshot().context
    const loaded = await reload(report)
    expect([deposit.view().transfer.report, loaded.view().transfer.report]).toEqual([
      shown,
      { ...shown, isNews: false },
    ])
  })

  it('claims neither account nor time where an earlier version of the site stored it', async () => {
    const { view } = await reload({ ...awaitedTransfer, account: null, reportedAt: null })
    expect(view().transfer.report).toEqual({
      ...watching,
      account: null,
      reportedAt: null,
      isNews: false,
    })
  })

  it.each([
    ['arrived', untilArrived, ['report kept', 'report kept', 'report forgotten']],
    ['not arrived', untilOver, ['report kept', 'report kept', 'report forgotten']],
  ])('is stored again once its credit has %s, and forgotten once left', async (_, pass, kept) => {
    const deposit = await startReported()
    await pass(deposit)
    await deposit.send({ type: 'deposit.again' })
    expect(deposit.stored.filter((what) => what.startsWith('report'))).toEqual(kept)
  })

  it.each([
    ['arrived', { balanceAfter: bahtToSatang(1_500), lookedAt: testEpoch + 30 * second }],
    ['notYet', { balanceAfter: null, lookedAt: testEpoch + 5 * minute }],
  ])(
    'that is over (%s) is neither polled nor announced after a page load',
    async (state, outcome) => {
      const { clock, facts, looks, serveBalance, view } = await reload({
        ...awaitedTransfer,
        outcome,
      })
      serveBalance(bahtToSatang(1_500))
      await clock.advance(20 * minute)
      expect([view().transfer.report?.state, looks, facts]).toEqual([state, [], []])
    },
  )

  it('is covered by maintenance and not left', async () => {
    const deposit = await startReported()
    await untilArrived(deposit)
    await deposit.send(
      { type: 'deposit.covered' },
      { type: 'deposit.hidden' },
      { type: 'deposit.shown' },
    )
    expect(deposit.view().transfer.report).toEqual(arrived)
  })

  it('is news again once a transfer that was found after a page load arrives', async () => {
    const deposit = await reload(awaitedTransfer)
    await untilArrived(deposit)
    expect([deposit.view().transfer.report, deposit.facts]).toEqual([
      arrived,
      [{ type: 'deposit.succeeded', amount: bahtToSatang(500), isShown: true }],
    ])
  })
})
