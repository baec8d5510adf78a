import type { SnapshotFrom } from 'xstate'
import type { appMachine } from './app.machine.ts'
import { isBesidePage } from './flows/flow.rules.ts'
import type { FlowName } from './flows/flows.ts'

/** Whether a flow could not be loaded. */
export function isFlowBroken(snapshot: SnapshotFrom<typeof appMachine>, name: FlowName): boolean {
  return snapshot.context.flows[name] === 'failed'
}

/** Whether the shown page waits for one of its flows; optional flows do not count. */
export function isPageLoading({ context }: SnapshotFrom<typeof appMachine>): boolean {
  const { flows, pageFlows } = context
  return pageFlows.some((name) => flows[name] === 'loading' && !isBesidePage(name))
}

/** Whether any flow is still being loaded, those beside the page included. */
export function areFlowsLoading({ context }: SnapshotFrom<typeof appMachine>): boolean {
  return Object.values(context.flows).includes('loading')
}
