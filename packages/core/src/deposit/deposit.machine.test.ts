import { describe, expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import { createVirtualClock, settle, testEpoch } from '../../testing/index.ts'
import { bahtToSatang, satang } from '../money/satang.ts'
import { minute, second } from '../time/instant.ts'
import { createWatchClock } from '../time/ticks.ts'
import { depositMachine } from './deposit.machine.ts'
import type { RequestQrInput } from './deposit.setup.ts'
import type { ChannelsResult, DepositFact, DepositInput, QrAnswer } from './deposit.types.ts'
import { depositScreen, depositView } from './deposit.view.ts'
import type { DepositChannel } from './deposit-channel.ts'
import { qrPaymentMachine } from './qr-payment.machine.ts'
import type { PollResult } from './qr-payment.rules.ts'

const channel = (id: string, limits: DepositChannel['limits'] = usualLimits): DepositChannel => ({
  key: `payment:${id}`,
  id,
  kind: 'promptPay',
  name: `Channel ${id}`,
  limits,
  bonusLabel: null,
})
const usualLimits = { min: bahtToSatang(100), max: bahtToSatang(50_000) }
const two = [channel('one'), channel('two')]

const payment = {
  id: 'P-1',
  qrCode: '00020101…',
  payAmount: satang(50_037),
  reference: 'CR-1',
  createdAt: testEpoch,
  deadline: testEpoch + 15 * minute,
}

const freshStart: DepositInput = {
  storedPayment: null,
  draft: null,
  isVisible: true,
  now: testEpoch,
}

/** A deposit whose server answers what the test says. */
async function startDeposit(
  options: { channels?: ChannelsResult['channels']; input?: Partial<DepositInput> } = {},
) {
  const clock = createVirtualClock()
  const facts: DepositFact[] = []
  const stored: string[] = []
  const asked: RequestQrInput[] = []
  let channels = options.channels === undefined ? two : options.channels
  let poll: PollResult = { kind: 'answered', news: { kind: 'waiting' } }
  let tell: (answer: QrAnswer) => void = () => {}
  const pollPayment = fromPromise<PollResult, { paymentId: string }>(async () => poll)
  const note = (what: string) => () => void stored.push(what)

  const actor = createActor(
    depositMachine.provide({
      actors: {
        loadChannels: fromPromise<ChannelsResult>(async () => ({ channels })),
        requestQr: fromCallback<EventObject, RequestQrInput>(({ input, sendBack }) => {
          asked.push(input)
          tell = sendBack
        }),
        pollPayment,
        qrPayment: qrPaymentMachine.provide({
          actors: { pollPayment, watchClock: createWatchClock(clock) },
          actions: { rememberReuseWarned: note('reuse warned') },
        }),
      },
      actions: {
        rememberDraft: note('draft kept'),
        forgetDraft: note('draft forgotten'),
        rememberPayment: note('payment kept'),
        forgetPayment: note('payment forgotten'),
      },
    }),
    {
      clock: { setTimeout: clock.setTimeout, clearTimeout: clock.clearTimeout },
      input: { ...freshStart, ...options.input },
    },
  )
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  await settle()
  return {
    actor,
    asked,
    clock,
    facts,
    stored,
    send: async (...events: Parameters<typeof actor.send>[0][]) => {
      for (const event of events) actor.send(event)
      await settle()
    },
    answerQr: async (answer: QrAnswer) => {
      tell(answer)
      await settle()
    },
    serveChannels: (served: ChannelsResult['channels']) => {
      channels = served
    },
    servePoll: (served: PollResult) => {
      poll = served
    },
    screen: () => depositScreen(actor.getSnapshot()),
    view: () => depositView(actor.getSnapshot(), 'wide'),
  }
}

/** As far as the QR code of the first channel. */
async function startWaiting() {
  const deposit = await startDeposit()
  await deposit.send(
    { type: 'deposit.chooseChannel', key: 'payment:one' },
    { type: 'deposit.changeAmount', text: '500' },
    { type: 'deposit.submit' },
  )
  await deposit.answerQr({ type: 'qr.created', payment })
  return deposit
}

describe('choosing a channel', () => {
  test('opens the picker at once, with every channel [DEP-08, DEP-09]', async () => {
    const { view } = await startDeposit()
    expect(view()).toEqual({
      screen: 'choosingChannel',
      step: 0,
      options: two.map(({ id: _id, ...shown }) => ({ ...shown, isChosen: false })),
      isPickerOpen: true,
      chosen: null,
      canChangeChannel: false,
      amountText: '',
      amount: null,
      problem: null,
      quickAmounts: [],
      canSubmit: false,
      isRequesting: false,
      failure: null,
      receipt: null,
    })
  })

  test('does not take one whose limits make no sense', async () => {
    const { screen, send } = await startDeposit({
      channels: [channel('one', null), channel('two')],
    })
    await send({ type: 'deposit.chooseChannel', key: 'payment:one' })
    expect(screen()).toBe('choosingChannel')
  })

  test('does not choose an only channel that cannot be used', async () => {
    const { screen } = await startDeposit({ channels: [channel('one', null)] })
    expect(screen()).toBe('choosingChannel')
  })

  test('goes on with the draft of before', async () => {
    const { view } = await startDeposit({
      input: { draft: { channelKey: 'payment:two', amountText: '1500' } },
    })
    expect([view().screen, view().chosen?.key, view().amountText]).toEqual([
      'enteringAmount',
      'payment:two',
      '1,500',
    ])
  })

  test('asks again when the drafted channel is gone, and keeps the amount', async () => {
    const { view } = await startDeposit({
      input: { draft: { channelKey: 'payment:gone', amountText: '1500' } },
    })
    expect([view().screen, view().amountText]).toEqual(['choosingChannel', '1,500'])
  })

  test('keeps the amount when another channel is chosen', async () => {
    const { send, view } = await startDeposit()
    await send(
      { type: 'deposit.chooseChannel', key: 'payment:one' },
      { type: 'deposit.changeAmount', text: '700' },
      { type: 'deposit.openPicker' },
      { type: 'deposit.chooseChannel', key: 'payment:two' },
    )
    expect([view().chosen?.key, view().amountText]).toEqual(['payment:two', '700'])
  })

  test('can be put off: the picker closes and opens again', async () => {
    const { send, view } = await startDeposit()
    await send({ type: 'deposit.closePicker' })
    const closed = view().isPickerOpen
    await send({ type: 'deposit.openPicker' })
    expect([closed, view().isPickerOpen]).toEqual([false, true])
  })
})

describe('accounts', () => {
  test('that could not be had make the deposit unavailable, and OK leaves [DEP-51, ERR-45]', async () => {
    const { facts, screen, send, view } = await startDeposit({ channels: null })
    expect([screen(), view().failure?.title]).toEqual([
      'unavailable',
      { id: 'deposit.error.unavailableTitle' },
    ])
    await send({ type: 'deposit.acknowledge' })
    expect(facts).toEqual([{ type: 'deposit.left' }])
  })

  test('that are missing are told as such [DEP-52, ERR-46]', async () => {
    const { screen } = await startDeposit({ channels: [] })
    expect(screen()).toBe('withoutAccounts')
  })

  test('are looked at again whenever the deposit is shown', async () => {
    const { screen, send, serveChannels } = await startDeposit({ channels: null })
    serveChannels(two)
    await send({ type: 'deposit.shown' })
    expect(screen()).toBe('choosingChannel')
  })
})

describe('the amount', () => {
  test('is asked for as it was typed, in whole baht [DEP-36]', async () => {
    const { asked, screen, send } = await startDeposit()
    await send(
      { type: 'deposit.chooseChannel', key: 'payment:two' },
      { type: 'deposit.changeAmount', text: '1,500' },
      { type: 'deposit.submit' },
    )
    expect([screen(), asked]).toEqual([
      'requestingQr',
      [{ channelId: 'two', amount: bahtToSatang(1500) }],
    ])
  })

  test('can be chosen by a quick amount, which clears the problem', async () => {
    const { send, view } = await startDeposit()
    await send(
      { type: 'deposit.chooseChannel', key: 'payment:one' },
      { type: 'deposit.submit' },
      { type: 'deposit.pickAmount', amount: bahtToSatang(5000) },
    )
    expect([view().amountText, view().problem]).toEqual(['5,000', null])
  })

  test('cannot be sent twice while the first request is under way [SHELL-57]', async () => {
    const { actor, asked, send } = await startDeposit()
    await send(
      { type: 'deposit.chooseChannel', key: 'payment:one' },
      { type: 'deposit.changeAmount', text: '500' },
      { type: 'deposit.submit' },
      { type: 'deposit.submit' },
    )
    expect([asked.length, actor.getSnapshot().can({ type: 'deposit.submit' })]).toEqual([1, false])
  })

  test('steps back to the channels, and from there out of the panel [ROUTE-63]', async () => {
    const { facts, screen, send } = await startDeposit()
    await send({ type: 'deposit.chooseChannel', key: 'payment:one' }, { type: 'deposit.back' })
    const stepped = screen()
    await send({ type: 'deposit.back' })
    expect([stepped, facts]).toEqual(['choosingChannel', [{ type: 'deposit.left' }]])
  })
})

describe('a request for a QR code', () => {
  test.each([
    [{ kind: 'requestFailed', code: 98 }, 'deposit.qr.error.requestFailed', { code: 98 }],
    [{ kind: 'tryAgain', code: 12 }, 'deposit.qr.error.tryAgain', { code: 12 }],
    [{ kind: 'notSent' }, 'session.error.refreshFailed', undefined],
  ] as const)('that is refused as %o says so and keeps the amount', async (refusal, id, values) => {
    const { answerQr, send, view } = await startDeposit()
    await send(
      { type: 'deposit.chooseChannel', key: 'payment:one' },
      { type: 'deposit.changeAmount', text: '500' },
      { type: 'deposit.submit' },
    )
    await answerQr({ type: 'qr.refused', refusal })
    const message = view().failure?.message
    await send({ type: 'deposit.acknowledge' })
    expect([message, view().screen, view().amountText, view().canSubmit]).toEqual([
      values ? { id, values } : { id },
      'enteringAmount',
      '500',
      true,
    ])
  })

  test('whose answer was lost may be asked again only after two seconds [SHELL-57]', async () => {
    const { answerQr, clock, facts, send, view } = await startDeposit()
    await send(
      { type: 'deposit.chooseChannel', key: 'payment:one' },
      { type: 'deposit.changeAmount', text: '500' },
      { type: 'deposit.submit' },
    )
    await answerQr({ type: 'qr.lost' })
    expect([view().screen, facts]).toEqual(['requestUnknown', [{ type: 'deposit.outcomeUnknown' }]])
    await send({ type: 'deposit.acknowledge' })
    const atOnce = view().canSubmit
    await clock.advance(2 * second)
    expect([atOnce, view().canSubmit]).toEqual([false, true])
  })

  test('whose answer comes after all shows the code', async () => {
    const { answerQr, screen, send } = await startDeposit()
    await send(
      { type: 'deposit.chooseChannel', key: 'payment:one' },
      { type: 'deposit.changeAmount', text: '500' },
      { type: 'deposit.submit' },
    )
    await answerQr({ type: 'qr.lost' })
    await answerQr({ type: 'qr.created', payment })
    expect(screen()).toBe('awaitingPayment')
  })

  test('whose answer lacks a field cannot be shown [DEP-38]', async () => {
    const { answerQr, screen, send, view } = await startDeposit()
    await send(
      { type: 'deposit.chooseChannel', key: 'payment:one' },
      { type: 'deposit.changeAmount', text: '500' },
      { type: 'deposit.submit' },
    )
    await answerQr({ type: 'qr.incomplete' })
    expect([screen(), view().failure?.title]).toEqual([
      'cannotCreate',
      { id: 'deposit.qr.error.title' },
    ])
  })
})

describe('a QR code that waits', () => {
  test('is kept for a reload, and forgotten with its success', async () => {
    const { clock, facts, servePoll, stored, view } = await startWaiting()
    servePoll({ kind: 'answered', news: { kind: 'paid' } })
    await clock.advance(2 * second)
    expect(stored).toEqual([
      'draft kept',
      'draft kept',
      'payment kept',
      'payment forgotten',
      'draft forgotten',
    ])
    expect(facts).toEqual([{ type: 'deposit.succeeded', amount: satang(50_037), isShown: false }])
    expect(view().receipt).toEqual({
      amount: satang(50_037),
      reference: 'CR-1',
      channelName: 'Channel one',
    })
  })

  test('comes back after a reload without looking at the accounts first', async () => {
    const { screen } = await startDeposit({
      channels: null,
      input: {
        storedPayment: {
          payment,
          channelKey: 'payment:one',
          amountText: '500',
          isReuseWarned: true,
        },
      },
    })
    expect(screen()).toBe('awaitingPayment')
  })

  test('is not given up by going back: the question comes first', async () => {
    const { actor, screen, send } = await startWaiting()
    await send({ type: 'deposit.back' })
    const isAsked = actor.getSnapshot().children.qrPayment?.getSnapshot().hasTag('confirmingCancel')
    expect([screen(), isAsked]).toEqual(['awaitingPayment', true])
  })

  test('that nobody could check may be checked again, where success still wins', async () => {
    const { clock, screen, send, servePoll, view } = await startWaiting()
    servePoll({ kind: 'failed', retryAfterMs: null })
    await clock.advance(16 * minute)
    expect([view().failure?.title, view().failure?.canCheckAgain]).toEqual([
      { id: 'deposit.poll.unconfirmedTitle' },
      true,
    ])
    servePoll({ kind: 'answered', news: { kind: 'paid' } })
    await send({ type: 'deposit.checkAgain' })
    expect(screen()).toBe('succeeded')
  })

  test('that nobody could check is asked about once more when the page is back', async () => {
    const { clock, send, servePoll, view } = await startWaiting()
    servePoll({ kind: 'failed', retryAfterMs: null })
    await clock.advance(16 * minute)
    servePoll({ kind: 'answered', news: { kind: 'waiting' } })
    await send({ type: 'page.resumed', now: clock.now() })
    expect([view().failure?.message, view().failure?.canCheckAgain]).toEqual([
      { id: 'deposit.poll.error.localExpired' },
      false,
    ])
  })

  test('that turns out to be rejected says why', async () => {
    const { clock, send, servePoll, view } = await startWaiting()
    servePoll({ kind: 'failed', retryAfterMs: null })
    await clock.advance(16 * minute)
    servePoll({ kind: 'answered', news: { kind: 'rejected', message: 'Wrong account.' } })
    await send({ type: 'deposit.checkAgain' })
    expect(view().failure?.message).toEqual({
      id: 'deposit.poll.error.unsuccessful',
      values: { message: 'Wrong account' },
    })
  })

  test('that is rejected without a reason is not given one', async () => {
    const { clock, servePoll, view } = await startWaiting()
    servePoll({ kind: 'answered', news: { kind: 'rejected', message: null } })
    await clock.advance(2 * second)
    expect(view().failure?.message).toEqual({ id: 'deposit.poll.error.unsuccessfulNoReason' })
  })
})

describe('a success', () => {
  test('starts anew with an empty amount', async () => {
    const { clock, send, servePoll, view } = await startWaiting()
    servePoll({ kind: 'answered', news: { kind: 'paid' } })
    await clock.advance(2 * second)
    await send({ type: 'deposit.again' })
    expect([view().screen, view().amountText]).toEqual(['enteringAmount', ''])
  })

  test('is put away with the panel', async () => {
    const { clock, screen, send, servePoll } = await startWaiting()
    await send({ type: 'deposit.shown' })
    servePoll({ kind: 'answered', news: { kind: 'paid' } })
    await clock.advance(2 * second)
    const shown = screen()
    await send({ type: 'deposit.hidden' })
    expect([shown, screen()]).toEqual(['succeeded', 'enteringAmount'])
  })
})
