import {
  type ActorRefFrom,
  type AnyActorRef,
  type EventObject,
  fromCallback,
  fromPromise,
  waitFor,
} from 'xstate'
import type { Services } from '../../kernel/services/services.ts'
import type { balanceMachine } from '../../member/balance/balance.machine.ts'
import { findProfile } from '../../member/profile/find.profile.ts'
import { usdtProgress } from './usdt.view.ts'
import {
  type AccountsResult,
  type UsdtDepositEvent,
  usdtDepositMachine,
} from './usdt-deposit.machine.ts'

/** The USDT deposit chart, with its actors and actions provided. */
export function createUsdtDepositFlow({ clock, page }: Pick<Services, 'clock' | 'page'>) {
  const logic = usdtDepositMachine.provide({
    actors: {
      loadAccounts: createLoadAccounts(clock),
      watchBalance,
    },
    actions: {
      askBalance: ({ system }) => balanceOf(system)?.send({ type: 'balance.refetch' }),
    },
  })
  return { logic, input: { isVisible: page.isVisible() }, progressOf: usdtProgress }
}

/** The balance, which every member has. */
function balanceOf(system: AnyActorRef['system']): ActorRefFrom<typeof balanceMachine> | undefined {
  return system.get('balance')
}

function createLoadAccounts(clock: { now(): number }) {
  return fromPromise<AccountsResult>(async ({ signal, system }) => {
    const profile = await findProfile(system, signal)
    profile.send({ type: 'profile.request', now: clock.now() })
    const settled = await waitFor(profile, (snapshot) => !snapshot.hasTag('loading'), {
      timeout: Number.POSITIVE_INFINITY,
      signal,
    })
    return { accounts: settled.context.profile?.usdt ?? null }
  })
}

/** Sends the known balance, and every one that is read after it. */
const watchBalance = fromCallback<EventObject>(({ sendBack, system }) => {
  const balance = balanceOf(system)
  let told: number | null = null
  const send = () => {
    const known = balance?.getSnapshot().context.balance ?? null
    if (known === null || known === told) return
    told = known
    sendBack({ type: 'balance.read', balance: known } satisfies UsdtDepositEvent)
  }
  send()
  const subscription = balance?.subscribe(send)
  return () => subscription?.unsubscribe()
})
