// A file of its own: screens need it, and beside what reads the list of flows it would bring that list along.
import type { SnapshotFrom } from 'xstate'
import type { appMachine } from './app.machine.ts'
import type { FlowName } from './flows/flows.ts'

/** Whether a flow could not be loaded. */
export function isFlowBroken(snapshot: SnapshotFrom<typeof appMachine>, name: FlowName): boolean {
  return snapshot.context.flows[name] === 'failed'
}
