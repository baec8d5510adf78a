import { requestOtpCall } from '../src/account/one-time-code.calls.ts'
import {
  affiliateMembersCall,
  affiliateOverviewCall,
  affiliateReportDailyCall,
  affiliateReportDetailCall,
  affiliateTransactionsCall,
  affiliateWithdrawCall,
} from '../src/affiliate/affiliate.calls.ts'
import type { Call, CallName } from '../src/api/call.ts'
import { listPromotionsCall } from '../src/articles/articles.calls.ts'
import { getCreditCall } from '../src/balance/balance.calls.ts'
import { chatAuthorizeCall, chatCheckCall, chatSignInCall } from '../src/chat/chat.calls.ts'
import { sendTransferCall } from '../src/deposit/bank-transfer.calls.ts'
import { createQrCall, pollQrCall } from '../src/deposit/deposit.calls.ts'
import { categorysCall, getDemosCall, listsCall } from '../src/game/game.calls.ts'
import { addFavouriteCall, addRecentCall, countGamesCall } from '../src/game/member-games.calls.ts'
import { launchGameCall } from '../src/game-launch/game-launch.calls.ts'
import { getGameCall, getGameInfoCall, getSlotWinsCall } from '../src/game-page/game-page.calls.ts'
import { getHistoryCall } from '../src/history/history.calls.ts'
import { loginCall } from '../src/login/login.calls.ts'
import { checkMaintenanceCall } from '../src/maintenance/maintenance.calls.ts'
import {
  checkUpgradeCall,
  getNotifysCall,
  getUpgradeCall,
  updateUpgradeCall,
} from '../src/notice/notice.calls.ts'
import {
  changePasswordCall,
  requestRecoveryCall,
  resetPasswordCall,
} from '../src/password/password.calls.ts'
import { confirmPasswordCall } from '../src/payout/payout.calls.ts'
import { getProfileCall } from '../src/profile/profile.calls.ts'
import { checkDepositPromotionCall, getPromotionCall } from '../src/promotion/promotion.calls.ts'
import { registerCall } from '../src/registration/registration.calls.ts'
import { getMemberCall, refreshCall, revokeCall } from '../src/session/session.calls.ts'
import { getTournamentsCall } from '../src/tournament/tournament.calls.ts'
import { getMinWithdrawCall, withdrawCall } from '../src/withdraw/withdraw.calls.ts'

/** Every call of the site, for tests that go through all of them. */
export const allCalls: { readonly [Name in CallName]: Call<Name> } = {
  login: loginCall,
  requestOtp: requestOtpCall,
  register: registerCall,
  requestRecovery: requestRecoveryCall,
  resetPassword: resetPasswordCall,
  changePassword: changePasswordCall,
  confirmPassword: confirmPasswordCall,
  chatCheck: chatCheckCall,
  chatAuthorize: chatAuthorizeCall,
  chatSignIn: chatSignInCall,
  refresh: refreshCall,
  revoke: revokeCall,
  getCredit: getCreditCall,
  getProfile: getProfileCall,
  createQr: createQrCall,
  sendTransfer: sendTransferCall,
  pollQr: pollQrCall,
  withdraw: withdrawCall,
  getMinWithdraw: getMinWithdrawCall,
  getHistory: getHistoryCall,
  getNotifys: getNotifysCall,
  getPromotion: getPromotionCall,
  checkDepositPromotion: checkDepositPromotionCall,
  checkUpgrade: checkUpgradeCall,
  updateUpgrade: updateUpgradeCall,
  getUpgrade: getUpgradeCall,
  affiliateOverview: affiliateOverviewCall,
  affiliateMembers: affiliateMembersCall,
  affiliateTransactions: affiliateTransactionsCall,
  affiliateReportDaily: affiliateReportDailyCall,
  affiliateReportDetail: affiliateReportDetailCall,
  affiliateWithdraw: affiliateWithdrawCall,
  listPromotions: listPromotionsCall,
  lists: listsCall,
  categorys: categorysCall,
  getDemos: getDemosCall,
  getMember: getMemberCall,
  getFavouriteAndRecent: countGamesCall,
  addFavourite: addFavouriteCall,
  addRecent: addRecentCall,
  launchGame: launchGameCall,
  getGame: getGameCall,
  getGameInfo: getGameInfoCall,
  getSlotWins: getSlotWinsCall,
  getTournaments: getTournamentsCall,
  checkMaintenance: checkMaintenanceCall,
}

export const callNames = Object.keys(allCalls) as readonly CallName[]
