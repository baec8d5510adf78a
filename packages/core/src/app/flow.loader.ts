import type { AnyActorLogic, AnyMachineSnapshot } from 'xstate'
import { named } from '../flow/named.ts'
import type { RouteName } from '../routing/routes.ts'
import type { TransferProgress } from '../transfer-panel/transfer-panel.rules.ts'
import type { FlowName } from './flow.names.ts'
import type { Services } from './services.ts'

/** A chart with everything it does to the world, ready to be started. */
export interface LoadedFlow {
  readonly logic: AnyActorLogic
  readonly input: unknown
  /** How far it is, of a flow with steps. */
  readonly progressOf?: (snapshot: AnyMachineSnapshot) => TransferProgress
}

/** What a flow knows about who and where when it starts. */
export interface FlowStart {
  readonly username: string
  readonly address: string
  /** Null while no page is shown. */
  readonly route: RouteName | null
  readonly query: Readonly<Record<string, string>>
  /** What the path of the page says besides its name. */
  readonly parameters: Readonly<Record<string, string>>
}

type CreateFlow = (services: Services, start: FlowStart) => LoadedFlow

export type FlowSources = Readonly<Record<FlowName, () => Promise<CreateFlow>>>

const chatFlows = () => import('../chat/chat.actors.ts')
const panelFile = () => import('../transfer-panel/transfer-panel.actors.ts')
const passwordFlows = () => import('../password/password.actors.ts')

/** Where each flow comes from. Each is a file of its own in the built site. */
export const flowSources: FlowSources = {
  login: () => import('../login/login.actors.ts').then(named('createLoginFlow')),
  registration: () =>
    import('../registration/registration.actors.ts').then(named('createRegistrationFlow')),
  passwordRecovery: () => passwordFlows().then(named('createPasswordRecoveryFlow')),
  passwordChange: () => passwordFlows().then(named('createPasswordChangeFlow')),
  chatLink: () => chatFlows().then(named('createChatLinkFlow')),
  chatSignIn: () => chatFlows().then(named('createChatSignInFlow')),
  articles: () => import('../articles/articles.actors.ts').then(named('createArticlesFlow')),
  history: () => import('../history/history.actors.ts').then(named('createHistoryFlow')),
  gameList: () => import('../game-list/game-list.actors.ts').then(named('createGameListFlow')),
  gameRails: () => import('../game-rails/game-rails.actors.ts').then(named('createGameRailsFlow')),
  gameSearch: () =>
    import('../game-search/game-search.actors.ts').then(named('createGameSearchFlow')),
  favourites: () => import('../favourite/favourites.actors.ts').then(named('createFavouritesFlow')),
  gamePage: () => import('../game-page/game-page.actors.ts').then(named('createGamePageFlow')),
  gameLaunch: () =>
    import('../game-launch/game-launch.actors.ts').then(named('createGameLaunchFlow')),
  tournaments: () =>
    import('../tournament/tournaments.actors.ts').then(named('createTournamentsFlow')),
  affiliate: () => import('../affiliate/affiliate.actors.ts').then(named('createAffiliateFlow')),
  affiliateReports: () =>
    import('../affiliate/affiliate-reports.actors.ts').then(named('createAffiliateReportsFlow')),
  analytics: () => import('../analytics/analytics.actors.ts').then(named('createAnalyticsFlow')),
  liveChat: () => import('../live-chat/live-chat.actors.ts').then(named('createLiveChatFlow')),
  profile: async () => {
    const provide = await import('../profile/profile.actors.ts').then(named('provideProfile'))
    return (services) => ({ logic: provide(services), input: undefined })
  },
  notices: () => import('../notice/notices.actors.ts').then(named('createNoticesFlow')),
  promotions: () => import('../promotion/promotion.actors.ts').then(named('createPromotionsFlow')),
  deposit: async () => {
    const [create] = await Promise.all([
      import('../deposit/deposit.actors.ts').then(named('createDepositFlow')),
      // The way back to a code that waits leads through the panel, with a network or without.
      panelFile(),
    ])
    return (services, { username }) => create(services, username)
  },
  latePayments: async () => {
    const create = await import('../late-payment/late-payments.actors.ts').then(
      named('createLatePaymentsFlow'),
    )
    return (services, { username }) => create(services, username)
  },
  withdraw: async () => {
    const create = await import('../withdraw/withdraw.actors.ts').then(named('createWithdrawFlow'))
    return (services, { username }) => create(services, username)
  },
  transferPanel: () => panelFile().then(named('createTransferPanel')),
  usdtDeposit: async () => (await import('../usdt/usdt.actors.ts')).createUsdtFlow,
}
