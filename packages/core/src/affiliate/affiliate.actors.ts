import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { FlowStart } from '../app/flow.loader.ts'
import type { Services } from '../app/services.ts'
import { createAttemptFacts } from '../payout/payout.attempt.ts'
import { type LookResult, lookFor } from '../payout/payout.outcome.ts'
import { createSending } from '../payout/payout.sending.ts'
import { readAddress } from '../routing/address.ts'
import { lastingMemberKey } from '../session/member.facts.ts'
import {
  affiliateOverviewCall,
  affiliateTransactionsCall,
  affiliateWithdrawCall,
} from './affiliate.calls.ts'
import { affiliateMachine } from './affiliate.machine.ts'
import type {
  AffiliateContext,
  AffiliateEvent,
  AffiliateInput,
  OverviewResult,
} from './affiliate.types.ts'
import { untilNextDay } from './affiliate-window.rules.ts'
import { readAffiliateAnswer, refusedWith } from './affiliate-withdraw.rules.ts'

type AffiliateServices = Pick<Services, 'api' | 'clock' | 'locks' | 'navigation' | 'storages'>

/** The affiliate chart of one member with everything it does to the world. */
export function createAffiliateFlow(
  services: AffiliateServices,
  { username }: Pick<FlowStart, 'username'>,
) {
  const { api, clock, navigation, storages } = services
  const facts = createAttemptFacts(storages.local, lastingMemberKey(username, 'affiliate.attempt'))
  const logic = affiliateMachine.provide({
    actors: {
      loadOverview: fromPromise<OverviewResult>(async ({ signal }) => {
        const answer = await api.call(affiliateOverviewCall, {}, { purpose: 'foreground', signal })
        const overview = answer.kind === 'accepted' ? answer.value : null
        return { overview, now: clock.now() }
      }),
      // No failure page covers what the chart's own screens say of a lost answer.
      followWithdraw: createSending({
        facts,
        services,
        lockName: `affiliate.${username}`,
        send: (amount, onLateAnswer) =>
          api.call(affiliateWithdrawCall, { amount }, { purpose: 'background', onLateAnswer }),
        read: readAffiliateAnswer,
        notKept: refusedWith({ id: 'withdraw.error.notKept' }),
      }),
      lookAtHistory: fromPromise<LookResult, Pick<AffiliateContext, 'attempt'>>(
        async ({ input: { attempt }, signal }) => {
          const wish = { page: 1 }
          const options = { purpose: 'background', signal } as const
          const answer = await api.call(affiliateTransactionsCall, wish, options)
          if (answer.kind !== 'accepted' || attempt === null) return { kind: 'cannotCheck' }
          return lookFor(attempt, answer.value.rows)
        },
      ),
      watchAddress: fromCallback<EventObject>(({ sendBack }) =>
        navigation.watch((address) => {
          const isShown = readAddress(address).route === 'affiliate'
          if (isShown) sendBack({ type: 'affiliate.shown' } satisfies AffiliateEvent)
        }),
      ),
      watchDay: createWatchDay(services),
    },
    actions: {
      forgetAttempt: ({ context: { attempt } }) => {
        if (attempt) facts.forgetAttempt(attempt)
      },
    },
  })
  const input: AffiliateInput = { attempt: facts.readAttempt(), now: clock.now() }
  return { logic, input }
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
