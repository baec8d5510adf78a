import { describe, expect, it } from 'vitest'
import { startDeposit, startWaiting, waitingPayment } from '../../../testing/deposit.harness.ts'
import { untilNextPoll } from '../../../testing/qr-payment.harness.ts'
import { testEpoch } from '../../../testing/virtual-clock.ts'
import { minute, second } from '../../base/time/durations.ts'
import { depositNews } from './deposit.news.ts'

type Started = Awaited<ReturnType<typeof startDeposit>>

function newsOf({ actor }: Started) {
  const snapshot = actor.getSnapshot()
  return depositNews(snapshot, snapshot.children.qrPayment?.getSnapshot())
}

describe('the title of the tab', () => {
  it('says nothing before there is a code', async () => {
    expect(newsOf(await startDeposit())).toBeNull()
  })

  it('counts the time of a waiting code [ROUTE-05]', async () => {
    const deposit = await startWaiting()
    await deposit.clock.advance(6 * minute + 29 * second)
    expect(newsOf(deposit)).toEqual({ id: 'deposit.news.waiting', values: { time: '08:31' } })
  })

  it('names the deadline where nobody sees the page, whose time stands still', async () => {
    const deposit = await startWaiting()
    await deposit.send({ type: 'page.hidden' })
    expect(newsOf(deposit)).toEqual({
      id: 'deposit.news.waitingUntil',
      values: { time: { timeOfDay: testEpoch + 15 * minute } },
    })
  })

  it('says that a code whose time is over is still checked', async () => {
    const deposit = await startWaiting()
    deposit.servePoll({ kind: 'failed', retryAfterMs: null })
    await deposit.clock.advance(15 * minute + second)
    expect(newsOf(deposit)).toEqual({ id: 'deposit.news.checking' })
  })

  it.each([
    ['while the deposit is on the screen', true],
    ['and nothing where it is not', false],
  ])('says how much was deposited %s', async (_where, isShown) => {
    const deposit = await startWaiting()
    if (isShown) await deposit.send({ type: 'deposit.shown' })
    deposit.servePoll({ kind: 'answered', news: { kind: 'paid' } })
    await deposit.clock.advance(untilNextPoll)
    const news = {
      id: 'deposit.news.deposited',
      values: { amount: { satang: waitingPayment.payAmount } },
    }
    expect(newsOf(deposit)).toEqual(isShown ? news : null)
  })

  it('says nothing of a code that has expired', async () => {
    const deposit = await startWaiting()
    deposit.servePoll({ kind: 'expired' })
    await deposit.clock.advance(untilNextPoll)
    expect(newsOf(deposit)).toBeNull()
  })
})
