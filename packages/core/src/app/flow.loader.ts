import type { FlowName } from '../kernel/flow/flow.names.ts'
import { named } from '../kernel/flow/named.ts'
import type { FlowStart, LoadedFlow } from '../kernel/services/loaded.flow.ts'
import type { Services } from '../kernel/services/services.ts'

type CreateFlow = (services: Services, start: FlowStart) => LoadedFlow

export type FlowSources = Readonly<Record<FlowName, () => Promise<CreateFlow>>>

const chatFlows = () => import('../flows/chat/chat.actors.ts')
const panelFile = () => import('../flows/transfer-panel/transfer-panel.actors.ts')
const passwordFlows = () => import('../flows/password/password.actors.ts')

/** Where each flow comes from. Each is a file of its own in the built site. */
export const flowSources: FlowSources = {
  login: () => import('../flows/login/login.actors.ts').then(named('createLoginFlow')),
  registration: () =>
    import('../flows/registration/registration.actors.ts').then(named('createRegistrationFlow')),
  passwordRecovery: () => passwordFlows().then(named('createPasswordRecoveryFlow')),
  passwordChange: () => passwordFlows().then(named('createPasswordChangeFlow')),
  chatLink: () => chatFlows().then(named('createChatLinkFlow')),
  chatSignIn: () => chatFlows().then(named('createChatSignInFlow')),
  articles: () => import('../flows/articles/articles.actors.ts').then(named('createArticlesFlow')),
  history: () => import('../flows/history/history.actors.ts').then(named('createHistoryFlow')),
  gameList: () =>
    import('../flows/game-list/game-list.actors.ts').then(named('createGameListFlow')),
  gameRails: () =>
    import('../flows/game-rails/game-rails.actors.ts').then(named('createGameRailsFlow')),
  gameSearch: () =>
    import('../flows/game-search/game-search.actors.ts').then(named('createGameSearchFlow')),
  favourites: () =>
    import('../flows/favourite/favourites.actors.ts').then(named('createFavouritesFlow')),
  gamePage: () =>
    import('../flows/game-page/game-page.actors.ts').then(named('createGamePageFlow')),
  gameLaunch: () =>
    import('../flows/game-launch/game-launch.actors.ts').then(named('createGameLaunchFlow')),
  tournaments: () =>
    import('../flows/tournament/tournaments.actors.ts').then(named('createTournamentsFlow')),
  affiliate: () =>
    import('../flows/affiliate/affiliate.actors.ts').then(named('createAffiliateFlow')),
  affiliateReports: () =>
    import('../flows/affiliate/affiliate-reports.actors.ts').then(
      named('createAffiliateReportsFlow'),
    ),
  analytics: () =>
    import('../flows/analytics/analytics.actors.ts').then(named('createAnalyticsFlow')),
  liveChat: () =>
    import('../flows/live-chat/live-chat.actors.ts').then(named('createLiveChatFlow')),
  profile: async () => {
    const provide = await import('../member/profile/profile.actors.ts').then(
      named('provideProfile'),
    )
    return (services) => ({ logic: provide(services), input: undefined })
  },
  notices: () => import('../flows/notice/notices.actors.ts').then(named('createNoticesFlow')),
  promotions: () =>
    import('../flows/promotion/promotion.actors.ts').then(named('createPromotionsFlow')),
  deposit: async () => {
    const [create] = await Promise.all([
      import('../flows/deposit/deposit.actors.ts').then(named('createDepositFlow')),
      // The way back to a code that waits leads through the panel, with a network or without.
      panelFile(),
    ])
    return (services, { username }) => create(services, username)
  },
  latePayments: async () => {
    const create = await import('../flows/late-payment/late-payments.actors.ts').then(
      named('createLatePaymentsFlow'),
    )
    return (services, { username }) => create(services, username)
  },
  withdraw: async () => {
    const create = await import('../flows/withdraw/withdraw.actors.ts').then(
      named('createWithdrawFlow'),
    )
    return (services, { username }) => create(services, username)
  },
  transferPanel: () => panelFile().then(named('createTransferPanel')),
  usdtDeposit: async () => (await import('../flows/usdt/usdt.actors.ts')).createUsdtFlow,
}
