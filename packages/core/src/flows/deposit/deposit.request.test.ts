import { describe, expect, test } from 'vitest'
import { startDeposit, waitingPayment } from '../../../testing/deposit.harness.ts'
import { untilNextPoll } from '../../../testing/qr-payment.harness.ts'
import { minute, second } from '../../base/time/durations.ts'
import { doubleTriggerPause } from '../../kernel/flow/double.trigger.ts'
import type { DepositEvent } from './deposit.types.ts'

describe('a request for a QR code', () => {
  test.each([
    [{ kind: 'requestFailed', code: 98 }, 'deposit.qr.error.requestFailed', { code: 98 }],
    [{ kind: 'tryAgain', code: 12 }, 'deposit.qr.error.tryAgain', { code: 12 }],
    [{ kind: 'notSent' }, 'session.error.refreshFailed', undefined],
    [{ kind: 'unverified' }, 'session.error.unverified', undefined],
    [{ kind: 'postponed', retryAfterMs: 55_200 }, 'status.askedToWait', { seconds: 56 }],
  ] as const)(
    'refused as %o says so and keeps the amount, to be sent again at once [OPEN-73]',
    async (refusal, id, values) => {
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
    },
  )

  test('continues after the member has left', async () => {
    const { facts, screen, send } = await startDeposit()
    await send(
      { type: 'deposit.chooseChannel', key: 'payment:one' },
      { type: 'deposit.changeAmount', text: '500' },
      { type: 'deposit.submit' },
      { type: 'deposit.back' },
    )
    expect([screen(), facts.at(-1)]).toEqual(['requestingQr', { type: 'deposit.left' }])
  })

  test('may be repeated only two seconds after its answer was lost [SHELL-57, OPEN-73]', async () => {
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
    await clock.advance(2 * second - 1)
    const early = view().canSubmit
    await clock.advance(1)
    expect([atOnce, early, view().canSubmit]).toEqual([false, false, true])
  })

  test.each([
    ['closing and opening the panel', [{ type: 'deposit.hidden' }, { type: 'deposit.shown' }]],
    [
      'opening the channels',
      [{ type: 'deposit.openPicker' }, { type: 'deposit.chooseChannel', key: 'payment:two' }],
    ],
  ] as const)('cannot be repeated sooner by %s [SHELL-57, OPEN-73]', async (_, turns) => {
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
    await clock.advance(doubleTriggerPause)
    await send({ type: 'deposit.submit' })
    expect([early, screen(), asked.length]).toEqual([['enteringAmount', 1], 'requestingQr', 2])
  })

  test('has an unknown outcome after a reload that interrupted it, and the amount is kept', async () => {
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
    await clock.advance(doubleTriggerPause)
    expect([atOnce, view().canSubmit]).toEqual([['enteringAmount', '500', false], true])
  })

  test('shows the code when its lost answer arrives after all', async () => {
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

  const picture = {
    ...waitingPayment,
    form: 'image',
    qrCode: 'https://content.test/q.png',
  } as const

  test.each([
    ['never loaded ends the deposit', [], 'cannotCreate', true],
    ['was seen before keeps it waiting', ['qr.pictureShown'], 'awaitingPayment', false],
  ] as const)(
    'whose code is a picture: a failure of one that %s [DEP-38, OPEN-62]',
    async (_what, before, shown, isGivenUp) => {
      const { answerQr, screen, send, stored } = await startDeposit()
      await send(
        { type: 'deposit.chooseChannel', key: 'payment:one' },
        { type: 'deposit.changeAmount', text: '500' },
        { type: 'deposit.submit' },
      )
      await answerQr({ type: 'qr.created', payment: picture })
      for (const type of before) await send({ type })
      await send({ type: 'qr.pictureFailed' })
      expect([screen(), stored.includes('payment forgotten')]).toEqual([shown, isGivenUp])
    },
  )

  test.each<[string, DepositEvent[], DepositEvent[], string]>([
    ['never loads ends the deposit', [], [], 'cannotCreate'],
    ['was seen keeps it waiting', [{ type: 'qr.pictureShown' }], [], 'awaitingPayment'],
    ['is not on the screen keeps it waiting', [{ type: 'deposit.hidden' }], [], 'awaitingPayment'],
    [
      'is on the screen again may take as long once more',
      [{ type: 'deposit.hidden' }],
      [{ type: 'deposit.shown' }],
      'cannotCreate',
    ],
  ])(
    'whose code is a picture: after half a minute, one that %s [DEP-38, OPEN-62]',
    async (_, before, after, shown) => {
      const { answerQr, clock, screen, send, servePoll } = await startDeposit()
      servePoll({ kind: 'answered', news: { kind: 'waiting' } })
      await send(
        { type: 'deposit.chooseChannel', key: 'payment:one' },
        { type: 'deposit.changeAmount', text: '500' },
        { type: 'deposit.submit' },
      )
      await answerQr({ type: 'qr.created', payment: picture })
      await send({ type: 'deposit.shown' }, ...before)
      await clock.advance(30 * second - 1)
      const inTime = screen()
      await clock.advance(1)
      await send(...after)
      await clock.advance(30 * second)
      expect([inTime, screen()]).toEqual(['awaitingPayment', shown])
    },
  )

  test('whose answer lacks a field yields no code [DEP-38]', async () => {
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
    await clock.advance(doubleTriggerPause)
    expect([atOnce, view().canSubmit]).toEqual([['enteringAmount', '500', false], true])
  })

  test('answered while the page is hidden is polled once the page is visible', async () => {
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

  test('answered after the page is visible again is polled at once', async () => {
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
    await clock.advance(untilNextPoll)
    expect(screen()).toBe('succeeded')
  })
})
