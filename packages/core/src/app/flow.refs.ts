import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import type { appMachine } from './app.machine.ts'
import type { DeclaredFlow, LogicOf } from './flows/flows.ts'

/** The running flows, by name: what their declarations load. */
export type FlowRefs = {
  [Flow in DeclaredFlow as Flow['name']]: ActorRefFrom<LogicOf<Flow>>
}

/** A flow of the system while it runs. The system's own list of children is not typed by name. */
export function flowRef<Name extends keyof FlowRefs>(
  snapshot: SnapshotFrom<typeof appMachine>,
  name: Name,
): FlowRefs[Name] | undefined {
  const children: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children
  return children[name] as FlowRefs[Name] | undefined
}
