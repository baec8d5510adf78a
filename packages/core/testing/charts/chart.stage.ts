import { type AnyActorLogic, type AnyStateMachine, fromPromise } from 'xstate'
import type { ChartCases } from './chart.cases.ts'
import { asGenerated } from './coverage.hook.ts'

/** An actor that only waits to be told what becomes of it. */
export interface StandIn {
  readonly id: string
  answer(output: unknown): void
  die(error: unknown): void
}

const standInsOf = new WeakMap<object, Set<StandIn>>()

const standIn = fromPromise(
  ({ self: { id }, signal, system }) =>
    new Promise<unknown>((resolve, reject) => {
      const running = findStandIns(system)
      const over = <Word>(tell: (word: Word) => void) => {
        return (word: Word) => {
          running.delete(one)
          tell(word)
        }
      }
      const one: StandIn = { id, answer: over(resolve), die: over(reject) }
      signal.addEventListener('abort', () => running.delete(one))
      running.add(one)
    }),
)

/** The stand-ins of a system of actors that were neither told anything nor stopped yet. */
export function findStandIns(system: object): Set<StandIn> {
  const found = standInsOf.get(system) ?? new Set<StandIn>()
  standInsOf.set(system, found)
  return found
}

/**
 * A production chart for generated walks: every actor but those of `real` is a stand-in, and what its
 * actions do to the world is left out, unless the cases say what stands for it.
 */
export function stageChart(
  { chart, guards = {}, actions = {} }: ChartCases,
  real: Readonly<Record<string, AnyActorLogic>> = {},
): AnyStateMachine {
  return asGenerated(
    chart.provide({
      guards,
      actors: { ...replaced(chart.implementations.actors, standIn), ...real },
      actions: { ...replaced(worldly(chart.implementations.actions), () => {}), ...actions },
    }),
  )
}

/** Every named part replaced by the same other one. */
function replaced<Part>(parts: object, other: Part): Record<string, Part> {
  return Object.fromEntries(Object.keys(parts).map((name) => [name, other]))
}

/** The actions that do something to the world: those that XState does not carry out itself. */
function worldly(actions: object): object {
  return Object.fromEntries(Object.entries(actions).filter(([, action]) => !('resolve' in action)))
}
