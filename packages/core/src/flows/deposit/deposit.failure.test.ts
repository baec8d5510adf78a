import { describe, expect, it } from 'vitest'
import { startDeposit, startWaiting } from '../../../testing/deposit.harness.ts'
import { untilNextPoll } from '../../../testing/qr-payment.harness.ts'
import { minute, second } from '../../base/time/durations.ts'
import type { DepositFailure } from './deposit.failure.ts'
import type { QrAnswer } from './deposit.types.ts'
import type { PollResult } from './qr-payment.rules.ts'

async function startEntering(text: string) {
  const deposit = await startDeposit()
  await deposit.send(
    { type: 'deposit.chooseChannel', key: 'payment:one' },
    { type: 'deposit.changeAmount', text },
  )
  return deposit
}

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
    news: { kind: 'rejected', message, received: null },
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
