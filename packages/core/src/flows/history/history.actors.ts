import { type ActorRefFrom, type EventObject, fromCallback, fromPromise } from 'xstate'
import { readAddress } from '../../kernel/routing/address.ts'
import type { FlowStart } from '../../kernel/services/loaded.flow.ts'
import type { Services } from '../../kernel/services/services.ts'
import { siteDetails } from '../../kernel/site/site.details.ts'
import type { balanceMachine } from '../../member/balance/balance.machine.ts'
import type { HistoryPlace } from './history.address.ts'
import { getHistoryCall } from './history.calls.ts'
import { type HistoryResult, historyMachine } from './history.machine.ts'
import { readableNote, removedPhrases } from './history.rules.ts'

interface HistoryServices extends Pick<Services, 'api' | 'log'> {
  readonly site: Parameters<typeof siteDetails>[0]
}

/**
 * The history chart, with its actors and actions provided. A failure is logged and does not cover the page [HIST-13,
 * ERR-28].
 */
export function createHistoryFlow(
  { api, log, site }: HistoryServices,
  { address, route }: Pick<FlowStart, 'address' | 'route'>,
) {
  const logic = historyMachine.provide({
    actors: {
      watchBalance,
      getHistory: fromPromise<HistoryResult>(async ({ signal }) => {
        const answer = await api.call(getHistoryCall, {}, { purpose: 'foreground', signal })
        if (answer.kind !== 'accepted') {
          const reason = answer.kind === 'refused' ? answer.refusal.code : answer.failure.kind
          log.write({ level: 'warning', event: 'history.failed', details: { reason } })
          return { kind: 'failed' }
        }
        // A history without a single readable entry must not be shown as an empty one.
        const { transactions: read, unreadable } = answer.value
        if (unreadable > 0 && read.length === 0) return { kind: 'failed' }
        const phrases = removedPhrases(siteDetails(site, log).removedNotePhrase)
        const transactions = read.map((transaction) => ({
          ...transaction,
          note: readableNote(transaction.note, phrases),
        }))
        return { kind: 'read', transactions, unreadable }
      }),
    },
  })
  const input: HistoryPlace = { address: readAddress(address), isPage: route === 'history' }
  return { logic, input }
}

/** Tells of each change of the balance that the header shows: whatever moved money, the history is older than that. */
const watchBalance = fromCallback<EventObject>(({ sendBack, system }) => {
  const balance: ActorRefFrom<typeof balanceMachine> = system.get('balance')
  let last = balance.getSnapshot().context.balance
  const subscription = balance.subscribe(({ context }) => {
    const hasMoved = last !== null && context.balance !== last
    last = context.balance
    if (hasMoved) sendBack({ type: 'balance.moved' })
  })
  return () => subscription.unsubscribe()
})
