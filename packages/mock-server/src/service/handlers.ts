import type { EndpointName } from '@croupier/core/contract'
import { getDemos } from '../graphql/demos.ts'
import { getGameInfo, getSlotWins } from '../graphql/game-info.ts'
import { categorys, lists } from '../graphql/games.ts'
import { addFavourite, addRecent, getFavouriteAndRecent } from '../graphql/member-games.ts'
import { getNotify, getNotifys } from '../graphql/notices.ts'
import { getGame } from '../graphql/one-game.ts'
import { getTournaments } from '../graphql/tournaments.ts'
import {
  affiliateMembers,
  affiliateOverview,
  affiliateReportDaily,
  affiliateReportDetail,
  affiliateTransactions,
  affiliateWithdraw,
} from '../rest/affiliate.ts'
import { chatAuthorize, chatCheck, chatSignIn } from '../rest/chat-account.ts'
import { getChatContact } from '../rest/chat-contact.ts'
import { getCredit } from '../rest/credit.ts'
import { launchGame } from '../rest/game-launch.ts'
import { listCategories, listGames } from '../rest/games.ts'
import type { Handler } from '../rest/handler.ts'
import { getHistory } from '../rest/history.ts'
import { login } from '../rest/login.ts'
import { checkMaintenance } from '../rest/maintenance.ts'
import { getMember } from '../rest/member.ts'
import {
  changePassword,
  confirmPassword,
  requestRecovery,
  resetPassword,
} from '../rest/password.ts'
import { createQr, pollQr } from '../rest/payment.ts'
import { getProfile, listTrueWallets } from '../rest/profile.ts'
import { checkDepositPromotion, getPromotion, listPromotions } from '../rest/promotion.ts'
import { refresh, revoke } from '../rest/refresh.ts'
import { register, requestOtp } from '../rest/registration.ts'
import { sendTransfer } from '../rest/transfer.ts'
import { checkUpgrade, getUpgrade, updateUpgrade } from '../rest/upgrade.ts'
import { getMinWithdraw, withdraw } from '../rest/withdraw.ts'

/** A handler for every call of the contract. A missing one does not compile. */
export const handlers: { readonly [Name in EndpointName]: Handler<Name> } = {
  login,
  chatSignIn,
  requestOtp,
  register,
  requestRecovery,
  resetPassword,
  changePassword,
  confirmPassword,
  refresh,
  revoke,
  getMember,
  chatCheck,
  chatAuthorize,
  getCredit,
  getProfile,
  createQr,
  pollQr,
  listTrueWallets,
  sendTransfer,
  withdraw,
  getMinWithdraw,
  getHistory,
  checkUpgrade,
  updateUpgrade,
  getUpgrade,
  getPromotion,
  listPromotions,
  checkDepositPromotion,
  getChatContact,
  listCategories,
  listGames,
  launchGame,
  lists,
  categorys,
  getFavouriteAndRecent,
  addFavourite,
  addRecent,
  getNotifys,
  getNotify,
  getGame,
  getGameInfo,
  getSlotWins,
  getDemos,
  getTournaments,
  affiliateOverview,
  affiliateMembers,
  affiliateTransactions,
  affiliateWithdraw,
  affiliateReportDaily,
  affiliateReportDetail,
  checkMaintenance,
}
