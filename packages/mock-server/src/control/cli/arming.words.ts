import { defaultSlowDelay, type FaultKind } from '../../catalogue/fault.ts'
import { formatDuration } from './duration.ts'

/** The request that armed something. */
interface Armed {
  readonly name: string
  readonly endpoint: string
  readonly times: number | null | undefined
  readonly delayMs: number | undefined
  readonly fault?: { readonly kind: FaultKind; readonly applied: boolean }
}

/** `The next 2 calls of createQr meet fault.reset; the handler does not run.` */
export function describeArmed({ name, endpoint, times = 1, delayMs, fault }: Armed): string {
  const late = delayMs ?? (fault?.kind === 'slow' ? defaultSlowDelay : 0)
  return [
    `${callsOf(times)} of ${endpoint} ${times !== null && times > 1 ? 'meet' : 'meets'} ${name}`,
    late > 0 ? `, ${formatDuration(late)} late` : '',
    times === null ? ', until disarmed' : '',
    fault ? `; ${fateOf(fault)}` : '',
    '.',
  ].join('')
}

function callsOf(times: number | null): string {
  if (times === null) return 'Every call'
  return times === 1 ? 'The next call' : `The next ${times} calls`
}

function fateOf({ kind, applied }: { readonly kind: FaultKind; readonly applied: boolean }) {
  if (kind === 'slow') return 'the handler runs and answers'
  return applied ? 'the handler runs and only its answer is lost' : 'the handler does not run'
}
