import { contentView, isPanelOpen, openTransferTab, type RouteName } from '@croupier/core'
import type { TransferTab } from '@croupier/core/transfer-panel'
import { useChild } from '../app/use-child.ts'
import { useShownPage } from '../app/use-shown-page.ts'
import { useView } from '../app/use-view.ts'
import { useMessages } from '../i18n/messages.provider.tsx'

const titles = {
  index: 'route.index',
  login: 'route.login',
  loginLine: 'route.login',
  loginUrl: 'route.login',
  register: 'route.register',
  registerAff: 'route.register',
  aff: 'route.register',
  forgot: 'route.forgot',
  resetPassword: 'route.resetPassword',
  promotion: 'route.promotion',
  vip: 'route.vip',
  bonus: 'route.bonus',
  event: 'route.event',
  help: 'route.help',
  list: 'route.list',
  search: 'route.search',
  demo: 'route.demo',
  favourite: 'route.favourite',
  'game-id': 'route.game',
  'game-id-name': 'route.game',
  tournament: 'route.tournament',
  'slot-tournament': 'route.slotTournament',
  history: 'route.history',
  affiliate: 'route.affiliate',
  'affiliate-member': 'route.affiliateMember',
  'affiliate-history': 'route.affiliateHistory',
  'affiliate-reportDaily': 'route.affiliateReportDaily',
  'affiliate-reportDetail': 'route.affiliateReportDetail',
  deposit: 'route.deposit',
  withdraw: 'route.withdraw',
  menu: 'route.menu',
  profile: 'route.profile',
  maintenance: 'route.maintenance',
} as const satisfies Record<RouteName, string>

/** The page of the money flows is named after its tab, whichever of its addresses is open. */
const tabTitles = {
  'deposit-tab': 'route.deposit',
  'deposit-usdt-tab': 'route.depositUsdt',
  'withdraw-tab': 'route.withdraw',
} as const satisfies Record<TransferTab, string>

/** The title of the page, or of what covers it. */
export function usePageTitle(): string {
  const { t } = useMessages()
  const route = useShownPage()?.route
  const navigation = useChild('navigation')
  const tab = useView(navigation, openTransferTab)
  const isPanel = useView(navigation, isPanelOpen) ?? false
  const view = useView(useChild('content'), contentView)
  const screen = view?.screen
  if (screen === 'maintenance') return t('route.maintenance')
  if (view?.status === 404) return t('route.notFound')
  if (screen === 'offline') return t('connection.offlineTitle')
  if (screen === 'tryLater' || screen === 'error') return t('route.error')
  if (tab && !isPanel) return t(tabTitles[tab])
  return t(titles[route ?? 'index'])
}
