import { named } from '@croupier/core/internal'
import type { ScreenSource, ScreenSources } from './app/screen.names.ts'

const memberParts = () => import('./shell/member-header.tsx')
const offerStrips = () => import('./features/promotion/offer-strip.tsx')
const passwordPages = () => import('./features/account/password.pages.tsx')

const registration: ScreenSource = {
  areas: ['login', 'account', 'banks', 'member'],
  load: () => import('./features/account/registration.page.tsx').then(named('RegistrationPage')),
}

const chatSignIn: ScreenSource = {
  areas: ['login', 'member'],
  load: () => import('./features/account/chat-sign-in.page.tsx').then(named('ChatSignInPage')),
}

const articles: ScreenSource = {
  areas: ['articles', 'member'],
  load: () => import('./features/articles/articles.page.tsx').then(named('ArticlesPage')),
}

const listPage: ScreenSource = {
  areas: ['games', 'menu', 'member'],
  load: () => import('./features/games/list.page.tsx').then(named('ListPage')),
}

const gamePage: ScreenSource = {
  areas: ['games', 'gamePage', 'member'],
  load: () => import('./features/game-page/game.page.tsx').then(named('GamePage')),
}

const tournaments: ScreenSource = {
  areas: ['tournament', 'member'],
  load: () => import('./features/tournament/tournaments.page.tsx').then(named('TournamentsPage')),
}

const affiliateReport: ScreenSource = {
  areas: ['affiliate', 'member'],
  load: () => import('./features/affiliate/report.page.tsx').then(named('AffiliateReportPage')),
}

const transferPage: ScreenSource = {
  areas: ['member'],
  load: () => import('./features/transfer-panel/transfer.page.tsx').then(named('TransferPage')),
}

/** What is loaded when it is first shown: a page each, and what lies over pages. */
export const screenSources: ScreenSources = {
  index: {
    areas: ['home'],
    load: () => import('./features/home/home.page.tsx').then(named('HomePage')),
  },
  login: {
    areas: ['login', 'member'],
    load: () => import('./features/account/login.page.tsx').then(named('LoginPage')),
  },
  loginLine: chatSignIn,
  loginUrl: chatSignIn,
  register: registration,
  registerAff: registration,
  aff: registration,
  forgot: {
    areas: ['login', 'account', 'member'],
    load: () => passwordPages().then(named('RecoveryPage')),
  },
  resetPassword: {
    areas: ['login', 'account', 'member'],
    load: () => passwordPages().then(named('NewPasswordPage')),
  },
  list: listPage,
  demo: listPage,
  favourite: listPage,
  search: {
    areas: ['games', 'member'],
    load: () => import('./features/games/search.page.tsx').then(named('SearchPage')),
  },
  gameRails: {
    areas: ['games', 'member', 'menu', 'tournament'],
    load: () => import('./features/games/game-rails.tsx').then(named('GameRails')),
  },
  headerSearch: {
    areas: ['games'],
    load: () => import('./shell/header-search.tsx').then(named('HeaderSearch')),
  },
  promotion: articles,
  vip: articles,
  bonus: articles,
  event: articles,
  'game-id': gamePage,
  'game-id-name': gamePage,
  tournament: tournaments,
  'slot-tournament': tournaments,
  help: {
    areas: ['help', 'member'],
    load: () => import('./features/help/help.page.tsx').then(named('HelpPage')),
  },
  history: {
    areas: ['history', 'member'],
    load: () => import('./features/history/history.page.tsx').then(named('HistoryPage')),
  },
  affiliate: {
    areas: ['affiliate', 'withdraw', 'member'],
    load: () => import('./features/affiliate/overview.page.tsx').then(named('AffiliatePage')),
  },
  'affiliate-member': affiliateReport,
  'affiliate-history': affiliateReport,
  'affiliate-reportDaily': affiliateReport,
  'affiliate-reportDetail': affiliateReport,
  menu: {
    areas: ['menu', 'member', 'games'],
    load: () => import('./features/menu/menu.page.tsx').then(named('MenuPage')),
  },
  profile: {
    areas: ['menu', 'member', 'banks', 'games'],
    load: () => import('./features/profile/profile.page.tsx').then(named('ProfilePage')),
  },
  deposit: transferPage,
  withdraw: transferPage,
  maintenance: {
    areas: ['member'],
    load: () =>
      import('./features/maintenance/maintenance.page.tsx').then(named('MaintenancePage')),
  },
  analyticsConsent: {
    areas: ['analytics'],
    load: () =>
      import('./features/analytics/analytics-consent.tsx').then(named('AnalyticsConsent')),
  },
  chatLink: {
    areas: ['member'],
    load: () => import('./features/account/chat-link.dialog.tsx').then(named('ChatLinkDialog')),
  },
  historyDrawer: {
    areas: ['history', 'member'],
    load: () => import('./features/history/history.drawer.tsx').then(named('HistoryDrawer')),
  },
  memberEntries: {
    areas: ['member'],
    load: () => memberParts().then(named('MemberEntries')),
  },
  memberHeader: {
    areas: ['member'],
    load: () => memberParts().then(named('MemberHeader')),
  },
  footer: {
    areas: ['menu', 'member'],
    load: () => import('./shell/footer.tsx').then(named('Footer')),
  },
  menuEntries: {
    areas: ['menu', 'games'],
    load: () => import('./shell/menu-entries.tsx').then(named('MenuEntries')),
  },
  menuSheet: {
    areas: [],
    load: () => import('./shell/menu-sheet.tsx').then(named('MenuSheet')),
  },
  notices: {
    areas: ['notices', 'member'],
    load: () => import('./features/notice/notice.dialog.tsx').then(named('NoticeDialog')),
  },
  offerAmount: {
    areas: ['runningOffer'],
    load: () => import('./features/deposit/offer-amount.tsx').then(named('OfferAmount')),
  },
  offerReminder: {
    areas: ['runningOffer'],
    load: () => offerStrips().then(named('OfferReminder')),
  },
  offerStatus: {
    areas: ['runningOffer'],
    load: () => offerStrips().then(named('OfferStatus')),
  },
  promotions: {
    areas: ['promotions', 'member'],
    load: () =>
      import('./features/promotion/running-promotions.tsx').then(named('RunningPromotions')),
  },
  promotionOffers: {
    areas: ['promotions'],
    load: () => import('./features/promotion/promotion-offers.tsx').then(named('PromotionOffers')),
  },
  toasts: {
    areas: ['member'],
    load: () => import('./shell/toasts.tsx').then(named('Toasts')),
  },
  siteClosed: {
    areas: ['member'],
    load: () => import('./shell/site-closed.dialog.tsx').then(named('SiteClosedDialog')),
  },
  transferPanel: {
    areas: ['member'],
    load: () => import('./features/transfer-panel/transfer-panel.tsx').then(named('TransferPanel')),
  },
  depositTab: {
    areas: ['deposit', 'banks'],
    load: () => import('./features/deposit/deposit-tab.tsx').then(named('DepositTab')),
  },
  usdtTab: {
    areas: ['usdt'],
    load: async () => (await import('./features/usdt/usdt-tab.tsx')).UsdtTab,
  },
  visitorFacts: {
    areas: ['home'],
    load: () => import('./features/visitor/visitor-facts.tsx').then(named('VisitorFacts')),
  },
  withdrawTab: {
    areas: ['withdraw', 'banks'],
    load: () => import('./features/withdraw/withdraw-tab.tsx').then(named('WithdrawTab')),
  },
  unansweredWithdrawal: {
    areas: ['member'],
    load: () =>
      import('./features/withdraw/unanswered-withdrawal.tsx').then(named('UnansweredWithdrawal')),
  },
  unansweredCommission: {
    areas: ['member'],
    load: () =>
      import('./features/affiliate/unanswered-commission.tsx').then(named('UnansweredCommission')),
  },
  waitingForPayment: {
    areas: ['member'],
    load: () =>
      import('./features/deposit/waiting-for-payment.tsx').then(named('WaitingForPayment')),
  },
  waitingPaymentRow: {
    areas: ['member'],
    load: () =>
      import('./features/deposit/waiting-payment-row.tsx').then(named('WaitingPaymentRow')),
  },
  paymentWaits: {
    areas: ['member'],
    load: () => import('./features/deposit/payment-waits.tsx').then(named('PaymentWaits')),
  },
  depositFailure: {
    areas: ['deposit', 'member'],
    load: () =>
      import('./features/deposit/deposit-failure.dialog.tsx').then(named('DepositFailureDialog')),
  },
  depositNews: {
    areas: ['deposit'],
    load: () => import('./features/deposit/deposit-news.tsx').then(named('DepositNews')),
  },
}
