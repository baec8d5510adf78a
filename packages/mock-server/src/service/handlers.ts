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
} from './affiliate.ts'
import { chatAuthorize, chatCheck, chatSignIn } from './chat-account.ts'
import { getChatContact } from './chat-contact.ts'
import { getCredit } from './credit.ts'
import { launchGame } from './game-launch.ts'
import { listCategories, listGames } from './games.ts'
import type { Handler } from './handler.ts'
import { getHistory } from './history.ts'
import { login } from './login.ts'
import { checkMaintenance } from './maintenance.ts'
import { getMember } from './member.ts'
import { changePassword, confirmPassword, requestRecovery, resetPassword } from './password.ts'
import { createQr, pollQr } from './payment.ts'
import { getProfile, listTrueWallets } from './profile.ts'
import { checkDepositPromotion, getPromotion, listPromotions } from './promotion.ts'
import { refresh, revoke } from './refresh.ts'
import { register, requestOtp } from './registration.ts'
import { sendTransfer } from './transfer.ts'
import { checkUpgrade, getUpgrade, updateUpgrade } from './upgrade.ts'
import { getMinWithdraw, withdraw } from './withdraw.ts'

/** A handler for every call of the contract. One that is missing does not compile. */
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
