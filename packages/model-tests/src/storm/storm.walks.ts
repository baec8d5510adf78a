import { dialectOfRun } from '@croupier/mock-server'
import fc from 'fast-check'
import { describeAction, type StormAction, stormsOf } from './storm.actions.ts'
import { depositParts } from './storm.deposit.actions.ts'
import type { Ending } from './storm.endings.ts'
import { weather } from './storm.ts'
import { withdrawParts } from './storm.withdraw.actions.ts'

/** The subjects of a storm. `withdraw` has both withdrawals and deposits. */
export const stormKinds = ['deposit', 'withdraw'] as const

export type StormKind = (typeof stormKinds)[number]

const storms = {
  deposit: stormsOf(depositParts),
  withdraw: stormsOf(withdrawParts),
}

export interface StormOptions {
  readonly over: StormKind
  readonly walks: number
  readonly seed: number
  /** The path of a failed storm, to repeat only that one. */
  readonly path?: string
}

/** What all storms together did. */
export interface StormReport {
  readonly walks: number
  readonly actions: number
  /** How many codes were requested. */
  readonly wishes: number
  /** How many transfers were reported. */
  readonly transfers: number
  /** How often each ending was announced. */
  readonly endings: Readonly<Record<Ending, number>>
  /** How many withdraw calls were made. */
  readonly withdrawals: number
}

/**
 * Runs random storms over the site.
 * @throws Error with the story of the smallest storm that fails, and the command that repeats it
 */
export async function walkStorms({ over, path, seed, walks }: StormOptions): Promise<StormReport> {
  const endings: Record<Ending, number> = {
    paid: 0,
    rejected: 0,
    expiredByServer: 0,
    expiredByTime: 0,
    cancelled: 0,
    unconfirmed: 0,
    givenUp: 0,
  }
  const counts = { actions: 0, transfers: 0, wishes: 0, withdrawals: 0 }
  const property = fc.asyncProperty(storms[over], async (storm) => {
    const report = await weather(storm)
    if (report.problems.length > 0) throw new Error(report.problems.join('\n'))
    counts.actions += storm.length
    counts.wishes += report.wishes
    counts.transfers += report.transfers
    counts.withdrawals += report.withdrawals
    for (const ending of report.endings) endings[ending] += 1
  })
  const how = path === undefined ? { seed, numRuns: walks } : { seed, path, endOnFailure: true }
  const found = await fc.check(property, how)
  if (found.numRuns === 0) throw new Error('No storm ran: correct the number or the path.')
  if (!found.failed) return { walks: found.numRuns, ...counts, endings }
  const [storm = []] = found.counterexample ?? []
  const dialect = dialectOfRun()
  const spoken = dialect === 'plain' ? '' : ` --dialect ${dialect}`
  const again = `npm run storms -- --over ${over}${spoken} --seed ${found.seed} --path ${found.counterexamplePath}`
  throw new Error(
    [describeStorm(storm), '', String(found.errorInstance), `again: ${again}`].join('\n'),
  )
}

function describeStorm(storm: readonly StormAction[]): string {
  const lines = storm.map(
    (action, index) => `${String(index + 1).padStart(3)}. ${describeAction(action)}`,
  )
  return lines.join('\n')
}
