import { fromPromise } from 'xstate'
import type { ApiClient } from '../api/client.ts'
import { getCreditCall } from './balance.calls.ts'
import { type BalanceResult, balanceMachine } from './balance.machine.ts'

/** The balance chart with its call. Until the first answer a screen waits for it [OPEN-77]. */
export function provideBalance({ api }: { api: ApiClient }) {
  return balanceMachine.provide({
    actors: {
      getCredit: fromPromise<BalanceResult, { isFirst: boolean }>(async ({ input, signal }) => {
        const purpose = input.isFirst ? 'foreground' : 'background'
        const answer = await api.call(getCreditCall, {}, { purpose, signal })
        return { balance: answer.kind === 'accepted' ? answer.value.balance : null }
      }),
    },
  })
}
