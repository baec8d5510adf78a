import { describe, expect, it } from 'vitest'
import { paidInPart } from '../../../testing/deposit.harness.ts'
import {
  openFlow,
  secrets,
  startAsking,
  storedCode,
} from '../../../testing/deposit-flow.harness.ts'
import { second } from '../../base/time/durations.ts'
import { depositView } from './deposit.view.ts'

describe('a waiting code', () => {
  it('keeps the typed amount, not the amount to pay, over every reload', async () => {
    const { facts, serverClock } = await startAsking()
    expect(facts.readPayment(serverClock)).toEqual(storedCode)
  })
})

describe('the ending of a code', () => {
  /** The flow of the same member in a tab that is opened, or reloaded, now. */
  const opened = ({ reload }: ReturnType<typeof openFlow>) => reload().input

  it('is found by the next page load, which no longer finds the code', async () => {
    const started = await startAsking()
    const before = opened(started)
    started.network.last().answer({ code: 5, success: false, result: { alert: 'Name differs' } })
    await started.clock.advance(0)
    const after = opened(started)
    expect([before.storedPayment?.payment.id, before.storedEnding]).toEqual(['pay-1', null])
    expect([after.storedPayment, after.storedEnding]).toEqual([
      null,
      {
        ending: 'rejected',
        endedAt: started.serverClock.now(),
        rejection: { message: 'Name differs', received: null },
        payment: { ...storedCode.payment, qrCode: '' },
        paymentChannel: null,
        channelKey: 'payment:one',
        amountText: '500',
      },
    ])
  })

  it('that is paid is found as its receipt, until the member leaves it', async () => {
    const started = await startAsking()
    started.network.last().answer({ code: 0, success: true })
    await started.clock.advance(0)
    const after = opened(started)
    started.actor.send({ type: 'deposit.again' })
    expect([after.storedPayment, after.storedEnding, opened(started).storedEnding]).toEqual([
      null,
      {
        ending: 'paid',
        endedAt: started.serverClock.now(),
        rejection: null,
        payment: { ...storedCode.payment, qrCode: '' },
        paymentChannel: { name: 'PromptPay', accountName: null, bonusLabel: '+10%' },
        channelKey: 'payment:one',
        amountText: '',
      },
      null,
    ])
  })

  it('is left alone by whoever leaves the receipt of an older code', async () => {
    const started = await startAsking()
    started.network.last().answer({ code: 0, success: true })
    await started.clock.advance(0)
    const newer = { ...paidInPart, payment: { ...paidInPart.payment, id: 'pay-2' } }
    started.endings.remember(newer)
    started.actor.send({ type: 'deposit.again' })
    expect(opened(started).storedEnding).toEqual(newer)
  })

  it.each([
    { code: 5, success: false, result: { alert: 'Name differs' } },
    { code: 0, success: true },
  ])('is not kept beside a code that another tab has made since: %j', async (answer) => {
    const started = await startAsking()
    started.facts.rememberPayment({
      ...storedCode,
      payment: { ...storedCode.payment, id: 'pay-2' },
    })
    started.network.last().answer(answer)
    await started.clock.advance(0)
    const { storedEnding, storedPayment } = opened(started)
    started.facts.forgetPayment(null)
    expect([storedPayment?.payment.id, storedEnding, opened(started).storedEnding]).toEqual([
      'pay-2',
      null,
      null,
    ])
  })
})

describe('the secrets of a waiting code', () => {
  it('stay for the member when the session ended while the flow was loading', () => {
    const { credentials } = openFlow('')
    expect(credentials.payment(storedCode.payment.id)).toEqual(secrets)
  })

  it('go with a code that is not the member’s', () => {
    const { credentials } = openFlow('vip')
    expect(credentials.payment(storedCode.payment.id)).toBeNull()
  })
})

describe('the poll in flight', () => {
  it('is cancelled when the code is given up, and no failure is reported', async () => {
    const { actor, clock, network, reports } = await startAsking()
    actor.send({ type: 'qr.cancel' })
    actor.send({ type: 'qr.confirmCancel' })
    await clock.advance(3 * second)
    actor.send({ type: 'qr.confirmCancel' })
    await clock.advance(0)
    expect([network.sent.map((question) => question.isAborted()), reports]).toEqual([
      [true, true],
      [],
    ])
  })

  it('is cancelled when the member leaves, and no failure is reported', async () => {
    const { actor, clock, network, reports } = await startAsking()
    const before = network.sent.map((question) => question.isAborted())
    actor.stop()
    await clock.advance(0)
    const after = network.sent.map((question) => question.isAborted())
    expect([before, after, reports]).toEqual([[false], [true], []])
  })
})

describe('the answer to a poll', () => {
  const ended = async (answer: Record<string, unknown>) => {
    const { actor, clock, network } = await startAsking()
    network.last().answer(answer)
    await clock.advance(0)
    const { failure, screen } = depositView(actor.getSnapshot(), 'wide')
    return { screen, failure: failure?.message ?? null }
  }

  it.each([0, 5, 98, 4242])(
    'with an alert means a rejection, even with code %i [DEP-43]',
    async (code) => {
      expect(await ended({ code, success: false, result: { alert: 'Name differs' } })).toEqual({
        screen: 'failed',
        failure: { id: 'deposit.poll.error.unsuccessful', values: { message: 'Name differs' } },
      })
    },
  )

  it('gives its message as the reason rather than its alert [DEP-43]', async () => {
    const answer = { code: 5, result: { alert: true }, message: 'ชื่อไม่ตรง' }
    expect(await ended(answer)).toEqual({
      screen: 'failed',
      failure: { id: 'deposit.poll.error.unsuccessful', values: { message: 'ชื่อไม่ตรง' } },
    })
  })

  it.each([0, 5, 98, 4242])(
    'with a success means paid, even with code %i [DEP-42]',
    async (code) => {
      expect(await ended({ code, success: true })).toEqual({ screen: 'succeeded', failure: null })
    },
  )

  it('means paid with a success of 1, but not of 0 [DEP-42]', async () => {
    expect([await ended({ code: 0, success: 1 }), await ended({ code: 0, success: 0 })]).toEqual([
      { screen: 'succeeded', failure: null },
      { screen: 'awaitingPayment', failure: null },
    ])
  })

  it.each([
    { code: 5 },
    { code: 5, success: false, result: { alert: '' } },
    { code: 5, success: 'yes', result: 'alert' },
    { code: 9998, success: true, result: { alert: 'Name differs' } },
  ])('ends nothing if it says nothing documented: %j [OPEN-63]', async (answer) => {
    expect(await ended(answer)).toEqual({ screen: 'awaitingPayment', failure: null })
  })

  it('means expired with code 98 and neither success nor alert [DEP-44]', async () => {
    expect(await ended({ code: 98, success: false, result: { alert: null } })).toEqual({
      screen: 'expired',
      failure: { id: 'deposit.poll.error.expired', values: { minutes: 30 } },
    })
  })

  it('means paid even with a malformed alert, and rejected even with a malformed success', async () => {
    expect([
      await ended({ code: 5, success: '1', result: [], message: 7 }),
      await ended({ code: 0, success: 'yes', result: { alert: 1 }, message: {} }),
    ]).toEqual([
      { screen: 'succeeded', failure: null },
      { screen: 'failed', failure: { id: 'deposit.poll.error.unsuccessfulNoReason' } },
    ])
  })
})
