import type { CallReport } from './call.report.ts'
import type { CallName } from './call.ts'

/** Tracks the order in which calls of the same name are sent. */
export interface CallOrder {
  /** Registers a call that is being sent. The function that it returns adds the order to the report of the outcome. */
  begin(name: CallName): (outcome: CallReport['outcome']) => Pick<CallReport, 'isOvertaken'>
}

/** Orders calls by a counter, because clocks cannot tell which of two came first. */
export function createCallOrder(): CallOrder {
  let sent = 0
  const sentUntilMaintenance = new Map<CallName, number>()
  return {
    begin: (name) => {
      sent += 1
      const place = sent
      return (outcome) => {
        if (outcome === 'maintenance') {
          sentUntilMaintenance.set(name, sent)
          return {}
        }
        return place <= (sentUntilMaintenance.get(name) ?? 0) ? { isOvertaken: true } : {}
      }
    },
  }
}
