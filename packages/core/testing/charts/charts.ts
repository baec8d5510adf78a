import type { AnyStateMachine } from 'xstate'
import { appMachine } from '../../src/app/app.machine.ts'
import { chunkReloadMachine } from '../../src/app/chunk-reload/chunk-reload.machine.ts'
import { contentMachine } from '../../src/app/content/content.machine.ts'
import { maintenanceMachine } from '../../src/app/maintenance/maintenance.machine.ts'
import { navigationMachine } from '../../src/app/navigation/navigation.machine.ts'
import { affiliateMachine } from '../../src/flows/affiliate/affiliate.machine.ts'
import { affiliateReportsMachine } from '../../src/flows/affiliate/affiliate-reports.machine.ts'
import { analyticsMachine } from '../../src/flows/analytics/analytics.machine.ts'
import { articlesMachine } from '../../src/flows/articles/articles.machine.ts'
import { chatLinkMachine } from '../../src/flows/chat/chat-link.machine.ts'
import { chatSignInMachine } from '../../src/flows/chat/chat-sign-in.machine.ts'
import { creditWatchMachine } from '../../src/flows/credit-watch/credit-watch.machine.ts'
import { depositMachine } from '../../src/flows/deposit/deposit.machine.ts'
import { qrPaymentMachine } from '../../src/flows/deposit/qr-payment.machine.ts'
import { favouritesMachine } from '../../src/flows/favourite/favourites.machine.ts'
import { gameLaunchMachine } from '../../src/flows/game-launch/game-launch.machine.ts'
import { gameListMachine } from '../../src/flows/game-list/game-list.machine.ts'
import { gamePageMachine } from '../../src/flows/game-page/game-page.machine.ts'
import { gameRailsMachine } from '../../src/flows/game-rails/game-rails.machine.ts'
import { gameSearchMachine } from '../../src/flows/game-search/game-search.machine.ts'
import { historyMachine } from '../../src/flows/history/history.machine.ts'
import { latePaymentsMachine } from '../../src/flows/late-payment/late-payments.machine.ts'
import { liveChatMachine } from '../../src/flows/live-chat/live-chat.machine.ts'
import { loginMachine } from '../../src/flows/login/login.machine.ts'
import { noticesMachine } from '../../src/flows/notice/notices.machine.ts'
import { passwordChangeMachine } from '../../src/flows/password/password-change.machine.ts'
import { passwordRecoveryMachine } from '../../src/flows/password/password-recovery.machine.ts'
import { depositPromotionMachine } from '../../src/flows/promotion/deposit-promotion.machine.ts'
import { promotionBoxMachine } from '../../src/flows/promotion/promotion-box.machine.ts'
import { promotionsMachine } from '../../src/flows/promotion/promotions.machine.ts'
import { registrationPromotionMachine } from '../../src/flows/promotion/registration-promotion.machine.ts'
import { registrationMachine } from '../../src/flows/registration/registration.machine.ts'
import { tournamentsMachine } from '../../src/flows/tournament/tournaments.machine.ts'
import { transferPanelMachine } from '../../src/flows/transfer-panel/transfer-panel.machine.ts'
import { usdtDepositMachine } from '../../src/flows/usdt/usdt-deposit.machine.ts'
import { usdtGuideMachine } from '../../src/flows/usdt/usdt-guide.machine.ts'
import { withdrawMachine } from '../../src/flows/withdraw/withdraw.machine.ts'
import { withdrawLockMachine } from '../../src/flows/withdraw/withdraw-lock.machine.ts'
import { balanceMachine } from '../../src/member/balance/balance.machine.ts'
import { profileMachine } from '../../src/member/profile/profile.machine.ts'
import { sessionMachine } from '../../src/member/session/session.machine.ts'

/** Every chart of core. */
export const charts: readonly AnyStateMachine[] = [
  appMachine,
  navigationMachine,
  sessionMachine,
  loginMachine,
  registrationMachine,
  passwordRecoveryMachine,
  passwordChangeMachine,
  chatLinkMachine,
  chatSignInMachine,
  liveChatMachine,
  analyticsMachine,
  profileMachine,
  balanceMachine,
  maintenanceMachine,
  contentMachine,
  chunkReloadMachine,
  articlesMachine,
  gameListMachine,
  gameRailsMachine,
  gameSearchMachine,
  favouritesMachine,
  historyMachine,
  noticesMachine,
  gamePageMachine,
  gameLaunchMachine,
  tournamentsMachine,
  affiliateMachine,
  affiliateReportsMachine,
  promotionsMachine,
  registrationPromotionMachine,
  depositPromotionMachine,
  promotionBoxMachine,
  transferPanelMachine,
  depositMachine,
  creditWatchMachine,
  latePaymentsMachine,
  qrPaymentMachine,
  usdtDepositMachine,
  usdtGuideMachine,
  withdrawMachine,
  withdrawLockMachine,
]
