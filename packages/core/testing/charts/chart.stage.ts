import { type AnyActorLogic, type AnyStateMachine, fromPromise } from 'xstate'
import type { ChartCases } from './chart.cases.ts'
import { asGenerated } from './coverage.hook.ts'

/** An actor that only waits to be told what becomes of it. */
export interface StandIn {
  answer(output: unknown): void
  die(error: unknown): void
}

/** The stand-ins that wait, by their ids. */
export type StandIns = Map<string, StandIn>

const standInsOf = new WeakMap<object, StandIns>()

const standIn = fromPromise(
  ({ self, signal, system }) =>
    new Promise<unknown>((resolve, reject) => {
      const waiting = findStandIns(system)
      const told: StandIn = {
        answer: (output) => {
          leave()
          resolve(output)
        },
        die: (error) => {
          leave()
          reject(error)
        },
      }
      const leave = () => {
        if (waiting.get(self.id) === told) waiting.delete(self.id)
      }
      signal.addEventListener('abort', leave)
      waiting.set(self.id, told)
    }),
)

/** The stand-ins that a system of actors waits for. */
export function findStandIns(system: object): StandIns {
  const found = standInsOf.get(system) ?? new Map<string, StandIn>()
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
