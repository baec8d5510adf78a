import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom } from 'xstate'

/** What may happen to a chart: one representative of each kind that the chart distinguishes. */
export interface ChartCases<Chart extends AnyStateMachine = AnyStateMachine> {
  readonly chart: Chart
  readonly inputs: readonly InputFrom<Chart>[]
  /** What the member, the world and callback actors send. */
  readonly events: readonly EventFrom<Chart>[]
  /** What invoked actors answer, by the id of the invoke. */
  readonly answers?: Readonly<Record<string, readonly unknown[]>>
  /** The part of the context that distinguishes states; the whole context, unless a part of it only counts. */
  readonly distinguish?: (context: ContextFrom<Chart>) => unknown
  /**
   * Regions on which nothing else in the chart depends, by their keys. Their states do not multiply those of the other
   * regions, except in the full run.
   */
  readonly independent?: readonly string[]
  /** Guards that read the world. */
  readonly guards?: Provided<Chart>['guards']
  /** Stand-ins for actions on whose effect the chart relies. */
  readonly actions?: Provided<Chart>['actions']
  /** Transitions that these cases never take, by their keys, and why. */
  readonly untaken?: Readonly<Record<string, string>>
}

type Provided<Chart extends AnyStateMachine> = Parameters<Chart['provide']>[0]

/** Checks the cases of one chart against its own types. */
export function casesOf<Chart extends AnyStateMachine>(cases: ChartCases<Chart>): ChartCases {
  return cases
}
