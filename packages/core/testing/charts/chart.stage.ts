import { type AnyActorLogic, type AnyStateMachine, fromPromise } from 'xstate'
import type { ChartCases } from './chart.cases.ts'
import { asGenerated } from './coverage.hook.ts'

/** A stand-in for an actor, which waits until the driver answers or fails it. */
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
      const ending = <Value>(settle: (value: Value) => void) => {
        return (value: Value) => {
          running.delete(one)
          settle(value)
        }
      }
      const one: StandIn = { id, answer: ending(resolve), die: ending(reject) }
      signal.addEventListener('abort', () => running.delete(one))
      running.add(one)
    }),
)

/** The stand-ins of an actor system that were neither answered, failed nor stopped yet. */
export function findStandIns(system: object): Set<StandIn> {
  const found = standInsOf.get(system) ?? new Set<StandIn>()
  standInsOf.set(system, found)
  return found
}

/**
 * Prepares a production chart for generated walks: every actor except those of `real` becomes a stand-in, and actions
 * that touch the world do nothing, unless the cases replace them.
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

/** Replaces every named part with the same other one. */
function replaced<Part>(parts: object, other: Part): Record<string, Part> {
  return Object.fromEntries(Object.keys(parts).map((name) => [name, other]))
}

/** The actions that touch the world: those that XState does not execute itself. */
function worldly(actions: object): object {
  return Object.fromEntries(Object.entries(actions).filter(([, action]) => !('resolve' in action)))
}
