import type { Layer } from './fault.tests.ts'
import type { Fault } from './fault.ts'

/** Whether and by what a fault was caught. */
export interface FaultResult {
  readonly id: string
  readonly caughtBy: Layer | 'nobody'
  /** The first test that failed with a message, or null. */
  readonly title: string | null
  readonly file: string | null
}

/** The ids of the faults that no test caught. */
export function missedFaults(results: readonly FaultResult[]): readonly string[] {
  return results.filter(({ caughtBy }) => caughtBy === 'nobody').map(({ id }) => id)
}

/** The last lines of a run, with the ids of the missed faults. */
export function summaryOf(results: readonly FaultResult[]): string {
  const missed = missedFaults(results)
  const caught = results.length - missed.length
  const percent = Math.floor((100 * caught) / Math.max(1, results.length))
  return [
    `${caught} of ${results.length} faults were caught (${percent} %).`,
    ...missed.map((id) => `missed: ${id}`),
  ].join('\n')
}

/** A random sample of the faults. The same seed gives the same sample. */
export function sampleOf(faults: readonly Fault[], size: number, seed: number): readonly Fault[] {
  const rest = [...faults]
  let state = seed >>> 0
  return Array.from({ length: Math.min(size, faults.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const [fault] = rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1)
    return fault
  }).filter((fault) => fault !== undefined)
}
