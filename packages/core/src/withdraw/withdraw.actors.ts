import {
  type ActorRefFrom,
  type EventObject,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  waitFor,
} from 'xstate'
import { findProfile } from '../app/actors.ts'
import type { Services } from '../app/services.ts'
import type { balanceMachine } from '../balance/balance.machine.ts'
import { getHistoryCall } from '../history/history.calls.ts'
import { second } from '../time/durations.ts'
import { createWatchClock } from '../time/ticks.ts'
import { getMinWithdrawCall, withdrawCall } from './withdraw.calls.ts'
import { createWithdrawFacts, type WithdrawFacts } from './withdraw.facts.ts'
import { withdrawMachine } from './withdraw.machine.ts'
import { lockOf, lookFor, minimumOf, readWithdrawAnswer, refusedWith } from './withdraw.rules.ts'
import type { FollowInput, LookInput } from './withdraw.setup.ts'
import type {
  LookResult,
  TermsResult,
  WithdrawAnswer,
  WithdrawAttempt,
  WithdrawInput,
} from './withdraw.types.ts'
import { withdrawLockMachine } from './withdraw-lock.machine.ts'
import { lockDuration } from './withdraw-lock.rules.ts'

type WithdrawServices = Pick<Services, 'api' | 'clock' | 'locks' | 'storages'>

/** The withdraw chart of one member with everything it does to the world. */
export function createWithdrawFlow(services: WithdrawServices, username: string) {
  const { clock } = services
  const facts = createWithdrawFacts(services.storages.local, username)
  const withdrawLock = withdrawLockMachine.provide({
    actors: { watchLock: createWatchLock(facts, services), watchClock: createWatchClock(clock) },
  })
  const logic = withdrawMachine.provide({
    actors: {
      loadTerms: createLoadTerms(services),
      followWithdraw: createFollowWithdraw(facts, services, username),
      lookAtHistory: createLookAtHistory(services),
      watchLock: createWatchLock(facts, services),
      watchCredit,
      withdrawLock,
    },
    actions: {
      forgetAttempt: ({ context: { attempt } }) => {
        if (attempt) facts.forgetAttempt(attempt)
      },
      rememberFound: ({ context: { attempt } }, look) => {
        if (look.kind !== 'found') return
        const until = look.at + lockDuration
        const amount = attempt?.amount ?? null
        if (until > clock.now()) facts.rememberLock({ from: look.at, until, amount })
      },
    },
  })
  const input: WithdrawInput = { attempt: facts.readAttempt(), now: clock.now() }
  return { logic, input }
}

/**
 * Tells what is kept of a lock, now, whenever any tab changes it, when it is over, and when the clock was
 * put right. What is over stays kept: a clock that runs ahead must not end the wait for good.
 */
function createWatchLock(facts: WithdrawFacts, { clock }: WithdrawServices) {
  return fromCallback<EventObject>(({ sendBack }) => {
    let timer: unknown
    const tell = () => {
      clock.clearTimeout(timer)
      const now = clock.now()
      const kept = facts.readLock()
      const lock = kept && kept.until > now ? kept : null
      if (lock) timer = clock.setTimeout(tell, lock.until - now)
      sendBack({ type: 'lock.kept', lock, now })
    }
    tell()
    const stops = [facts.watch(tell), clock.onAdjusted(tell)]
    return () => {
      clock.clearTimeout(timer)
      for (const stop of stops) stop()
    }
  })
}

/** Tells the balance as the header knows it, and whether it is the newest, now and whenever it changes. */
const watchCredit = fromCallback<EventObject>(({ sendBack, system }) => {
  const tell = (snapshot: SnapshotFrom<typeof balanceMachine>) => {
    const isCreditFresh = snapshot.matches('fresh')
    sendBack({ type: 'credit.known', credit: snapshot.context.balance, isCreditFresh })
  }
  const balance: ActorRefFrom<typeof balanceMachine> = system.get('balance')
  tell(balance.getSnapshot())
  const subscription = balance.subscribe(tell)
  return () => subscription.unsubscribe()
})

/** Profile and minimum, at the same time. */
function createLoadTerms({ api, clock }: WithdrawServices) {
  return fromPromise<TermsResult>(async ({ signal, system }) => {
    const minimum = api.call(getMinWithdrawCall, {}, { purpose: 'background', signal })
    const profile = await findProfile(system, signal)
    profile.send({ type: 'profile.request', now: clock.now() })
    const settled = await waitFor(profile, (snapshot) => !snapshot.hasTag('loading'), {
      timeout: Number.POSITIVE_INFINITY,
      signal,
    })
    const answer = await minimum
    const named = answer.kind === 'accepted' ? answer.value.min : null
    const known = settled.context.profile
    if (!known) return { terms: null }
    return { terms: { account: known.account, min: minimumOf(named, known.minWithdraw) } }
  })
}

/** For how long another tab may keep this one from asking; frozen tabs must not keep it for ever. */
const longestWait = 2 * second

/**
 * Sends a withdrawal, once, unless any tab has one without an answer; and tells what becomes of it. Every
 * definite answer is kept for all tabs, also one that comes when nobody here waits for it any more. No
 * failure page covers what the chart's own screens say of a lost answer, so the call is a background one.
 */
function createFollowWithdraw(
  facts: WithdrawFacts,
  { api, clock, locks }: WithdrawServices,
  username: string,
) {
  return fromCallback<EventObject, FollowInput>(({ input, sendBack }) => {
    let isAwaited = true
    let held = input.attempt
    const tell = (event: WithdrawAnswer) => {
      if (isAwaited) sendBack(event)
    }
    const send = async ({ amount }: FollowInput) => {
      const { attempt, isKept, isOurs } = await claim(facts, amount, clock, locks, username)
      // Of what no page could remember a reload would make a second withdrawal.
      if (!isKept) return tell(refusedWith({ id: 'withdraw.error.notKept' }))
      held = attempt
      if (!isOurs) return tell({ type: 'withdraw.heldElsewhere', attempt, now: clock.now() })
      tell({ type: 'withdraw.sent', attempt })
      const settle = (answer: Parameters<typeof readWithdrawAnswer>[0]) => {
        const now = clock.now()
        const told = readWithdrawAnswer(answer, attempt, now)
        // Before what is kept: that an attempt is forgotten says that somebody knows the answer.
        tell(told)
        if (told.type === 'withdraw.lost') return
        const lock = lockOf(told, now)
        if (lock) facts.rememberLock(lock)
        facts.forgetAttempt(attempt)
      }
      settle(
        await api.call(withdrawCall, { amount }, { purpose: 'background', onLateAnswer: settle }),
      )
    }
    if (input.attempt === null) void send(input)
    const stop = facts.watch(() => {
      if (held === null || facts.readAttempt()?.askedAt === held.askedAt) return
      tell({ type: 'withdraw.settledElsewhere' })
    })
    return () => {
      isAwaited = false
      stop()
    }
  })
}

interface Claim {
  readonly isOurs: boolean
  readonly isKept: boolean
  readonly attempt: WithdrawAttempt
}

/** Notes that a withdrawal is asked for, unless another is on its way: of two tabs one succeeds. */
function claim(
  facts: WithdrawFacts,
  amount: WithdrawAttempt['amount'],
  clock: WithdrawServices['clock'],
  locks: WithdrawServices['locks'],
  username: string,
): Promise<Claim> {
  return locks.run(`withdraw.${username}`, longestWait, async () => {
    const other = facts.readAttempt()
    if (other) return { isOurs: false, isKept: true, attempt: other }
    const attempt = { amount, askedAt: clock.now() }
    return { isOurs: true, isKept: facts.rememberAttempt(attempt), attempt }
  })
}

function createLookAtHistory({ api }: WithdrawServices) {
  return fromPromise<LookResult, LookInput>(async ({ input: { attempt }, signal }) => {
    const answer = await api.call(getHistoryCall, {}, { purpose: 'background', signal })
    if (answer.kind !== 'accepted' || attempt === null) return { kind: 'cannotCheck' }
    return lookFor(attempt, answer.value.transactions)
  })
}
