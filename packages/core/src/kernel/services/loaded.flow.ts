import type { AnyActorLogic, AnyMachineSnapshot } from 'xstate'
import type { RouteName } from '../routing/routes.ts'
import type { TransferProgress } from '../routing/transfer.tabs.ts'

/** A chart with all its actors, actions and guards provided, ready to be started. */
export interface LoadedFlow {
  readonly logic: AnyActorLogic
  readonly input: unknown
  /** Returns how far the flow has got; only flows with steps have it. */
  readonly progressOf?: (snapshot: AnyMachineSnapshot) => TransferProgress
}

/** What a flow gets when it starts: who the member is, and the shown page. */
export interface FlowStart {
  readonly username: string
  readonly address: string
  /** Null while no page is shown. */
  readonly route: RouteName | null
  readonly query: Readonly<Record<string, string>>
  /** The parameters in the page's path. */
  readonly parameters: Readonly<Record<string, string>>
}
