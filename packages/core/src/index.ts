// Start here: the application, the flows that run in it, and how they are watched.

export { type App, type AppOptions, type AppRef, createApp } from './app/app.ts'
export type { AppEmitted, AppEvent } from './app/app.types.ts'
export type { AppWatch, ChartRefs } from './app/app.watch.ts'
export { type FlowRefs, flowRef } from './app/flow.refs.ts'
export type { FlowName } from './app/flows/flows.ts'
export type { Services } from './kernel/services/services.ts'

// What the whole site shows. Every flow has views of its own, in its own entry point.

export {
  type ContentView,
  contentView,
  gameBefore,
  hidesPanel,
  isFlowBroken,
  isHistoryOpen,
  isPanelOpen,
  openTransferTab,
  type SiteView,
  shownRoute,
  siteView,
  transferEntries,
} from './app/app.view.ts'
export { maintenanceCheckInterval, maintenanceHours } from './app/maintenance/maintenance.rules.ts'
export { flowsProgress, isPageLoading } from './app/page.view.ts'
export { flowScreen } from './kernel/flow/flow.screen.ts'
export { contactAddress } from './kernel/site/content.link.ts'
export { type BalanceView, balanceAfter, balanceView } from './member/balance/balance.view.ts'
export { longestRetryAfter } from './wire/api/transport.ts'

// Pages and addresses.

export { queryOfHistory } from './app/navigation/navigation.rules.ts'
export { wayTo } from './app/navigation/way.to.page.ts'
export { readLocaleCookie } from './kernel/cookies/cookies.ts'
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

// Messages: core names them, and the host supplies the texts.

export { asksForAdmin } from './base/messages/admin.rules.ts'
export type {
  MessageId,
  MessageRef,
  MessageValues,
  MoneyValue,
  TimeOfDayValue,
  Toast,
} from './base/messages/message.ts'
export { toastDuration, withdrawnToastDuration } from './base/messages/toast.duration.ts'

// For bindings to a framework.

export { isSameData } from './base/text/same.data.ts'
export type { Readable } from './kernel/flow/watched.view.ts'
