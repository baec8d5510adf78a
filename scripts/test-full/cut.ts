import { script } from '../steps/program.ts'
import type { Step, Work } from '../steps/step.ts'
import { dealt, type Shard } from './shard.ts'

/** A step that one shard runs whole, or one that is split between all shards. */
export type Part = Step | CutStep

export interface CutStep extends Omit<Step, 'work'> {
  /** The work of a shard; null if nothing is left for it. */
  readonly workOf: (shard: Shard) => Work | null
}

/** The steps of a shard, in the order of the parts. */
export function stepsOf(parts: readonly Part[], shard: Shard): readonly Step[] {
  const whole = new Set(
    dealt(
      parts.filter((part) => !('workOf' in part)),
      shard,
    ),
  )
  return parts.flatMap((part) => {
    if (!('workOf' in part)) return whole.has(part) ? [part] : []
    const { workOf, ...step } = part
    const work = workOf(shard)
    return work ? [{ ...step, work }] : []
  })
}

/**
 * Steps that do not run again once they have passed, while no file and no browser has changed: a run that was
 * interrupted goes on where it stopped.
 */
export function kept(
  steps: readonly Step[],
  { index, count }: Shard,
  browsers: string | null,
): readonly Step[] {
  const versions = { browsers: browsers ?? 'none', shard: `${index}/${count}` }
  return steps.map((step) => ({ ...step, proof: { sources: [{ place: '.' }], versions } }))
}

/** The seeds of a script: consecutive numbers, one run for each. */
export interface Seeds {
  readonly first: number
  readonly count: number
}

/**
 * A script with an option `--seed` that runs once for each seed. The shards divide the seeds, and together
 * they run all of them, however many shards there are.
 */
export function seeded(
  name: string,
  seeds: Seeds,
  file: string,
  ...args: readonly string[]
): CutStep {
  const all = Array.from({ length: seeds.count }, (_, at) => seeds.first + at)
  const workOf = (shard: Shard): Work | null => {
    const own = dealt(all, shard)
    return own.length === 0
      ? null
      : inTurn(own.map((seed) => script(file, ...args, '--seed', String(seed))))
  }
  return { name: `${name}, seeds ${seeds.first} to ${seeds.first + seeds.count - 1}`, workOf }
}

function inTurn(works: readonly Work[]): Work {
  return async (during) => {
    for (const work of works) if (!(await work(during))) return false
    return true
  }
}
