import { describe, expect, test } from 'vitest'
import { channel, startDeposit, twoChannels } from '../../../testing/deposit.harness.ts'
import { bahtToSatang } from '../../base/money/satang.ts'

describe('choosing a channel', () => {
  test('opens the picker at once, with every channel [DEP-08, DEP-09]', async () => {
    const { view } = await startDeposit()
    const options = twoChannels.map(({ id: _id, ...shown }) => ({
      ...shown,
      bankId: null,
      isChosen: false,
    }))
    expect(view()).toEqual({
      screen: 'choosingChannel',
      step: 0,
      options,
      optionGroups: [{ isTransfer: false, options }],
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
    })
  })

  test('refuses a channel without usable limits', async () => {
    const { screen, send } = await startDeposit({
      channels: [channel('one', null), channel('two')],
    })
    await send({ type: 'deposit.chooseChannel', key: 'payment:one' })
    expect(screen()).toBe('choosingChannel')
  })

  test('does not choose the only channel automatically if it is unusable', async () => {
    const { screen } = await startDeposit({ channels: [channel('one', null)] })
    expect(screen()).toBe('choosingChannel')
  })

  test('is not offered again if there is only one channel [DEP-07]', async () => {
    const { screen, send, view } = await startDeposit({ channels: [channel('one')] })
    await send({ type: 'deposit.openPicker' })
    expect([screen(), view().canChangeChannel]).toEqual(['enteringAmount', false])
  })

  test('continues with the stored draft', async () => {
    const { view } = await startDeposit({
      input: { draft: { channelKey: 'payment:two', amountText: '1500', isAsking: false } },
    })
    expect([view().screen, view().chosen?.key, view().amountText]).toEqual([
      'enteringAmount',
      'payment:two',
      '1,500',
    ])
  })

  test('asks again if the channel of the draft no longer exists, and keeps the amount', async () => {
    const { view } = await startDeposit({
      input: { draft: { channelKey: 'payment:gone', amountText: '1500', isAsking: false } },
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

  test('can be postponed: the picker closes and opens again', async () => {
    const { send, view } = await startDeposit()
    await send({ type: 'deposit.closePicker' })
    const closed = view().isPickerOpen
    await send({ type: 'deposit.openPicker' })
    expect([closed, view().isPickerOpen]).toEqual([false, true])
  })
})

describe('channels', () => {
  const lacking = [
    ['could not be loaded', null],
    ['do not exist', []],
  ] as const

  test('that could not be loaded make the deposit unavailable, and OK leaves [DEP-51, ERR-45]', async () => {
    const { facts, screen, send, view } = await startDeposit({ channels: null })
    await send({ type: 'deposit.shown' })
    expect([screen(), view().failure?.title]).toEqual([
      'unavailable',
      { id: 'deposit.error.unavailableTitle' },
    ])
    await send({ type: 'deposit.acknowledge' }, { type: 'deposit.hidden' })
    expect([facts, view().failure]).toEqual([[{ type: 'deposit.left' }], null])
  })

  test('that could not be loaded are loaded again when the member asks', async () => {
    const { screen, send, serveChannels, view } = await startDeposit({ channels: null })
    await send({ type: 'deposit.shown' })
    const canCheckAgain = view().failure?.canCheckAgain
    serveChannels(twoChannels)
    await send({ type: 'deposit.checkAgain' })
    expect([canCheckAgain, screen(), view().failure]).toEqual([true, 'choosingChannel', null])
  })

  test('that do not exist are reported as such [DEP-52, ERR-46]', async () => {
    const { screen } = await startDeposit({ channels: [] })
    expect(screen()).toBe('withoutAccounts')
  })

  test.each(lacking)(
    'that %s are loaded again whenever the deposit is shown',
    async (_, channels) => {
      const { screen, send, serveChannels } = await startDeposit({ channels })
      serveChannels(twoChannels)
      await send({ type: 'deposit.shown' })
      expect(screen()).toBe('choosingChannel')
    },
  )

  test.each(lacking)(
    'that %s leave only Back, which leads out of the deposit [ROUTE-63]',
    async (_, channels) => {
      const { facts, send } = await startDeposit({ channels })
      await send({ type: 'deposit.back' })
      expect(facts).toEqual([{ type: 'deposit.left' }])
    },
  )

  test('that are still loading do not keep the member from leaving [ROUTE-63]', async () => {
    const { facts, screen, send } = await startDeposit({ channels: 'pending' })
    await send({ type: 'deposit.back' })
    expect([screen(), facts]).toEqual(['checking', [{ type: 'deposit.left' }]])
  })
})

describe('the amount', () => {
  test('is requested as typed, in whole baht [DEP-36]', async () => {
    const { asked, screen, send } = await startDeposit()
    await send(
      { type: 'deposit.chooseChannel', key: 'payment:two' },
      { type: 'deposit.changeAmount', text: '1,500' },
      { type: 'deposit.submit' },
    )
    expect([screen(), asked]).toEqual([
      'requestingQr',
      [{ kind: 'promptPay', channelId: 'two', amount: bahtToSatang(1500) }],
    ])
  })

  test('can be set by a quick amount, which clears the problem', async () => {
    const { send, view } = await startDeposit()
    await send(
      { type: 'deposit.chooseChannel', key: 'payment:one' },
      { type: 'deposit.submit' },
      { type: 'deposit.pickAmount', amount: bahtToSatang(5000) },
    )
    expect([view().amountText, view().problem]).toEqual(['5,000', null])
  })

  test('cannot be sent again while the first request is in flight [SHELL-57, OPEN-73]', async () => {
    const { actor, asked, send } = await startDeposit()
    await send(
      { type: 'deposit.chooseChannel', key: 'payment:one' },
      { type: 'deposit.changeAmount', text: '500' },
      { type: 'deposit.submit' },
      { type: 'deposit.submit' },
    )
    expect([asked.length, actor.getSnapshot().can({ type: 'deposit.submit' })]).toEqual([1, false])
  })

  test('leads back to the channels, and from there out of the panel [ROUTE-63]', async () => {
    const { facts, screen, send } = await startDeposit()
    await send({ type: 'deposit.chooseChannel', key: 'payment:one' }, { type: 'deposit.back' })
    const stepped = screen()
    await send({ type: 'deposit.back' })
    expect([stepped, facts]).toEqual(['choosingChannel', [{ type: 'deposit.left' }]])
  })
})
