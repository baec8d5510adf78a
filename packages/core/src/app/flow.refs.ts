import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import type { appMachine } from './app.machine.ts'
import type { DeclaredFlow, LogicOf } from './flows/flows.ts'

/** The actors of the running flows by name, with the types that their declarations load. */
export type FlowRefs = {
  [Flow in DeclaredFlow as Flow['name']]: ActorRefFrom<LogicOf<Flow>>
}

/** The actor of a flow while it runs. XState does not type the children by name. */
export function flowRef<Name extends keyof FlowRefs>(
  snapshot: SnapshotFrom<typeof appMachine>,
  name: Name,
): FlowRefs[Name] | undefined {
  const children: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children
  return children[name] as FlowRefs[Name] | undefined
}
