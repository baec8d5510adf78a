import { describe, expect, test } from 'vitest'
import { startDeposit, startWaiting, waitingPayment } from '../../testing/deposit.harness.ts'
import { satang } from '../money/satang.ts'
import { minute, second } from '../time/durations.ts'

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

  test('can be turned away from at once, and goes on', async () => {
    const { facts, screen, send } = await startDeposit()
    await send(
      { type: 'deposit.chooseChannel', key: 'payment:one' },
      { type: 'deposit.changeAmount', text: '500' },
      { type: 'deposit.submit' },
      { type: 'deposit.back' },
    )
    expect([screen(), facts.at(-1)]).toEqual(['requestingQr', { type: 'deposit.left' }])
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

  test.each([
    ['closing and opening the panel', [{ type: 'deposit.hidden' }, { type: 'deposit.shown' }]],
    [
      'looking at the channels',
      [{ type: 'deposit.openPicker' }, { type: 'deposit.chooseChannel', key: 'payment:two' }],
    ],
  ] as const)('keeps its two seconds through %s [SHELL-57]', async (_, turns) => {
    const { answerQr, asked, clock, screen, send } = await startDeposit()
    await send(
      { type: 'deposit.chooseChannel', key: 'payment:one' },
      { type: 'deposit.changeAmount', text: '500' },
      { type: 'deposit.submit' },
    )
    await answerQr({ type: 'qr.lost' })
    await send({ type: 'deposit.acknowledge' }, ...turns)
    await send({ type: 'deposit.submit' })
    const early = [screen(), asked.length]
    await clock.advance(2 * second)
    await send({ type: 'deposit.submit' })
    expect([early, screen(), asked.length]).toEqual([['enteringAmount', 1], 'requestingQr', 2])
  })

  test('that a reload cut off is unknown, and the amount is kept', async () => {
    const { clock, facts, screen, send, view } = await startDeposit({
      input: { draft: { channelKey: 'payment:one', amountText: '500', isAsking: true } },
    })
    expect([screen(), view().failure?.title, facts]).toEqual([
      'requestUnknown',
      { id: 'deposit.qr.error.unknownTitle' },
      [{ type: 'deposit.outcomeUnknown' }],
    ])
    await send({ type: 'deposit.acknowledge' })
    const atOnce = [screen(), view().amountText, view().canSubmit]
    await clock.advance(2 * second)
    expect([atOnce, view().canSubmit]).toEqual([['enteringAmount', '500', false], true])
  })

  test('whose answer comes after all shows the code', async () => {
    const { answerQr, screen, send } = await startDeposit()
    await send(
      { type: 'deposit.chooseChannel', key: 'payment:one' },
      { type: 'deposit.changeAmount', text: '500' },
      { type: 'deposit.submit' },
    )
    await answerQr({ type: 'qr.lost' })
    await answerQr({ type: 'qr.created', payment: waitingPayment })
    expect(screen()).toBe('awaitingPayment')
  })

  test('whose answer lacks a field cannot be shown [DEP-38]', async () => {
    const { answerQr, clock, screen, send, view } = await startDeposit()
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
    await send({ type: 'deposit.acknowledge' })
    const atOnce = [screen(), view().amountText, view().canSubmit]
    await clock.advance(2 * second)
    expect([atOnce, view().canSubmit]).toEqual([['enteringAmount', '500', false], true])
  })

  test('that is answered on a page that nobody sees waits until it is seen', async () => {
    const { actor, answerQr, clock, screen, send, servePoll } = await startDeposit()
    await send(
      { type: 'deposit.chooseChannel', key: 'payment:one' },
      { type: 'deposit.changeAmount', text: '500' },
      { type: 'deposit.submit' },
      { type: 'page.hidden' },
    )
    servePoll({ kind: 'answered', news: { kind: 'paid' } })
    await answerQr({ type: 'qr.created', payment: waitingPayment })
    await clock.advance(minute)
    const unseen = screen()
    actor.send({ type: 'page.resumed', now: clock.now() })
    await clock.advance(0)
    expect([unseen, screen()]).toEqual(['awaitingPayment', 'succeeded'])
  })

  test('that is answered after the page is back is watched at once', async () => {
    const { answerQr, clock, screen, send, servePoll } = await startDeposit()
    await send(
      { type: 'deposit.chooseChannel', key: 'payment:one' },
      { type: 'deposit.changeAmount', text: '500' },
      { type: 'deposit.submit' },
      { type: 'page.hidden' },
      { type: 'page.resumed', now: clock.now() },
    )
    servePoll({ kind: 'answered', news: { kind: 'paid' } })
    await answerQr({ type: 'qr.created', payment: waitingPayment })
    await clock.advance(2 * second)
    expect(screen()).toBe('succeeded')
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
      'asking kept',
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
          payment: waitingPayment,
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

  test('is not asked about while the page is hidden', async () => {
    const { clock, screen, send, servePoll } = await startWaiting()
    await send({ type: 'page.hidden' })
    servePoll({ kind: 'answered', news: { kind: 'paid' } })
    await clock.advance(minute)
    const hidden = screen()
    await send({ type: 'page.resumed', now: clock.now() })
    expect([hidden, screen()]).toEqual(['awaitingPayment', 'succeeded'])
  })

  test('that nobody could check either time may be given up, and the amount stays', async () => {
    const { clock, send, servePoll, stored, view } = await startWaiting()
    servePoll({ kind: 'failed', retryAfterMs: null })
    await clock.advance(16 * minute)
    await send({ type: 'deposit.checkAgain' })
    expect([view().failure?.title, view().failure?.canCheckAgain, stored.at(-1)]).toEqual([
      { id: 'deposit.poll.unconfirmedTitle' },
      true,
      'payment kept',
    ])
    await send({ type: 'deposit.acknowledge' })
    expect([view().screen, view().amountText, stored.slice(-2)]).toEqual([
      'enteringAmount',
      '500',
      ['payment forgotten', 'draft kept'],
    ])
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
  test('starts anew with an empty amount, of which a reload knows too', async () => {
    const { clock, send, servePoll, stored, view } = await startWaiting()
    servePoll({ kind: 'answered', news: { kind: 'paid' } })
    await clock.advance(2 * second)
    await send({ type: 'deposit.again' })
    expect([view().screen, view().amountText, stored.slice(-2)]).toEqual([
      'enteringAmount',
      '',
      ['draft forgotten', 'draft kept'],
    ])
  })

  test('is left by going back, and the next deposit starts anew', async () => {
    const { clock, facts, screen, send, servePoll } = await startWaiting()
    servePoll({ kind: 'answered', news: { kind: 'paid' } })
    await clock.advance(2 * second)
    await send({ type: 'deposit.back' })
    expect([screen(), facts.at(-1)]).toEqual(['enteringAmount', { type: 'deposit.left' }])
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
