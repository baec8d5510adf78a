import { createServerClock } from '../src/base/clock/server-clock.ts'
import { bahtToSatang, satang } from '../src/base/money/satang.ts'
import { createMemoryCookies } from '../src/base/ports/cookies.ts'
import { createSeededRandom } from '../src/base/ports/random.ts'
import { createMemoryStorage } from '../src/base/ports/storage.ts'
import { createVault } from '../src/member/vault/vault.ts'
import type { CallAnswer } from '../src/wire/api/answer.ts'
import type { CallReport } from '../src/wire/api/call.report.ts'
import { type CallOptions, createApiClient, type SessionGate } from '../src/wire/api/client.ts'
import type { Endpoints } from '../src/wire/contract/endpoints.ts'
import {
  allCalls,
  type SiteCallName,
  type SiteCallRequest,
  type SiteCallValue,
} from './all-calls.ts'
import { createFakeHttp, type FakeHttp, type SentRequest } from './fake-http.ts'
import { createVirtualClock } from './virtual-clock.ts'

/** The services of a test's site. */
export const services = {
  api: 'https://api.test',
  auth: 'https://auth.test',
  reward: 'https://reward.test',
  chat: 'https://chat.test',
  content: 'https://content.test',
}

/** A sample request for each call. */
export const callRequests: { readonly [Name in SiteCallName]: SiteCallRequest<Name> } = {
  login: { username: 'demo' },
  requestOtp: { phone: '0812345678', purpose: 'register' },
  register: {
    form: {
      username: 'somchai',
      phone: '081-234-5678',
      bankId: 'kbank',
      accountNumber: '123-4-56789-0',
      firstName: 'สมชาย',
      lastName: 'ใจดี',
      lineId: 'somchai.j',
    },
    invite: 'FRIEND7',
    claim: {
      deposit: null,
      credit: bahtToSatang(100),
      minutes: 10,
      promotionId: null,
      start: Date.UTC(2026, 10, 20, 7),
    },
  },
  requestRecovery: { phone: '0812345678' },
  resetPassword: {},
  changePassword: {},
  confirmPassword: {},
  chatCheck: { username: 'demo' },
  chatAuthorize: { username: 'demo', action: 'link' },
  chatSignIn: {},
  refresh: {},
  revoke: {},
  getCredit: {},
  getProfile: {},
  createQr: {
    kind: 'promptPay',
    channelId: 'p-1',
    amount: bahtToSatang(500),
    places: { pictureOrigins: [], links: [] },
  },
  sendTransfer: { channelId: 'b-1', amount: bahtToSatang(500) },
  pollQr: { paymentId: 'pay-1' },
  withdraw: { amount: satang(123_456) },
  getMinWithdraw: {},
  getHistory: {},
  getNotifys: { groupId: 'croupier-demo', group: 'A', locale: 'th' },
  getPromotion: {},
  checkDepositPromotion: {},
  checkUpgrade: {},
  updateUpgrade: {},
  getUpgrade: {},
  affiliateOverview: {},
  affiliateMembers: { page: 1 },
  affiliateTransactions: { page: 2 },
  affiliateReportDaily: { from: '2026-11-01', to: '2026-11-30' },
  affiliateReportDetail: { day: '2026-11-19' },
  affiliateWithdraw: { amount: satang(100_050) },
  listPromotions: { groupId: 'croupier-demo', kind: 'vip', locale: 'th' },
  lists: { groupId: 'croupier-demo', memberId: 'm-1', type: 'slots', only: 'favourite' },
  categorys: { groupId: 'croupier-demo', memberId: null },
  getDemos: { groupId: 'croupier-demo' },
  getMember: {},
  getFavouriteAndRecent: { memberId: 'm-1' },
  addFavourite: { memberId: 'm-1', gameId: 'g-1' },
  addRecent: { memberId: 'm-1', gameId: 'g-1' },
  launchGame: { client: 'MB', gameCode: 'pg_101', locale: 'th', provider: 'pg' },
  getGame: { groupId: 'croupier-demo', gameId: 'g-1' },
  getGameInfo: { groupId: 'croupier-demo', gameId: 'g-1' },
  getSlotWins: { groupId: 'croupier-demo', gameId: 'g-1' },
  getTournaments: { groupId: 'croupier-demo' },
  checkMaintenance: {},
}

export interface ApiOptions {
  readonly onSent?: (request: SentRequest) => void
  readonly network?: Pick<FakeHttp, 'http' | 'sent' | 'last'>
  readonly gate?: SessionGate
  readonly authorizationScheme?: string
  readonly isSignedIn?: boolean
}

type AnswerOf<Name extends SiteCallName> = CallAnswer<
  SiteCallValue<Name>,
  Endpoints[Name]['context']
>

const closedGate: SessionGate = {
  renew: async () => 'failed',
  invalidated: () => {},
  isOver: () => false,
}

/** Starts a client on a virtual clock, with a network that the test controls. */
export function startApi(options: ApiOptions = {}) {
  const clock = createVirtualClock()
  const serverClock = createServerClock(clock)
  const cookies = createMemoryCookies()
  const storage = createMemoryStorage()
  const credentials = createVault(cookies, storage)
  const network = options.network ?? createFakeHttp(options.onSent)
  const reports: CallReport[] = []
  if (options.isSignedIn !== false) {
    credentials.storeSession({
      username: 'demo',
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
      rewardToken: null,
    })
  }
  credentials.keepDraft('login.password', 'demo1234')
  credentials.keepDraft('registration.password', 'secret99')
  credentials.keepDraft('oneTimeCode', '123456')
  credentials.keepDraft('chat.ticket', 'chat-ticket-1')
  credentials.keepDraft('passwordChange.oldPassword', 'demo1234')
  credentials.keepDraft('passwordChange.password', 'secret99')
  credentials.keepDraft('payout.password', 'demo1234')
  credentials.keepRecoveryTicket('ticket-1')
  credentials.keepPayment('pay-1', { token: 'payment-token-1', debugKey: 'debug-key-1' })
  const api = createApiClient({
    http: network.http,
    clock: serverClock,
    credentials,
    random: createSeededRandom(1),
    site: { services, authorizationScheme: options.authorizationScheme ?? 'Bearer' },
    gate: options.gate ?? closedGate,
    report: (report) => reports.push(report),
    reportSent: () => {},
  })
  const client = {
    /** Calls by name, for tests that go through all of them. */
    call: <Name extends SiteCallName>(
      name: Name,
      request: SiteCallRequest<Name>,
      options: CallOptions<AnswerOf<Name>>,
    ): Promise<AnswerOf<Name>> => api.call(allCalls[name], request, options),
  }
  return { api, client, clock, cookies, credentials, network, reports, serverClock, storage }
}
