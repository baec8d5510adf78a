import { describe, expect, it } from 'vitest'
import { assign, createActor, fromCallback } from 'xstate'
import { payoutAttempt } from '../../../testing/payout-attempt.ts'
import { createQuestions } from '../../../testing/questions.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { satang } from '../../base/money/satang.ts'
import { day } from '../../base/time/durations.ts'
import { type LookResult, longestOnItsWay } from '../payout/payout.outcome.ts'
import type { ConfirmationResult } from '../payout/payout.password.ts'
import { affiliateMachine } from './affiliate.machine.ts'
import type { AffiliateContext, AffiliateEvent, OverviewResult } from './affiliate.types.ts'
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
  { type: 'withdraw.changeAmount', text: '500' },
  { type: 'withdraw.submit' },
] as const

function open(held: typeof attempt | null = null, asksForPassword = false) {
  const overviews = createQuestions<OverviewResult>()
  const rereads = createQuestions<OverviewResult>()
  const looks = createQuestions<LookResult, Pick<AffiliateContext, 'attempt'>>()
  const confirmations = createQuestions<ConfirmationResult>()
  const logic = affiliateMachine.provide({
    actors: {
      loadOverview: overviews.actor,
      rereadOverview: rereads.actor,
      lookAtHistory: looks.actor,
      confirmPassword: confirmations.actor,
      guardPassword: fromCallback(() => {}),
      followWithdraw: fromCallback(() => {}),
      watchAddress: fromCallback(() => {}),
      watchDay: fromCallback(() => {}),
    },
    guards: { isAskedElsewhere: () => false },
    actions: {
      dropPassword: () => {},
      forgetAttempt: () => {},
      recallAttempt: () => {},
      noteAttemptWait: assign({
        attemptWait: { from: now, endsAt: now + longestOnItsWay, givesUpAt: now + day },
      }),
    },
  })
  const actor = createActor(logic, { input: { asksForPassword, attempt: held, now } }).start()
  const answer = async (known: OverviewResult['overview']) => {
    overviews.last().answer({ overview: known, now })
    await settle()
  }
  const send = async (...events: readonly AffiliateEvent[]) => {
    for (const event of events) actor.send(event)
    await settle()
  }
  return {
    actor,
    answer,
    looks,
    send,
    screen: () => Object.values(actor.getSnapshot().getMeta()).find((meta) => meta)?.screen,
    asked: () => overviews.asked.length,
  }
}

describe('the affiliate overview', () => {
  it('that could not be had is asked for when it is opened once more', async () => {
    const flow = open()
    await flow.answer(null)
    const missing = flow.screen()
    await flow.send({ type: 'affiliate.shown' })
    expect([missing, flow.screen(), flow.asked()]).toEqual(['unavailable', 'loading', 2])
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
    await flow.send({ type: 'withdraw.pickAmount', amount: satang(100_025) })
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
    const { review } = affiliateView(flow.actor.getSnapshot())
    await flow.send({ type: 'withdraw.change' })
    const { amountText, review: later, screen } = affiliateView(flow.actor.getSnapshot())
    expect([review, screen, amountText, later]).toEqual([
      { amount: 50_000, left: 50_000 },
      'editing',
      '500',
      null,
    ])
  })

  it('is over when its day is: nothing is asked for then', async () => {
    const flow = await looking()
    await flow.send(
      { type: 'affiliate.dayBegan', now: Date.parse('2026-12-06T00:00:00+07:00') },
      { type: 'withdraw.confirm' },
    )
    expect([flow.screen(), flow.actor.getSnapshot().context.problem?.message.id]).toEqual([
      'editing',
      'affiliate.withdraw.error.onlyDays1to5',
    ])
  })

  it('is no more there for whoever left it and comes back', async () => {
    const flow = await looking()
    await flow.send({ type: 'affiliate.shown' }, { type: 'withdraw.confirm' })
    expect([flow.screen(), flow.actor.getSnapshot().context.amountText]).toEqual(['editing', '500'])
  })
})

describe('commission that another page has asked for', () => {
  const submitted = async () => {
    const flow = open()
    await flow.answer(overview)
    await flow.send(...asking)
    await flow.send({ type: 'withdraw.confirm' })
    return flow
  }

  it('is waited for in this one too, and nothing is sent', async () => {
    const flow = await submitted()
    await flow.send({ type: 'withdraw.heldElsewhere', attempt, now })
    expect([flow.screen(), flow.actor.getSnapshot().context.attempt]).toEqual([
      'outcomeUnknown',
      attempt,
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
    await flow.send({ type: 'affiliate.shown' })
    expect([flow.screen(), flow.actor.getSnapshot().context.attempt]).toEqual([
      'outcomeUnknown',
      attempt,
    ])
  })

  it('and was refused late leads to an overview that is not there yet', async () => {
    const flow = open(attempt)
    const problem = {
      message: { id: 'affiliate.withdraw.error.zeroAmount' },
      suggestion: null,
    } as const
    await flow.send({ type: 'withdraw.refused', problem })
    expect([flow.screen(), flow.asked(), flow.actor.getSnapshot().context.problem]).toEqual([
      'loading',
      1,
      problem,
    ])
  })
})
