import { describe, expect, it } from 'vitest'
import {
  channel,
  startDeposit,
  startWaiting,
  waitingPayment,
} from '../../../testing/deposit.harness.ts'
import { untilNextPoll } from '../../../testing/qr-payment.harness.ts'
import { testEpoch } from '../../../testing/virtual-clock.ts'
import { bahtToSatang } from '../../base/money/satang.ts'
import { type DepositView, depositView, qrImageMessage } from './deposit.view.ts'

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
  brokenLimit: null,
  acceptedAmount: null,
  quickAmounts: [],
  canSubmit: false,
  isRequesting: false,
  payee: null,
  isForgetful: false,
  ending: null,
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
    expect(view()).toEqual({
      ...entering,
      amountText: '100',
      amount: bahtToSatang(100),
      acceptedAmount: bahtToSatang(100),
    })
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
      acceptedAmount: bahtToSatang(500),
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
      {
        amount: 50_037,
        reference: 'CR-1',
        channelName: 'Channel one',
        bonusLabel: null,
        paidAt: testEpoch + untilNextPoll,
        isNews: true,
      },
    ])
  })

  it.each([
    ['named in the code', '5908CROUPIER', 'CROUPIER'],
    ['who holds the account, where the code names nobody', '', 'Croupier Co., Ltd.'],
  ])('says who is paid: %s', async (_who, name, payee) => {
    const wallet = { ...channel('one'), name: 'Croupier Co., Ltd.', provider: 'TrueMoney Wallet' }
    const { answerQr, send, view } = await startDeposit({ channels: [wallet] })
    await send({ type: 'deposit.changeAmount', text: '500' }, { type: 'deposit.submit' })
    await answerQr({
      type: 'qr.created',
      payment: { ...waitingPayment, qrCode: `000201${name}6304ABCD` },
    })
    expect(view().payee).toBe(payee)
  })

  it('never takes the provider for the payee', async () => {
    expect((await startWaiting()).view().payee).toBeNull()
  })

  it('names the code after the app that pays it', () => {
    expect(qrImageMessage('promptPay')).toEqual({ id: 'deposit.qr.imagePromptPay' })
  })
})
