import type { SnapshotFrom } from 'xstate'
import type { appMachine } from './app.machine.ts'
import { isBesidePage } from './flows/flow.rules.ts'

/** Whether the shown page waits for one of its flows; optional flows do not count. */
export function isPageLoading({ context }: SnapshotFrom<typeof appMachine>): boolean {
  const { flows, pageFlows } = context
  return pageFlows.some((name) => flows[name] === 'loading' && !isBesidePage(name))
}

/** How far the flows are that were started, those beside the page included. */
export function flowsProgress({
  context,
}: SnapshotFrom<typeof appMachine>): 'loading' | 'failed' | 'running' {
  const statuses = Object.values(context.flows)
  if (statuses.includes('loading')) return 'loading'
  return statuses.includes('failed') ? 'failed' : 'running'
}
