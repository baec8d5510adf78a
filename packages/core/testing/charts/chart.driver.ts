import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate'
import { createVirtualClock, settle, testEpoch } from '../virtual-clock.ts'
import type { ChartStep } from './chart.graph.ts'
import { findStandIns } from './chart.stage.ts'
import { actorsOf } from './chart.structure.ts'

/** A staged chart that runs on a virtual clock; the driver decides what its actors do. */
export interface DrivenChart {
  snapshot(): AnyMachineSnapshot
  /** Lets one thing happen: an event, an actor's answer or death, or the end of the next delay. */
  take(step: Pick<ChartStep, 'event' | 'isDelayEnd'>): Promise<void>
  /** Milliseconds since the start. */
  at(): number
  /** Delays until each timer, in milliseconds. */
  timers(): readonly number[]
  /** The stand-ins that were neither answered nor stopped. */
  waiting(): readonly string[]
  /** The statuses of the actors that the chart has now, by id. */
  actors(): Readonly<Record<string, string>>
  /** Whether the chart, or another one that it runs, is in a state with this tag. */
  hasTag(tag: string): boolean
  stop(): void
}

/** Starts a chart of `stageChart`. `inspect` gets everything that happens in it. */
export function driveChart(
  chart: AnyStateMachine,
  input: unknown,
  inspect: (event: InspectionEvent) => void = () => {},
): DrivenChart {
  const clock = createVirtualClock(testEpoch)
  const actor = createActor(chart, {
    clock: { setTimeout: clock.setTimeout, clearTimeout: clock.clearTimeout },
    input,
    inspect,
  })
  const standIns = findStandIns(actor.system)
  // The error of an actor without observers would be thrown in the process.
  actor.subscribe({ error: () => {} })
  actor.start()

  const find = (id: string) => {
    const found = [...standIns].findLast((one) => one.id === id)
    if (!found) throw new Error(`${chart.id}: the actor '${id}' does not run`)
    return found
  }
  function happen(event: AnyEventObject): void {
    if (event.type.startsWith('xstate.done.actor.')) find(event.actorId).answer(event.output)
    else if (event.type.startsWith('xstate.error.actor.')) find(event.actorId).die(event.error)
    else actor.send(event)
  }

  return {
    snapshot: () => actor.getSnapshot(),
    take: async ({ event, isDelayEnd }) => {
      if (isDelayEnd) await clock.step()
      else happen(event)
      await settle()
    },
    at: () => clock.now() - testEpoch,
    timers: () => clock.pending(),
    waiting: () => [...standIns].map(({ id }) => id).toSorted(),
    actors: () =>
      Object.fromEntries(
        actorsOf(actor.getSnapshot()).map((child) => [child.id, child.getSnapshot().status]),
      ),
    hasTag: (tag) =>
      [actor, ...actorsOf(actor.getSnapshot())].some((one) => {
        const snapshot: unknown = one.getSnapshot()
        return isMachineSnapshot(snapshot) && snapshot.hasTag(tag)
      }),
    stop: () => void actor.stop(),
  }
}
