import { readFileSync } from 'node:fs'
import type { Layer } from './fault.tests.ts'
import type { Fault } from './fault.ts'

/** What became of a fault. */
export interface FaultResult {
  readonly id: string
  readonly caughtBy: Layer | 'nobody'
  /** The first test that failed, or null. */
  readonly title: string | null
  readonly file: string | null
}

const beforeFile = new URL('before-the-move.json', import.meta.url)

/** What became of every fault before browser tests were moved into the drawn layer. */
export function resultsBeforeTheMove(): readonly FaultResult[] {
  return JSON.parse(readFileSync(beforeFile, 'utf8'))
}

/** The faults of a run that nobody noticed, and those of them that somebody noticed before the move. */
export function missedFaults(results: readonly FaultResult[], before: readonly FaultResult[]) {
  const missed = results.filter(({ caughtBy }) => caughtBy === 'nobody').map(({ id }) => id)
  const known = new Map(before.map((result) => [result.id, result]))
  const lost = missed.flatMap((id) => {
    const earlier = known.get(id)
    return earlier && earlier.caughtBy !== 'nobody' ? [earlier] : []
  })
  return { missed, lost }
}

/** The last lines of a run. */
export function summaryOf(results: readonly FaultResult[], before: readonly FaultResult[]): string {
  const { lost, missed } = missedFaults(results, before)
  const caught = results.length - missed.length
  const percent = Math.floor((100 * caught) / Math.max(1, results.length))
  return [
    `${caught} of ${results.length} faults were caught (${percent} %).`,
    ...missed.map((id) => `missed: ${id}`),
    ...lost.map(
      ({ caughtBy, id, title }) => `lost: ${id}, which a ${caughtBy} test caught before: ${title}`,
    ),
  ].join('\n')
}

/** The faults of a random sample, the same for the same seed. */
export function sampleOf(faults: readonly Fault[], size: number, seed: number): readonly Fault[] {
  const rest = [...faults]
  let state = seed >>> 0
  return Array.from({ length: Math.min(size, faults.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const [fault] = rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1)
    return fault
  }).filter((fault) => fault !== undefined)
}
