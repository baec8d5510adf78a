import { describe, expect, it } from 'vitest'
import {
  bankChannel,
  channel,
  keptElsewhere,
  startDeposit,
  startWaiting,
  twoChannels,
  waitingKept,
} from '../../../testing/deposit.harness.ts'
import { untilNextPoll } from '../../../testing/qr-payment.harness.ts'
import type { DepositEvent } from './deposit.types.ts'

type Channels = NonNullable<NonNullable<Parameters<typeof startDeposit>[0]>['channels']> | null

const cancelled = { type: 'deposit.cancelled' }
const unseen = { type: 'deposit.cancelledUnseen' }

/** A page load that finds a waiting code, which is cancelled before the channels were ever read. */
async function cancelAfterReload(channels: Channels, ...events: DepositEvent[]) {
  const deposit = await startDeposit({
    channels,
    input: {
      storedPayment: waitingKept,
    },
  })
  await deposit.send({ type: 'deposit.shown' })
  await deposit.clock.advance(untilNextPoll)
  await deposit.send({ type: 'qr.cancel' }, { type: 'qr.confirmCancel' })
  await deposit.send(...events)
  const { ending, screen } = deposit.view()
  return { screen, isNews: ending?.isNews ?? null, facts: deposit.facts }
}

describe('a cancelled code', () => {
  it('is told by its card alone where the amount comes next, also after a page load', async () => {
    const { clock, facts, send, view } = await startWaiting()
    await send({ type: 'deposit.shown' })
    await clock.advance(untilNextPoll)
    await send({ type: 'qr.cancel' }, { type: 'qr.confirmCancel' })
    const { ending, screen } = view()
    const told = { screen: 'enteringAmount', isNews: true, facts: [cancelled] }
    expect([
      { screen, isNews: ending?.isNews, facts },
      await cancelAfterReload(twoChannels),
    ]).toEqual([told, told])
  })

  it.each([
    ['the channels cannot be read', null, 'unavailable'],
    ['there are no channels', [], 'withoutAccounts'],
    ['its channel is gone', [channel('two'), channel('three')], 'choosingChannel'],
    ['only a transfer is left', [bankChannel], 'showingAccount'],
  ] as const)('is told by a toast where %s', async (_, channels, screen) => {
    expect(await cancelAfterReload(channels)).toEqual({
      screen,
      isNews: null,
      facts: [cancelled, unseen],
    })
  })

  it.each([
    ['leaves', 'deposit.hidden'],
    ['meets maintenance', 'deposit.covered'],
  ] as const)(
    'is told by a toast to a member who %s before the channels are read',
    async (_, type) => {
      expect(await cancelAfterReload('pending', { type })).toEqual({
        screen: 'checking',
        isNews: null,
        facts: [cancelled, unseen],
      })
    },
  )

  it('is told by a toast where another tab’s code comes before the channels are read', async () => {
    const deposit = await startDeposit({
      channels: 'pending',
      input: { storedPayment: waitingKept },
    })
    await deposit.send({ type: 'deposit.shown' })
    await deposit.clock.advance(untilNextPoll)
    await deposit.send({ type: 'qr.cancel' }, { type: 'qr.confirmCancel' })
    await deposit.keepElsewhere(keptElsewhere)
    expect([deposit.screen(), deposit.facts]).toEqual(['awaitingPayment', [cancelled, unseen]])
  })

  it('is told by a toast to a member who is not at the deposit', async () => {
    const { clock, facts, send } = await startWaiting()
    await clock.advance(untilNextPoll)
    await send({ type: 'qr.cancel' }, { type: 'qr.confirmCancel' })
    expect(facts).toEqual([unseen, cancelled])
  })
})

describe('the card of an ending', () => {
  it('is news until its member goes on to another screen', async () => {
    const { clock, send, view } = await startWaiting()
    await send({ type: 'deposit.shown' })
    await clock.advance(untilNextPoll)
    await send({ type: 'qr.cancel' }, { type: 'qr.confirmCancel' })
    const first = view().ending?.isNews
    await send({ type: 'deposit.changeAmount', text: '600' })
    const typed = view().ending?.isNews
    await send(
      { type: 'deposit.openPicker' },
      { type: 'deposit.chooseChannel', key: 'payment:two' },
    )
    expect([first, typed, view().ending?.isNews]).toEqual([true, true, false])
  })

  it.each([
    ['leaves and comes back', ['deposit.hidden', 'deposit.shown']],
    ['meets maintenance', ['deposit.covered', 'deposit.shown']],
    ['comes back and leaves at once', ['deposit.hidden', 'deposit.shown', 'deposit.hidden']],
  ] as const)('is told once to a member who %s', async (_, events) => {
    const { clock, facts, keepElsewhere, send, view } = await startWaiting()
    await send({ type: 'deposit.shown' })
    await clock.advance(untilNextPoll)
    await send({ type: 'qr.cancel' }, { type: 'qr.confirmCancel' })
    for (const type of events) await send({ type })
    const isNews = view().ending?.isNews
    await keepElsewhere(keptElsewhere)
    expect([isNews, facts]).toEqual([false, [cancelled]])
  })
})
