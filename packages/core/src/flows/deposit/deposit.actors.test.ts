import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { startApi } from '../../../testing/api.harness.ts'
import { testSite } from '../../../testing/app.harness.ts'
import { paidInFull, paidInPart, waitingPayment } from '../../../testing/deposit.harness.ts'
import { untilNextPoll } from '../../../testing/qr-payment.harness.ts'
import { noLog } from '../../base/ports/log.ts'
import { createMemoryPage } from '../../base/ports/page.ts'
import { createMemoryStorage } from '../../base/ports/storage.ts'
import { second } from '../../base/time/durations.ts'
import { createDepositFlow } from './deposit.actors.ts'
import { createDepositFacts } from './deposit.facts.ts'
import { depositView } from './deposit.view.ts'
import { createEndingFacts } from './deposit-ending.facts.ts'
import { createLatePaymentFacts } from './late-payment.facts.ts'
import { cancelLimit } from './qr-payment.rules.ts'

const secrets = { token: 'payment-token', debugKey: 'debug-key' }

/** A code for 500.37 baht where 500 were requested. */
const stored = {
  payment: { ...waitingPayment, id: 'pay-1' },
  paymentChannel: { name: 'PromptPay', accountName: 'Somchai', bonusLabel: '+10%' },
  channelKey: 'payment:one',
  amountText: '500',
  isReuseWarned: true,
  isPictureAwaited: false,
}

/** The flow after a reload that finds a code of the member `demo`. */
function openFlow(username: string) {
  const started = startApi()
  const { api, credentials, serverClock } = started
  const storages = { local: createMemoryStorage(), session: createMemoryStorage() }
  const facts = createDepositFacts(storages, 'demo')
  const endings = createEndingFacts(storages.local, 'demo', noLog)
  const late = createLatePaymentFacts(storages.local, 'demo')
  facts.rememberPayment(stored)
  credentials.keepPayment(stored.payment.id, secrets)
  const services = {
    api,
    clock: serverClock,
    credentials,
    log: noLog,
    page: createMemoryPage(),
    site: testSite,
    storages,
  }
  const reload = () => createDepositFlow(services, { username })
  return { ...started, endings, facts, late, reload, ...reload() }
}

/** A code after a reload, whose first poll is in flight. */
async function startAsking() {
  const started = openFlow('demo')
  const { clock, facts, input, logic } = started
  const actor = createActor(logic, { clock, input })
  actor.start()
  await clock.advance(untilNextPoll)
  return { ...started, actor, facts }
}

describe('a waiting code', () => {
  it('keeps the typed amount, not the amount to pay, over every reload', async () => {
    const { facts, serverClock } = await startAsking()
    expect(facts.readPayment(serverClock)).toEqual(stored)
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
        payment: { ...stored.payment, qrCode: '' },
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
        payment: { ...stored.payment, qrCode: '' },
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
    started.facts.rememberPayment({ ...stored, payment: { ...stored.payment, id: 'pay-2' } })
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

describe('an ending that another tab has learnt before', () => {
  const paid = { ...paidInFull, payment: { ...stored.payment, qrCode: '' } }
  const newer = {
    ...paidInPart,
    payment: { ...paidInPart.payment, id: 'pay-2', createdAt: stored.payment.createdAt + second },
  }

  it.each([
    ['whose receipt was left', { code: 0, success: true }, null, 'paid'],
    ['whose card was forgotten', { code: 98 }, null, null],
    ['whose receipt is there', { code: 98 }, paid, 'paid'],
    ['after which a newer code ended', { code: 0, success: true }, newer, null],
  ] as const)('is stored no more: a code %s', async (_, answer, left, verdict) => {
    const { clock, endings, facts, late, network, reload, serverClock } = await startAsking()
    facts.forgetPayment('pay-1')
    if (verdict) late.settle(stored.payment, verdict, serverClock)
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
    late.settle(stored.payment, 'paid', serverClock)
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

  it('is replaced by the receipt of money that arrived after all', async () => {
    const { actor, clock, endings, network, reload } = await startAsking()
    network.last().answer({ code: 98 })
    await clock.advance(0)
    const before = reload().input.storedEnding?.ending
    endings.forget('pay-1')
    const { id, payAmount } = stored.payment
    actor.send({ type: 'latePayment.arrived', id, amount: payAmount })
    expect([before, reload().input.storedEnding?.ending]).toEqual(['expired', 'paid'])
  })
})

describe('the secrets of a waiting code', () => {
  it('stay for the member when the session ended while the flow was loading', () => {
    const { credentials } = openFlow('')
    expect(credentials.payment(stored.payment.id)).toEqual(secrets)
  })

  it('go with a code that is not the member’s', () => {
    const { credentials } = openFlow('vip')
    expect(credentials.payment(stored.payment.id)).toBeNull()
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
