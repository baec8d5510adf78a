import { describe, expect, it } from 'vitest'
import {
  channel,
  keptElsewhere,
  paidInFull,
  startDeposit,
  startWaiting,
  twoChannels,
  waitingPayment,
} from '../../../testing/deposit.harness.ts'
import { untilNextPoll } from '../../../testing/qr-payment.harness.ts'
import { testEpoch } from '../../../testing/virtual-clock.ts'
import { minute } from '../../base/time/durations.ts'
import { endedPayment } from './deposit.ending.ts'
import { depositNews } from './deposit.news.ts'

/** A page load that finds the receipt, in a panel or on a page that shows it. */
async function startRestored() {
  const deposit = await startDeposit({ input: { storedEnding: paidInFull } })
  await deposit.send({ type: 'deposit.shown' })
  return deposit
}

/** A code that is paid while its member looks at it. */
async function startPaid() {
  const deposit = await startWaiting()
  deposit.servePoll({ kind: 'answered', news: { kind: 'paid' } })
  await deposit.send({ type: 'deposit.shown' })
  await deposit.clock.advance(untilNextPoll)
  return deposit
}

const receipt = {
  amount: 50_037,
  reference: 'CR-1',
  channelName: 'Channel one',
  bonusLabel: null,
}

describe('the receipt of a paid code', () => {
  it('is stored with what it shows, and without the holder of the account', async () => {
    const { actor } = await startPaid()
    const { context } = actor.getSnapshot()
    const paymentChannel = { name: 'SCB 1', accountName: 'Somchai', bonusLabel: '+10%' }
    expect([endedPayment(context), endedPayment({ ...context, paymentChannel })]).toEqual([
      { ...paidInFull, endedAt: testEpoch + untilNextPoll, payment: waitingPayment },
      {
        ...paidInFull,
        endedAt: testEpoch + untilNextPoll,
        payment: waitingPayment,
        paymentChannel: { ...paymentChannel, accountName: null },
      },
    ])
  })

  it('is stored without a channel where the code was', async () => {
    const { actor } = await startPaid()
    const { context } = actor.getSnapshot()
    expect(endedPayment({ ...context, paymentChannel: null })?.paymentChannel).toBeNull()
  })

  it.each([
    ['after a check of a code that nobody could confirm', { type: 'deposit.checkAgain' }],
    [
      'when the history shows the money',
      { type: 'latePayment.arrived', id: waitingPayment.id, amount: waitingPayment.payAmount },
    ],
  ] as const)('is stored %s', async (_, event) => {
    const { clock, screen, send, servePoll, stored } = await startWaiting()
    servePoll({ kind: 'failed', retryAfterMs: null })
    await clock.advance(16 * minute)
    servePoll({ kind: 'answered', news: { kind: 'paid' } })
    await send(event)
    expect([screen(), stored.slice(-2)]).toEqual([
      'succeeded',
      ['payment ended', 'payment settled'],
    ])
  })
})

describe('a receipt after a page load', () => {
  it('is shown as it was, without its channels', async () => {
    const { view } = await startDeposit({
      channels: 'pending',
      input: { storedEnding: paidInFull },
    })
    expect([view().screen, view().step, view().receipt]).toEqual([
      'succeeded',
      2,
      { ...receipt, paidAt: testEpoch, isNews: false },
    ])
  })

  it('tells the success to nobody again, and stores and forgets nothing', async () => {
    const { actor, facts, stored } = await startRestored()
    const told = depositNews(actor.getSnapshot(), undefined)
    const paid = await startPaid()
    expect([facts, stored, told]).toEqual([[], [], null])
    expect([paid.facts.length, depositNews(paid.actor.getSnapshot(), undefined)]).toEqual([
      1,
      { id: 'deposit.news.deposited', values: { amount: { satang: 50_037 } } },
    ])
  })

  it.each([
    ['another deposit', { type: 'deposit.again' }],
    ['Back', { type: 'deposit.back' }],
    ['leaving the deposit', { type: 'deposit.hidden' }],
  ] as const)('is forgotten by %s, and leads to an empty amount', async (_, event) => {
    const { screen, send, stored, view } = await startRestored()
    await send(event)
    expect([screen(), view().amountText, view().ending, view().receipt, stored]).toEqual([
      'enteringAmount',
      '',
      null,
      null,
      ['receipt forgotten', 'draft kept'],
    ])
  })

  it('is not left by a deposit that was not on the screen', async () => {
    const { screen, send, stored } = await startDeposit({ input: { storedEnding: paidInFull } })
    await send({ type: 'deposit.hidden' })
    const hidden = screen()
    await send({ type: 'deposit.shown' }, { type: 'deposit.hidden' })
    expect([hidden, screen(), stored]).toEqual([
      'succeeded',
      'enteringAmount',
      ['receipt forgotten', 'draft kept'],
    ])
  })

  it('is not news after maintenance has covered it, once it was seen', async () => {
    const { clock, send, servePoll, view } = await startWaiting()
    servePoll({ kind: 'answered', news: { kind: 'paid' } })
    await clock.advance(untilNextPoll)
    await send({ type: 'deposit.covered' })
    const unseen = view().receipt?.isNews
    await send({ type: 'deposit.shown' }, { type: 'deposit.covered' }, { type: 'deposit.shown' })
    expect([unseen, view().receipt?.isNews]).toEqual([true, false])
  })

  it('is not left by maintenance, which covers it', async () => {
    const { actor, screen, send, stored } = await startRestored()
    await send({ type: 'deposit.covered' })
    expect([screen(), actor.getSnapshot().context.isShown, stored]).toEqual([
      'succeeded',
      false,
      [],
    ])
  })

  it('is left by a page without it after it was covered', async () => {
    const { screen, send, stored } = await startRestored()
    await send({ type: 'deposit.covered' }, { type: 'deposit.covered' }, { type: 'deposit.hidden' })
    expect([screen(), stored]).toEqual(['enteringAmount', ['receipt forgotten', 'draft kept']])
  })

  it('is not left by a page without it if it was covered before anybody saw it', async () => {
    const { screen, send, stored } = await startDeposit({ input: { storedEnding: paidInFull } })
    await send({ type: 'deposit.covered' }, { type: 'deposit.hidden' })
    expect([screen(), stored]).toEqual(['succeeded', []])
  })

  it('that comes while the code is covered is not left before anybody has seen it', async () => {
    const { clock, send, servePoll, view } = await startWaiting()
    await send({ type: 'deposit.shown' }, { type: 'deposit.covered' })
    servePoll({ kind: 'answered', news: { kind: 'paid' } })
    await clock.advance(untilNextPoll)
    await send({ type: 'deposit.covered' }, { type: 'deposit.hidden' }, { type: 'deposit.shown' })
    expect(view().receipt?.isNews).toBe(true)
  })

  it('does not hide a code that waits', async () => {
    const { screen, stored } = await startDeposit({
      input: {
        storedEnding: paidInFull,
        storedPayment: keptElsewhere,
      },
    })
    expect([screen(), stored]).toEqual([
      'awaitingPayment',
      ['draft kept', 'payment kept', 'ending forgotten'],
    ])
  })

  it('gives way to a code that another tab makes, which is paid like any other', async () => {
    const deposit = await startRestored()
    await deposit.keepElsewhere(keptElsewhere)
    const waiting = deposit.screen()
    deposit.servePoll({ kind: 'answered', news: { kind: 'paid' } })
    await deposit.clock.advance(untilNextPoll)
    expect([waiting, deposit.facts, deposit.view().receipt?.isNews]).toEqual([
      'awaitingPayment',
      [{ type: 'deposit.succeeded', amount: 50_037, isShown: true }],
      true,
    ])
  })

  it('comes after what is not known about a request of this tab', async () => {
    const { send, view } = await startDeposit({
      channels: [...twoChannels, channel('three')],
      input: {
        storedEnding: paidInFull,
        draft: { channelKey: 'payment:two', amountText: '300', isAsking: true },
      },
    })
    const asked = view().screen
    await send({ type: 'deposit.acknowledge' })
    expect([asked, view().screen, view().amountText, view().ending]).toEqual([
      'requestUnknown',
      'enteringAmount',
      '300',
      null,
    ])
  })
})
