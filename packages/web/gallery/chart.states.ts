import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import type { ChartStates } from './look.ts'

/** The innermost active states of a chart and of all charts that it has started. */
export function chartStates(root: AnyActorRef): ChartStates {
  const states: Record<string, string[]> = {}
  visit(root, (chart, state) => {
    const known = states[chart] ?? []
    if (!known.includes(state)) states[chart] = [...known, state]
  })
  return Object.fromEntries(
    Object.entries(states)
      .map(([chart, active]): [string, string[]] => [chart, active.toSorted()])
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )
}

function visit(actor: AnyActorRef, found: (chart: string, state: string) => void): void {
  const snapshot: unknown = actor.getSnapshot()
  if (!isOfChart(snapshot)) return
  const { _nodes: nodes, children, machine } = snapshot
  for (const node of nodes) {
    const isInnermost = Object.keys(node.states).length === 0
    if (isInnermost) found(machine.id, node.path.join('.'))
  }
  const started: readonly AnyActorRef[] = Object.values(children)
  for (const child of started) visit(child, found)
}

function isOfChart(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot
}
