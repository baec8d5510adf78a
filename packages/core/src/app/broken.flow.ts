import type { SnapshotFrom } from 'xstate'
import type { appMachine } from './app.machine.ts'
import type { FlowName } from './flows/flows.ts'

/** Whether a flow could not be loaded. */
export function isFlowBroken(snapshot: SnapshotFrom<typeof appMachine>, name: FlowName): boolean {
  return snapshot.context.flows[name] === 'failed'
}
