export { type App, type AppOptions, type AppRef, createApp } from './app/app.ts'
export type { AppEmitted, AppEvent } from './app/app.types.ts'
export {
  type ContentView,
  contentView,
  hidesPanel,
  isFlowBroken,
  isHistoryOpen,
  isPageLoading,
  isPanelOpen,
  openTransferTab,
  type SiteView,
  shownRoute,
  siteView,
  transferEntries,
} from './app/app.view.ts'
export { type FlowName, flowNames } from './app/flow.names.ts'
export { type FlowRefs, flowRef } from './app/flow.refs.ts'
export type { Services } from './app/services.ts'
export type { balanceMachine } from './balance/balance.machine.ts'
export { type BalanceView, balanceView } from './balance/balance.view.ts'
export { chatMark } from './chat/chat-link.mark.ts'
export type { contentMachine } from './content/content.machine.ts'
export { flowScreen } from './flow/flow.screen.ts'
export { named } from './flow/named.ts'
export type { maintenanceMachine } from './maintenance/maintenance.machine.ts'
export { maintenanceCheckInterval, maintenanceHours } from './maintenance/maintenance.rules.ts'
export { asksForAdmin } from './messages/admin.rules.ts'
export type { MessageId, MessageRef, MessageValues, MoneyValue, Toast } from './messages/message.ts'
export { toastDuration, withdrawnToastDuration } from './messages/toast.duration.ts'
export type { navigationMachine } from './navigation/navigation.machine.ts'
export { queryOfHistory } from './navigation/navigation.rules.ts'
export { wayTo } from './navigation/way.to.page.ts'
export {
  type Address,
  inChosenLocale,
  inLocale,
  type Locale,
  pathOf,
  type Query,
  readAddress,
  writeAddress,
} from './routing/address.ts'
export type { ShownRoute } from './routing/resolve.route.ts'
export type { ParametersOf, RouteName } from './routing/routes.ts'
export { titleTermOf } from './routing/title.rules.ts'
export { readLocaleCookie, writeCookie } from './session/session.cookies.ts'
export type { sessionMachine } from './session/session.machine.ts'
