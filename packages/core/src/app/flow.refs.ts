import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import type { affiliateMachine } from '../affiliate/affiliate.machine.ts'
import type { affiliateReportsMachine } from '../affiliate/affiliate-reports.machine.ts'
import type { analyticsMachine } from '../analytics/analytics.machine.ts'
import type { articlesMachine } from '../articles/articles.machine.ts'
import type { chatLinkMachine } from '../chat/chat-link.machine.ts'
import type { chatSignInMachine } from '../chat/chat-sign-in.machine.ts'
import type { depositMachine } from '../deposit/deposit.machine.ts'
import type { favouritesMachine } from '../favourite/favourites.machine.ts'
import type { gameLaunchMachine } from '../game-launch/game-launch.machine.ts'
import type { gameListMachine } from '../game-list/game-list.machine.ts'
import type { gamePageMachine } from '../game-page/game-page.machine.ts'
import type { gameRailsMachine } from '../game-rails/game-rails.machine.ts'
import type { gameSearchMachine } from '../game-search/game-search.machine.ts'
import type { historyMachine } from '../history/history.machine.ts'
import type { latePaymentsMachine } from '../late-payment/late-payments.machine.ts'
import type { liveChatMachine } from '../live-chat/live-chat.machine.ts'
import type { loginMachine } from '../login/login.machine.ts'
import type { noticesMachine } from '../notice/notices.machine.ts'
import type { passwordChangeMachine } from '../password/password-change.machine.ts'
import type { passwordRecoveryMachine } from '../password/password-recovery.machine.ts'
import type { profileMachine } from '../profile/profile.machine.ts'
import type { promotionsMachine } from '../promotion/promotions.machine.ts'
import type { registrationMachine } from '../registration/registration.machine.ts'
import type { tournamentsMachine } from '../tournament/tournaments.machine.ts'
import type { transferPanelMachine } from '../transfer-panel/transfer-panel.machine.ts'
import type { usdtDepositMachine } from '../usdt/usdt-deposit.machine.ts'
import type { withdrawMachine } from '../withdraw/withdraw.machine.ts'
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
