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
import { doubleTriggerPause } from '../../kernel/flow/double.trigger.ts'
import { groupAccountNumber } from './bank-transfer.view.ts'

const channels = [channel('one'), bankChannel]
const chooseBank = { type: 'deposit.chooseChannel', key: 'bank:one' } as const

async function startAtAccount(served = channels.slice(1)) {
  const deposit = await startDeposit({ channels: served })
  await deposit.send({ type: 'deposit.shown' })
  if (served.length > 1) await deposit.send(chooseBank)
  return deposit
}

async function startSending(text = '500') {
  const deposit = await startAtAccount(channels)
  await deposit.send(
    { type: 'transfer.openReport' },
    { type: 'deposit.changeAmount', text },
    { type: 'deposit.submit' },
  )
  return deposit
}

async function startReported() {
  const deposit = await startSending()
  await deposit.answerTransfer({ type: 'transfer.reported', report: awaitedTransfer })
  return deposit
}

describe('a bank account that is chosen', () => {
  it('is shown at once, with its number grouped and without asking for an amount [DEP-18, DEP-19, OPEN-64]', async () => {
    const { screen, view } = await startAtAccount(channels)
    expect([screen(), view().kind, view().chosen?.bankId, view().step, view().transfer]).toEqual([
      'showingAccount',
      'bankTransfer',
      'scb',
      1,
      {
        account: {
          bankId: 'scb',
          bankName: 'SCB',
          accountName: 'Croupier Co., Ltd.',
          accountNumber: '1234567890',
          groupedNumber: '123-4-56789-0',
        },
        isReportOpen: false,
        report: null,
        creditMinutes: 5,
      },
    ])
  })

  it('is chosen automatically when it is the only channel, and Back leaves the deposit [DEP-07, OPEN-65]', async () => {
    const { facts, screen, send, view } = await startAtAccount()
    expect([screen(), view().canChangeChannel]).toEqual(['showingAccount', false])
    await send({ type: 'deposit.openPicker' }, { type: 'deposit.back' })
    expect([screen(), facts]).toEqual(['showingAccount', [{ type: 'deposit.left' }]])
  })

  it('closes its report on Back, and returns to the choice of channels on the next', async () => {
    const { screen, send, view } = await startAtAccount(channels)
    await send({ type: 'transfer.openReport' })
    expect(view().transfer.isReportOpen).toBe(true)
    await send({ type: 'deposit.back' })
    expect([screen(), view().transfer.isReportOpen]).toEqual(['showingAccount', false])
    await send({ type: 'deposit.back' })
    expect(screen()).toBe('choosingChannel')
  })

  it('gives way to a QR code that another tab creates', async () => {
    const { keepElsewhere, screen } = await startAtAccount(channels)
    await keepElsewhere({
      payment: {
        id: 'P-2',
        form: 'text',
        qrCode: 'x',
        payAmount: bahtToSatang(100),
        reference: null,
        createdAt: testEpoch,
        deadline: testEpoch + minute,
        isDeadlineAssumed: false,
      },
      paymentChannel: null,
      channelKey: 'payment:one',
      amountText: '100',
      isReuseWarned: false,
      isPictureAwaited: false,
    })
    expect(screen()).toBe('awaitingPayment')
  })
})

describe('the report of a transfer', () => {
  it.each([
    ['', 'DEP-20', 'deposit.amount.error.empty'],
    ['0500', 'DEP-21', 'deposit.amount.error.leadingZero'],
    ['500.50', 'DEP-22', 'deposit.amount.error.digitsOnly'],
    ['99', 'DEP-23', 'deposit.amount.error.belowMin'],
    ['50001', 'DEP-24', 'deposit.amount.error.aboveMax'],
  ])(
    'of "%s" is refused like any invalid amount, and nothing is sent [%s, OPEN-64]',
    async (text, _, id) => {
      const { reported, screen, view } = await startSending(text)
      expect([screen(), view().problem?.message.id, reported]).toEqual(['showingAccount', id, []])
    },
  )

  it('accepts a quick amount', async () => {
    const { send, view } = await startAtAccount(channels)
    await send(
      { type: 'transfer.openReport' },
      { type: 'deposit.pickAmount', amount: bahtToSatang(1_400) },
    )
    expect([view().amountText, view().quickAmounts.includes(bahtToSatang(1_400))]).toEqual([
      '1,400',
      true,
    ])
  })

  it('is sent once, with the account and the amount', async () => {
    const { reported, screen, send, stored, view } = await startSending()
    await send({ type: 'deposit.submit' }, { type: 'deposit.back' })
    expect([screen(), view().isRequesting, reported]).toEqual([
      'reportingTransfer',
      true,
      [
        {
          channelKey: 'bank:one',
          channelId: 'one',
          amount: bahtToSatang(500),
          account: bankChannel.account,
        },
      ],
    ])
    expect(stored.slice(-1)).toEqual(['asking kept'])
  })

  it('says so and keeps the amount when the server refuses it', async () => {
    const { answerTransfer, screen, send, view } = await startSending()
    await answerTransfer({ type: 'transfer.refused', said: null })
    expect([screen(), view().failure?.message]).toEqual([
      'reportFailed',
      { id: 'deposit.bank.error.reportFailed' },
    ])
    await send({ type: 'deposit.acknowledge' })
    expect([screen(), view().amountText, view().transfer.isReportOpen]).toEqual([
      'showingAccount',
      '500',
      true,
    ])
  })

  it('has an unknown outcome when its answer is lost, and cannot be sent again for two seconds', async () => {
    const { answerTransfer, clock, facts, reported, screen, send, view } = await startSending()
    await answerTransfer({ type: 'transfer.lost', said: null })
    expect([screen(), view().failure?.message, facts]).toEqual([
      'reportUnknown',
      { id: 'deposit.bank.error.reportUnknown', values: { minutes: 5 } },
      [{ type: 'deposit.outcomeUnknown' }],
    ])
    await send(
      { type: 'deposit.acknowledge' },
      { type: 'transfer.openReport' },
      { type: 'deposit.submit' },
    )
    expect([screen(), view().amountText, view().canSubmit, reported.length]).toEqual([
      'showingAccount',
      '500',
      false,
      1,
    ])
    await clock.advance(doubleTriggerPause)
    expect(view().canSubmit).toBe(true)
  })

  it('counts when its lost answer arrives after all', async () => {
    const { answerTransfer, screen } = await startSending()
    await answerTransfer({ type: 'transfer.lost', said: null })
    await answerTransfer({ type: 'transfer.reported', report: awaitedTransfer })
    expect(screen()).toBe('transferReported')
  })

  it('has an unknown outcome after a reload that interrupted it', async () => {
    const draft = { channelKey: 'bank:one', amountText: '500', isAsking: true }
    const { screen, send, view } = await startDeposit({ channels, input: { draft } })
    expect([screen(), view().failure?.title]).toEqual([
      'reportUnknown',
      { id: 'deposit.bank.error.reportUnknownTitle' },
    ])
    await send({ type: 'deposit.acknowledge' })
    expect([screen(), view().amountText]).toEqual(['showingAccount', '500'])
  })
})

describe('a reported transfer', () => {
  it('is stored, and clears the draft and the amount', async () => {
    const { actor, stored } = await startReported()
    expect([stored.slice(-3), actor.getSnapshot().context.amountText]).toEqual([
      ['draft kept', 'report kept', 'draft forgotten'],
      '',
    ])
  })

  it('polls the balance every 30 seconds until it includes the credit [OPEN-64]', async () => {
    const { clock, facts, looks, screen, serveBalance, view } = await startReported()
    await clock.advance(60 * second)
    serveBalance(bahtToSatang(1_500))
    await clock.advance(30 * second)
    await clock.advance(5 * minute)
    expect([looks, screen(), view().transfer.report?.state, facts]).toEqual([
      [0, 30_000, 60_000, 90_000],
      'transferReported',
      'arrived',
      [{ type: 'deposit.succeeded', amount: bahtToSatang(500), isShown: true }],
    ])
  })

  it('counts as not arrived after five minutes, when polling stops [OPEN-64]', async () => {
    const { clock, facts, looks, view } = await startReported()
    await clock.advance(20 * minute)
    expect([looks.length, view().transfer.report?.state, facts]).toEqual([11, 'notYet', []])
  })

  it('does not count as missing while the balance cannot be read', async () => {
    const { clock, serveBalance, view } = await startReported()
    serveBalance(null)
    await clock.advance(20 * minute)
    expect(view().transfer.report?.state).toBe('watching')
  })

  it('is still watched after the member has left, and its credit is announced', async () => {
    const { clock, facts, screen, send, serveBalance } = await startReported()
    await send({ type: 'deposit.back' }, { type: 'deposit.hidden' })
    serveBalance(bahtToSatang(1_500))
    await clock.advance(30 * second)
    expect([screen(), facts]).toEqual([
      'transferReported',
      [
        { type: 'deposit.left' },
        { type: 'deposit.succeeded', amount: bahtToSatang(500), isShown: false },
      ],
    ])
    await send({ type: 'deposit.shown' }, { type: 'deposit.hidden' }, { type: 'deposit.shown' })
    expect(screen()).toBe('showingAccount')
  })

  it('is forgotten when the member goes back from its result', async () => {
    const { clock, facts, screen, send, serveBalance } = await startReported()
    serveBalance(bahtToSatang(1_500))
    await clock.advance(30 * second)
    await send({ type: 'deposit.back' })
    expect([screen(), facts.slice(-1)]).toEqual(['showingAccount', [{ type: 'deposit.left' }]])
  })

  it('is not polled while the page is hidden, and polled at once when it resumes', async () => {
    const { clock, looks, send } = await startReported()
    await send({ type: 'page.hidden' })
    await clock.advance(2 * minute)
    await send({ type: 'page.resumed', now: clock.now() })
    expect(looks).toEqual([0, 120_000])
  })

  it('can be followed by another deposit', async () => {
    const { screen, send, stored } = await startReported()
    await send({ type: 'deposit.again' })
    expect([screen(), stored.includes('report forgotten')]).toEqual(['showingAccount', true])
  })
})

describe('an account number', () => {
  it.each([
    ['1234567890', '123-4-56789-0'],
    ['123456789012', '123-4-56789-012'],
    ['123456789', '123-4-56789'],
    ['1234', '123-4'],
    ['12', '12'],
    ['', ''],
  ])('%s is grouped as %s [DEP-19]', (digits, grouped) => {
    expect(groupAccountNumber(digits)).toBe(grouped)
  })
})
