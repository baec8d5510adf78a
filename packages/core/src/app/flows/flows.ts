import type { EmittedFrom, EventObject } from 'xstate'
import { affiliateFlow, affiliateReportsFlow } from '../../flows/affiliate/affiliate.flow.ts'
import { analyticsFlow } from '../../flows/analytics/analytics.flow.ts'
import { articlesFlow } from '../../flows/articles/articles.flow.ts'
import { chatLinkFlow, chatSignInFlow } from '../../flows/chat/chat.flow.ts'
import { depositFlow } from '../../flows/deposit/deposit.flow.ts'
import { favouritesFlow } from '../../flows/favourite/favourites.flow.ts'
import { gameLaunchFlow } from '../../flows/game-launch/game-launch.flow.ts'
import { gameListFlow } from '../../flows/game-list/game-list.flow.ts'
import { gamePageFlow } from '../../flows/game-page/game-page.flow.ts'
import { gameRailsFlow } from '../../flows/game-rails/game-rails.flow.ts'
import { gameSearchFlow } from '../../flows/game-search/game-search.flow.ts'
import { historyFlow } from '../../flows/history/history.flow.ts'
import { latePaymentsFlow } from '../../flows/late-payment/late-payments.flow.ts'
import { liveChatFlow } from '../../flows/live-chat/live-chat.flow.ts'
import { loginFlow } from '../../flows/login/login.flow.ts'
import { noticesFlow } from '../../flows/notice/notices.flow.ts'
import { passwordChangeFlow, passwordRecoveryFlow } from '../../flows/password/password.flow.ts'
import { promotionsFlow } from '../../flows/promotion/promotions.flow.ts'
import { registrationFlow } from '../../flows/registration/registration.flow.ts'
import { tournamentsFlow } from '../../flows/tournament/tournaments.flow.ts'
import { transferPanelFlow } from '../../flows/transfer-panel/transfer-panel.flow.ts'
import { usdtDepositFlow } from '../../flows/usdt/usdt.flow.ts'
import { withdrawFlow } from '../../flows/withdraw/withdraw.flow.ts'
import type { BroadcastFact } from '../../kernel/flow/broadcast.facts.ts'
import type { CreateFlow, FlowDeclaration } from '../../kernel/flow/define.flow.ts'
import type { TransferTab } from '../../kernel/routing/transfer.tabs.ts'
import { profileFlow } from '../../member/profile/profile.flow.ts'

/** All flows. What the application knows about a flow comes from its declaration. */
const declarations = [
  loginFlow,
  registrationFlow,
  passwordRecoveryFlow,
  passwordChangeFlow,
  chatSignInFlow,
  articlesFlow,
  gameListFlow,
  historyFlow,
  gamePageFlow,
  gameLaunchFlow,
  tournamentsFlow,
  affiliateReportsFlow,
  profileFlow,
  noticesFlow,
  favouritesFlow,
  depositFlow,
  latePaymentsFlow,
  withdrawFlow,
  affiliateFlow,
  chatLinkFlow,
  transferPanelFlow,
  usdtDepositFlow,
  liveChatFlow,
  analyticsFlow,
  gameRailsFlow,
  gameSearchFlow,
  promotionsFlow,
] as const

export type DeclaredFlow = (typeof declarations)[number]

export type FlowName = DeclaredFlow['name']

/** The chart that a flow loads. */
export type LogicOf<Flow extends DeclaredFlow> = ReturnType<
  Awaited<ReturnType<Flow['load']>>
>['logic']

/** The events that flows emit to the root. A chart without types for its emitted events contributes none. */
export type FlowFact = {
  [Flow in DeclaredFlow as Flow['name']]: Specific<EmittedFrom<LogicOf<Flow>>>
}[FlowName]

type Specific<Fact extends EventObject> = string extends Fact['type'] ? never : Fact

/** An event that the root may send to flows. */
export type HeardEvent = BroadcastFact | FlowFact

type Flow = FlowDeclaration<FlowName, CreateFlow, TransferTab, HeardEvent['type']>

export const flows: readonly Flow[] = declarations

export const flowNames: readonly FlowName[] = flows.map(({ name }) => name)

export type FlowSources = Readonly<Record<FlowName, () => Promise<CreateFlow>>>

/** The function that loads each flow. */
export const flowSources: FlowSources = recordOf(flows.map(({ name, load }) => [name, load]))

export type FlowStatus = 'absent' | 'loading' | 'running' | 'failed'

export type FlowStatuses = Readonly<Record<FlowName, FlowStatus>>

/** The statuses before any flow is loaded. */
export const noFlows: FlowStatuses = recordOf(flows.map(({ name }) => [name, 'absent']))

/** The flow that each tab of the money flows shows. */
export const flowOfTab: Readonly<Record<TransferTab, FlowName>> = recordOf(
  declarations.flatMap(({ name, tab }) => (tab === undefined ? [] : [[tab, name] as const])),
)

function recordOf<Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Readonly<Record<Key, Value>> {
  // `Object.fromEntries` loses the type of the keys.
  return Object.fromEntries(entries) as Record<Key, Value>
}
