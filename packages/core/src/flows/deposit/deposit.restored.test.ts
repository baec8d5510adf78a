import { describe, expect, it } from 'vitest'
import {
  channel,
  keptElsewhere,
  paidInPart,
  startDeposit,
  startWaiting,
  twoChannels,
  waitingPayment,
} from '../../../testing/deposit.harness.ts'
import { untilNextPoll } from '../../../testing/qr-payment.harness.ts'
import { testEpoch } from '../../../testing/virtual-clock.ts'
import { satang } from '../../base/money/satang.ts'
import { minute, second } from '../../base/time/durations.ts'
import { endedPayment } from './deposit.ending.ts'
import type { PollResult } from './qr-payment.rules.ts'

const rejected: PollResult = {
  kind: 'answered',
  news: { kind: 'rejected', message: null, received: null },
}

/** What the chart stores and forgets of endings and payments, in order. */
const endingsIn = (stored: readonly string[]) =>
  stored.filter((what) => what.startsWith('ending') || what.startsWith('payment'))

describe('the ending of a payment is kept', () => {
  it.each([
    ['rejected', rejected, untilNextPoll],
    ['expired', { kind: 'expired' }, untilNextPoll],
  ] as const)('once it is %s, and its code is kept no longer', async (_how, poll, after) => {
    const { clock, servePoll, stored } = await startWaiting()
    servePoll(poll)
    await clock.advance(after)
    expect(endingsIn(stored)).toEqual([
      'payment kept',
      'ending forgotten',
      'payment ended',
      ...(poll === rejected ? ['payment settled'] : []),
    ])
  })

  it('once the member cancels', async () => {
    const { clock, send, stored } = await startWaiting()
    await clock.advance(untilNextPoll)
    await send({ type: 'qr.cancel' }, { type: 'qr.confirmCancel' })
    expect(endingsIn(stored).at(-1)).toBe('payment ended')
  })

  it('of an unconfirmed one only when its code is given up: until then a reload checks it again', async () => {
    const { clock, send, servePoll, stored } = await startWaiting()
    servePoll({ kind: 'failed', retryAfterMs: null })
    await clock.advance(911 * second)
    const before = endingsIn(stored)
    await send({ type: 'deposit.acknowledge' })
    expect([before, endingsIn(stored).slice(before.length)]).toEqual([
      ['payment kept', 'ending forgotten'],
      ['payment ended'],
    ])
  })

  it('until its money is seen, whose receipt takes its place', async () => {
    const { clock, send, servePoll, stored } = await startWaiting()
    servePoll({ kind: 'expired' })
    await clock.advance(untilNextPoll)
    const { id, payAmount } = waitingPayment
    await send({ type: 'latePayment.arrived', id, amount: payAmount })
    expect(endingsIn(stored).slice(-3)).toEqual([
      'payment ended',
      'payment ended',
      'payment settled',
    ])
  })

  it('with what its card shows and the amount behind it', async () => {
    const { actor, clock, servePoll } = await startWaiting()
    servePoll({
      kind: 'answered',
      news: { kind: 'rejected', message: 'No', received: satang(25_000) },
    })
    await clock.advance(untilNextPoll)
    expect(endedPayment(actor.getSnapshot().context)).toEqual({
      ...paidInPart,
      endedAt: testEpoch + untilNextPoll,
      rejection: { message: 'No', received: 25_000 },
      payment: waitingPayment,
    })
  })
})

describe('an ending after a reload', () => {
  it.each([
    ['the only channel', [channel('one')]],
    ['one of two channels', twoChannels],
  ])('stands at the amount of %s, without its dialog', async (_, channels) => {
    const { facts, screen, stored, view } = await startDeposit({
      channels,
      input: { storedEnding: paidInPart },
    })
    expect([screen(), view().amountText, view().failure, facts]).toEqual([
      'enteringAmount',
      '500',
      null,
      [],
    ])
    expect(view().ending).toEqual({
      title: { id: 'deposit.ending.partTitle' },
      message: { id: 'deposit.ending.part' },
      reason: 'ได้รับเงินเพียง 250.00 บาท',
      amount: satang(50_037),
      part: { received: 25_000, missing: 25_037 },
      createdAt: testEpoch,
      endedAt: testEpoch,
      reference: 'CR-1',
      canRenew: false,
      isNews: false,
    })
    expect(endingsIn(stored)).toEqual([])
  })

  it('leaves the amount as the member has typed it since', async () => {
    const { view } = await startDeposit({
      input: {
        storedEnding: paidInPart,
        draft: { channelKey: 'payment:two', amountText: '300', isAsking: false },
      },
    })
    const { amountText, chosen, ending } = view()
    expect([amountText, chosen?.key, ending?.reference]).toEqual(['300', 'payment:two', 'CR-1'])
  })

  it.each([
    ['unconfirmed', 29, { id: 'deposit.ending.unconfirmed', values: { minutes: 30 } }],
    ['unconfirmed', 30, { id: 'deposit.ending.unconfirmedLater' }],
    ['cancelled', 29, { id: 'deposit.ending.cancelled', values: { minutes: 30 } }],
    ['cancelled', 30, { id: 'deposit.ending.cancelledLater' }],
  ] as const)(
    'that is %s promises after %i minutes to look for the money only while the site does',
    async (ending, minutes, message) => {
      const { view } = await startDeposit({
        input: {
          storedEnding: { ...paidInPart, ending, rejection: null },
          now: testEpoch + minutes * minute,
        },
      })
      expect(view().ending?.message).toEqual(message)
    },
  )

  it('is hidden by a payment that waits, of this tab or another one', async () => {
    const storedPayment = keptElsewhere
    const own = await startDeposit({ input: { storedEnding: paidInPart, storedPayment } })
    const other = await startDeposit({ input: { storedEnding: paidInPart } })
    await other.keepElsewhere(storedPayment)
    for (const { screen, send, stored, view } of [own, other]) {
      await send({ type: 'deposit.back' })
      expect([screen(), view().ending, endingsIn(stored)]).toEqual([
        'waitingAtAmount',
        null,
        ['payment kept', 'ending forgotten'],
      ])
    }
  })

  it('is gone when its money arrives after all', async () => {
    const { send, view } = await startDeposit({ input: { storedEnding: paidInPart } })
    const { id, payAmount } = waitingPayment
    await send({ type: 'latePayment.arrived', id, amount: payAmount })
    expect(view().ending).toBeNull()
  })

  it('stays until another code is created, and is forgotten then', async () => {
    const { answerQr, send, stored, view } = await startDeposit({
      input: { storedEnding: paidInPart },
    })
    await send({ type: 'deposit.submit' })
    await answerQr({ type: 'qr.refused', refusal: { kind: 'tryAgain', code: 1 } })
    await send({ type: 'deposit.acknowledge' })
    const afterRefusal = view().ending?.reference
    await send({ type: 'deposit.submit' })
    await answerQr({ type: 'qr.created', payment: { ...waitingPayment, id: 'P-2' } })
    expect([afterRefusal, view().screen, endingsIn(stored)]).toEqual([
      'CR-1',
      'awaitingPayment',
      ['payment kept', 'ending forgotten'],
    ])
  })
})
