import { useMessages } from '../../i18n/messages.provider.tsx'
import { MenuEntries } from '../../shell/menu-entries.tsx'
import { Page } from '../../shell/page.tsx'

/** The main menu as a page of its own [ROUTE-15, OPEN-31]. */
export function MenuPage() {
  const { t } = useMessages()
  return (
    <Page title={t('route.menu')}>
      <MenuEntries isPage />
    </Page>
  )
}
