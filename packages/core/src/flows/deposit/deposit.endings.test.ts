import { describe, expect, test } from 'vitest'
import {
  startDeposit,
  startRequest,
  startWaiting,
  waitingKept,
  waitingPayment,
} from '../../../testing/deposit.harness.ts'
import { untilNextPoll } from '../../../testing/qr-payment.harness.ts'
import { testEpoch } from '../../../testing/virtual-clock.ts'
import { satang } from '../../base/money/satang.ts'
import { minute } from '../../base/time/durations.ts'

describe('a waiting QR code', () => {
  test('is stored for a reload, and forgotten when it is paid', async () => {
    const { clock, facts, servePoll, stored, view } = await startWaiting()
    servePoll({ kind: 'answered', news: { kind: 'paid' } })
    await clock.advance(untilNextPoll)
    expect(stored).toEqual([
      'draft kept',
      'draft kept',
      'asking kept',
      'draft kept',
      'payment kept',
      'ending forgotten',
      'draft forgotten',
      'payment ended',
      'payment settled',
    ])
    expect(facts).toEqual([{ type: 'deposit.succeeded', amount: satang(50_037), isShown: false }])
    expect(view().receipt).toEqual({
      amount: satang(50_037),
      reference: 'CR-1',
      channelName: 'Channel one',
      bonusLabel: null,
      paidAt: testEpoch + untilNextPoll,
      isNews: true,
    })
  })

  test('is shown after a reload without loading the channels first', async () => {
    const { screen } = await startDeposit({
      channels: null,
      input: {
        storedPayment: waitingKept,
      },
    })
    expect(screen()).toBe('awaitingPayment')
  })

  test('is still given up after a reload if its picture never loads [DEP-38]', async () => {
    const { screen, send } = await startDeposit({
      input: {
        storedPayment: {
          payment: { ...waitingPayment, form: 'image' },
          paymentChannel: null,
          channelKey: 'payment:one',
          amountText: '500',
          isReuseWarned: true,
          isPictureAwaited: true,
        },
      },
    })
    await send({ type: 'qr.pictureFailed' })
    expect(screen()).toBe('cannotCreate')
  })

  test('goes on waiting, unasked, when the member goes back to the amount [ROUTE-63, OPEN-63]', async () => {
    const { actor, clock, facts, screen, send, servePoll } = await startWaiting()
    await send({ type: 'deposit.back' })
    const back = [screen(), isAsked(actor), [...facts]]
    servePoll({ kind: 'answered', news: { kind: 'paid' } })
    await clock.advance(untilNextPoll)
    expect([back, screen()]).toEqual([['waitingAtAmount', false, []], 'succeeded'])
  })

  test('is shown again from the amount, and after the member has left it there', async () => {
    const { screen, send } = await startWaiting()
    await send({ type: 'deposit.back' }, { type: 'deposit.showCode' })
    const shown = screen()
    await send({ type: 'deposit.back' }, { type: 'deposit.hidden' })
    expect([shown, screen()]).toEqual(['awaitingPayment', 'awaitingPayment'])
  })

  test('is left by going back from the amount [ROUTE-63]', async () => {
    const { facts, screen, send } = await startWaiting()
    await send({ type: 'deposit.back' }, { type: 'deposit.back' })
    expect([screen(), facts]).toEqual(['waitingAtAmount', [{ type: 'deposit.left' }]])
  })

  test('goes on waiting if Back answers the question whether to cancel it', async () => {
    const { actor, screen, send } = await startWaiting()
    await send({ type: 'qr.cancel' })
    const asked = isAsked(actor)
    await send({ type: 'deposit.back' })
    expect([asked, isAsked(actor), screen()]).toEqual([true, false, 'waitingAtAmount'])
  })

  test.each([
    ['the code', []],
    ['the amount', ['deposit.back']],
  ] as const)('goes on waiting if the member leaves %s instead of answering', async (_, before) => {
    const { actor, screen, send } = await startWaiting()
    const steps = ['deposit.shown', ...before] as const
    await send(...steps.map((type) => ({ type })), { type: 'qr.cancel' })
    const asked = isAsked(actor)
    await send({ type: 'deposit.hidden' })
    expect([asked, isAsked(actor), screen()]).toEqual([true, false, 'awaitingPayment'])
  })

  test('keeps a question that came up while it was hidden', async () => {
    const { actor, send } = await startWaiting()
    await send(
      { type: 'deposit.shown' },
      { type: 'deposit.hidden' },
      { type: 'qr.cancel' },
      { type: 'deposit.hidden' },
    )
    expect(isAsked(actor)).toBe(true)
  })

  test('can be cancelled at the amount, which asks first [OPEN-63]', async () => {
    const { actor, facts, screen, send } = await startWaiting()
    await send({ type: 'deposit.shown' }, { type: 'deposit.back' }, { type: 'qr.cancel' })
    const asked = [isAsked(actor), screen()]
    await send({ type: 'qr.confirmCancel' })
    expect([asked, screen(), facts]).toEqual([
      [true, 'waitingAtAmount'],
      'enteringAmount',
      [{ type: 'deposit.cancelled' }],
    ])
  })

  test('waits for its picture again when it is shown again', async () => {
    const { actor, answerQr, screen, send } = await startRequest()
    await answerQr({ type: 'qr.created', payment: { ...waitingPayment, form: 'image' } })
    await send({ type: 'deposit.back' })
    const back = screen()
    await send({ type: 'deposit.showCode' })
    expect([back, actor.getSnapshot().value]).toEqual([
      'waitingAtAmount',
      { awaitingPayment: 'loadingPicture' },
    ])
  })

  test('is not polled while the page is hidden', async () => {
    const { clock, screen, send, servePoll } = await startWaiting()
    await send({ type: 'page.hidden' })
    servePoll({ kind: 'answered', news: { kind: 'paid' } })
    await clock.advance(minute)
    const hidden = screen()
    await send({ type: 'page.resumed', now: clock.now() })
    expect([hidden, screen()]).toEqual(['awaitingPayment', 'succeeded'])
  })

  test('may be given up after two polls without an answer, and the amount stays', async () => {
    const { clock, send, servePoll, stored, view } = await startWaiting()
    servePoll({ kind: 'failed', retryAfterMs: null })
    await clock.advance(16 * minute)
    await send({ type: 'deposit.checkAgain' })
    expect([view().failure?.title, view().failure?.canCheckAgain, stored.at(-1)]).toEqual([
      { id: 'deposit.poll.unconfirmedTitle' },
      true,
      'known ending taken',
    ])
    await send({ type: 'deposit.acknowledge' })
    expect([view().screen, view().amountText, stored.slice(-3)]).toEqual([
      'enteringAmount',
      '500',
      ['payment ended', 'known ending taken', 'draft kept'],
    ])
  })

  test('may be checked again after a poll without an answer, and a success still counts', async () => {
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

  test('is polled again when the page resumes after a poll without an answer', async () => {
    const { clock, send, servePoll, view } = await startWaiting()
    servePoll({ kind: 'failed', retryAfterMs: null })
    await clock.advance(16 * minute)
    servePoll({ kind: 'answered', news: { kind: 'waiting' } })
    await send({ type: 'page.resumed', now: clock.now() })
    expect([view().failure?.message, view().failure?.canCheckAgain]).toEqual([
      { id: 'deposit.poll.error.localExpired', values: { minutes: 30 } },
      false,
    ])
  })

  test('says why it was rejected', async () => {
    const { clock, send, servePoll, view } = await startWaiting()
    servePoll({ kind: 'failed', retryAfterMs: null })
    await clock.advance(16 * minute)
    servePoll({
      kind: 'answered',
      news: { kind: 'rejected', message: 'Wrong account.', received: null },
    })
    await send({ type: 'deposit.checkAgain' })
    expect(view().failure?.message).toEqual({
      id: 'deposit.poll.error.unsuccessful',
      values: { message: 'Wrong account' },
    })
  })

  test('states no reason when it was rejected without one', async () => {
    const { clock, servePoll, view } = await startWaiting()
    servePoll({ kind: 'answered', news: { kind: 'rejected', message: null, received: null } })
    await clock.advance(untilNextPoll)
    expect(view().failure?.message).toEqual({ id: 'deposit.poll.error.unsuccessfulNoReason' })
  })
})

describe('a success', () => {
  test('leads to a new deposit with an empty amount, even after a reload', async () => {
    const { clock, send, servePoll, stored, view } = await startWaiting()
    servePoll({ kind: 'answered', news: { kind: 'paid' } })
    await clock.advance(untilNextPoll)
    await send({ type: 'deposit.again' })
    expect([view().screen, view().amountText, stored.slice(-4)]).toEqual([
      'enteringAmount',
      '',
      ['payment ended', 'payment settled', 'receipt forgotten', 'draft kept'],
    ])
  })

  test('is closed by Back, and the next deposit starts afresh', async () => {
    const { clock, facts, screen, send, servePoll } = await startWaiting()
    servePoll({ kind: 'answered', news: { kind: 'paid' } })
    await clock.advance(untilNextPoll)
    await send({ type: 'deposit.back' })
    expect([screen(), facts.at(-1)]).toEqual(['enteringAmount', { type: 'deposit.left' }])
  })

  test('is dismissed when the panel closes', async () => {
    const { clock, screen, send, servePoll } = await startWaiting()
    await send({ type: 'deposit.shown' })
    servePoll({ kind: 'answered', news: { kind: 'paid' } })
    await clock.advance(untilNextPoll)
    const shown = screen()
    await send({ type: 'deposit.hidden' })
    expect([shown, screen()]).toEqual(['succeeded', 'enteringAmount'])
  })
})

function isAsked(actor: Awaited<ReturnType<typeof startDeposit>>['actor']): boolean | undefined {
  return actor.getSnapshot().children.qrPayment?.getSnapshot().hasTag('confirmingCancel')
}
