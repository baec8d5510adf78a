import { assign, type EventObject, fromCallback, fromPromise } from 'xstate'
import { missedCall } from '../../kernel/flow/missed.call.ts'
import type { FlowStart } from '../../kernel/services/loaded.flow.ts'
import type { CallPurpose } from '../../wire/api/call.report.ts'
import { type PayoutServices, providePayout } from '../payout/payout.actors.ts'
import { type AttemptFacts, createAttemptFacts } from '../payout/payout.attempt.ts'
import { asksForPassword } from '../payout/payout.password.actors.ts'
import { attemptKeyOf } from '../payout/unanswered.payouts.ts'
import {
  affiliateOverviewCall,
  affiliateTransactionsCall,
  affiliateWithdrawCall,
} from './affiliate.calls.ts'
import { affiliateMachine } from './affiliate.machine.ts'
import type { AffiliateEvent, AffiliateInput, OverviewResult } from './affiliate.types.ts'
import { untilNextDay } from './affiliate-window.rules.ts'
import { readAffiliateAnswer, refusedWith } from './affiliate-withdraw.rules.ts'

/** The affiliate chart of one member, with its actors and actions provided. */
export function createAffiliateFlow(
  services: PayoutServices,
  { route, username }: Pick<FlowStart, 'route' | 'username'>,
) {
  const { clock } = services
  const facts = createAttemptFacts(services, attemptKeyOf(username, 'affiliate'))
  const logic = affiliateMachine.provide({
    actors: {
      loadOverview: createLoadOverview(services, 'pressed'),
      rereadOverview: createLoadOverview(services, 'background'),
      payout: provideCommissionPayout(facts, services, username),
      watchDay: createWatchDay(services),
    },
    guards: { hasAttemptElsewhere: () => facts.readAttempt() !== null },
    actions: { restoreAttempt: assign(() => ({ attempt: facts.readAttempt() })) },
  })
  const input: AffiliateInput = {
    asksForPassword: asksForPassword(services),
    isShown: route === 'affiliate',
    attempt: facts.readAttempt(),
    now: clock.now(),
  }
  return { logic, input }
}

/** The chart shows a lost answer itself, so the calls must not open the failure page. */
function provideCommissionPayout(facts: AttemptFacts, services: PayoutServices, username: string) {
  const { api } = services
  return providePayout({
    facts,
    services,
    lockName: `affiliate.${username.toLowerCase()}`,
    send: ({ amount, key }, onLateAnswer) =>
      api.call(affiliateWithdrawCall, { amount }, { purpose: 'pressed', onLateAnswer, key }),
    read: readAffiliateAnswer,
    notKept: refusedWith({ id: 'withdraw.error.notKept' }),
    readHistory: async (signal) => {
      const options = { purpose: 'background', signal } as const
      const answer = await api.call(affiliateTransactionsCall, { page: 1 }, options)
      if (answer.kind !== 'accepted') return null
      const { rows, unreadable } = answer.value
      return { listed: rows, unreadable, earlier: null }
    },
  })
}

function createLoadOverview(services: PayoutServices, purpose: CallPurpose) {
  return fromPromise<OverviewResult>(async ({ signal }) => {
    const answer = await services.api.call(affiliateOverviewCall, {}, { purpose, signal })
    return {
      overview: answer.kind === 'accepted' ? answer.value : null,
      missed: missedCall('affiliateOverview', answer),
      now: services.clock.now(),
    }
  })
}

/** Sends the time at each midnight in Bangkok. When it receives that the clock was corrected, it restarts its timer. */
function createWatchDay({ clock }: PayoutServices) {
  return fromCallback<EventObject>(({ receive, sendBack }) => {
    let timer: unknown
    const wait = () => {
      clock.clearTimeout(timer)
      timer = clock.setTimeout(() => {
        sendBack({ type: 'affiliate.dayBegan', now: clock.now() } satisfies AffiliateEvent)
        wait()
      }, untilNextDay(clock.now()))
    }
    wait()
    receive(wait)
    return () => clock.clearTimeout(timer)
  })
}
