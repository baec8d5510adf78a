import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import type { affiliateMachine } from '../flows/affiliate/affiliate.machine.ts'
import type { affiliateReportsMachine } from '../flows/affiliate/affiliate-reports.machine.ts'
import type { analyticsMachine } from '../flows/analytics/analytics.machine.ts'
import type { articlesMachine } from '../flows/articles/articles.machine.ts'
import type { chatLinkMachine } from '../flows/chat/chat-link.machine.ts'
import type { chatSignInMachine } from '../flows/chat/chat-sign-in.machine.ts'
import type { depositMachine } from '../flows/deposit/deposit.machine.ts'
import type { favouritesMachine } from '../flows/favourite/favourites.machine.ts'
import type { gameLaunchMachine } from '../flows/game-launch/game-launch.machine.ts'
import type { gameListMachine } from '../flows/game-list/game-list.machine.ts'
import type { gamePageMachine } from '../flows/game-page/game-page.machine.ts'
import type { gameRailsMachine } from '../flows/game-rails/game-rails.machine.ts'
import type { gameSearchMachine } from '../flows/game-search/game-search.machine.ts'
import type { historyMachine } from '../flows/history/history.machine.ts'
import type { latePaymentsMachine } from '../flows/late-payment/late-payments.machine.ts'
import type { liveChatMachine } from '../flows/live-chat/live-chat.machine.ts'
import type { loginMachine } from '../flows/login/login.machine.ts'
import type { noticesMachine } from '../flows/notice/notices.machine.ts'
import type { passwordChangeMachine } from '../flows/password/password-change.machine.ts'
import type { passwordRecoveryMachine } from '../flows/password/password-recovery.machine.ts'
import type { promotionsMachine } from '../flows/promotion/promotions.machine.ts'
import type { registrationMachine } from '../flows/registration/registration.machine.ts'
import type { tournamentsMachine } from '../flows/tournament/tournaments.machine.ts'
import type { transferPanelMachine } from '../flows/transfer-panel/transfer-panel.machine.ts'
import type { usdtDepositMachine } from '../flows/usdt/usdt-deposit.machine.ts'
import type { withdrawMachine } from '../flows/withdraw/withdraw.machine.ts'
import type { profileMachine } from '../member/profile/profile.machine.ts'
import type { appMachine } from './app.machine.ts'

/** The running flows, by name. Types only: naming them here loads none of them. */
export interface FlowRefs {
  login: ActorRefFrom<typeof loginMachine>
  passwordRecovery: ActorRefFrom<typeof passwordRecoveryMachine>
  passwordChange: ActorRefFrom<typeof passwordChangeMachine>
  chatLink: ActorRefFrom<typeof chatLinkMachine>
  chatSignIn: ActorRefFrom<typeof chatSignInMachine>
  liveChat: ActorRefFrom<typeof liveChatMachine>
  analytics: ActorRefFrom<typeof analyticsMachine>
  promotions: ActorRefFrom<typeof promotionsMachine>
  notices: ActorRefFrom<typeof noticesMachine>
  favourites: ActorRefFrom<typeof favouritesMachine>
  gameList: ActorRefFrom<typeof gameListMachine>
  gameRails: ActorRefFrom<typeof gameRailsMachine>
  gameSearch: ActorRefFrom<typeof gameSearchMachine>
  articles: ActorRefFrom<typeof articlesMachine>
  affiliate: ActorRefFrom<typeof affiliateMachine>
  affiliateReports: ActorRefFrom<typeof affiliateReportsMachine>
  history: ActorRefFrom<typeof historyMachine>
  gamePage: ActorRefFrom<typeof gamePageMachine>
  gameLaunch: ActorRefFrom<typeof gameLaunchMachine>
  tournaments: ActorRefFrom<typeof tournamentsMachine>
  registration: ActorRefFrom<typeof registrationMachine>
  profile: ActorRefFrom<typeof profileMachine>
  deposit: ActorRefFrom<typeof depositMachine>
  latePayments: ActorRefFrom<typeof latePaymentsMachine>
  withdraw: ActorRefFrom<typeof withdrawMachine>
  transferPanel: ActorRefFrom<typeof transferPanelMachine>
  usdtDeposit: ActorRefFrom<typeof usdtDepositMachine>
}

/** A flow of the system while it runs. The system's own list of children is not typed by name. */
export function flowRef<Name extends keyof FlowRefs>(
  snapshot: SnapshotFrom<typeof appMachine>,
  name: Name,
): FlowRefs[Name] | undefined {
  const children: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children
  return children[name] as FlowRefs[Name] | undefined
}
