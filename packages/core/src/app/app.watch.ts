import type { SnapshotFrom } from 'xstate'
import {
  followChild,
  onlyChanges,
  type Readable,
  type Stop,
  watchView,
} from '../kernel/flow/watched.view.ts'
import type { appMachine } from './app.machine.ts'
import { type FlowRefs, flowRef } from './flow.refs.ts'

type AppSnapshot = SnapshotFrom<typeof appMachine>

type OwnName = 'balance' | 'content' | 'maintenance' | 'navigation' | 'session'

/** The running charts by name: the flows, and what the root runs itself. */
export type ChartRefs = FlowRefs & Required<Pick<AppSnapshot['children'], OwnName>>

type ChartName = keyof ChartRefs

/** What a chart looks like, by its name. */
type Snapshots = { [Name in ChartName]: SnapshotFrom<ChartRefs[Name]> }

type Charts = { readonly [Name in ChartName]?: Readable<Snapshots[Name]> }

/** What the charts inside a chart look like, by their names. */
type PartSnapshots<Name extends ChartName> = {
  [Part in keyof Snapshots[Name]['children']]-?: SnapshotFrom<
    NonNullable<Snapshots[Name]['children'][Part]>
  >
}

type Parts<Name extends ChartName> = {
  readonly [Part in keyof PartSnapshots<Name>]?: Readable<PartSnapshots<Name>[Part]>
}

/** How a host reads what runs. A listener is called at once, and then whenever its value has changed. */
export interface AppWatch {
  /** A flow while it runs: to send it what the member does. */
  flow<Name extends keyof FlowRefs>(name: Name): FlowRefs[Name] | undefined
  /** Calls the listener with what a chart shows; undefined while it does not run. Returns the function that unsubscribes. */
  watch<Name extends ChartName, View>(
    name: Name,
    view: (snapshot: Snapshots[Name]) => View,
    listener: (view: View | undefined) => void,
  ): Stop
  /** The same for a chart that another one runs, such as the code that a deposit waits for. */
  watchPart<Name extends ChartName, Part extends keyof PartSnapshots<Name>, View>(
    name: Name,
    part: Part,
    view: (snapshot: PartSnapshots<Name>[Part]) => View,
    listener: (view: View | undefined) => void,
  ): Stop
}

export function createAppWatch(actor: Readable<AppSnapshot>): AppWatch {
  return {
    flow: (name) => flowRef(actor.getSnapshot(), name),
    watch: (name, view, listener) => {
      const tell = onlyChanges(listener)
      return followChild(actor, chartNamed(name), (chart) => watchView(chart, view, tell))
    },
    watchPart: (name, part, view, listener) => {
      const tell = onlyChanges(listener)
      return followChild(actor, chartNamed(name), (chart) =>
        chart
          ? followChild(chart, partNamed(part), (inner) => watchView(inner, view, tell))
          : watchView(undefined, view, tell),
      )
    },
  }
}

function chartNamed<Name extends ChartName>(name: Name) {
  return ({ children }: AppSnapshot) => {
    const charts: Charts = children
    return charts[name]
  }
}

function partNamed<Name extends ChartName, Part extends keyof PartSnapshots<Name>>(part: Part) {
  return ({ children }: Snapshots[Name]) => {
    const parts: Parts<Name> = children
    return parts[part]
  }
}
