import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  createActor,
  fromPromise,
  isMachineSnapshot,
} from 'xstate'
import { createVirtualClock, settle } from '../virtual-clock.ts'
import type { ChartCases } from './chart.cases.ts'
import type { ChartPath } from './chart.paths.ts'
import { asGenerated } from './coverage.hook.ts'

interface StandIn {
  answer(output: unknown): void
  die(error: Error): void
}

/** A production chart that was led along a path; its actors do and say what the driver wants. */
export interface DrivenChart {
  snapshot(): AnyMachineSnapshot
  /** The actor of an invoke dies. */
  kill(invoke: string): Promise<void>
  /** The statuses of the actors that the chart has now, by id. */
  actors(): Readonly<Record<string, string>>
  /** Whether the chart, or another one that it runs, is in a state with this tag. */
  hasTag(tag: string): boolean
  stop(): void
}

/**
 * Leads a chart along a path. Every actor that it invokes is a stand-in that waits to be told what to
 * answer, but for those of `real`; what its actions do to the world is left out.
 * @throws when the chart does not go the way of the path
 */
export async function driveChart(
  { chart, guards = {} }: ChartCases,
  path: ChartPath,
  real: Readonly<Record<string, AnyActorLogic>> = {},
): Promise<DrivenChart> {
  const clock = createVirtualClock()
  const standIns = new Map<string, StandIn>()
  const standIn = fromPromise(
    ({ self }) =>
      new Promise<unknown>((answer, die) => {
        standIns.set(self.id, { answer, die })
      }),
  )
  const actor = createActor(
    asGenerated(
      chart.provide({
        guards,
        actors: { ...replaced(chart.implementations.actors, standIn), ...real },
        actions: replaced(worldly(chart.implementations.actions), () => {}),
      }),
    ),
    {
      clock: { setTimeout: clock.setTimeout, clearTimeout: clock.clearTimeout },
      input: path.input,
    },
  )
  const find = (invoke: string) => {
    const found = standIns.get(invoke)
    if (!found) throw new Error(`${chart.id}: the actor '${invoke}' does not run`)
    return found
  }

  actor.start()
  for (const event of path.events) {
    if (event.type.startsWith('xstate.done.actor.')) find(event.actorId).answer(event.output)
    else if (event.type.startsWith('xstate.after.')) await clock.step()
    else actor.send(event)
    await settle()
  }
  const [reached, wanted] = [actor.getSnapshot().value, path.state.value].map((value) =>
    JSON.stringify(value),
  )
  if (reached !== wanted) {
    const way = path.events.map(({ type }) => type).join(', ')
    throw new Error(`${chart.id}: ${way} led to ${reached} instead of ${wanted}`)
  }

  return {
    snapshot: () => actor.getSnapshot(),
    kill: async (invoke) => {
      find(invoke).die(new Error(`${invoke} died`))
      await settle()
    },
    actors: () =>
      Object.fromEntries(
        childrenOf(actor.getSnapshot()).map((child) => [child.id, child.getSnapshot().status]),
      ),
    hasTag: (tag) =>
      [actor, ...childrenOf(actor.getSnapshot())].some((one) => {
        const snapshot: unknown = one.getSnapshot()
        return isMachineSnapshot(snapshot) && snapshot.hasTag(tag)
      }),
    stop: () => void actor.stop(),
  }
}

function childrenOf({ children }: AnyMachineSnapshot): readonly AnyActorRef[] {
  return Object.values(children)
}

/** Every named part replaced by the same other one. */
function replaced<Part>(parts: object, other: Part): Record<string, Part> {
  return Object.fromEntries(Object.keys(parts).map((name) => [name, other]))
}

/** The actions that do something to the world: those that XState does not carry out itself. */
function worldly(actions: object): object {
  return Object.fromEntries(Object.entries(actions).filter(([, action]) => !('resolve' in action)))
}
