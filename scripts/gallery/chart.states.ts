import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import {
  type Chart,
  childrenOf,
  type State,
  statesOf,
} from '../../packages/core/testing/charts/chart.structure.ts'
import { charts } from '../../packages/core/testing/charts/charts.ts'
import { root } from '../run.mjs'
import { readSource } from '../statecharts/sources.ts'
import type { GalleryState } from './states.ts'
import { unseenStates } from './unseen.states.ts'

/** A state in which a chart can rest, and where it is seen. */
export interface ChartState {
  readonly chart: string
  readonly state: string
  readonly description: string
  /** Whether the chart has a view, so that the state belongs into the gallery. */
  readonly isShown: boolean
  /** Why no picture can show it, or null. */
  readonly whyUnseen: string | null
  /** The ids of the gallery's states in which the chart is in this state. */
  readonly seenIn: readonly string[]
}

/** The states of all charts with where they are seen. */
export function chartStatesIn(states: readonly GalleryState[]): readonly ChartState[] {
  return charts.flatMap((chart) => {
    const isShown = hasView(chart)
    return restingStatesOf(chart).map((state): ChartState => {
      const name = state.path.join('.')
      return {
        chart: chart.id,
        state: name,
        description: state.description ?? '',
        isShown,
        whyUnseen: unseenStates.get(`${chart.id}.${name}`) ?? null,
        seenIn: states
          .filter(({ states: active }) => active[chart.id]?.includes(name))
          .map(({ id }) => id),
      }
    })
  })
}

/** What a chart with a view can show, but no state of the gallery does, without a reason. */
export function missingAmong(states: readonly ChartState[]): readonly ChartState[] {
  return states.filter(
    ({ isShown, seenIn, whyUnseen }) => isShown && seenIn.length === 0 && whyUnseen === null,
  )
}

/** The innermost states that a chart does not leave at once. */
export function restingStatesOf(chart: Chart): readonly State[] {
  return statesOf(chart).filter(
    (state) =>
      state !== chart.root &&
      childrenOf(state).length === 0 &&
      !(state.always ?? []).some(({ guard }) => guard === undefined),
  )
}

/** Whether a view reads the chart: one stands beside it. */
function hasView({ id }: Chart): boolean {
  const folder = path.join(root, path.dirname(readSource(id).file))
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.view.ts'))
}
