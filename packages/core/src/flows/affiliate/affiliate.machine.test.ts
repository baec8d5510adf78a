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

/** A day on which commission may be withdrawn. */
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

function open(storedAttempt: typeof attempt | null = null, asksForPassword = false) {
  const overviews = createQuestions<OverviewResult>()
  const rereads = createQuestions<OverviewResult>()
  const looks = createQuestions<LookResult, LookInput>()
  const confirmations = createQuestions<ConfirmationResult>()
  const sentToDay: string[] = []
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
      watchDay: fromCallback(({ receive }) => receive((event) => sentToDay.push(event.type))),
    },
    guards: { hasAttemptElsewhere: () => false },
    actions: { restoreAttempt: () => {} },
  })
  const actor = createActor(logic, {
    input: { asksForPassword, attempt: storedAttempt, isShown: true, now },
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
    /** Sends the running payout what its actors would send it. */
    tell: async (event: PayoutEvent) => {
      running()?.send(event)
      await settle()
    },
    payoutShown,
    screen: () => payoutShown()?.screen ?? affiliateView(actor.getSnapshot()).screen,
    asked: () => overviews.asked.length,
    reread: () => rereads.asked.length,
    sentToDay,
  }
}

describe('the affiliate overview', () => {
  it('is loaded when it is opened again after it could not be loaded', async () => {
    const flow = open()
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
    const flow = open()
    await flow.answer({ ...overview, available: satang(available) })
    expect(affiliateView(flow.actor.getSnapshot()).all).toBe(all)
  })

  it('is loaded again for a member who comes back, but not for another language of the same page', async () => {
    const flow = open()
    await flow.answer(overview)
    await flow.send(settledAt('/en/affiliate'))
    const before = flow.reread()
    await flow.send(...comingBack)
    expect([before, flow.reread(), flow.screen()]).toEqual([0, 1, 'editing'])
  })

  it('looks at the end of the day anew when the page is back, because its timer may have stood still', async () => {
    const resumed = { type: 'page.resumed', now } as const
    const flow = open()
    await flow.send(resumed)
    await flow.answer(overview)
    await flow.send(resumed, ...asking, resumed)
    expect([flow.screen(), flow.sentToDay]).toEqual([
      'reviewing',
      ['page.resumed', 'page.resumed', 'page.resumed'],
    ])
  })

  it('drops the reason why nothing could be withdrawn when a corrected clock shows another day, and waits for the end of that day', async () => {
    const flow = open()
    await flow.answer({ ...overview, withdrawnAt: now })
    await flow.send(...asking)
    await flow.send({ type: 'clock.adjusted', now: Date.parse('2026-12-02T00:00:00+07:00') })
    expect([flow.actor.getSnapshot().context.problem, flow.sentToDay]).toEqual([
      null,
      ['clock.adjusted'],
    ])
  })

  it('drops the reason why nothing could be withdrawn when another window begins, and keeps the amount', async () => {
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

  it('accepts an amount that was picked', async () => {
    const flow = open()
    await flow.answer(overview)
    await flow.send({ type: 'affiliate.pickAmount', amount: satang(100_025) })
    expect(flow.actor.getSnapshot().context.amountText).toBe('1000.25')
  })
})

describe('the review before commission is withdrawn', () => {
  const reviewing = async () => {
    const flow = open()
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
    const flow = open(null, true)
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

describe('a withdrawal of commission that another page requested', () => {
  const submitted = async () => {
    const flow = open()
    await flow.answer(overview)
    await flow.send(...asking)
    await flow.send({ type: 'payout.confirm' })
    return flow
  }

  it('is awaited here too, and nothing is sent', async () => {
    const flow = await submitted()
    await flow.tell({ type: 'payout.claimedElsewhere', attempt })
    expect([flow.screen(), flow.payoutShown()?.unknown?.amount]).toEqual([
      'outcomeUnknown',
      attempt.amount,
    ])
  })

  it('is searched for again when the page resumes', async () => {
    const flow = open(attempt)
    await settle()
    flow.looks.last().answer({ kind: 'notFound' })
    await settle()
    await flow.send({ type: 'page.resumed', now: now + 1 })
    expect([flow.screen(), flow.looks.asked.length]).toEqual(['outcomeUnknown', 2])
  })

  it('is not decided by an answer from before the page slept', async () => {
    const flow = open(attempt)
    await settle()
    const early = flow.looks.last()
    await flow.send({ type: 'page.resumed', now: now + 1 })
    early.answer({ kind: 'notFound' })
    await settle()
    expect([flow.looks.asked.length, early.isDropped(), flow.payoutShown()?.unknown?.look]).toEqual(
      [2, true, null],
    )
  })

  it('is still shown as found to a member who opens the overview again', async () => {
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

  it('loads the overview first when it was refused late', async () => {
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
