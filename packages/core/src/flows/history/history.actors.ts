import { fromPromise } from 'xstate'
import type { Services } from '../../kernel/services/services.ts'
import { siteDetails } from '../../kernel/site/site.details.ts'
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
export function createHistoryFlow({ api, log, site }: HistoryServices) {
  const logic = historyMachine.provide({
    actors: {
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
  return { logic, input: undefined }
}
