import { describe, expect, it } from 'vitest'
import { paidInFull, paidInPart, startWaiting } from '../../../testing/deposit.harness.ts'
import { startAsking, storedCode } from '../../../testing/deposit-flow.harness.ts'
import { untilNextPoll } from '../../../testing/qr-payment.harness.ts'
import { second } from '../../base/time/durations.ts'
import { depositView } from './deposit.view.ts'
import { cancelLimit } from './qr-payment.rules.ts'

describe('an ending that another tab has learnt before', () => {
  const paid = { ...paidInFull, payment: { ...storedCode.payment, qrCode: '' } }
  const newer = {
    ...paidInPart,
    payment: {
      ...paidInPart.payment,
      id: 'pay-2',
      createdAt: storedCode.payment.createdAt + second,
    },
  }

  it.each([
    ['whose receipt was left', { code: 0, success: true }, null, 'paid'],
    ['whose card was forgotten', { code: 98 }, null, null],
    ['whose receipt is there', { code: 98 }, paid, 'paid'],
    ['after which a newer code ended', { code: 0, success: true }, newer, null],
  ] as const)('is stored no more: a code %s', async (_, answer, left, verdict) => {
    const { clock, endings, facts, late, network, reload, serverClock } = await startAsking()
    facts.forgetPayment('pay-1')
    if (verdict) late.settle(storedCode.payment, verdict, serverClock)
    if (left) endings.remember(left)
    network.last().answer(answer)
    await clock.advance(0)
    expect(reload().input.storedEnding).toEqual(left)
  })

  it.each([
    ['is stored', paid],
    ['was left', null],
  ] as const)('leads a tab that cancels its code to the receipt, which %s', async (_, left) => {
    const { actor, clock, endings, late, network, serverClock } = await startAsking()
    late.settle(storedCode.payment, 'paid', serverClock)
    if (left) endings.remember(left)
    network.last().lose()
    for (const type of ['qr.cancel', 'qr.confirmCancel'] as const) actor.send({ type })
    await clock.advance(cancelLimit)
    actor.send({ type: 'qr.confirmCancel' })
    await clock.advance(0)
    const isNewsAfter = (type: 'deposit.covered' | 'deposit.shown') => {
      actor.send({ type })
      return depositView(actor.getSnapshot(), 'wide').receipt?.isNews
    }
    const events = ['deposit.covered', 'deposit.shown', 'deposit.covered'] as const
    expect([events.map(isNewsAfter), endings.read(serverClock)]).toEqual([
      [true, true, false],
      left,
    ])
  })

  it('is news on the card at the amount if it is a rejection, which no dialog tells here', async () => {
    const { actor, clock, late, network, serverClock } = await startAsking()
    late.settle(storedCode.payment, 'rejected', serverClock)
    network.last().answer({ code: 98 })
    await clock.advance(0)
    const { ending, isEndingNews } = actor.getSnapshot().context
    expect([ending, isEndingNews]).toEqual(['rejected', true])
  })

  it('stays news until its card was on the screen', async () => {
    const { clock, send, servePoll, view } = await startWaiting({
      knownEnding: { ending: 'rejected', isEndingNews: true },
    })
    servePoll({ kind: 'expired' })
    await clock.advance(untilNextPoll)
    const isNews = () => view().ending?.isNews
    const hidden = isNews()
    await send({ type: 'deposit.shown' })
    const shown = isNews()
    await send({ type: 'deposit.hidden' }, { type: 'deposit.shown' })
    expect([hidden, shown, isNews()]).toEqual([true, true, false])
  })

  it('is replaced by the receipt of money that arrived after all', async () => {
    const { actor, clock, endings, network, reload } = await startAsking()
    network.last().answer({ code: 98 })
    await clock.advance(0)
    const before = reload().input.storedEnding?.ending
    endings.forget('pay-1')
    const { id, payAmount } = storedCode.payment
    actor.send({ type: 'latePayment.arrived', id, amount: payAmount })
    expect([before, reload().input.storedEnding?.ending]).toEqual(['expired', 'paid'])
  })
})
