import { assign, createActor, fromCallback } from 'xstate'
import { satang } from '../src/base/money/satang.ts'
import { day } from '../src/base/time/durations.ts'
import { affiliateMachine } from '../src/flows/affiliate/affiliate.machine.ts'
import type { AffiliateEvent, OverviewResult } from '../src/flows/affiliate/affiliate.types.ts'
import { affiliateView } from '../src/flows/affiliate/affiliate.view.ts'
import { payoutMachine } from '../src/flows/payout/payout.machine.ts'
import { type LookResult, longestOnItsWay } from '../src/flows/payout/payout.outcome.ts'
import type { ConfirmationResult } from '../src/flows/payout/payout.password.ts'
import type { LookInput } from '../src/flows/payout/payout.setup.ts'
import type { PayoutEvent } from '../src/flows/payout/payout.types.ts'
import { payoutView } from '../src/flows/payout/payout.view.ts'
import { payoutAttempt } from './payout-attempt.ts'
import { createQuestions } from './questions.ts'
import { settledAt } from './settled.route.ts'
import { createVirtualClock, settle } from './virtual-clock.ts'

/** A day on which commission may be withdrawn. */
export const now = Date.parse('2026-12-01T09:00:00+07:00')
export const attempt = payoutAttempt({ amount: satang(50_000), askedAt: now, askedAtHost: now })
export const overview = {
  invite: 'DEMO7',
  available: satang(100_000),
  earned: satang(200_000),
  members: 3,
  rate: 0.5,
  updatedAt: now,
  withdrawnAt: null,
}

export const asking = [
  { type: 'affiliate.changeAmount', text: '500' },
  { type: 'affiliate.submit' },
] as const

/** The member opens another page and comes back. */
export const comingBack = [settledAt('/help'), settledAt('/affiliate')]

/** The chart of the affiliate page, with everything that it asks in the hands of a test. */
export function openAffiliate(
  storedAttempt: typeof attempt | null = null,
  asksForPassword = false,
) {
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
  const clock = createVirtualClock(now)
  const actor = createActor(logic, {
    clock,
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
    clock,
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
