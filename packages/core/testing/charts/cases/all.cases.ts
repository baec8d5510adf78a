import type { ChartCases } from '../chart.cases.ts'
import { affiliateCases } from './affiliate.cases.ts'
import { affiliateReportsCases } from './affiliate-reports.cases.ts'
import { analyticsCases } from './analytics.cases.ts'
import { appCases } from './app.cases.ts'
import { articlesCases } from './articles.cases.ts'
import { balanceCases } from './balance.cases.ts'
import { chatLinkCases } from './chat-link.cases.ts'
import { chatSignInCases } from './chat-sign-in.cases.ts'
import { chunkReloadCases } from './chunk-reload.cases.ts'
import { contentCases } from './content.cases.ts'
import { creditWatchCases } from './credit-watch.cases.ts'
import { depositCases } from './deposit.cases.ts'
import { favouritesCases } from './favourites.cases.ts'
import { gameLaunchCases } from './game-launch.cases.ts'
import { gameListCases } from './game-list.cases.ts'
import { gamePageCases } from './game-page.cases.ts'
import { gameRailsCases } from './game-rails.cases.ts'
import { gameSearchCases } from './game-search.cases.ts'
import { historyCases } from './history.cases.ts'
import { latePaymentsCases } from './late-payments.cases.ts'
import { liveChatCases } from './live-chat.cases.ts'
import { loginCases } from './login.cases.ts'
import { maintenanceCases } from './maintenance.cases.ts'
import { navigationCases } from './navigation.cases.ts'
import { noticesCases } from './notices.cases.ts'
import { passwordChangeCases } from './password-change.cases.ts'
import { passwordRecoveryCases } from './password-recovery.cases.ts'
import { profileCases } from './profile.cases.ts'
import {
  depositPromotionCases,
  promotionBoxCases,
  promotionsCases,
  registrationPromotionCases,
} from './promotion.cases.ts'
import { qrPaymentCases } from './qr-payment.cases.ts'
import { registrationCases } from './registration.cases.ts'
import { sessionCases } from './session.cases.ts'
import { tournamentsCases } from './tournaments.cases.ts'
import { transferPanelCases } from './transfer-panel.cases.ts'
import { usdtDepositCases } from './usdt-deposit.cases.ts'
import { usdtGuideCases } from './usdt-guide.cases.ts'
import { withdrawCases } from './withdraw.cases.ts'
import { withdrawLockCases } from './withdraw-lock.cases.ts'

/** The cases of every chart. */
export const allCases: readonly ChartCases[] = [
  appCases,
  navigationCases,
  sessionCases,
  loginCases,
  registrationCases,
  passwordRecoveryCases,
  passwordChangeCases,
  chatLinkCases,
  chatSignInCases,
  liveChatCases,
  analyticsCases,
  profileCases,
  balanceCases,
  maintenanceCases,
  contentCases,
  chunkReloadCases,
  articlesCases,
  gameListCases,
  gameRailsCases,
  gameSearchCases,
  favouritesCases,
  historyCases,
  noticesCases,
  gamePageCases,
  gameLaunchCases,
  tournamentsCases,
  affiliateCases,
  affiliateReportsCases,
  promotionsCases,
  registrationPromotionCases,
  depositPromotionCases,
  promotionBoxCases,
  transferPanelCases,
  depositCases,
  creditWatchCases,
  latePaymentsCases,
  qrPaymentCases,
  usdtDepositCases,
  usdtGuideCases,
  withdrawCases,
  withdrawLockCases,
]
