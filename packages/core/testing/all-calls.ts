import { checkMaintenanceCall } from '../src/app/maintenance/maintenance.calls.ts'
import { requestOtpCall } from '../src/flows/account/one-time-code.calls.ts'
import {
  affiliateMembersCall,
  affiliateOverviewCall,
  affiliateReportDailyCall,
  affiliateReportDetailCall,
  affiliateTransactionsCall,
  affiliateWithdrawCall,
} from '../src/flows/affiliate/affiliate.calls.ts'
import { listPromotionsCall } from '../src/flows/articles/articles.calls.ts'
import { chatAuthorizeCall, chatCheckCall, chatSignInCall } from '../src/flows/chat/chat.calls.ts'
import { sendTransferCall } from '../src/flows/deposit/bank-transfer.calls.ts'
import { createQrCall, pollQrCall } from '../src/flows/deposit/deposit.calls.ts'
import { categorysCall, getDemosCall, listsCall } from '../src/flows/game/game.calls.ts'
import {
  addFavouriteCall,
  addRecentCall,
  countGamesCall,
} from '../src/flows/game/member-games.calls.ts'
import { launchGameCall } from '../src/flows/game-launch/game-launch.calls.ts'
import {
  getGameCall,
  getGameInfoCall,
  getSlotWinsCall,
} from '../src/flows/game-page/game-page.calls.ts'
import { getHistoryCall } from '../src/flows/history/history.calls.ts'
import { loginCall } from '../src/flows/login/login.calls.ts'
import {
  checkUpgradeCall,
  getNotifysCall,
  getUpgradeCall,
  updateUpgradeCall,
} from '../src/flows/notice/notice.calls.ts'
import {
  changePasswordCall,
  requestRecoveryCall,
  resetPasswordCall,
} from '../src/flows/password/password.calls.ts'
import { confirmPasswordCall } from '../src/flows/payout/payout.calls.ts'
import {
  checkDepositPromotionCall,
  getPromotionCall,
} from '../src/flows/promotion/promotion.calls.ts'
import { registerCall } from '../src/flows/registration/registration.calls.ts'
import { getTournamentsCall } from '../src/flows/tournament/tournament.calls.ts'
import { getMinWithdrawCall, withdrawCall } from '../src/flows/withdraw/withdraw.calls.ts'
import { getCreditCall } from '../src/member/balance/balance.calls.ts'
import { getProfileCall } from '../src/member/profile/profile.calls.ts'
import { refreshCall, revokeCall } from '../src/member/session/session.calls.ts'
import type { Call, RequestOf, ValueOf } from '../src/wire/api/call.ts'
import { getMemberCall } from '../src/wire/api/owner.call.ts'

const calls = {
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

/** The calls that the site makes; a backend may have others. */
export type SiteCallName = keyof typeof calls
export type SiteCallRequest<Name extends SiteCallName> = RequestOf<(typeof calls)[Name]>
export type SiteCallValue<Name extends SiteCallName> = ValueOf<(typeof calls)[Name]>

/** Every call of the site, for tests that go through all of them. */
export const allCalls: {
  readonly [Name in SiteCallName]: Call<Name, SiteCallRequest<Name>, SiteCallValue<Name>>
} = calls

export const callNames = Object.keys(allCalls) as readonly SiteCallName[]
