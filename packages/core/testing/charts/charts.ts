import type { AnyStateMachine } from 'xstate'
import { affiliateMachine } from '../../src/affiliate/affiliate.machine.ts'
import { affiliateReportsMachine } from '../../src/affiliate/affiliate-reports.machine.ts'
import { analyticsMachine } from '../../src/analytics/analytics.machine.ts'
import { appMachine } from '../../src/app/app.machine.ts'
import { articlesMachine } from '../../src/articles/articles.machine.ts'
import { balanceMachine } from '../../src/balance/balance.machine.ts'
import { chatLinkMachine } from '../../src/chat/chat-link.machine.ts'
import { chatSignInMachine } from '../../src/chat/chat-sign-in.machine.ts'
import { chunkReloadMachine } from '../../src/chunk-reload/chunk-reload.machine.ts'
import { contentMachine } from '../../src/content/content.machine.ts'
import { creditWatchMachine } from '../../src/credit-watch/credit-watch.machine.ts'
import { depositMachine } from '../../src/deposit/deposit.machine.ts'
import { qrPaymentMachine } from '../../src/deposit/qr-payment.machine.ts'
import { favouritesMachine } from '../../src/favourite/favourites.machine.ts'
import { gameLaunchMachine } from '../../src/game-launch/game-launch.machine.ts'
import { gameListMachine } from '../../src/game-list/game-list.machine.ts'
import { gamePageMachine } from '../../src/game-page/game-page.machine.ts'
import { gameRailsMachine } from '../../src/game-rails/game-rails.machine.ts'
import { gameSearchMachine } from '../../src/game-search/game-search.machine.ts'
import { historyMachine } from '../../src/history/history.machine.ts'
import { latePaymentsMachine } from '../../src/late-payment/late-payments.machine.ts'
import { liveChatMachine } from '../../src/live-chat/live-chat.machine.ts'
import { loginMachine } from '../../src/login/login.machine.ts'
import { maintenanceMachine } from '../../src/maintenance/maintenance.machine.ts'
import { navigationMachine } from '../../src/navigation/navigation.machine.ts'
import { noticesMachine } from '../../src/notice/notices.machine.ts'
import { passwordChangeMachine } from '../../src/password/password-change.machine.ts'
import { passwordRecoveryMachine } from '../../src/password/password-recovery.machine.ts'
import { profileMachine } from '../../src/profile/profile.machine.ts'
import { depositPromotionMachine } from '../../src/promotion/deposit-promotion.machine.ts'
import { promotionBoxMachine } from '../../src/promotion/promotion-box.machine.ts'
import { promotionsMachine } from '../../src/promotion/promotions.machine.ts'
import { registrationPromotionMachine } from '../../src/promotion/registration-promotion.machine.ts'
import { registrationMachine } from '../../src/registration/registration.machine.ts'
import { sessionMachine } from '../../src/session/session.machine.ts'
import { tournamentsMachine } from '../../src/tournament/tournaments.machine.ts'
import { transferPanelMachine } from '../../src/transfer-panel/transfer-panel.machine.ts'
import { usdtDepositMachine } from '../../src/usdt/usdt-deposit.machine.ts'
import { usdtGuideMachine } from '../../src/usdt/usdt-guide.machine.ts'
import { withdrawMachine } from '../../src/withdraw/withdraw.machine.ts'
import { withdrawLockMachine } from '../../src/withdraw/withdraw-lock.machine.ts'

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
