import { describe, expect, it } from 'vitest'
import {
  asking,
  comingBack,
  now,
  openAffiliate,
  overview,
} from '../../../testing/affiliate.harness.ts'
import { settledAt } from '../../../testing/settled.route.ts'
import { satang } from '../../base/money/satang.ts'
import { affiliateView } from './affiliate.view.ts'

const problemOf = (reason: 'oncePerDay') => ({
  message: { id: `affiliate.withdraw.error.${reason}`, values: { count: 1 } },
  suggestion: null,
})

describe('the affiliate overview', () => {
  it('is loaded when it is opened again after it could not be loaded', async () => {
    const flow = openAffiliate()
    await flow.answer(null)
    const missing = flow.screen()
    await flow.send(...comingBack)
    expect([missing, flow.screen(), flow.asked()]).toEqual(['unavailable', 'loading', 2])
  })

  it.each([
    [100_000, 100_000],
    [0, null],
    [-5_000, null],
  ])('has of %s satang %s to withdraw', async (available, all) => {
    const flow = openAffiliate()
    await flow.answer({ ...overview, available: satang(available) })
    expect(affiliateView(flow.actor.getSnapshot()).all).toBe(all)
  })

  it('is loaded again for a member who comes back, but not for another language of the same page', async () => {
    const flow = openAffiliate()
    await flow.answer(overview)
    await flow.send(settledAt('/en/affiliate'))
    const before = flow.reread()
    await flow.send(...comingBack)
    expect([before, flow.reread(), flow.screen()]).toEqual([0, 1, 'editing'])
  })

  it('looks at the end of the day anew when the page is back, because its timer may have stood still', async () => {
    const resumed = { type: 'page.resumed', now } as const
    const flow = openAffiliate()
    await flow.send(resumed)
    await flow.answer(overview)
    await flow.send(resumed, ...asking, resumed)
    expect([flow.screen(), flow.sentToDay]).toEqual([
      'reviewing',
      ['page.resumed', 'page.resumed', 'page.resumed'],
    ])
  })

  it('drops the reason why nothing could be withdrawn when a corrected clock shows another day, and waits for the end of that day', async () => {
    const flow = openAffiliate()
    await flow.answer({ ...overview, withdrawnAt: now })
    await flow.send(...asking)
    await flow.send({ type: 'clock.adjusted', now: Date.parse('2026-12-02T00:00:00+07:00') })
    expect([flow.actor.getSnapshot().context.problem, flow.sentToDay]).toEqual([
      null,
      ['clock.adjusted'],
    ])
  })

  it('drops the reason why nothing could be withdrawn when another window begins, and keeps the amount', async () => {
    const flow = openAffiliate()
    await flow.answer({ ...overview, withdrawnAt: now })
    await flow.send(...asking)
    const { context: used } = flow.actor.getSnapshot()
    await flow.send({ type: 'page.resumed', now: now + 1 })
    const { context: sameDay } = flow.actor.getSnapshot()
    await flow.send({ type: 'affiliate.dayBegan', now: Date.parse('2026-12-02T00:00:00+07:00') })
    const { context: nextDay } = flow.actor.getSnapshot()
    expect(
      [used, sameDay, nextDay].map(({ amountText, problem }) => [amountText, problem]),
    ).toEqual([
      ['500', problemOf('oncePerDay')],
      ['500', problemOf('oncePerDay')],
      ['500', null],
    ])
  })

  it('accepts an amount that was picked', async () => {
    const flow = openAffiliate()
    await flow.answer(overview)
    await flow.send({ type: 'affiliate.pickAmount', amount: satang(100_025) })
    expect(flow.actor.getSnapshot().context.amountText).toBe('1000.25')
  })
})

describe('the review before commission is withdrawn', () => {
  const reviewing = async () => {
    const flow = openAffiliate()
    await flow.answer(overview)
    await flow.send(...asking)
    return flow
  }

  it('shows the amount and what is left, and keeps the amount when the member goes back', async () => {
    const flow = await reviewing()
    const review = flow.payoutShown()?.review
    await flow.send({ type: 'payout.change' })
    const { amountText, screen } = affiliateView(flow.actor.getSnapshot())
    expect([review, screen, amountText, flow.payoutShown()]).toEqual([
      {
        amount: 50_000,
        left: 50_000,
        leftLabel: { id: 'affiliate.withdraw.review.left' },
      },
      'editing',
      '500',
      null,
    ])
  })

  it('ends with its day, and nothing is withdrawn', async () => {
    const flow = await reviewing()
    await flow.send(
      { type: 'affiliate.dayBegan', now: Date.parse('2026-12-06T00:00:00+07:00') },
      { type: 'payout.confirm' },
    )
    expect([flow.screen(), flow.actor.getSnapshot().context.problem?.message.id]).toEqual([
      'editing',
      'affiliate.withdraw.error.onlyDays1to5',
    ])
  })

  it('ends when a corrected clock shows another day', async () => {
    const flow = await reviewing()
    await flow.send(
      { type: 'clock.adjusted', now: Date.parse('2026-12-06T00:00:00+07:00') },
      { type: 'payout.confirm' },
    )
    expect([flow.screen(), flow.sentToDay]).toEqual(['editing', ['clock.adjusted']])
  })

  it('stays when another address of the same page is opened, if it asks for no password', async () => {
    const flow = await reviewing()
    await flow.send(settledAt('/en/affiliate'))
    expect(flow.screen()).toBe('reviewing')
  })

  it('ends with any change of the address if it asks for a password', async () => {
    const flow = openAffiliate(null, true)
    await flow.answer(overview)
    await flow.send(...asking)
    await flow.send(settledAt('/en/affiliate'))
    expect([flow.screen(), flow.actor.getSnapshot().context.amountText]).toEqual(['editing', '500'])
  })

  it('is gone for a member who left it and comes back', async () => {
    const flow = await reviewing()
    await flow.send(...comingBack, { type: 'payout.confirm' })
    expect([flow.screen(), flow.actor.getSnapshot().context.amountText]).toEqual(['editing', '500'])
  })
})
