import { describe, expect, it } from 'vitest'
import { channel, startDeposit, startWaiting } from '../../../testing/deposit.harness.ts'
import { untilNextPoll } from '../../../testing/qr-payment.harness.ts'
import { bahtToSatang } from '../../base/money/satang.ts'
import { minute, second } from '../../base/time/durations.ts'
import type { DepositFailure } from './deposit.failure.ts'
import type { QrAnswer } from './deposit.types.ts'
import { type DepositView, depositView, qrImageMessage } from './deposit.view.ts'
import type { PollResult } from './qr-payment.rules.ts'

const option = (id: string, isChosen = false) => {
  const { key, kind, name, provider, picture, limits, bonusLabel } = channel(id)
  return { key, kind, name, provider, bankId: null, picture, limits, bonusLabel, isChosen }
}

const picking: DepositView = {
  screen: 'choosingChannel',
  step: 0,
  options: [option('one'), option('two')],
  optionGroups: [{ isTransfer: false, options: [option('one'), option('two')] }],
  isPickerOpen: true,
  kind: null,
  chosen: null,
  canChangeChannel: false,
  amountText: '',
  amount: null,
  problem: null,
  quickAmounts: [],
  canSubmit: false,
  isRequesting: false,
  isForgetful: false,
  failure: null,
  receipt: null,
  transfer: { account: null, isReportOpen: false, report: null, creditMinutes: 5 },
}
const entering: DepositView = {
  ...picking,
  screen: 'enteringAmount',
  step: 1,
  options: [option('one', true), option('two')],
  optionGroups: [{ isTransfer: false, options: [option('one', true), option('two')] }],
  isPickerOpen: false,
  kind: 'promptPay',
  chosen: {
    ...option('one', true),
    limits: { min: bahtToSatang(100), max: bahtToSatang(50_000) },
  },
  canChangeChannel: true,
  quickAmounts: [100, 200, 300, 400, 1_400, 2_400, 5_000, 50_000].map(bahtToSatang),
  canSubmit: true,
}

const choose = { type: 'deposit.chooseChannel', key: 'payment:one' } as const

async function startEntering(text = '') {
  const deposit = await startDeposit()
  await deposit.send(choose)
  if (text) await deposit.send({ type: 'deposit.changeAmount', text })
  return deposit
}

describe('the deposit on the screen', () => {
  it('offers every channel in an open picker', async () => {
    const { send, view } = await startDeposit()
    expect(view()).toEqual(picking)
    await send({ type: 'deposit.closePicker' })
    expect(view()).toEqual({ ...picking, isPickerOpen: false, canChangeChannel: true })
  })

  it('shows an unusable channel without limits', async () => {
    const { send, view } = await startDeposit({ channels: [channel('one', null), channel('two')] })
    await send(choose)
    expect(view()).toEqual({
      ...picking,
      options: [{ ...option('one'), limits: null }, option('two')],
      optionGroups: [
        { isTransfer: false, options: [{ ...option('one'), limits: null }, option('two')] },
      ],
    })
  })

  it('asks for the amount once a channel is chosen [DEP-05]', async () => {
    expect((await startEntering()).view()).toEqual(entering)
  })

  it('has no way back to the picker if there is only one channel [DEP-07]', async () => {
    const { view } = await startDeposit({ channels: [channel('one')] })
    expect(view()).toEqual({
      ...entering,
      options: [option('one', true)],
      optionGroups: [{ isTransfer: false, options: [option('one', true)] }],
      canChangeChannel: false,
    })
  })

  it('shows an amount with separators, and as money while it is a number [DEP-25]', async () => {
    const { send, view } = await startEntering('12500')
    expect([view().amountText, view().amount]).toEqual(['12,500', bahtToSatang(12_500)])
    await send({ type: 'deposit.changeAmount', text: '12,500.5' })
    expect([view().amountText, view().amount]).toEqual(['12500.5', null])
  })

  it('says what is wrong with a submitted amount until it is corrected', async () => {
    const { send, view } = await startEntering('99')
    await send({ type: 'deposit.submit' })
    expect(view().problem).toEqual({
      message: { id: 'deposit.amount.error.belowMin', values: { min: 100 } },
      suggestion: bahtToSatang(100),
    })
    await send({ type: 'deposit.pickAmount', amount: bahtToSatang(100) })
    expect(view()).toEqual({ ...entering, amountText: '100', amount: bahtToSatang(100) })
  })

  it('offers fewer quick amounts on a narrow screen [DEP-30]', async () => {
    const { actor } = await startEntering()
    expect(depositView(actor.getSnapshot(), 'narrow').quickAmounts).toEqual(
      [100, 200, 600, 1_600, 25_000, 50_000].map(bahtToSatang),
    )
  })

  it('lets the member change nothing while the code is requested', async () => {
    const { send, view } = await startEntering('500')
    await send({ type: 'deposit.submit' })
    expect(view()).toEqual({
      ...entering,
      screen: 'requestingQr',
      amountText: '500',
      amount: bahtToSatang(500),
      canChangeChannel: false,
      canSubmit: false,
      isRequesting: true,
    })
  })

  it('has a receipt when it is paid [DEP-42]', async () => {
    const { clock, servePoll, view } = await startWaiting()
    expect([view().screen, view().step, view().receipt]).toEqual(['awaitingPayment', 2, null])
    servePoll({ kind: 'answered', news: { kind: 'paid' } })
    await clock.advance(untilNextPoll)
    expect([view().screen, view().step, view().receipt]).toEqual([
      'succeeded',
      2,
      { amount: 50_037, reference: 'CR-1', channelName: 'Channel one' },
    ])
  })

  it('names the code after the app that pays it', () => {
    expect(qrImageMessage('promptPay')).toEqual({ id: 'deposit.qr.imagePromptPay' })
  })
})

describe('the dialog of a deposit that failed', () => {
  const aboutNothing = {
    reference: null,
    canWait: true,
    canCheckAgain: false,
    isCheckingAgain: false,
  }

  it('says that the channels could not be loaded [DEP-51]', async () => {
    const { send, view } = await startDeposit({ channels: null })
    await send({ type: 'deposit.shown' })
    expect([view().step, view().failure]).toEqual([
      0,
      {
        title: { id: 'deposit.error.unavailableTitle' },
        message: { id: 'deposit.error.unavailable' },
        ...aboutNothing,
        canCheckAgain: true,
      },
    ])
  })

  it.each<[string, QrAnswer, Pick<DepositFailure, 'title' | 'message'>]>([
    [
      'the site is under maintenance, as the page says too',
      { type: 'qr.refused', refusal: { kind: 'maintenance' } },
      {
        title: { id: 'deposit.error.maintenanceTitle' },
        message: { id: 'deposit.error.maintenance' },
      },
    ],
    [
      'contact the admin, with code 98 [DEP-40, ERR-32]',
      { type: 'qr.refused', refusal: { kind: 'requestFailed', code: 98 } },
      {
        title: { id: 'deposit.qr.error.requestFailedTitle' },
        message: { id: 'deposit.qr.error.requestFailed', values: { code: 98 } },
      },
    ],
    [
      'try again, with the code [DEP-39, ERR-32]',
      { type: 'qr.refused', refusal: { kind: 'tryAgain', code: 12 } },
      {
        title: { id: 'deposit.qr.error.requestFailedTitle' },
        message: { id: 'deposit.qr.error.tryAgain', values: { code: 12 } },
      },
    ],
    [
      'the session could not be renewed',
      { type: 'qr.refused', refusal: { kind: 'notSent' } },
      {
        title: { id: 'deposit.qr.error.requestFailedTitle' },
        message: { id: 'session.error.refreshFailed' },
      },
    ],
    [
      'the code cannot be created [DEP-38, ERR-31]',
      { type: 'qr.incomplete' },
      {
        title: { id: 'deposit.qr.error.title' },
        message: { id: 'deposit.qr.error.cannotCreate' },
      },
    ],
    [
      'nobody knows whether a code was created',
      { type: 'qr.lost' },
      {
        title: { id: 'deposit.qr.error.unknownTitle' },
        message: { id: 'deposit.qr.error.unknown' },
      },
    ],
  ])('says: %s', async (_what, answer, words) => {
    const { answerQr, send, view } = await startEntering('500')
    await send({ type: 'deposit.submit' })
    await answerQr(answer)
    const canWait = answer.type === 'qr.refused'
    expect([view().step, view().failure]).toEqual([1, { ...words, ...aboutNothing, canWait }])
  })

  const aboutPayment = {
    reference: 'CR-1',
    canWait: false,
    canCheckAgain: false,
    isCheckingAgain: false,
  }
  const rejected = (message: string | null): PollResult => ({
    kind: 'answered',
    news: { kind: 'rejected', message },
  })

  it.each<[string | null, DepositFailure['message']]>([
    [
      'Name differs',
      { id: 'deposit.poll.error.unsuccessful', values: { message: 'Name differs' } },
    ],
    [' ชื่อไม่ตรง. ', { id: 'deposit.poll.error.unsuccessful', values: { message: 'ชื่อไม่ตรง' } }],
    ['  ', { id: 'deposit.poll.error.unsuccessfulNoReason' }],
    [null, { id: 'deposit.poll.error.unsuccessfulNoReason' }],
  ])('quotes the server’s reason %j, if there is one [DEP-43, ERR-34]', async (words, message) => {
    const { clock, servePoll, view } = await startWaiting()
    servePoll(rejected(words))
    await clock.advance(untilNextPoll)
    expect([view().step, view().failure]).toEqual([
      2,
      { title: { id: 'deposit.poll.unsuccessfulTitle' }, message, ...aboutPayment },
    ])
  })

  it('says that the server ended the code [DEP-44, ERR-35]', async () => {
    const { clock, servePoll, view } = await startWaiting()
    servePoll({ kind: 'expired' })
    await clock.advance(untilNextPoll)
    expect([view().step, view().failure]).toEqual([
      2,
      {
        title: { id: 'deposit.poll.expiredTitle' },
        message: { id: 'deposit.poll.error.expired', values: { minutes: 30 } },
        ...aboutPayment,
      },
    ])
  })

  it('says that the time of the code is over [DEP-45, ERR-36]', async () => {
    const { clock, view } = await startWaiting()
    await clock.advance(15 * minute + untilNextPoll)
    expect(view().failure).toEqual({
      title: { id: 'deposit.poll.expiredTitle' },
      message: { id: 'deposit.poll.error.localExpired', values: { minutes: 30 } },
      ...aboutPayment,
    })
  })

  it('says that the outcome is unknown if the last poll fails, and offers to check again', async () => {
    const { clock, servePoll, view } = await startWaiting()
    servePoll({ kind: 'failed', retryAfterMs: null })
    await clock.advance(911 * second)
    expect(view().failure).toEqual({
      title: { id: 'deposit.poll.unconfirmedTitle' },
      message: { id: 'deposit.poll.unconfirmed', values: { minutes: 30 } },
      reference: 'CR-1',
      canWait: false,
      canCheckAgain: true,
      isCheckingAgain: false,
    })
  })
})
