import { script } from '../steps/program.ts'
import type { Step, Work } from '../steps/step.ts'
import { dealt, type Shard } from './shard.ts'

/** A step that one shard runs whole, or one that is split between all shards. */
export type Part = PartStep | CutStep

export interface PartStep extends Step {
  /** Whether it uses a browser or another program of the machine, and with it the machine's clock. */
  readonly usesBrowser?: boolean
}

export interface CutStep extends Omit<PartStep, 'work'> {
  /** The work of a shard; null if nothing is left for it. */
  readonly workOf: (shard: Shard) => Work | null
}

/** The steps of a shard, in the order of the parts. */
export function stepsOf(parts: readonly Part[], shard: Shard): readonly PartStep[] {
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

/** What the results of a run depend on besides files. */
export interface Circumstances {
  readonly shard: Shard
  /** The versions of Chromium; null if it is not known which one a run will use. */
  readonly browsers: string | null
  /** The date of this machine. */
  readonly day: string
}

/**
 * Steps that do not run again once they have passed, while no file has changed: a run that was interrupted goes on
 * with the step that it was in. A log may grow while a step runs, and is no source of any.
 */
export function kept(
  steps: readonly PartStep[],
  { browsers, day, shard: { index, count } }: Circumstances,
): readonly Step[] {
  const sources = [{ place: '.', except: /\.log$/ }]
  return steps.map(({ usesBrowser = false, ...step }) => {
    if (usesBrowser && browsers === null) return step
    const versions = {
      shard: `${index}/${count}`,
      ...(usesBrowser && browsers !== null ? { browsers, day } : {}),
    }
    return { ...step, proof: { sources, versions } }
  })
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
