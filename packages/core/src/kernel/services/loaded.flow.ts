import type { AnyActorLogic, AnyMachineSnapshot } from 'xstate'
import type { RouteName } from '../routing/routes.ts'
import type { TransferProgress } from '../routing/transfer.tabs.ts'

/** A chart with everything it does to the world, ready to be started. */
export interface LoadedFlow {
  readonly logic: AnyActorLogic
  readonly input: unknown
  /** How far it is, of a flow with steps. */
  readonly progressOf?: (snapshot: AnyMachineSnapshot) => TransferProgress
}

/** What a flow knows about who and where when it starts. */
export interface FlowStart {
  readonly username: string
  readonly address: string
  /** Null while no page is shown. */
  readonly route: RouteName | null
  readonly query: Readonly<Record<string, string>>
  /** What the path of the page says besides its name. */
  readonly parameters: Readonly<Record<string, string>>
}
