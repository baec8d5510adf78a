import { assign, type EventObject, fromCallback, fromPromise } from 'xstate'
import { missedCall, reportMissed } from '../../kernel/flow/missed.call.ts'
import { readAddress } from '../../kernel/routing/address.ts'
import type { FlowStart } from '../../kernel/services/loaded.flow.ts'
import type { Services } from '../../kernel/services/services.ts'
import type { CallAnswer } from '../../wire/api/answer.ts'
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
import type { AffiliateOverview } from './affiliate.ts'
import type { AffiliateEvent, AffiliateInput, OverviewResult } from './affiliate.types.ts'
import { untilNextDay } from './affiliate-window.rules.ts'
import { readAffiliateAnswer, refusedWith } from './affiliate-withdraw.rules.ts'

/** The affiliate chart of one member with everything it does to the world. */
export function createAffiliateFlow(
  services: PayoutServices,
  { username }: Pick<FlowStart, 'username'>,
) {
  const { clock } = services
  const facts = createAttemptFacts(services, attemptKeyOf(username, 'affiliate'))
  const logic = affiliateMachine.provide({
    actors: {
      loadOverview: createLoadOverview(services),
      rereadOverview: fromPromise<OverviewResult>(async ({ signal }) =>
        overviewIn(await readOverview(services, 'background', signal), clock),
      ),
      payout: provideCommissionPayout(facts, services, username),
      watchAddress: createWatchAddress(services),
      watchDay: createWatchDay(services),
    },
    guards: { isAskedElsewhere: () => facts.readAttempt() !== null },
    actions: { recallAttempt: assign(() => ({ attempt: facts.readAttempt() })) },
  })
  const input: AffiliateInput = {
    asksForPassword: asksForPassword(services),
    attempt: facts.readAttempt(),
    now: clock.now(),
  }
  return { logic, input }
}

/** No failure page covers what the chart's own screens say of a lost answer: the call is a background one. */
function provideCommissionPayout(facts: AttemptFacts, services: PayoutServices, username: string) {
  const { api } = services
  return providePayout({
    facts,
    services,
    lockName: `affiliate.${username}`,
    send: ({ amount, key }, onLateAnswer) =>
      api.call(affiliateWithdrawCall, { amount }, { purpose: 'pressed', onLateAnswer, key }),
    read: readAffiliateAnswer,
    notKept: refusedWith({ id: 'withdraw.error.notKept' }),
    readHistory: async (signal) => {
      const options = { purpose: 'background', signal } as const
      const answer = await api.call(affiliateTransactionsCall, { page: 1 }, options)
      if (answer.kind !== 'accepted') return null
      const { rows, unreadable } = answer.value
      return { listed: rows, unreadable }
    },
  })
}

/** The chart outlives its page: only who is there still waits for what it could not have [OPEN-77]. */
function createLoadOverview(services: PayoutServices) {
  const { clock, navigation } = services
  return fromPromise<OverviewResult>(async ({ signal, system }) => {
    const answer = await readOverview(services, 'pressed', signal)
    if (!signal.aborted && isOverview(navigation.current())) {
      reportMissed(system, { kind: 'failed', missed: missedCall('affiliateOverview', answer) })
    }
    return overviewIn(answer, clock)
  })
}

type OverviewAnswer = CallAnswer<AffiliateOverview>

function readOverview(
  { api }: PayoutServices,
  purpose: CallPurpose,
  signal: AbortSignal,
): Promise<OverviewAnswer> {
  return api.call(affiliateOverviewCall, {}, { purpose, signal })
}

function overviewIn(answer: OverviewAnswer, clock: Pick<Services['clock'], 'now'>): OverviewResult {
  return { overview: answer.kind === 'accepted' ? answer.value : null, now: clock.now() }
}

const isOverview = (address: string) => readAddress(address).route === 'affiliate'

/** Tells when the overview is come to from another page; a panel over it, or another language, is none. */
function createWatchAddress({ navigation }: PayoutServices) {
  return fromCallback<EventObject>(({ sendBack }) => {
    let wasShown = isOverview(navigation.current())
    return navigation.watch((address) => {
      const isShown = isOverview(address)
      if (isShown && !wasShown) sendBack({ type: 'affiliate.shown' } satisfies AffiliateEvent)
      wasShown = isShown
    })
  })
}

/** Tells the time when a day begins in Bangkok, and when the clock was put right. */
function createWatchDay({ clock }: PayoutServices) {
  return fromCallback<EventObject>(({ sendBack }) => {
    let timer: unknown
    const wait = () => {
      timer = clock.setTimeout(tell, untilNextDay(clock.now()))
    }
    const tell = () => {
      clock.clearTimeout(timer)
      sendBack({ type: 'affiliate.dayBegan', now: clock.now() } satisfies AffiliateEvent)
      wait()
    }
    wait()
    const stop = clock.onAdjusted(tell)
    return () => {
      clock.clearTimeout(timer)
      stop()
    }
  })
}
