import {
  type ActorRefFrom,
  assign,
  type EventObject,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  waitFor,
} from 'xstate'
import { createWatchClock } from '../../base/clock/ticks.ts'
import type { FlowStart } from '../../kernel/services/loaded.flow.ts'
import type { balanceMachine } from '../../member/balance/balance.machine.ts'
import { findProfile } from '../../member/profile/find.profile.ts'
import { getHistoryCall } from '../history/history.calls.ts'
import { type PayoutServices, providePayout } from '../payout/payout.actors.ts'
import { asksForPassword } from '../payout/payout.password.actors.ts'
import type { PayoutFormInput } from './payout-form.parts.ts'
import { getMinWithdrawCall, withdrawCall } from './withdraw.calls.ts'
import { createWithdrawFacts, type WithdrawFacts } from './withdraw.facts.ts'
import { withdrawMachine } from './withdraw.machine.ts'
import { lockOf, minimumOf, readWithdrawAnswer, refusedWith } from './withdraw.rules.ts'
import type { TermsResult } from './withdraw.types.ts'
import { madeBy, withdrawLockMachine } from './withdraw-lock.machine.ts'
import { isLocking, lockDuration, lockOpensAt } from './withdraw-lock.rules.ts'
import { type TraceResult, withdrawTrackerMachine } from './withdraw-tracker.machine.ts'
import { type MadeWithdrawal, traceOf } from './withdraw-tracker.rules.ts'

/** The withdraw chart of one member, with its actors and actions provided. */
export function createWithdrawFlow(
  services: PayoutServices,
  { username }: Pick<FlowStart, 'username'>,
) {
  const { clock } = services
  const facts = createWithdrawFacts(services, username)
  const withdrawLock = withdrawLockMachine.provide({
    actors: {
      watchLock: createWatchLock(facts, services),
      watchClock: createWatchClock(clock),
      withdrawTracker: provideTracker(services),
    },
  })
  const logic = withdrawMachine.provide({
    actors: {
      loadTerms: createLoadTerms(services),
      payout: provideWithdrawPayout(facts, services, username),
      watchLock: createWatchLock(facts, services),
      watchCredit,
      withdrawLock,
    },
    guards: { hasAttemptElsewhere: () => facts.readAttempt() !== null },
    actions: { restoreAttempt: assign(() => ({ attempt: facts.readAttempt() })) },
  })
  const input: PayoutFormInput = {
    asksForPassword: asksForPassword(services),
    attempt: facts.readAttempt(),
    now: clock.now(),
  }
  return { logic, input }
}

/**
 * Sends the stored lock at once, whenever any tab changes it, when it ends, and when the clock was corrected. A lock
 * that has ended stays stored: a clock that is ahead must not end the wait for good.
 */
function createWatchLock(facts: WithdrawFacts, { clock }: PayoutServices) {
  return fromCallback<EventObject>(({ receive, sendBack }) => {
    let timer: unknown
    const send = () => {
      clock.clearTimeout(timer)
      const now = clock.now()
      const stored = facts.readLock()
      const lock = stored && isLocking(stored, now) ? stored : null
      if (lock) timer = clock.setTimeout(send, lockOpensAt(lock) - now)
      sendBack({ type: 'lock.kept', lock, now })
    }
    send()
    receive(send)
    const stop = facts.watch(send)
    return () => {
      clock.clearTimeout(timer)
      stop()
    }
  })
}

/** Sends the balance that the header shows, and whether it is fresh, at once and whenever it changes. */
const watchCredit = fromCallback<EventObject>(({ sendBack, system }) => {
  const send = (snapshot: SnapshotFrom<typeof balanceMachine>) => {
    const isCreditFresh = snapshot.matches('fresh')
    sendBack({ type: 'credit.known', credit: snapshot.context.balance, isCreditFresh })
  }
  const balance: ActorRefFrom<typeof balanceMachine> = system.get('balance')
  send(balance.getSnapshot())
  const subscription = balance.subscribe(send)
  return () => subscription.unsubscribe()
})

/** Asks the history in the background: a failure must not open the failure page. */
function provideTracker({ api }: PayoutServices) {
  return withdrawTrackerMachine.provide({
    actors: {
      lookForTrace: fromPromise<TraceResult, MadeWithdrawal>(async ({ input, signal }) => {
        const answer = await api.call(getHistoryCall, {}, { purpose: 'background', signal })
        return answer.kind === 'accepted' ? traceOf(input, answer.value) : null
      }),
    },
  })
}

/** Loads the profile and the minimum at the same time. */
function createLoadTerms({ api, clock }: PayoutServices) {
  return fromPromise<TermsResult>(async ({ signal, system }) => {
    const minimum = api.call(getMinWithdrawCall, {}, { purpose: 'background', signal })
    const profile = await findProfile(system, signal)
    profile.send({ type: 'profile.request', now: clock.now() })
    const settled = await waitFor(profile, (snapshot) => !snapshot.hasTag('loading'), {
      timeout: Number.POSITIVE_INFINITY,
      signal,
    })
    const answer = await minimum
    const stated = answer.kind === 'accepted' ? answer.value.min : null
    const { profile: loaded } = settled.context
    if (!loaded?.isAccountReadable) return { terms: null }
    return { terms: { account: loaded.account, min: minimumOf(stated, loaded.minWithdraw) } }
  })
}

/** The chart shows a lost answer itself, so the calls must not open the failure page. */
function provideWithdrawPayout(facts: WithdrawFacts, services: PayoutServices, username: string) {
  const { api, clock } = services
  return providePayout({
    facts,
    services,
    lockName: `withdraw.${username.toLowerCase()}`,
    send: ({ amount, key }, onLateAnswer) =>
      api.call(withdrawCall, { amount }, { purpose: 'pressed', onLateAnswer, key }),
    read: readWithdrawAnswer,
    keep: (answer, now) => {
      const lock = lockOf(answer, now)
      if (lock) facts.rememberLock(lock)
    },
    notKept: refusedWith({ id: 'withdraw.error.notKept' }),
    readHistory: async (signal) => {
      const answer = await api.call(getHistoryCall, {}, { purpose: 'background', signal })
      if (answer.kind !== 'accepted') return null
      const { transactions, unreadable } = answer.value
      return { listed: transactions, unreadable, earlier: madeBy(facts.readLock()) }
    },
    keepFound: ({ amount }, at) => {
      const until = at + lockDuration
      if (until > clock.now()) facts.rememberLock({ from: at, until, amount })
    },
  })
}
