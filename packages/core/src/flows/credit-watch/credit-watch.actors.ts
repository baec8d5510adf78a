import type { ActorRefFrom } from 'xstate'
import { fromPromise, waitFor } from 'xstate'
import type { balanceMachine } from '../../member/balance/balance.machine.ts'
import { type BalanceLook, creditWatchMachine } from './credit-watch.machine.ts'

/** The watch with its actor provided. It reads the balance that the header shows. */
export function provideCreditWatch(clock: { now(): number }) {
  return creditWatchMachine.provide({
    actors: {
      lookAtBalance: fromPromise<BalanceLook>(async ({ signal, system }) => {
        const balance: ActorRefFrom<typeof balanceMachine> = system.get('balance')
        balance.send({ type: 'balance.refetch' })
        const answered = await waitFor(balance, (snapshot) => !snapshot.hasTag('asking'), {
          timeout: Number.POSITIVE_INFINITY,
          signal,
        })
        const isFresh = answered.matches('fresh')
        return { balance: isFresh ? answered.context.balance : null, now: clock.now() }
      }),
    },
  })
}
