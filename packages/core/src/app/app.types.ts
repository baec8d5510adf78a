import type { ClockAdjusted } from '../base/clock/server-clock.ts'
import type { MessageRef, Toast } from '../base/messages/message.ts'
import type { PageResumed, RouteSettled } from '../kernel/flow/broadcast.facts.ts'
import type { NavigationFact } from '../kernel/routing/navigation.fact.ts'
import type { RoutingFacts } from '../kernel/routing/resolve.route.ts'
import type { TransferProgress, TransferTab } from '../kernel/routing/transfer.tabs.ts'
import type { SessionFact } from '../member/session/session.types.ts'
import type { CallReport } from '../wire/api/call.report.ts'
import type { MissingChunk } from './chunk-reload/chunk-reload.machine.ts'
import type { ContentFact } from './content/content.machine.ts'
import type { FlowNeeds, Progress } from './flows/flow.rules.ts'
import type { FlowFact, FlowName } from './flows/flows.ts'
import type { MaintenanceFact } from './maintenance/maintenance.machine.ts'

export interface AppContext extends FlowNeeds {
  readonly isOnline: boolean
  /** Empty for a visitor, and while a member's name is not known. */
  readonly username: string
  /** Why a session ended that nobody wanted to end; null once somebody signs in. */
  readonly endedSession: MessageRef | null
  /** The tab of the money flows that is shown, if they are. */
  readonly tab: TransferTab | null
  /** Also of money flows whose tabs are not shown. */
  readonly progress: Progress
  readonly start: AppInput
}

export interface FlowProgressed {
  readonly name: FlowName
  readonly progress: TransferProgress
}

/** The facts that are known before anything runs. */
export interface AppInput extends Omit<RoutingFacts, 'isMember'> {
  readonly isOnline: boolean
  readonly hasSession: boolean
  readonly username: string
  /** The flows that an earlier visit left something to do. */
  readonly leftFlows: readonly FlowName[]
}

/** What the actors of the system report, and what happens outside. */
export type AppEvent =
  | SessionFact
  | Exclude<NavigationFact, { type: 'route.settled' }>
  | RouteSettled
  | MaintenanceFact
  | ContentFact
  | FlowFact
  | { type: 'flow.loaded'; name: FlowName }
  | ({ type: 'flow.progressed' } & FlowProgressed)
  | { type: 'flow.loadFailed'; name: FlowName }
  /** Somebody who develops has changed its chart. */
  | { type: 'flow.changed'; name: FlowName }
  | { type: `xstate.error.actor.${FlowName}`; error: unknown }
  /** The member wants to link a chat account, or another one. */
  | { type: 'chatLink.requested' }
  /** Somebody wants to write with the operator. */
  | { type: 'liveChat.requested' }
  /** The rows of games of the home page are wanted. */
  | { type: 'gameRails.requested' }
  /** Somebody may be asked whether their visit is counted. */
  | { type: 'analytics.requested' }
  /** Somebody is about to search for a game. */
  | { type: 'gameSearch.requested' }
  /** A script of the site could not be loaded, though there is a network. */
  | ({ type: 'chunk.missing' } & MissingChunk)
  | { type: 'call.reported'; report: CallReport }
  /** A money write went out. */
  | { type: 'write.sent'; endpoint: CallReport['endpoint'] }
  /** It was not sent, and the flow that asked for it is gone, since the page has just found its member’s name. */
  | { type: 'write.dropped' }
  | { type: 'storage.changed' }
  /** The page is visible again. */
  | { type: 'member.returned' }
  | { type: 'page.hidden' }
  | { type: 'page.offline' }
  | PageResumed
  | ClockAdjusted

/** What the host of the application hears. */
export type AppEmitted = { type: 'toast.raised'; toast: Toast }
