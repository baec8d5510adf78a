import type * as z from 'zod/mini'
import {
  affiliateMembersEndpoint,
  affiliateOverviewEndpoint,
  affiliateReportDailyEndpoint,
  affiliateReportDetailEndpoint,
  affiliateTransactionsEndpoint,
  affiliateWithdrawEndpoint,
} from './affiliate.endpoints.ts'
import { getCreditEndpoint } from './balance.endpoints.ts'
import {
  chatAuthorizeEndpoint,
  chatCheckEndpoint,
  chatSignInEndpoint,
} from './chat-account.endpoints.ts'
import { getChatContactEndpoint } from './chat-contact.endpoints.ts'
import { getDemosEndpoint } from './demo.operations.ts'
import { createQrEndpoint, pollQrEndpoint } from './deposit.endpoints.ts'
import { checkDepositPromotionEndpoint } from './deposit-promotion.endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { listCategoriesEndpoint, listGamesEndpoint } from './game.endpoints.ts'
import { categorysEndpoint, listsEndpoint } from './game.operations.ts'
import {
  getGameEndpoint,
  getGameInfoEndpoint,
  getSlotWinsEndpoint,
} from './game-info.operations.ts'
import { launchGameEndpoint } from './game-launch.endpoints.ts'
import { getHistoryEndpoint } from './history.endpoints.ts'
import { loginEndpoint } from './login.endpoints.ts'
import { checkMaintenanceEndpoint } from './maintenance.endpoints.ts'
import { getMemberEndpoint } from './member.endpoints.ts'
import {
  addFavouriteEndpoint,
  addRecentEndpoint,
  getFavouriteAndRecentEndpoint,
} from './member-games.operations.ts'
import { getNotifyEndpoint, getNotifysEndpoint } from './notice.operations.ts'
import {
  changePasswordEndpoint,
  requestRecoveryEndpoint,
  resetPasswordEndpoint,
} from './password.endpoints.ts'
import { confirmPasswordEndpoint } from './password-confirmation.endpoints.ts'
import { getProfileEndpoint } from './profile.endpoints.ts'
import { getPromotionEndpoint, listPromotionsEndpoint } from './promotion.endpoints.ts'
import { registerEndpoint, requestOtpEndpoint } from './registration.endpoints.ts'
import { refreshEndpoint, revokeEndpoint } from './session.endpoints.ts'
import { getTournamentsEndpoint } from './tournament.operations.ts'
import { sendTransferEndpoint } from './transfer.endpoints.ts'
import {
  checkUpgradeEndpoint,
  getUpgradeEndpoint,
  updateUpgradeEndpoint,
} from './upgrade.endpoints.ts'
import { listTrueWalletsEndpoint } from './wallet.endpoints.ts'
import { getMinWithdrawEndpoint, withdrawEndpoint } from './withdraw.endpoints.ts'

/** Every call of the site, by name. A feature imports only its own rows, so that it loads no others. */
export const endpoints = {
  login: loginEndpoint,
  chatSignIn: chatSignInEndpoint,
  requestOtp: requestOtpEndpoint,
  register: registerEndpoint,
  requestRecovery: requestRecoveryEndpoint,
  resetPassword: resetPasswordEndpoint,
  changePassword: changePasswordEndpoint,
  confirmPassword: confirmPasswordEndpoint,
  refresh: refreshEndpoint,
  revoke: revokeEndpoint,
  getMember: getMemberEndpoint,
  chatCheck: chatCheckEndpoint,
  chatAuthorize: chatAuthorizeEndpoint,
  getCredit: getCreditEndpoint,
  getProfile: getProfileEndpoint,
  createQr: createQrEndpoint,
  pollQr: pollQrEndpoint,
  listTrueWallets: listTrueWalletsEndpoint,
  sendTransfer: sendTransferEndpoint,
  withdraw: withdrawEndpoint,
  getMinWithdraw: getMinWithdrawEndpoint,
  getHistory: getHistoryEndpoint,
  checkUpgrade: checkUpgradeEndpoint,
  updateUpgrade: updateUpgradeEndpoint,
  getUpgrade: getUpgradeEndpoint,
  getPromotion: getPromotionEndpoint,
  listPromotions: listPromotionsEndpoint,
  checkDepositPromotion: checkDepositPromotionEndpoint,
  getChatContact: getChatContactEndpoint,
  listCategories: listCategoriesEndpoint,
  listGames: listGamesEndpoint,
  launchGame: launchGameEndpoint,
  lists: listsEndpoint,
  categorys: categorysEndpoint,
  getFavouriteAndRecent: getFavouriteAndRecentEndpoint,
  addFavourite: addFavouriteEndpoint,
  addRecent: addRecentEndpoint,
  getNotifys: getNotifysEndpoint,
  getNotify: getNotifyEndpoint,
  getGame: getGameEndpoint,
  getGameInfo: getGameInfoEndpoint,
  getSlotWins: getSlotWinsEndpoint,
  getDemos: getDemosEndpoint,
  getTournaments: getTournamentsEndpoint,
  affiliateOverview: affiliateOverviewEndpoint,
  affiliateMembers: affiliateMembersEndpoint,
  affiliateTransactions: affiliateTransactionsEndpoint,
  affiliateWithdraw: affiliateWithdrawEndpoint,
  affiliateReportDaily: affiliateReportDailyEndpoint,
  affiliateReportDetail: affiliateReportDetailEndpoint,
  checkMaintenance: checkMaintenanceEndpoint,
} as const satisfies Record<string, Endpoint>

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

/** The accepted answer of a call, as it is on the wire. */
export type WireAnswer<Name extends EndpointName> = z.output<Endpoints[Name]['answer']>

/** The parameters of a call's path. */
export type WireParameters<Name extends EndpointName> = Endpoints[Name] extends {
  parameters: infer Schema extends z.core.$ZodType
}
  ? z.output<Schema>
  : undefined

/** The query of a call, as it is on the wire. */
export type WireQuery<Name extends EndpointName> = Endpoints[Name] extends {
  query: infer Schema extends z.core.$ZodType
}
  ? z.output<Schema>
  : undefined

/** The fields of a call's refusal besides its code and message. */
export type WireRefusalDetail<Name extends EndpointName> = Endpoints[Name] extends {
  refusal: infer Schema extends z.core.$ZodType
}
  ? z.output<Schema>
  : unknown

/** The body of a call, as it is on the wire. */
export type WireBody<Name extends EndpointName> = Endpoints[Name] extends {
  body: infer Schema extends z.core.$ZodType
}
  ? z.output<Schema>
  : undefined
