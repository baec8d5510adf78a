import { fromPromise } from 'xstate'
import type { ApiClient } from '../../wire/api/client.ts'
import { getCreditCall } from './balance.calls.ts'
import { type BalanceResult, balanceMachine } from './balance.machine.ts'

/** The balance chart with its call provided. It runs beside every page, so no page waits for it [OPEN-77]. */
export function provideBalance({ api }: { api: ApiClient }) {
  return balanceMachine.provide({
    actors: {
      getCredit: fromPromise<BalanceResult>(async ({ signal }) => {
        const answer = await api.call(getCreditCall, {}, { purpose: 'background', signal })
        return { balance: answer.kind === 'accepted' ? answer.value.balance : null }
      }),
    },
  })
}
