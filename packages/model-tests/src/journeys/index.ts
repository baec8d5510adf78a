export { affiliateWithdrawJourney } from './affiliate-withdraw.journey.ts'
export { affiliateWithdrawAnswers, withdrawDay } from './affiliate-withdraw.server.ts'
export {
  type AffiliateWithdrawSight,
  type AffiliateWithdrawStep,
  affiliateWithdrawProblems,
  commissionAmounts,
} from './affiliate-withdraw.sight.ts'
export { chatAccountJourney } from './chat-account.journey.ts'
export { chatAccountEvents } from './chat-account.server.ts'
export {
  type ChatAccountSight,
  type ChatAccountStep,
  chatAccountProblems,
  usedLink,
} from './chat-account.sight.ts'
export { depositJourney } from './deposit.journey.ts'
export {
  beginAnew,
  ignoreDeadlines,
  payLate,
  paymentOutcomes,
  refusals,
  silence,
  speak,
} from './deposit.server.ts'
export {
  badAmount,
  type DepositSight,
  type DepositStep,
  depositDialogs,
  dialogWords,
  goodAmount,
} from './deposit.sight.ts'
export { depositOfferJourney } from './deposit-offer.journey.ts'
export {
  aWhileMs,
  depositOfferEvents,
  lastWordMs,
  offeredDeposit,
} from './deposit-offer.server.ts'
export {
  type DepositOfferSight,
  type DepositOfferStep,
  offeredMember,
} from './deposit-offer.sight.ts'
export { favouritesJourney } from './favourites.journey.ts'
export { loseFavourite, refuseFavourite } from './favourites.server.ts'
export {
  type FavouritesSight,
  type FavouritesStep,
  likedGame,
  otherFavourites,
} from './favourites.sight.ts'
export { gamesJourney } from './games.journey.ts'
export { failGames } from './games.server.ts'
export {
  type FirstGame,
  firstGames,
  type GamesSight,
  type GamesStep,
  knownGames,
  searches,
} from './games.sight.ts'
export { historyJourney } from './history.journey.ts'
export { failHistory } from './history.server.ts'
export type { HistorySight, HistoryStep } from './history.sight.ts'
export { type WalkPlan, walkAsPlanned } from './journey.plan.ts'
export { sightTours } from './journey.tours.ts'
export type { Exploration, Journey, JourneyTarget } from './journey.ts'
export { JourneyError, walk } from './journey.walk.ts'
export { launchJourney } from './launch.journey.ts'
export { launchEvents } from './launch.server.ts'
export { type LaunchSight, type LaunchStep, launchedGame } from './launch.sight.ts'
export { maintenanceJourney } from './maintenance.journey.ts'
export type { MaintenanceSight, MaintenanceStep } from './maintenance.sight.ts'
export { noticesJourney } from './notices.journey.ts'
export { longWaitMs, noticesEvents } from './notices.server.ts'
export {
  type NoticesSight,
  type NoticesStep,
  news,
  newsTitles,
  toldMember,
} from './notices.sight.ts'
export { passwordChangeJourney } from './password-change.journey.ts'
export { passwordChangeEvents, tokensLifeMs } from './password-change.server.ts'
export {
  nobodysPassword,
  type PasswordChangeSight,
  type PasswordChangeStep,
  passwordChangeProblems,
  passwordsInTurn,
} from './password-change.sight.ts'
export { promotionsJourney } from './promotions.journey.ts'
export { anHourMs, offerMs } from './promotions.server.ts'
export type { PromotionsSight, PromotionsStep } from './promotions.sight.ts'
export { recoveryJourney } from './recovery.journey.ts'
export { recoveryEvents } from './recovery.server.ts'
export {
  forgetful,
  type RecoverySight,
  type RecoveryStep,
  recoveryProblems,
} from './recovery.sight.ts'
export { registrationJourney } from './registration.journey.ts'
export { registrationEvents } from './registration.server.ts'
export {
  guesses,
  invitation,
  newcomer,
  oneTimeCode,
  type RegistrationSight,
  type RegistrationStep,
  registrationProblems,
  wrongCode,
} from './registration.sight.ts'
export { sessionJourney } from './session.journey.ts'
export { delaySignIn, loseSignIn, refuseSignIn, sessionEvents } from './session.server.ts'
export {
  members,
  otherThan,
  password,
  type SessionSight,
  type SessionStep,
} from './session.sight.ts'
export { transferJourney } from './transfer.journey.ts'
export { reopenAccount, reportRefusals, spendTransfer } from './transfer.server.ts'
export {
  type TransferDialog,
  type TransferSight,
  type TransferStep,
  transferAmounts,
  transferDialogWords,
} from './transfer.sight.ts'
export { usdtJourney } from './usdt.journey.ts'
export { usdtEvents } from './usdt.server.ts'
export {
  type UsdtSight,
  type UsdtStep,
  usdtPanel,
} from './usdt.sight.ts'
export { withdrawJourney } from './withdraw.journey.ts'
export {
  askForPassword,
  passwordAnswers,
  payoutPassword,
  withdrawRefusals,
} from './withdraw.server.ts'
export {
  type WithdrawSight,
  type WithdrawStep,
  withdrawAmounts,
  withdrawProblems,
  withdrawProblemWords,
} from './withdraw.sight.ts'
