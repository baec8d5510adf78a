import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom } from 'xstate'

/** What may happen to a chart: one representative of each kind that it tells apart. */
export interface ChartCases<Chart extends AnyStateMachine = AnyStateMachine> {
  readonly chart: Chart
  readonly inputs: readonly InputFrom<Chart>[]
  /** What the member, the world and callback actors send. */
  readonly events: readonly EventFrom<Chart>[]
  /** What invoked actors answer, by the id of the invoke. */
  readonly answers?: Readonly<Record<string, readonly unknown[]>>
  /** What of the context makes two states different; all of it unless something only counts on. */
  readonly distinguish?: (context: ContextFrom<Chart>) => unknown
  /** Guards that ask the world. */
  readonly guards?: Provided<Chart>['guards']
  /** Stand-ins of actions on whose effect the chart relies. */
  readonly actions?: Provided<Chart>['actions']
  /** Transitions that these cases never take, by their keys, and why. */
  readonly untaken?: Readonly<Record<string, string>>
}

type Provided<Chart extends AnyStateMachine> = Parameters<Chart['provide']>[0]

/** Checks the cases of one chart against its own types. */
export function casesOf<Chart extends AnyStateMachine>(cases: ChartCases<Chart>): ChartCases {
  return cases
}
