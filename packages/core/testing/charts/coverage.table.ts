import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import type { ChartHits, Hits } from './chart.coverage.ts'
import { statesOf, transitionKey, transitionsOf } from './chart.structure.ts'

/** How many parts of one kind were covered, and which were not. */
export interface Share {
  readonly total: number
  readonly missing: readonly string[]
}

export interface ChartCoverage {
  readonly chart: string
  readonly states: Share
  readonly transitions: Share
  /** Each guarded transition counts twice: taken and refused. */
  readonly guards: Share
  /** Transitions that the chart itself declares unreachable, with the reason. */
  readonly unreachable: readonly string[]
  /** Invalid declarations: without a reason, or for a transition that was taken. */
  readonly disproved: readonly string[]
}

const noHits: ChartHits = { states: new Set(), taken: new Set(), refused: new Set() }

/** The coverage of a chart by the hits of a run. */
export function coverageOf(chart: AnyStateMachine, hits: Hits): ChartCoverage {
  const { states, taken, refused } = hits.get(chart.id) ?? noHits
  const declared = statesOf(chart).flatMap(transitionsOf)
  const reachable = declared.filter((transition) => reasonOf(transition) === null)
  const guarded = reachable.filter(({ guard }) => guard !== undefined).map(transitionKey)
  return {
    chart: chart.id,
    states: share(
      statesOf(chart).map(({ id }) => id),
      states,
    ),
    transitions: share(reachable.map(transitionKey), taken),
    guards: share(
      guarded.flatMap((key) => [`${key} taken`, `${key} refused`]),
      new Set([
        ...[...taken].map((key) => `${key} taken`),
        ...[...refused].map((key) => `${key} refused`),
      ]),
    ),
    unreachable: declared.flatMap((transition) => {
      const reason = reasonOf(transition)
      return reason === null ? [] : [`${transitionKey(transition)}: ${reason}`]
    }),
    disproved: declared
      .filter((transition) => {
        const reason = reasonOf(transition)
        return reason !== null && (reason.trim() === '' || taken.has(transitionKey(transition)))
      })
      .map(transitionKey),
  }
}

function share(parts: readonly string[], seen: ReadonlySet<string>): Share {
  return { total: parts.length, missing: parts.filter((part) => !seen.has(part)) }
}

/** Why a transition cannot be taken, by its own `meta: { unreachable: 'why' }`; null when it can. */
export function reasonOf({ meta }: AnyTransitionDefinition): string | null {
  const reason: unknown = meta?.unreachable
  return typeof reason === 'string' ? reason : null
}
