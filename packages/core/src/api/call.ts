import type {
  AffiliateOverview,
  CommissionEntry,
  DayFigures,
  InvitedMember,
  MemberFigures,
  ReadPage,
} from '../affiliate/affiliate.ts'
import type { Period } from '../affiliate/report.period.ts'
import type { Article, ArticleKind } from '../articles/article.ts'
import type { Path } from '../contract/answer.reading.ts'
import type {
  Endpoints,
  WireAnswer,
  WireBody,
  WireParameters,
  WireQuery,
} from '../contract/endpoints.ts'
import type { QrChannel } from '../deposit/deposit-channel.ts'
import type { QrCodePlaces } from '../deposit/qr-code.rules.ts'
import type { QrPayment } from '../deposit/qr-payment.ts'
import type { DemoGame } from '../game/demo-game.ts'
import type { GamesWanted } from '../game/game.calls.ts'
import type { Game, GameCategory } from '../game/game.ts'
import type { GameCounts } from '../game/member-games.calls.ts'
import type { GameInfo, SlotWin } from '../game-page/game.info.ts'
import type { Transaction } from '../history/history.ts'
import type { Satang } from '../money/satang.ts'
import type { Notice } from '../notice/notice.ts'
import type { Credentials } from '../ports/credentials.ts'
import type { Profile } from '../profile/profile.ts'
import type { Offers, RunningOffer } from '../promotion/offer.ts'
import type { RegistrationForm } from '../registration/registration.rules.ts'
import type { Locale } from '../routing/address.ts'
import type { Tournament } from '../tournament/tournament.rules.ts'

/** What each call is asked for and what its accepted answer means, in the project's own words. */
export interface CallTypes {
  login: { request: { username: string }; value: { memberId: string; username: string } }
  requestOtp: {
    request: { phone: string; purpose: 'register' | 'forgot' }
    /** Until when the code is taken, epoch milliseconds; null when the server did not say. */
    value: { expiresAt: number | null }
  }
  register: {
    request: { form: RegistrationForm; invite: string | null; claim: RunningOffer | null }
    value: { memberId: string; username: string }
  }
  requestRecovery: { request: { phone: string }; value: Record<never, never> }
  resetPassword: { request: Record<never, never>; value: Record<never, never> }
  changePassword: { request: Record<never, never>; value: Record<never, never> }
  confirmPassword: { request: Record<never, never>; value: Record<never, never> }
  chatCheck: { request: { username: string }; value: Record<never, never> }
  chatAuthorize: {
    request: { username: string; action: 'link' | 'login' }
    value: Record<never, never>
  }
  chatSignIn: { request: Record<never, never>; value: { memberId: string; username: string } }
  refresh: { request: Record<never, never>; value: RefreshOutcome }
  revoke: { request: Record<never, never>; value: Record<never, never> }
  getCredit: { request: Record<never, never>; value: { balance: Satang } }
  getProfile: {
    request: Record<never, never>
    value: { profile: Profile }
  }
  createQr: { request: CreateQrRequest; value: CreatedQr }
  sendTransfer: { request: { channelId: string; amount: Satang }; value: Record<never, never> }
  pollQr: { request: { paymentId: string }; value: PaymentNews }
  withdraw: { request: { amount: Satang }; value: AcceptedWithdraw }
  getMinWithdraw: { request: Record<never, never>; value: { min: Satang | null } }
  getHistory: {
    request: Record<never, never>
    value: { transactions: readonly Transaction[]; unreadable: number }
  }
  affiliateOverview: { request: Record<never, never>; value: AffiliateOverview }
  affiliateMembers: { request: { page: number }; value: ReadPage<InvitedMember> }
  affiliateTransactions: { request: { page: number }; value: ReadPage<CommissionEntry> }
  affiliateReportDaily: {
    request: Period
    value: { days: readonly DayFigures[]; unreadable: number }
  }
  affiliateReportDetail: {
    request: { day: string }
    value: { members: readonly MemberFigures[]; unreadable: number }
  }
  affiliateWithdraw: { request: { amount: Satang }; value: Record<never, never> }
  listPromotions: {
    request: { groupId: string; kind: ArticleKind; locale: Locale }
    value: { articles: readonly Article[] }
  }
  lists: { request: GamesWanted; value: { games: readonly Game[] } }
  categorys: {
    request: { groupId: string; memberId: string | null }
    value: { categories: readonly GameCategory[] }
  }
  getDemos: { request: { groupId: string; search?: string }; value: { demos: readonly DemoGame[] } }
  getMember: {
    request: Record<never, never>
    value: { memberId: string | null; username: string | null }
  }
  getFavouriteAndRecent: { request: { memberId: string }; value: GameCounts }
  addFavourite: { request: { memberId: string; gameId: string }; value: GameCounts }
  addRecent: { request: { memberId: string; gameId: string }; value: GameCounts }
  getNotifys: {
    request: { groupId: string; group: string | null; locale: Locale }
    value: { notices: readonly Notice[] }
  }
  getPromotion: { request: Record<never, never>; value: { offers: Offers } }
  checkDepositPromotion: { request: Record<never, never>; value: Record<never, never> }
  checkUpgrade: { request: Record<never, never>; value: { isForced: boolean } }
  updateUpgrade: { request: Record<never, never>; value: Record<never, never> }
  getUpgrade: { request: Record<never, never>; value: { isForced: boolean } }
  launchGame: {
    request: { client: 'MB' | 'PC'; gameCode: string; locale: Locale; provider: string }
    value: Record<never, never>
  }
  getGame: {
    request: { groupId: string; gameId: string }
    value: { game: Game | null }
  }
  getGameInfo: {
    request: { groupId: string; gameId: string }
    value: { info: GameInfo | null }
  }
  getSlotWins: {
    request: { groupId: string; gameId: string }
    value: { wins: readonly SlotWin[] }
  }
  getTournaments: {
    request: { groupId: string }
    value: { tournaments: readonly Tournament[] }
  }
  checkMaintenance: { request: Record<never, never>; value: Record<never, never> }
}

/** The calls of the contract that the site makes. */
export type CallName = keyof CallTypes
export type CallRequest<Name extends CallName> = CallTypes[Name]['request']
export type CallValue<Name extends CallName> = CallTypes[Name]['value']

/** `incomplete`, `unusable`: an answer without both tokens, or with some that cannot be used; nothing was stored [OPEN-04]. */
export type RefreshOutcome = 'stored' | 'adopted' | 'dropped' | 'incomplete' | 'unusable'

export interface CreateQrRequest {
  readonly kind: QrChannel['kind']
  readonly channelId: string
  /** Whole baht, as satang. */
  readonly amount: Satang
  /** Where what is answered may lead. */
  readonly places: QrCodePlaces
}

export type CreatedQr =
  | { readonly kind: 'created'; readonly payment: QrPayment }
  | { readonly kind: 'incomplete' }

/** `rejected` carries the server's words, or null when it gave none. */
export type PaymentNews =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'paid' }
  | { readonly kind: 'rejected'; readonly message: string | null }

/** `date`: until when there is no other withdrawing, as the wire has it. */
export interface AcceptedWithdraw {
  readonly date: unknown
}

/** What a converter may use besides the request and the answer. */
export interface CallTools {
  readonly credentials: Credentials
  /** The token that the call was authorised with. */
  readonly sentToken: string | null
  now(): number
}

/** What a converter of answers may use besides. */
export interface ReadTools extends CallTools {
  /** Where something was left out of the answer because the contract has nothing like it. */
  readonly leftOut: readonly Path[]
  /** Reports that as much again made no sense and is left out. */
  leaveOut(count: number): void
}

/** What goes onto the wire. */
export interface AnyWireRequest {
  /** Of the path. */
  readonly parameters?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
}

/** What goes onto the wire for one call, as its row of the contract has it. */
export type WireRequest<Name extends CallName> = AnyWireRequest &
  Part<'parameters', WireParameters<Name>> &
  Part<'query', WireQuery<Name>> &
  Part<'body', WireBody<Name>>

type Part<Key extends string, Value> = Value extends undefined
  ? unknown
  : { readonly [Name in Key]: Value }

/**
 * One call as the site makes it: its row of the contract, and the conversion between the wire and the
 * project's own words. Calls are the only readers of the vault's secrets. Each feature has its own, so
 * that a page loads only those it uses.
 */
export interface Call<Name extends CallName> {
  readonly name: Name
  readonly endpoint: Endpoints[Name]
  /** Adds the secrets that the request refers to. */
  write(request: CallRequest<Name>, tools: CallTools): WireRequest<Name>
  /** Keeps the answer's secrets in the vault. Null when the answer makes no sense. */
  read(wire: WireAnswer<Name>, request: CallRequest<Name>, tools: ReadTools): CallValue<Name> | null
}
