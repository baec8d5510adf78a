import { describe, expect, it } from 'vitest'
import { assign, createActor, fromCallback } from 'xstate'
import { payoutAttempt } from '../../../testing/payout-attempt.ts'
import { createQuestions } from '../../../testing/questions.ts'
import { settledAt } from '../../../testing/settled.route.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { satang } from '../../base/money/satang.ts'
import { day } from '../../base/time/durations.ts'
import { payoutMachine } from '../payout/payout.machine.ts'
import { type LookResult, longestOnItsWay } from '../payout/payout.outcome.ts'
import type { ConfirmationResult } from '../payout/payout.password.ts'
import type { LookInput } from '../payout/payout.setup.ts'
import type { PayoutEvent } from '../payout/payout.types.ts'
import { payoutView } from '../payout/payout.view.ts'
import { affiliateMachine } from './affiliate.machine.ts'
import type { AffiliateEvent, OverviewResult } from './affiliate.types.ts'
import { affiliateView } from './affiliate.view.ts'

/** A day on which commission is withdrawn. */
const now = Date.parse('2026-12-01T09:00:00+07:00')
const attempt = payoutAttempt({ amount: satang(50_000), askedAt: now, askedAtHost: now })
const overview = {
  invite: 'DEMO7',
  available: satang(100_000),
  earned: satang(200_000),
  members: 3,
  rate: 0.5,
  updatedAt: now,
  withdrawnAt: null,
}

const problemOf = (reason: 'oncePerDay') => ({
  message: { id: `affiliate.withdraw.error.${reason}`, values: { count: 1 } },
  suggestion: null,
})

const asking = [
  { type: 'affiliate.changeAmount', text: '500' },
  { type: 'affiliate.submit' },
] as const

/** The member opens another page and comes back. */
const comingBack = [settledAt('/help'), settledAt('/affiliate')]

function open(held: typeof attempt | null = null, asksForPassword = false) {
  const overviews = createQuestions<OverviewResult>()
  const rereads = createQuestions<OverviewResult>()
  const looks = createQuestions<LookResult, LookInput>()
  const confirmations = createQuestions<ConfirmationResult>()
  const heardByDay: string[] = []
  const payout = payoutMachine.provide({
    actors: {
      lookAtHistory: looks.actor,
      confirmPassword: confirmations.actor,
      guardPassword: fromCallback(() => {}),
      followPayout: fromCallback(() => {}),
    },
    guards: { hasAttemptElsewhere: () => false },
    actions: {
      dropPassword: () => {},
      forgetAttempt: () => {},
      restoreAttempt: () => {},
      setAttemptWait: assign({
        attemptWait: { from: now, endsAt: now + longestOnItsWay, givesUpAt: now + day },
      }),
    },
  })
  const logic = affiliateMachine.provide({
    actors: {
      loadOverview: overviews.actor,
      rereadOverview: rereads.actor,
      payout,
      watchDay: fromCallback(({ receive }) => receive((event) => heardByDay.push(event.type))),
    },
    guards: { hasAttemptElsewhere: () => false },
    actions: { restoreAttempt: () => {} },
  })
  const actor = createActor(logic, {
    input: { asksForPassword, attempt: held, isShown: true, now },
  }).start()
  const answer = async (known: OverviewResult['overview']) => {
    overviews.last().answer({ overview: known, missed: null, now })
    await settle()
  }
  const send = async (...events: readonly AffiliateEvent[]) => {
    for (const event of events) actor.send(event)
    await settle()
  }
  const running = () => actor.getSnapshot().children.payout
  const payoutShown = () => {
    const payout = running()
    return payout ? payoutView(payout.getSnapshot(), overview.available) : null
  }
  return {
    actor,
    answer,
    looks,
    send,
    /** Tells the payout that runs what its actors tell it. */
    tell: async (event: PayoutEvent) => {
      running()?.send(event)
      await settle()
    },
    payoutShown,
    screen: () => payoutShown()?.screen ?? affiliateView(actor.getSnapshot()).screen,
    asked: () => overviews.asked.length,
    reread: () => rereads.asked.length,
    heardByDay,
  }
}

describe('the affiliate overview', () => {
  it('that could not be had is asked for when it is opened once more', async () => {
    const flow = open()
    await flow.answer(null)
    const missing = flow.screen()
    await flow.send(...comingBack)
    expect([missing, flow.screen(), flow.asked()]).toEqual(['unavailable', 'loading', 2])
  })

  it('is read again for a member who comes back, and not for another language of the same page', async () => {
    const flow = open()
    await flow.answer(overview)
    await flow.send(settledAt('/en/affiliate'))
    const before = flow.reread()
    await flow.send(...comingBack)
    expect([before, flow.reread(), flow.screen()]).toEqual([0, 1, 'editing'])
  })

  it('forgets why nothing could be withdrawn where a corrected clock says another day, which is waited for anew', async () => {
    const flow = open()
    await flow.answer({ ...overview, withdrawnAt: now })
    await flow.send(...asking)
    await flow.send({ type: 'clock.adjusted', now: Date.parse('2026-12-02T00:00:00+07:00') })
    expect([flow.actor.getSnapshot().context.problem, flow.heardByDay]).toEqual([
      null,
      ['clock.adjusted'],
    ])
  })

  it('forgets why nothing could be withdrawn once another window begins, and keeps the amount', async () => {
    const flow = open()
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

  it('takes an amount that was picked', async () => {
    const flow = open()
    await flow.answer(overview)
    await flow.send({ type: 'affiliate.pickAmount', amount: satang(100_025) })
    expect(flow.actor.getSnapshot().context.amountText).toBe('1000.25')
  })
})

describe('the look before commission is asked for', () => {
  const looking = async () => {
    const flow = open()
    await flow.answer(overview)
    await flow.send(...asking)
    return flow
  }

  it('says what is asked for and what is left, and goes back with the amount kept', async () => {
    const flow = await looking()
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

  it('is over when its day is: nothing is asked for then', async () => {
    const flow = await looking()
    await flow.send(
      { type: 'affiliate.dayBegan', now: Date.parse('2026-12-06T00:00:00+07:00') },
      { type: 'payout.confirm' },
    )
    expect([flow.screen(), flow.actor.getSnapshot().context.problem?.message.id]).toEqual([
      'editing',
      'affiliate.withdraw.error.onlyDays1to5',
    ])
  })

  it('is over when a corrected clock says another day', async () => {
    const flow = await looking()
    await flow.send(
      { type: 'clock.adjusted', now: Date.parse('2026-12-06T00:00:00+07:00') },
      { type: 'payout.confirm' },
    )
    expect([flow.screen(), flow.heardByDay]).toEqual(['editing', ['clock.adjusted']])
  })

  it('stays where it asks for no password and another address of the same page is opened', async () => {
    const flow = await looking()
    await flow.send(settledAt('/en/affiliate'))
    expect(flow.screen()).toBe('reviewing')
  })

  it('that asks for a password is over as soon as the address is another', async () => {
    const flow = open(null, true)
    await flow.answer(overview)
    await flow.send(...asking)
    await flow.send(settledAt('/en/affiliate'))
    expect([flow.screen(), flow.actor.getSnapshot().context.amountText]).toEqual(['editing', '500'])
  })

  it('is no more there for whoever left it and comes back', async () => {
    const flow = await looking()
    await flow.send(...comingBack, { type: 'payout.confirm' })
    expect([flow.screen(), flow.actor.getSnapshot().context.amountText]).toEqual(['editing', '500'])
  })
})

describe('commission that another page has asked for', () => {
  const submitted = async () => {
    const flow = open()
    await flow.answer(overview)
    await flow.send(...asking)
    await flow.send({ type: 'payout.confirm' })
    return flow
  }

  it('is waited for in this one too, and nothing is sent', async () => {
    const flow = await submitted()
    await flow.tell({ type: 'payout.heldElsewhere', attempt })
    expect([flow.screen(), flow.payoutShown()?.unknown?.amount]).toEqual([
      'outcomeUnknown',
      attempt.amount,
    ])
  })

  it('is looked for again when the page is back', async () => {
    const flow = open(attempt)
    await settle()
    flow.looks.last().answer({ kind: 'notFound' })
    await settle()
    await flow.send({ type: 'page.resumed', now: now + 1 })
    expect([flow.screen(), flow.looks.asked.length]).toEqual(['outcomeUnknown', 2])
  })

  it('that was found is still told to whoever opens the overview again', async () => {
    const flow = open(attempt)
    await settle()
    flow.looks.last().answer({ kind: 'found', at: now })
    await settle()
    await flow.send(...comingBack)
    expect([flow.screen(), flow.payoutShown()?.unknown?.amount]).toEqual([
      'outcomeUnknown',
      attempt.amount,
    ])
  })

  it('and was refused late leads to an overview that is not there yet', async () => {
    const flow = open(attempt)
    const problem = {
      message: { id: 'affiliate.withdraw.error.zeroAmount' },
      suggestion: null,
    } as const
    const refusal = { message: problem.message, min: null, lockedUntil: null }
    await flow.tell({ type: 'payout.refused', refusal })
    expect([flow.screen(), flow.asked(), flow.actor.getSnapshot().context.problem]).toEqual([
      'loading',
      1,
      problem,
    ])
  })
})
