import { assign, type EventObject, fromCallback, fromPromise } from 'xstate'
import { missedCall, tellMissed } from '../../kernel/flow/missed.call.ts'
import { readAddress } from '../../kernel/routing/address.ts'
import type { FlowStart } from '../../kernel/services/loaded.flow.ts'
import type { Services } from '../../kernel/services/services.ts'
import type { CallAnswer } from '../../wire/api/answer.ts'
import type { CallPurpose } from '../../wire/api/call.report.ts'
import { createAttemptFacts } from '../payout/payout.attempt.ts'
import { attemptWait, type LookResult, lookFor } from '../payout/payout.outcome.ts'
import {
  asksForPassword,
  createPasswordActors,
  type PasswordServices,
} from '../payout/payout.password.actors.ts'
import { createSending } from '../payout/payout.sending.ts'
import { attemptKeyOf } from '../payout/unanswered.payouts.ts'
import {
  affiliateOverviewCall,
  affiliateTransactionsCall,
  affiliateWithdrawCall,
} from './affiliate.calls.ts'
import { affiliateMachine } from './affiliate.machine.ts'
import type { AffiliateOverview } from './affiliate.ts'
import type {
  AffiliateContext,
  AffiliateEvent,
  AffiliateInput,
  OverviewResult,
} from './affiliate.types.ts'
import { untilNextDay } from './affiliate-window.rules.ts'
import { readAffiliateAnswer, refusedWith } from './affiliate-withdraw.rules.ts'

type AffiliateServices = PasswordServices &
  Pick<Services, 'api' | 'claims' | 'clock' | 'locks' | 'navigation' | 'random' | 'storages'>

/** The affiliate chart of one member with everything it does to the world. */
export function createAffiliateFlow(
  services: AffiliateServices,
  { username }: Pick<FlowStart, 'username'>,
) {
  const { api, clock } = services
  const facts = createAttemptFacts(services, attemptKeyOf(username, 'affiliate'))
  const { dropPassword, ...passwordActors } = createPasswordActors(services)
  const logic = affiliateMachine.provide({
    actors: {
      ...passwordActors,
      loadOverview: createLoadOverview(services),
      rereadOverview: fromPromise<OverviewResult>(async ({ signal }) =>
        overviewIn(await readOverview(services, 'background', signal), clock),
      ),
      // No failure page covers what the chart's own screens say of a lost answer.
      followWithdraw: createSending({
        facts,
        services,
        lockName: `affiliate.${username}`,
        send: ({ amount, key }, onLateAnswer) =>
          api.call(affiliateWithdrawCall, { amount }, { purpose: 'pressed', onLateAnswer, key }),
        read: readAffiliateAnswer,
        notKept: refusedWith({ id: 'withdraw.error.notKept' }),
      }),
      lookAtHistory: fromPromise<LookResult, Pick<AffiliateContext, 'attempt'>>(
        async ({ input: { attempt }, signal }) => {
          const wish = { page: 1 }
          const options = { purpose: 'background', signal } as const
          const answer = await api.call(affiliateTransactionsCall, wish, options)
          if (answer.kind !== 'accepted' || attempt === null) return { kind: 'cannotCheck' }
          const { rows, unreadable } = answer.value
          return lookFor(attempt, { listed: rows, unreadable }, services.clock)
        },
      ),
      watchAddress: createWatchAddress(services),
      watchDay: createWatchDay(services),
    },
    guards: { isAskedElsewhere: () => facts.readAttempt() !== null },
    actions: {
      recallAttempt: assign(() => ({ attempt: facts.readAttempt() })),
      dropPassword,
      noteAttemptWait: assign(({ context: { attempt } }) => ({
        attemptWait: attempt && attemptWait(attempt, clock),
      })),
      forgetAttempt: ({ context: { attempt } }) => {
        if (attempt) facts.forgetAttempt(attempt)
      },
    },
  })
  const input: AffiliateInput = {
    asksForPassword: asksForPassword(services),
    attempt: facts.readAttempt(),
    now: clock.now(),
  }
  return { logic, input }
}

/** The chart outlives its page: only who is there still waits for what it could not have [OPEN-77]. */
function createLoadOverview(services: AffiliateServices) {
  const { clock, navigation } = services
  return fromPromise<OverviewResult>(async ({ signal, system }) => {
    const answer = await readOverview(services, 'pressed', signal)
    if (!signal.aborted && isOverview(navigation.current())) {
      tellMissed(system, { kind: 'failed', missed: missedCall('affiliateOverview', answer) })
    }
    return overviewIn(answer, clock)
  })
}

type OverviewAnswer = CallAnswer<AffiliateOverview>

function readOverview(
  { api }: AffiliateServices,
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
function createWatchAddress({ navigation }: AffiliateServices) {
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
function createWatchDay({ clock }: AffiliateServices) {
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
