import { describe, expect, it } from 'vitest'
import {
  paidInFull,
  paidInPart,
  startDeposit,
  startWaiting,
  waitingPayment,
} from '../../../testing/deposit.harness.ts'
import { untilNextPoll } from '../../../testing/qr-payment.harness.ts'
import { testEpoch } from '../../../testing/virtual-clock.ts'
import { type Satang, satang } from '../../base/money/satang.ts'
import { second } from '../../base/time/durations.ts'
import { finalEnding, isEndingDue, type KnownOfPayments } from './deposit.ending.ts'
import type { StoredEnding } from './deposit.types.ts'
import type { PollResult } from './qr-payment.rules.ts'

/** A payment that ended so, behind the dialog that the member has read. */
async function startEnded(poll: PollResult, afterMs = untilNextPoll) {
  const deposit = await startWaiting()
  deposit.servePoll(poll)
  await deposit.clock.advance(afterMs)
  expect(deposit.view().ending).toBeNull()
  await deposit.send({ type: 'deposit.acknowledge' })
  return deposit
}

const rejected = (message: string | null, received: Satang | null = null): PollResult => ({
  kind: 'answered',
  news: { kind: 'rejected', message, received },
})

const facts = {
  amount: waitingPayment.payAmount,
  part: null,
  createdAt: testEpoch,
  endedAt: testEpoch + untilNextPoll,
  reference: 'CR-1',
}

describe('a payment that was not credited, at the amount', () => {
  it('has expired, and leads to another code', async () => {
    const { screen, view } = await startEnded({ kind: 'expired' })
    expect([screen(), view().amountText, view().ending]).toEqual([
      'enteringAmount',
      '500',
      {
        ...facts,
        title: { id: 'deposit.poll.expiredTitle' },
        message: { id: 'deposit.ending.expired' },
        reason: null,
        canRenew: true,
        isNews: false,
      },
    ])
  })

  it.each([
    [' ได้รับเงินเพียง 250.00 บาท', 'ได้รับเงินเพียง 250.00 บาท'],
    ['  ', null],
    [null, null],
  ])('was rejected with the words %j, and leads to no other code', async (words, reason) => {
    const { view } = await startEnded(rejected(words))
    expect(view().ending).toEqual({
      ...facts,
      title: { id: 'deposit.poll.unsuccessfulTitle' },
      message: { id: 'deposit.ending.rejected' },
      reason,
      canRenew: false,
      isNews: false,
    })
  })

  it('was paid in part, and says what is missing', async () => {
    const { view } = await startEnded(rejected('ได้รับเงินเพียง 250.00 บาท', satang(25_000)))
    expect(view().ending).toEqual({
      ...facts,
      title: { id: 'deposit.ending.partTitle' },
      message: { id: 'deposit.ending.part' },
      part: { received: 25_000, missing: 25_037 },
      reason: 'ได้รับเงินเพียง 250.00 บาท',
      canRenew: false,
      isNews: false,
    })
  })

  it.each([
    ['nothing', 0],
    ['all of it', 50_037],
    ['more than it', 60_000],
  ])('was not paid in part if %s arrived', async (_, received) => {
    const { view } = await startEnded(rejected(null, satang(received)))
    expect(view().ending?.part).toBeNull()
  })

  it('could not be checked, and leads to no other code', async () => {
    const { view } = await startEnded({ kind: 'failed', retryAfterMs: null }, 911 * second)
    expect(view().ending).toMatchObject({
      title: { id: 'deposit.poll.unconfirmedTitle' },
      message: { id: 'deposit.ending.unconfirmed', values: { minutes: 30 } },
      canRenew: false,
      isNews: false,
    })
  })

  it('is gone when its money arrives after all', async () => {
    const { send, view } = await startEnded({ kind: 'expired' })
    const { id, payAmount } = waitingPayment
    await send({ type: 'latePayment.arrived', id: 'another', amount: payAmount })
    expect(view().ending).not.toBeNull()
    await send({ type: 'latePayment.arrived', id, amount: payAmount })
    expect(view().ending).toBeNull()
  })

  it('is gone when another code is created, whatever becomes of that one', async () => {
    const { answerQr, send, servePoll, view } = await startEnded({ kind: 'expired' })
    servePoll({ kind: 'answered', news: { kind: 'waiting' } })
    await send({ type: 'deposit.submit' })
    await answerQr({ type: 'qr.created', payment: { ...waitingPayment, id: 'P-2' } })
    expect(view().ending).toBeNull()
    await send({ type: 'qr.cancel' }, { type: 'qr.confirmCancel' })
    expect(view().ending?.title).toEqual({ id: 'deposit.ending.cancelledTitle' })
  })

  it('was cancelled, and says so, which no toast does then', async () => {
    const { clock, send, view } = await startWaiting()
    await clock.advance(untilNextPoll)
    await send({ type: 'qr.cancel' }, { type: 'qr.confirmCancel' })
    expect([view().screen, view().ending]).toEqual([
      'enteringAmount',
      {
        ...facts,
        title: { id: 'deposit.ending.cancelledTitle' },
        message: { id: 'deposit.ending.cancelled', values: { minutes: 30 } },
        reason: null,
        canRenew: false,
        isNews: false,
      },
    ])
  })

  it('is nothing before there was a payment', async () => {
    expect((await startDeposit()).view().ending).toBeNull()
  })
})

describe('an ending is stored for a reload', () => {
  const ended = (ending: StoredEnding['ending']): StoredEnding => ({ ...paidInPart, ending })
  const older = { ...waitingPayment, id: 'P-0', createdAt: testEpoch - second }
  const newer = { ...waitingPayment, id: 'P-2', createdAt: testEpoch + second }
  const waits = { isPaymentKept: true, waitingId: waitingPayment.id, stored: null, told: null }
  const left = { ...waits, waitingId: null }
  const endedAt = testEpoch
  const paid = { ...left, told: { ending: 'paid' as const, endedAt, rejection: null } }
  const refused = { ...left, told: { ending: 'rejected' as const, endedAt, rejection: null } }

  it.each<[string, StoredEnding['ending'], KnownOfPayments, boolean]>([
    ['of a code that waited', 'cancelled', waits, true],
    ['of a code that was never stored', 'cancelled', { ...left, isPaymentKept: false }, true],
    ['that replaces its own', 'expired', { ...left, stored: ended('cancelled') }, true],
    [
      'that replaces that of an older code',
      'cancelled',
      { ...waits, stored: { ...paidInFull, payment: older } },
      true,
    ],
    ['unless another tab has told it, and its member has left that', 'cancelled', left, false],
    ['unless another code waits', 'paid', { ...waits, waitingId: 'P-2' }, false],
    [
      'unless that of a newer code is stored',
      'paid',
      { ...left, stored: { ...paidInFull, payment: newer } },
      false,
    ],
    ['if it is paid, whoever gave the code up', 'paid', left, true],
    ['if it is paid after a rejection', 'paid', refused, true],
    ['unless the payment was told as paid', 'paid', paid, false],
    ['unless its receipt is stored', 'rejected', { ...paid, stored: paidInFull }, false],
    ['if it is rejected, whoever gave the code up', 'rejected', left, true],
    ['unless it was told as paid', 'rejected', paid, false],
    [
      'unless it was told as rejected',
      'cancelled',
      { ...refused, waitingId: waitingPayment.id },
      false,
    ],
    ['unless its rejection is stored', 'expired', { ...refused, stored: paidInPart }, false],
  ])('%s: %s', (_, ending, known, isDue) => {
    expect(isEndingDue(ended(ending), known)).toBe(isDue)
  })
})

describe('what the server has said of a payment', () => {
  const { id } = waitingPayment
  const at = testEpoch + second
  const { endedAt, rejection } = paidInPart

  it.each<[string, Parameters<typeof finalEnding>[1], Parameters<typeof finalEnding>[2], unknown]>([
    ['is unknown without a word', null, null, null],
    ['is unknown beside a guess', { ...paidInPart, ending: 'cancelled' }, null, null],
    [
      'is unknown beside the ending of another',
      { ...paidInFull, payment: { ...waitingPayment, id: 'P-9' } },
      null,
      null,
    ],
    ['is in its stored receipt', paidInFull, null, { ending: 'paid', endedAt, rejection: null }],
    [
      'is in its stored rejection',
      paidInPart,
      { verdict: 'rejected', at },
      { ending: 'rejected', endedAt, rejection },
    ],
    [
      'outlives its receipt',
      null,
      { verdict: 'paid', at },
      { ending: 'paid', endedAt: at, rejection: null },
    ],
    [
      'is that money came after a rejection',
      paidInPart,
      { verdict: 'paid', at },
      { ending: 'paid', endedAt: at, rejection: null },
    ],
  ])('%s', (_, stored, verdict, told) => {
    expect(finalEnding(id, stored, verdict)).toEqual(told)
  })
})
