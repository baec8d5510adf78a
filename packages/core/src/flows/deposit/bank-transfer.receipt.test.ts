import { describe, expect, it } from 'vitest'
import {
  awaitedTransfer,
  bankChannel,
  channel,
  type DepositOptions,
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

async function startReported(options: Pick<DepositOptions, 'settleReport'> = {}) {
  const deposit = await startDeposit({ channels, ...options })
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

describe('the receipt of a reported transfer', () => {
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
    ['arrived', untilArrived],
    ['not arrived', untilOver],
  ])(
    'is stored with its outcome once its credit has %s, and forgotten once left',
    async (_, pass) => {
      const settled: unknown[] = []
      const settleReport = (report: TransferReport | null) => {
        settled.push(report?.outcome)
        return { report, isCreditTold: false }
      }
      const deposit = await startReported({ settleReport })
      await pass(deposit)
      const { report } = deposit.actor.getSnapshot().context
      await deposit.send({ type: 'deposit.again' })
      expect([settled, deposit.stored.filter((what) => what.startsWith('report'))]).toEqual([
        [report?.outcome],
        ['report kept', 'report settled', 'report forgotten'],
      ])
    },
  )

  it('stays away if another tab has left or replaced the report', async () => {
    const settleReport = () => ({ report: null, isCreditTold: false })
    const deposit = await startReported({ settleReport })
    await untilArrived(deposit)
    expect([deposit.screen(), deposit.facts]).toEqual(['showingAccount', []])
  })

  it('shows the credit that another tab has told, and tells it to nobody else', async () => {
    const report = {
      ...awaitedTransfer,
      outcome: { balanceAfter: bahtToSatang(1_500), lookedAt: 1 },
    }
    const deposit = await startReported({ settleReport: () => ({ report, isCreditTold: true }) })
    await untilOver(deposit)
    expect([deposit.view().transfer.report, deposit.facts]).toEqual([
      { ...arrived, lookedAt: 1 },
      [],
    ])
  })

  it.each([
    ['a typed amount', false, 'transferReported'],
    ['a report that may be lost', true, 'reportUnknown'],
  ])('after a page load leaves %s where it is', async (_, isAsking, screen) => {
    const draft = { channelKey: 'bank:one', amountText: '700', isAsking }
    const report = { ...awaitedTransfer, outcome: { balanceAfter: null, lookedAt: null } }
    const deposit = await startDeposit({ channels, input: { draft, report } })
    const { amountText } = deposit.actor.getSnapshot().context
    expect([deposit.screen(), amountText, deposit.stored]).toEqual([screen, '700', []])
  })

  it('after a page load comes after a request for a code that may be lost', async () => {
    const draft = { channelKey: 'payment:one', amountText: '700', isAsking: true }
    const deposit = await startDeposit({ channels, input: { draft, report: awaitedTransfer } })
    const { channelKey } = deposit.actor.getSnapshot().context
    expect([deposit.screen(), channelKey]).toEqual(['requestUnknown', 'payment:one'])
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

  it('that was seen is covered by maintenance, and is no news when it comes back', async () => {
    const deposit = await startReported()
    await untilArrived(deposit)
    await deposit.send({ type: 'deposit.covered' }, { type: 'deposit.shown' })
    expect(deposit.view().transfer.report).toEqual({ ...arrived, isNews: false })
  })

  it('that nobody has seen stays news while it is covered', async () => {
    const deposit = await startReported()
    await deposit.send({ type: 'deposit.hidden' })
    await untilArrived(deposit)
    await deposit.send({ type: 'deposit.covered' }, { type: 'deposit.shown' })
    expect(deposit.view().transfer.report).toEqual(arrived)
  })

  it('that was not seen in time stays when its member looks into the history', async () => {
    const deposit = await startReported()
    await untilOver(deposit)
    await deposit.send({ type: 'deposit.hidden' }, { type: 'deposit.shown' })
    expect([deposit.view().transfer.report, deposit.stored.at(-1)]).toEqual([
      { ...notYet, isNews: false },
      'report settled',
    ])
  })

  it('that was not seen in time stays news until its member has seen it', async () => {
    const deposit = await startReported()
    await deposit.send({ type: 'deposit.hidden' })
    await untilOver(deposit)
    await deposit.send({ type: 'deposit.hidden' }, { type: 'deposit.shown' })
    expect(deposit.view().transfer.report).toEqual(notYet)
  })

  it('that comes while the deposit is covered is not left before anybody has seen it', async () => {
    const deposit = await startReported()
    await deposit.send({ type: 'deposit.covered' })
    await untilArrived(deposit)
    await deposit.send(
      { type: 'deposit.covered' },
      { type: 'deposit.hidden' },
      { type: 'deposit.shown' },
    )
    expect(deposit.view().transfer.report).toEqual(arrived)
  })

  it('is left by a page without it after maintenance has covered it', async () => {
    const deposit = await startReported()
    await untilArrived(deposit)
    await deposit.send(
      { type: 'deposit.covered' },
      { type: 'deposit.covered' },
      { type: 'deposit.hidden' },
      { type: 'deposit.shown' },
    )
    expect(deposit.view().transfer.report).toBeNull()
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
