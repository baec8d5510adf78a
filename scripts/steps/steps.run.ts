import { secondsSince } from '../run.mjs'
import { noProof, type Proofs } from './proofs.ts'
import type { Step } from './step.ts'

export interface StepsOptions {
  /** How many steps run at once. */
  readonly lanes?: number
  readonly proofs?: Proofs
  readonly say?: (text: string) => void
  /** Whether the other steps still run after one that failed. */
  readonly goesOn?: boolean
  /** Stops everything when it is aborted. */
  readonly signal?: AbortSignal
}

export interface StepsResult {
  readonly isFine: boolean
  /** A line for each step, and one for all. */
  readonly summary: readonly string[]
}

type Ending = 'ok' | 'kept' | 'failed' | 'stopped'

const noProofs: Proofs = { recall: () => null, expect: () => noProof }

/**
 * Runs the steps in their order, as many at once as there are lanes. The first that fails ends all, unless
 * `goesOn` is set. Steps with a proof do not run again.
 */
export async function runSteps(
  steps: readonly Step[],
  options: StepsOptions = {},
): Promise<StepsResult> {
  const startedAt = performance.now()
  const run = new StepsRun(steps, options)
  await run.toEnd()
  return { isFine: run.isFine(), summary: [...run.lines(), `all      ${secondsSince(startedAt)}`] }
}

class StepsRun {
  readonly #steps: readonly Step[]
  readonly #lanes: number
  readonly #goesOn: boolean
  readonly #proofs: Proofs
  readonly #say: (text: string) => void
  readonly #failure = new AbortController()
  readonly #stop: AbortSignal
  readonly #waiting = new Set<Step>()
  readonly #running = new Map<Step, Promise<void>>()
  readonly #endings = new Map<string, { readonly ending: Ending; readonly time: string }>()

  constructor(steps: readonly Step[], options: StepsOptions) {
    const { goesOn = false, lanes = 1, proofs = noProofs, say = console.log, signal } = options
    this.#steps = steps
    this.#lanes = lanes
    this.#goesOn = goesOn
    this.#proofs = proofs
    this.#say = say
    this.#stop = AbortSignal.any([this.#failure.signal, ...(signal ? [signal] : [])])
  }

  async toEnd(): Promise<void> {
    for (const step of this.#steps) {
      const time = this.#proofs.recall(step)
      if (time === null) this.#waiting.add(step)
      else this.#endings.set(step.name, { ending: 'kept', time: `(${time})` })
    }
    for (let next = this.#next(); next || this.#running.size > 0; next = this.#next()) {
      if (next && this.#busyLanes() + this.#widthOf(next) <= this.#lanes) this.#begin(next)
      else await Promise.race(this.#running.values())
    }
  }

  isFine(): boolean {
    return this.#steps.every(({ name }) => this.#isWell(name))
  }

  lines(): readonly string[] {
    return this.#steps.map(({ name }) => {
      const { ending = 'not run', time = '' } = this.#endings.get(name) ?? {}
      return `${ending.padEnd(8)} ${name}  ${time}`.trimEnd()
    })
  }

  #ready(): readonly Step[] {
    if (this.#stop.aborted) return []
    return [...this.#waiting].filter(({ after = [] }) => after.every((name) => this.#isWell(name)))
  }

  #next(): Step | undefined {
    return this.#ready()[0]
  }

  #isWell(name: string): boolean {
    const ending = this.#endings.get(name)?.ending
    return ending === 'ok' || ending === 'kept'
  }

  #widthOf({ isAlone = false }: Step): number {
    return isAlone ? this.#lanes : 1
  }

  #busyLanes(): number {
    return [...this.#running.keys()].reduce((sum, step) => sum + this.#widthOf(step), 0)
  }

  #begin(step: Step): void {
    const isOnly = this.#running.size === 0 && this.#ready().length === 1
    const cores = isOnly ? this.#lanes : this.#widthOf(step)
    this.#waiting.delete(step)
    const work = this.#perform(step, cores).then(() => {
      this.#running.delete(step)
    })
    this.#running.set(step, work)
  }

  async #perform(step: Step, cores: number): Promise<void> {
    const { name } = step
    const isLive = this.#widthOf(step) === this.#lanes
    const collected: string[] = []
    const say = isLive ? this.#say : (text: string) => collected.push(text)
    this.#say(isLive ? `\n── ${name} ──\n` : `${name} …`)
    const startedAt = performance.now()
    const proof = this.#proofs.expect(step)
    const isDone = await attempt(step, { isLive, cores, say, signal: this.#stop })
    const time = secondsSince(startedAt)
    const ending = isDone ? 'ok' : this.#stop.aborted ? 'stopped' : 'failed'
    this.#endings.set(name, { ending, time })
    if (ending === 'ok') proof.keep(time)
    if (ending === 'failed') proof.forget()
    if (ending === 'failed' && !this.#goesOn) this.#failure.abort()
    // The output of a stopped step is of no use and would hide the failed one.
    if (isLive || ending === 'stopped') return
    this.#say([`\n── ${name}: ${ending}, ${time} ──\n`, ...collected, ''].join('\n'))
  }
}

async function attempt({ work }: Step, during: Parameters<Step['work']>[0]): Promise<boolean> {
  try {
    return await work(during)
  } catch (error) {
    during.say(error instanceof Error ? error.message : String(error))
    return false
  }
}
