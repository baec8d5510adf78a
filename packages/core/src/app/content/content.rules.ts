import type { CallReport } from '../../wire/api/call.report.ts'

/** The failure that is shown in place of the page. */
export type ContentFailure = 'maintenance' | 'network' | 'tryLater'

/**
 * What a call's outcome means for the content area [MAINT-05, MAINT-06, MAINT-11, OPEN-23, OPEN-24,
 * OPEN-77]. Code 9998 of any call is maintenance. Other outcomes count only for a call that a screen waits for and
 * that is not exempt: no answer shows the same as maintenance, a bad answer shows "try later". If the session could
 * not be renewed but is not over, that is a bad answer; the end of a session has its own message [OPEN-04].
 */
export function contentFailureOf(report: CallReport): ContentFailure | null {
  if (report.outcome === 'maintenance') return 'maintenance'
  if (report.purpose !== 'foreground' || report.isExempt) return null
  switch (report.outcome) {
    case 'unreachable':
    case 'timedOut':
      return 'network'
    case 'expired':
    case 'unverified':
    case 'httpError':
    case 'postponed':
    case 'undocumented':
    case 'unreadable':
      return 'tryLater'
    case 'accepted':
    case 'refused':
    case 'sessionOver':
      return null
  }
}

/**
 * Whether the call that had answered 9998 now answers otherwise. Other calls prove nothing, nor does a call of the
 * same name that was sent earlier [MAINT-05].
 */
export function isMaintenanceOver(
  shown: { failure: ContentFailure | null; failed: CallReport['endpoint'] | null },
  { endpoint, isOvertaken, outcome }: CallReport,
): boolean {
  if (shown.failure !== 'maintenance' || endpoint !== shown.failed || isOvertaken) return false
  return outcome === 'accepted' || outcome === 'refused'
}

/** Whether the maintenance check says that the site is up [MAINT-03]. */
export function isSiteUp({ endpoint, outcome }: CallReport): boolean {
  return endpoint === 'checkMaintenance' && outcome === 'refused'
}
