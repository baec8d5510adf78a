import type { CallReport } from '../../wire/api/call.report.ts'

/** What stands in place of the page, or beside nothing at all. */
export type ContentFailure = 'maintenance' | 'network' | 'tryLater'

/**
 * What a call's outcome does to the content area [MAINT-05, MAINT-06, MAINT-11, OPEN-23, OPEN-24,
 * OPEN-77]: code 9998 of any call is maintenance; of the rest only a call that a screen waits for and
 * that is not exempt counts. No answer shows the same as maintenance, a bad answer "try later".
 * A session that stands and was answered without new tokens is a bad answer; one that is over has its own
 * message [OPEN-04].
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
 * Whether the call whose answer was 9998 is answered with something else. Any other call says nothing of it,
 * nor does one of the same name that was asked before [MAINT-05].
 */
export function isTakenBack(
  shown: { failure: ContentFailure | null; failed: CallReport['endpoint'] | null },
  { endpoint, isOvertaken, outcome }: CallReport,
): boolean {
  if (shown.failure !== 'maintenance' || endpoint !== shown.failed || isOvertaken) return false
  return outcome === 'accepted' || outcome === 'refused'
}

/** Whether the maintenance check was answered, and by anything but maintenance [MAINT-03]. */
export function isSiteUp({ endpoint, outcome }: CallReport): boolean {
  return endpoint === 'checkMaintenance' && outcome === 'refused'
}
