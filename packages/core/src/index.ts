export { type App, type AppOptions, type AppRef, createApp } from './app/app.ts'
export type { AppEmitted, AppEvent } from './app/app.types.ts'
export {
  type ContentView,
  contentView,
  hidesPanel,
  isHistoryOpen,
  isPanelOpen,
  openTransferTab,
  type SiteView,
  shownRoute,
  siteView,
  transferEntries,
} from './app/app.view.ts'
export type { AppWatch, ChartRefs } from './app/app.watch.ts'
export type { contentMachine } from './app/content/content.machine.ts'
export { type FlowRefs, flowRef } from './app/flow.refs.ts'
export { type FlowName, flowNames, flowOfTab } from './app/flows/flows.ts'
export type { maintenanceMachine } from './app/maintenance/maintenance.machine.ts'
export { maintenanceCheckInterval, maintenanceHours } from './app/maintenance/maintenance.rules.ts'
export type { navigationMachine } from './app/navigation/navigation.machine.ts'
export { queryOfHistory } from './app/navigation/navigation.rules.ts'
export { wayTo } from './app/navigation/way.to.page.ts'
export { isFlowBroken, isPageLoading } from './app/page.view.ts'
export { asksForAdmin } from './base/messages/admin.rules.ts'
export type {
  MessageId,
  MessageRef,
  MessageValues,
  MoneyValue,
  Toast,
} from './base/messages/message.ts'
export { toastDuration, withdrawnToastDuration } from './base/messages/toast.duration.ts'
export { chatMark } from './flows/chat/chat-link.mark.ts'
export { readLocaleCookie, writeCookie } from './kernel/cookies/cookies.ts'
export { flowScreen } from './kernel/flow/flow.screen.ts'
export { named } from './kernel/flow/named.ts'
export { isSameData, type Readable } from './kernel/flow/watched.view.ts'
export {
  type Address,
  inChosenLocale,
  inLocale,
  type Locale,
  pathOf,
  type Query,
  readAddress,
  writeAddress,
} from './kernel/routing/address.ts'
export type { ShownRoute } from './kernel/routing/resolve.route.ts'
export type { ParametersOf, RouteName } from './kernel/routing/routes.ts'
export { titleTermOf } from './kernel/routing/title.rules.ts'
export type { Services } from './kernel/services/services.ts'
export type { balanceMachine } from './member/balance/balance.machine.ts'
export { type BalanceView, balanceView } from './member/balance/balance.view.ts'
export type { sessionMachine } from './member/session/session.machine.ts'
